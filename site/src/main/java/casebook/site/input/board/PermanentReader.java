package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Designation;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.Spelling;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Reads permanents. */
public final class PermanentReader {
  private final Catalogue catalogue;
  private final CaseIds names;
  private final Pairs pairs;

  /** Reads permanents, and notes which of them are said to be paired. */
  public PermanentReader(Catalogue catalogue, CaseIds names, Pairs pairs) {
    this.catalogue = catalogue;
    this.names = names;
    this.pairs = pairs;
  }

  /**
   * An entry of which so far only the name is known.
   *
   * @param card the card's name, where it is one
   */
  private record Entry(Fields fields, String id, int count, Optional<Named> card) {}

  /** The name of a card as it was written, and what is known of it. */
  record Named(Value where, String name, Optional<CardFacts> facts) {}

  /** The permanents on the battlefield, in board order. */
  public List<Permanent> read(Value list) {
    List<Entry> entries =
        list.items().stream().flatMap(item -> item.fields().stream()).map(this::entry).toList();
    // Ids come first: a permanent may be attached to one that is listed after it.
    entries.forEach(entry -> names.addPermanent(idOf(entry.fields()), entry.id(), entry.count()));
    return entries.stream().flatMap(entry -> permanents(entry, Since.TURN_BEGAN).stream()).toList();
  }

  /** One permanent that enters the battlefield in the course of a case. */
  public Optional<Permanent> readOne(Value value) {
    return value
        .fields()
        .map(fields -> {
          Entry entry = entry(fields);
          if (entry.count() > 1) {
            fields.find("count").ifPresent(count -> count.problem("One permanent in each move."));
          }
          names.addPermanent(idOf(fields), entry.id(), 1);
          return permanents(new Entry(fields, entry.id(), 1, entry.card()), Since.THIS_TURN)
              .getFirst();
        });
  }

  private static Value idOf(Fields fields) {
    return fields.find("id").orElse(fields.object());
  }

  private Entry entry(Fields fields) {
    Optional<Named> card = fields.find("card").flatMap(this::card);
    Optional<String> name =
        card.map(named -> named.facts().map(CardFacts::name).orElse(named.name()))
            .or(() -> fields.find("name").flatMap(Value::name));
    Optional<Value> stated = fields.find("id");
    Optional<String> plain =
        name.map(text -> Spelling.plain(text, "-")).filter(slug -> !slug.isBlank());
    String id = stated.flatMap(Value::name).or(() -> plain).orElse(CaseIds.UNKNOWN.value());
    if (stated.isEmpty() && plain.isEmpty()) {
      fields.object().problem("“id” is missing.");
    }
    int count = fields.number("count", 1, CaseSize.MOST_PERMANENTS, 1);
    return new Entry(fields, id, count, card);
  }

  private Optional<Named> card(Value value) {
    return value.name().map(name -> new Named(value, name, catalogue.find(name)));
  }

  /**
   * What an entry stands for.
   *
   * @param untold since when it is there if nothing is said
   */
  private List<Permanent> permanents(Entry entry, Since untold) {
    Cancellation.check();
    Fields fields = entry.fields();
    Permanent one = permanent(fields, new Id(entry.id()), entry.card(), untold);
    pair(entry);
    fields.end();
    return entry.count() == 1
        ? List.of(one)
        : CaseIds.members(entry.id(), entry.count()).stream()
            .map(id -> one.change().id(id).build())
            .toList();
  }

  private Permanent permanent(Fields fields, Id id, Optional<Named> card, Since untold) {
    Chosen chosen = ChosenReader.read(fields.find("chosen"), names);
    var nature = ObjectReader.read(fields, card, chosen, catalogue);
    Id controller = fields.require("controller").flatMap(names::player).orElse(CaseIds.UNKNOWN);
    boolean loses =
        fields.find("loses").flatMap(value -> value.oneOf(List.of("abilities"))).isPresent();
    List<Ability> given = RulesTexts.read(texts(fields.find("addText")), nature.self());
    List<Ability> all = new ArrayList<>(nature.abilities());
    all.addAll(given);
    Holds holds = Holds.ofPermanent(all, nature.self(), fields);
    given = holds.settle(given);
    List<Ability> own = holds.settle(nature.abilities());
    var permanent =
        Permanent.builder(id, controller, nature.characteristics())
            .now(ObjectReader.now(fields, names))
            .timestamp(timestamp(fields))
            .owner(fields.read("owner", names::player, controller))
            .abilities(own)
            .hidden(nature.hidden())
            .givenAbilities(given)
            .losesAbilities(loses)
            .token(nature.token())
            .tapped(fields.flag("tapped"))
            .phasedOut(fields.flag("phasedOut"))
            .since(fields.read("since", PermanentReader::since, untold))
            .counters(nature.counters())
            .attachedTo(fields.find("attachedTo").flatMap(names::object))
            .protector(fields.find("protector").flatMap(names::player))
            .goadedBy(names.playersOf(fields.items("goadedBy")))
            .chosen(chosen)
            .attackedLastTurn(fields.flag("attackedLastTurn"))
            .attackedThisTurn(names.objectsOf(fields.items("attackedThisTurn")))
            .blockedThisTurn(fields.flag("blockedThisTurn"))
            .state(Facts.ofPermanent(fields.find("state")));
    for (Designation designation : Designation.values()) {
      permanent.designation(designation, fields.flag(designation.name().toLowerCase(Locale.ROOT)));
    }
    checkLevel(nature.characteristics().subtypes(), nature.counters().keySet(), fields);
    var inForce = new ArrayList<>(given);
    if (!loses) {
      inForce.addAll(own);
    }
    UnboundWords.ofPermanent(inForce).checkChoices(chosen, fields);
    return permanent.build();
  }

  /** A Class has a level and no level counters (716.2). */
  private static void checkLevel(Set<String> subtypes, Set<String> counters, Fields fields) {
    if (subtypes.contains("class") && counters.contains("level")) {
      fields
          .find("counters")
          .orElse(fields.object())
          .problem(
              "A Class has no level counters (716.2): say its level by “state”, as {\"level\":"
                  + " 2}.");
    }
  }

  /** Notes with which creature an entry's is said to be paired (702.95). */
  private void pair(Entry entry) {
    entry
        .fields()
        .find("pairedWith")
        .ifPresent(stated -> {
          if (entry.count() > 1) {
            stated.problem(
                "Each creature is paired with only one other creature (702.95a), and “count” makes "
                    + Value.grouped(entry.count())
                    + " of this one: give the one that is paired an entry of its own.");
          } else {
            names
                .permanent(stated)
                .ifPresent(other -> pairs.add(new Id(entry.id()), other, stated));
          }
        });
  }

  private static Optional<Since> since(Value value) {
    return value
        .oneOf(List.of("turnBegan", "thisTurn"))
        .map(word -> word.equals("thisTurn") ? Since.THIS_TURN : Since.TURN_BEGAN);
  }

  /** When something came, where the case says so (613.7). */
  static Timestamp timestamp(Fields fields) {
    OptionalInt stated =
        fields
            .find("timestamp")
            .map(value -> value.number(-1_000_000_000, 1_000_000_000))
            .orElse(OptionalInt.empty());
    return stated.isPresent() ? Timestamp.of(stated.getAsInt()) : Timestamp.UNSAID;
  }

  /** A text or a list of texts. */
  public static List<String> texts(Optional<Value> value) {
    return value.map(one -> one.isList() ? one.items() : List.of(one)).orElse(List.of()).stream()
        .flatMap(item -> item.rulesText().stream())
        .toList();
  }
}
