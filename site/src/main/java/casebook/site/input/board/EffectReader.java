package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Timestamp;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.word.Self;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.TypeLine;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads effects in force without a permanent that carries them. */
public final class EffectReader {
  private final Catalogue catalogue;
  private final CaseIds names;
  private final CalledByName called;
  private final List<Permanent> permanents;
  private final Turn turn;

  /** The active player, with the rest of the team. */
  private final Set<Id> ofTurn;

  public EffectReader(
      Catalogue catalogue,
      CaseIds names,
      List<Player> players,
      Id active,
      List<Permanent> permanents,
      Turn turn) {
    this.catalogue = catalogue;
    this.names = names;
    this.ofTurn = ofTurn(players, active);
    this.called = new CalledByName(players, permanents);
    this.permanents = permanents;
    this.turn = turn;
  }

  /** Reads each item as an effect. */
  public List<EffectInForce> read(List<Value> items) {
    return items.stream().flatMap(item -> item.fields().stream()).map(this::effect).toList();
  }

  private EffectInForce effect(Fields fields) {
    Optional<Id> permanent = fields.find("permanent").flatMap(names::permanent);
    String source =
        fields
            .find("source")
            .flatMap(Value::name)
            .or(() -> permanent.map(Id::value))
            .orElseGet(() -> {
              fields.require("source");
              return "";
            });
    Optional<CardFacts> card = catalogue.find(source);
    Chosen chosen = ChosenReader.read(fields.find("chosen"), names);
    var affects = new LinkedHashSet<>(names.objectsOf(fields.items("affects")));
    String words = fields.find("text").filter(Value::isText).flatMap(Value::text).orElse("");
    Optional<Permanent> byName =
        permanent.isEmpty() ? called.permanent(words, source, affects) : Optional.empty();
    Self self = byName.map(this::self).orElseGet(() -> self(source, card, words));
    Optional<Player> player =
        affects.stream().noneMatch(names::isPlayer) ? called.player(words) : Optional.empty();
    player.map(Player::id).ifPresent(affects::add);
    boolean areListed = affects.stream().anyMatch(id -> !names.isPlayer(id));
    List<Ability> told =
        GoadedThen.in(
            abilities(fields, card, self, new Meant(affects, chosen, permanent, player)),
            areListed);
    List<Ability> abilities = Holds.ofEffect(told, self, fields).settle(told);
    Optional<Id> controller = fields.find("controller").flatMap(names::player);
    UnboundWords unbound = UnboundWords.ofEffect(abilities);
    unbound.checkChoices(chosen, fields);
    if (unbound.speakOfYou() && controller.isEmpty() && permanent.isEmpty()) {
      fields.object().problem("The text speaks of “you”: say who that is by “controller”.");
    }
    checkAffected(unbound, affects, chosen, fields);
    boolean isSpell = byName.isEmpty() && card.isPresent() && self.isSpell();
    boolean ofItself = !isSpell && (unbound.speakOfItself() || Saddled.isSaid(abilities));
    Optional<Id> object =
        permanent.isEmpty() && ofItself
            ? byName
                .map(Permanent::id)
                .or(() -> itself(source, card, UnboundWords.endWithTheirObject(abilities), fields))
            : permanent;
    checkTargets(unbound.targets(), affects, fields);
    Timestamp stated = PermanentReader.timestamp(fields);
    fields.end();
    boolean isEarlier =
        stated.equals(Timestamp.UNSAID)
            && card.filter(EffectReader::isSorcery).isPresent()
            && controller.filter(who -> !ofTurn.contains(who)).isPresent();
    Timestamp timestamp = isEarlier ? Timestamp.OF_EARLIER_TURN : stated;
    Optional<Id> you = controller.or(() -> object.flatMap(this::controllerOf));
    return new EffectInForce(source, object, you, abilities, affects, chosen).at(timestamp);
  }

  private static Set<Id> ofTurn(List<Player> players, Id active) {
    Optional<String> team =
        players.stream()
            .filter(player -> player.id().equals(active))
            .flatMap(player -> player.team().stream())
            .findFirst();
    return players.stream()
        .filter(player ->
            player.id().equals(active) || (team.isPresent() && player.team().equals(team)))
        .map(Player::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static boolean isSorcery(CardFacts card) {
    return TypeLine.of(card.typeLine()).types().contains("sorcery");
  }

  /** "You" in what an ability did is who controlled it then, whoever controls its source later. */
  private Optional<Id> controllerOf(Id permanent) {
    return permanents.stream()
        .filter(one -> one.id().equals(permanent))
        .map(Permanent::controller)
        .findFirst();
  }

  /** "That player" must be a player, and "target creature" a permanent. */
  private void checkAffected(UnboundWords words, Set<Id> affects, Chosen chosen, Fields fields) {
    boolean player = affects.stream().anyMatch(names::isPlayer) || chosen.player().isPresent();
    boolean permanent = affects.stream().anyMatch(id -> !names.isPlayer(id));
    Value where = fields.find("affects").orElse(fields.object());
    boolean oneOfSeveral = !words.targets().isEmpty() && !affects.isEmpty();
    if (words.speakOfAffectedPermanent() && !permanent && !oneOfSeveral) {
      where.problem(
          affects.isEmpty()
              ? "The text speaks of a target or of “that” one: list it in “affects”."
              : "The text speaks of a permanent that it affects, and “affects” lists only"
                  + " players.");
    } else if (words.speakOfAffectedPlayer() && !player) {
      where.problem(
          affects.isEmpty()
              ? "The text speaks of a target or of “that” one: list it in “affects”."
              : "The text speaks of “that player” or “target player”: list the player in"
                  + " “affects”.");
    }
  }

  /**
   * The only permanent that the text calls "this creature" or by its name.
   *
   * @param endsWithIt whether the effect is over once that has left the battlefield (611.2b)
   */
  private Optional<Id> itself(
      String source, Optional<CardFacts> card, boolean endsWithIt, Fields fields) {
    String name = card.map(CardFacts::name).orElse(source);
    List<Id> called =
        permanents.stream()
            .filter(one -> one.characteristics().name().equalsIgnoreCase(name))
            .map(Permanent::id)
            .toList();
    if (called.size() != 1) {
      fields
          .object()
          .problem(
              "The text speaks of “%s” itself, and %s of the permanents here %s called so: say which one it is by “permanent”.%s"
                  .formatted(
                      name,
                      called.isEmpty() ? "none" : String.valueOf(called.size()),
                      called.isEmpty() ? "is" : "are",
                      called.isEmpty() && endsWithIt
                          ? " Where it has left the battlefield the effect is over (611.2b): leave"
                              + " it out."
                          : ""));
    }
    return called.stream().findFirst();
  }

  /** Which target is which is said by their order, unless only one of them matters. */
  private void checkTargets(List<Filter.Target> targets, Set<Id> affects, Fields fields) {
    long listed = affects.stream().filter(id -> !names.isPlayer(id)).count();
    boolean one = targets.size() == 1 && listed == 1;
    if (targets.isEmpty() || affects.isEmpty() || one || listed == targets.getFirst().of()) {
      return;
    }
    fields
        .find("affects")
        .orElse(fields.object())
        .problem(
            "The text has "
                + targets.getFirst().of()
                + " targets and says different things of them, and “affects” lists "
                + (listed == 1 ? "one permanent" : listed + " permanents")
                + ": list the targets in the text's order, or make an effect of each"
                + " part of the text that has a target.");
  }

  /** What the case says that an effect was made for. */
  private record Meant(
      Set<Id> affects, Chosen chosen, Optional<Id> permanent, Optional<Player> byName) {}

  /** What the stated text says or, where none is stated, the text of the card of that name. */
  private List<Ability> abilities(Fields fields, Optional<CardFacts> card, Self self, Meant meant) {
    Optional<Value> text = fields.find("text");
    if (text.isEmpty() && card.isEmpty()) {
      fields.object().problem("“text” is missing, and “source” is no card that is known.");
      return List.of();
    }
    Optional<String> mode = meant.chosen().mode();
    if (text.isPresent()) {
      Optional<String> words =
          text.get()
              .rulesText()
              .map(said ->
                  meant
                      .byName()
                      .map(player -> CalledByName.ofThatPlayer(said, player))
                      .orElseGet(
                          () -> isOfOnePlayer(meant) ? CalledByName.ofOnePlayer(said) : said));
      Set<Integer> chosen =
          words.flatMap(said -> mode.map(one -> Modes.chosenIn(said, one))).orElse(Set.of());
      return words
          .map(said -> inModes(RulesTexts.modes(said, self), chosen, fields))
          .orElse(List.of())
          .stream()
          .map(ability -> meant.affects().isEmpty() ? waiting(ability) : ability)
          .map(ability ->
              meant.byName().map(player -> CalledByName.ofPlayer(ability, player)).orElse(ability))
          .toList();
    }
    Modes modes = card.orElseThrow().modes();
    Set<Integer> chosen = mode.map(words -> modes.chosenBy(words, self)).orElse(Set.of());
    Modes named = self.isSpell() ? modes : resolved(modes, chosen, meant, fields);
    return inModes(named, chosen, fields);
  }

  private boolean isOfOnePlayer(Meant meant) {
    return meant.affects().size() == 1 && names.isPlayer(meant.affects().iterator().next());
  }

  /**
   * What triggers on attacking and does something to what attacked, where it isn't said what that
   * was: it waits to trigger, as an ability of an emblem does (114.4).
   */
  private static Ability waiting(Ability ability) {
    boolean waits =
        ability.frame() == Ability.Frame.TRIGGERED
            && ability.triggersOnAttacking()
            && UnboundWords.ofEffect(List.of(ability)).speakOfAffectedPermanent();
    return waits && ability.meaning() instanceof Meaning.Read(var effects)
        ? new Ability(
            ability.text(),
            ability.frame(),
            new Meaning.Read(effects.stream().filter(Effect.Trigger.class::isInstance).toList()))
        : ability;
  }

  /** Only the modes that were chosen did something (700.2); a case must say which. */
  private static List<Ability> inModes(Modes modes, Set<Integer> chosen, Fields fields) {
    if (chosen.isEmpty() && modes.isModal()) {
      Optional<Value> said =
          fields.find("chosen").flatMap(Value::fields).flatMap(one -> one.find("mode"));
      said.orElse(fields.object())
          .problem(
              (said.isPresent() ? "No mode of the text is called so" : "The text has several modes")
                  + " (700.2): say by “chosen.mode” which were chosen, by their words or by their"
                  + " places, as “1” or “1, 3”.");
    }
    return modes.with(chosen).abilities();
  }

  /**
   * What a card that is a permanent did, where the case doesn't say by which of its abilities: by
   * the one that has what it needs.
   */
  private Modes resolved(Modes card, Set<Integer> chosen, Meant meant, Fields fields) {
    boolean player =
        meant.affects().stream().anyMatch(names::isPlayer) || meant.chosen().player().isPresent();
    boolean permanent = meant.affects().stream().anyMatch(id -> !names.isPlayer(id));
    Optional<Permanent> object = object(meant, fields);
    List<Modes> did =
        ResolvedAbilities.of(
            card, chosen, new ResolvedAbilities.Said(permanent, player, object, turn));
    if (did.size() > 1) {
      fields
          .object()
          .problem(
              "The card has several abilities that this may be: write the text of the one that"
                  + " resolved in “text”.");
    }
    return did.isEmpty() ? card : did.getFirst();
  }

  /** The permanent whose ability it was: the stated one, else the only one of that name. */
  private Optional<Permanent> object(Meant meant, Fields fields) {
    String source = fields.find("source").flatMap(Value::name).orElse("");
    List<Permanent> may =
        permanents.stream()
            .filter(one ->
                meant
                    .permanent()
                    .map(one.id()::equals)
                    .orElseGet(() -> one.characteristics().name().equalsIgnoreCase(source)))
            .toList();
    return may.size() == 1 ? Optional.of(may.getFirst()) : Optional.empty();
  }

  private Self self(Permanent called) {
    String name = called.characteristics().name();
    return catalogue
        .find(name)
        .map(known -> RulesTexts.self(known.characteristics(), name))
        .orElseGet(() -> Self.of(name, Set.of()));
  }

  /** What the text calls itself; one that speaks of "this spell" is a spell's. */
  private static Self self(String source, Optional<CardFacts> card, String words) {
    String text = words.strip().toLowerCase(Locale.ROOT);
    Set<String> types = text.contains("this spell") ? Set.of("sorcery") : Set.of();
    boolean nameless = source.isBlank() || text.equals(source.strip().toLowerCase(Locale.ROOT));
    return card.map(known -> RulesTexts.self(known.characteristics(), source))
        .orElseGet(() -> Self.of(nameless ? "?" : source, types));
  }
}
