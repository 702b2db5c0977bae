package casebook.site.exchange;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.input.board.TokenName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tools.jackson.databind.node.ObjectNode;

/** Reads the cards and tokens that Forge lists as being on the battlefield. */
final class ForgePermanents {
  private final Catalogue catalogue;
  private final CaseOfBoard board;
  private final ForgeFlags flags;
  private final Remarks remarks;
  private final Map<Integer, ObjectNode> numbered = new HashMap<>();
  private final List<Attachment> attachments = new ArrayList<>();
  private final List<Attacker> attackers = new ArrayList<>();

  /** The entry that was written last, and what it is without its id. */
  private Optional<Written> last = Optional.empty();

  ForgePermanents(Catalogue catalogue, CaseOfBoard board, ForgeFlags flags, Remarks remarks) {
    this.catalogue = catalogue;
    this.board = board;
    this.flags = flags;
    this.remarks = remarks;
  }

  private record Written(ObjectNode entry, ObjectNode like, Optional<Attacker> attacker) {}

  private record Attachment(ObjectNode entry, Piece to) {}

  /**
   * A creature that attacks.
   *
   * @param target the number of the permanent that it attacks; empty where it attacks the opponent
   */
  record Attacker(ObjectNode entry, Piece where, Piece target) {}

  /** The creatures that attack, in the order of the text. */
  List<Attacker> attackers() {
    return attackers;
  }

  /** The id of the permanent with a number in Forge's text. */
  Optional<String> id(Piece number) {
    return find(number).map(entry -> entry.path("id").asString());
  }

  private Optional<ObjectNode> find(Piece number) {
    OptionalInt stated = PrintedFace.number(number.text());
    Optional<ObjectNode> entry =
        stated.isPresent()
            ? Optional.ofNullable(numbered.get(stated.getAsInt()))
            : Optional.empty();
    if (entry.isEmpty()) {
      remarks.problem(
          number, "No permanent on the battlefield has “Id:%s”.".formatted(number.text()));
    }
    return entry;
  }

  /** Reads one player's battlefield. */
  void read(Piece zone, String controller, boolean isActive) {
    last = Optional.empty();
    for (Piece element : zone.parts(';')) {
      one(element, controller, isActive);
    }
  }

  private void one(Piece element, String controller, boolean isActive) {
    List<Piece> parts = element.parts('|');
    if (parts.isEmpty()) {
      return;
    }
    ObjectNode entry = CaseOfBoard.node();
    Optional<CardFacts> card = what(parts.getFirst(), entry);
    entry.put("controller", controller);
    var read = new ForgeFlags.Read(parts.getFirst(), entry, card, isActive);
    parts.subList(1, parts.size()).forEach(flag -> flags.read(flag, read));
    if (!read.hasCard()) {
      entry.remove("card");
    }
    String name = entry.path("name").asString(entry.path("card").asString(""));
    if (entry.has("token") && !entry.has("text")) {
      TokenName.manaText(name).ifPresent(text -> entry.put("text", text));
    }
    add(read, name);
  }

  /** The card or token by its name or its description. */
  private Optional<CardFacts> what(Piece name, ObjectNode entry) {
    if (name.text().startsWith("t:")) {
      new ForgeToken(remarks).read(name.from(2), entry);
      return Optional.empty();
    }
    if (name.text().startsWith("T:")) {
      ForgeScript.read(name.from(2), entry, remarks);
      return Optional.empty();
    }
    Optional<CardFacts> card = CardNames.find(name, catalogue, remarks);
    card.ifPresent(facts -> {
      if (!facts.isPermanent()) {
        remarks.problem(
            name, "“" + facts.name() + "” is no permanent, and can't be on the battlefield.");
      }
      entry.put("card", facts.name());
    });
    return card;
  }

  private void add(ForgeFlags.Read read, String name) {
    ObjectNode entry = read.entry();
    ObjectNode like = entry.deepCopy();
    Optional<Attacker> attacker =
        read.attacking().map(target -> new Attacker(entry, read.name(), target));
    if (isOneMore(like, attacker, read)) {
      ObjectNode before = last.orElseThrow().entry();
      before.put("count", before.path("count").asInt(1) + 1);
      return;
    }
    ObjectNode added = board.add("permanents", read.name().place());
    String id = board.id(name);
    added.put("id", id);
    added.setAll(entry);
    read.number().ifPresent(number -> numbered.put(number, added));
    read.attachedTo().ifPresent(to -> attachments.add(new Attachment(added, to)));
    attacker.ifPresent(one -> attackers.add(new Attacker(added, one.where(), one.target())));
    boolean mayHaveCount = read.number().isEmpty() && read.attachedTo().isEmpty();
    last = mayHaveCount ? Optional.of(new Written(added, like, attacker)) : Optional.empty();
  }

  private boolean isOneMore(ObjectNode like, Optional<Attacker> attacker, ForgeFlags.Read read) {
    return read.number().isEmpty()
        && read.attachedTo().isEmpty()
        && last.filter(before ->
                before.like().equals(like)
                    && before
                        .attacker()
                        .map(one -> one.target().text())
                        .equals(attacker.map(one -> one.target().text())))
            .isPresent();
  }

  /** Writes what each permanent is attached to, once all are read. */
  void attach() {
    for (Attachment one : attachments) {
      find(one.to())
          .ifPresent(to -> {
            one.entry().put("attachedTo", to.path("id").asString());
            if (givesControl(one.entry())) {
              takeOver(one, to);
            }
          });
    }
  }

  /** Whether its text gives its controller the permanent that it is attached to (613.1b). */
  private boolean givesControl(ObjectNode attachment) {
    return catalogue.find(attachment.path("card").asString("")).stream()
        .flatMap(card -> card.abilities().stream())
        .filter(ability -> ability.frame() == Ability.Frame.STATIC)
        .anyMatch(ability ->
            ability.effects().stream()
                .anyMatch(effect ->
                    effect instanceof Effect.ChangesControl(Filter.Attached _, var _, var _)));
  }

  private void takeOver(Attachment one, ObjectNode taken) {
    String controller = one.entry().path("controller").asString();
    String before = taken.path("controller").asString();
    if (before.equals(controller)) {
      return;
    }
    taken.put("controller", controller);
    if (!taken.has("owner")) {
      taken.put("owner", before);
    }
    remarks.note(
        one.to(),
        "“%s” is controlled by %s because of what is attached to it (613.1b)."
            .formatted(taken.path("id").asString(), controller));
  }

  /** Whether a card's text does something about attacking from where a permanent isn't. */
  static boolean actsFromElsewhere(CardFacts card) {
    return card.abilities().stream()
        .anyMatch(ability ->
            Mentions.mentions(
                List.of(ability),
                part ->
                    part instanceof Condition.Stated(var words)
                        && (words.contains("graveyard")
                            || words.contains("command zone")
                            || words.contains("exile"))));
  }
}
