package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.reading.condition.TriggerBeforeAttacking;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Qualifiers;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Creatures that come by an ability of a permanent and gain haste by it: tokens that it creates,
 * cards that it puts or returns onto the battlefield, cards that it gives suspend (702.62a), what
 * is cast with its mana. Which of the new creatures came that way the board doesn't tell, so that
 * each of them may have haste.
 */
final class ComingWithHaste {
  private static final String HASTE = "haste";
  private static final Set<String> TOKENS = Set.of("token", "tokens");
  private static final Set<String> CARDS = Set.of("card", "cards");
  private static final Set<String> ENDS = Set.of(".");

  /** Words before what a card or a copied object is. */
  private static final Set<String> BEFORE =
      Set.of(
          "a",
          "an",
          "the",
          "that",
          "those",
          "this",
          "target",
          "another",
          "other",
          "any",
          "number",
          "of",
          "up",
          "to",
          "one",
          "two",
          "three",
          "x",
          "all",
          "each",
          "exiled",
          "equipped",
          "enchanted",
          "chosen");

  private static final Pattern GAINS = Pattern.compile("\\bgains?\\b");
  private static final Pattern OF_WHAT_CAME =
      Pattern.compile("^(it|they|that token|those) gains?\\b");

  private static final Filter CAST =
      Filters.all(Filter.CREATURE, new Filter.Not(new Filter.IsToken()));

  private static final Filter SUSPENDED =
      Filters.all(
          Filter.CREATURE, new Filter.Not(new Filter.IsToken()), new Filter.OwnedBy(Players.YOU));

  /** A creature that came this turn has to have haste for its {T} (302.6). */
  private static final Condition COULD_TAP =
      new Condition.Not(
          new Condition.Exists(
              Filters.all(
                  Filter.SELF,
                  Filter.CREATURE,
                  new Filter.CameThisTurn(),
                  new Filter.Not(new Filter.HasKeyword(HASTE)))));

  private final Cursor c;
  private Optional<Filter> searched = Optional.empty();
  private boolean copies;
  private boolean creates;
  private boolean ofInstants;
  private boolean returnsItself;

  private ComingWithHaste(Cursor c) {
    this.c = c;
  }

  /**
   * The sentences of a paragraph, where those that give haste to what came by it also say that it
   * may have it.
   */
  static List<Ability> in(Cursor c, Paragraph paragraph, List<Ability> sentences) {
    if (c.find(Set.of("emblem")) < c.end()) {
      return sentences.stream().map(ComingWithHaste::ofEmblem).toList();
    }
    if (!isAbility(sentences)
        || paragraph.costsItself()
        || sentences.stream().noneMatch(ComingWithHaste::gives)
        || isOfCombat(c, sentences.getFirst())) {
      return sentences;
    }
    Condition when = when(c, paragraph);
    var reader = new ComingWithHaste(c);
    Optional<Filter> coming = reader.all();
    return sentences.stream().map(one -> reader.marked(one, coming, when)).toList();
  }

  /** What an emblem does it does once there is one, which the case lists then (114.4). */
  private static Ability ofEmblem(Ability sentence) {
    if (!(sentence.meaning() instanceof Meaning.Read(var effects))) {
      return sentence;
    }
    List<Effect> others =
        effects.stream()
            .filter(one ->
                !(one instanceof Effect.ChangesOtherwise may) || may.mayHave(HASTE).isEmpty())
            .toList();
    return others.isEmpty()
        ? sentence
        : new Ability(sentence.text(), sentence.frame(), new Meaning.Read(others));
  }

  /** Whether it is a triggered or activated ability, and not what a spell does. */
  private static boolean isAbility(List<Ability> sentences) {
    return !sentences.isEmpty()
        && (sentences.getFirst().frame() == Frame.TRIGGERED
            || sentences.getFirst().frame() == Frame.ACTIVATED);
  }

  /** Whether it triggers only once attackers have been declared. */
  private static boolean isOfCombat(Cursor c, Ability first) {
    int start = c.at();
    while (!c.atEnd() && !c.looksAtAny(",", "combat damage")) {
      c.skip();
    }
    boolean ofDamage = c.looksAt("combat damage");
    c.moveTo(start);
    return ofDamage || first.triggersOnAttacking();
  }

  private static boolean gives(Ability sentence) {
    return sentence.effects().stream().anyMatch(one -> gives(one, HASTE) || gives(one, "suspend"));
  }

  private static boolean gives(Effect effect, String keyword) {
    return effect instanceof Effect.Gives(var who, var abilities, _)
        && (who instanceof Filter.Affected || who instanceof Filter.Self)
        && abilities.stream()
            .anyMatch(one -> one.meaning().equals(Ability.ofKeyword(keyword).meaning()));
  }

  /** When it may have been done this turn. */
  private static Condition when(Cursor c, Paragraph paragraph) {
    int start = c.at();
    Optional<Effect.Trigger> trigger = TriggerBeforeAttacking.trigger(c, paragraph.when());
    c.moveTo(start);
    if (trigger.isEmpty()) {
      return Condition.both(
          paragraph.when(), paragraph.tapsItself() ? COULD_TAP : Condition.ALWAYS);
    }
    Condition happened =
        switch (trigger.get().event()) {
          case TriggerEvent.Enters(var what) ->
              new Condition.Exists(Filters.all(what, new Filter.EnteredThisTurn()));
          case TriggerEvent.EarlierStepBegins _ ->
              new Condition.Exists(
                  Filters.all(Filter.SELF, new Filter.Not(new Filter.CameThisTurn())));
          default -> Condition.ALWAYS;
        };
    return Condition.both(happened, Settled.assumed(trigger.get().when()));
  }

  /** All that may have come by the paragraph. */
  private Optional<Filter> all() {
    var coming = new ArrayList<Filter>();
    while (!c.atEnd()) {
      int start = c.at();
      Optional<Filter> one = c.attempt(this::one);
      one.ifPresent(coming::add);
      if (c.at() == start) {
        c.skip();
      }
    }
    return coming.isEmpty() ? Optional.empty() : Optional.of(Filters.any(coming));
  }

  private Optional<Filter> one() {
    if (c.acceptAny("create", "creates")) {
      return created();
    }
    if (c.acceptAny("put", "return")) {
      return card();
    }
    if (c.acceptAny("spent on a creature spell", "spent to cast a creature spell")) {
      return Optional.of(CAST);
    }
    if (c.acceptAny("instant or sorcery", "instant and sorcery")) {
      ofInstants = true;
      return Optional.empty();
    }
    if (c.accept("search your library for")) {
      searched = kind().filter(_ -> c.acceptOneOf(CARDS).isPresent());
    }
    return Optional.empty();
  }

  /** "Create a 1/1 Goblin creature token", "create a token that's a copy of target artifact". */
  private Optional<Filter> created() {
    int head = c.find(TOKENS);
    if (head > c.find(ENDS)) {
      return Optional.empty();
    }
    creates = true;
    var kinds = new ArrayList<Filter>();
    for (int index = c.at(); index < head; index++) {
      Adjectives.head(c.token(index).word())
          .filter(ComingWithHaste::isCopiable)
          .ifPresent(kinds::add);
    }
    c.moveTo(head + 1);
    if (c.acceptAny("that 's a copy of", "that are copies of")) {
      copies = true;
      kinds.clear();
      boolean changed = c.find(Set.of("except")) < c.find(ENDS);
      kind().filter(_ -> !changed).ifPresent(kinds::add);
    }
    kinds.add(new Filter.IsToken());
    return Optional.of(Filters.all(kinds));
  }

  /** "Put a creature card from your hand onto the battlefield", "return ~ to the battlefield". */
  private Optional<Filter> card() {
    int battlefield = c.find(Set.of("battlefield", "."));
    boolean comes =
        battlefield < c.end()
            && c.token(battlefield).is("battlefield")
            && Set.of("to", "onto").contains(c.token(battlefield - 2).word());
    if (!comes) {
      return Optional.empty();
    }
    if (c.token(c.at()).kind() == Token.Kind.SELF || c.looksAtAny("it", "her", "him")) {
      returnsItself = true;
    }
    boolean isKnown = c.looksAtAny("that card", "those cards", "it", "them");
    var parts = new ArrayList<Filter>();
    (isKnown ? searched : kind()).ifPresent(parts::add);
    if (!isKnown && c.acceptOneOf(CARDS).isPresent()) {
      Qualifiers.read(c).filter(ComingWithHaste::isCopiable).ifPresent(parts::add);
    }
    parts.add(new Filter.Not(new Filter.IsToken()));
    owner(battlefield).ifPresent(one -> parts.add(new Filter.OwnedBy(one)));
    return Optional.of(Filters.all(parts));
  }

  /** Whose a card is that comes from a zone of that player's. */
  private Optional<Players> owner(int end) {
    String words = " " + c.words(c.at(), end) + " ";
    if (words.contains(" opponent 's ") || words.contains(" opponents ' ")) {
      return Optional.of(Players.OPPONENT);
    }
    return words.contains(" your ") ? Optional.of(Players.YOU) : Optional.empty();
  }

  /** What an object is by itself, of what is said before its head. */
  private Optional<Filter> kind() {
    while (c.acceptOneOf(BEFORE).isPresent()) {
      // It may be any of those.
    }
    return Adjectives.alternatives(c).flatMap(ComingWithHaste::copiable);
  }

  private static Optional<Filter> copiable(Filter filter) {
    if (filter instanceof Filter.Both(var all)) {
      List<Filter> some = all.stream().filter(ComingWithHaste::isCopiable).toList();
      return some.isEmpty() ? Optional.empty() : Optional.of(Filters.all(some));
    }
    return Optional.of(filter).filter(ComingWithHaste::isCopiable);
  }

  private static boolean isCopiable(Filter filter) {
    return switch (filter) {
      case Filter.HasType _, Filter.HasSubtype _, Filter.HasSupertype _ -> true;
      case Filter.ManaValueIs(_, var amount) -> amount instanceof Amount.Constant;
      case Filter.Not(var not) -> isCopiable(not);
      case Filter.Either(var any) -> any.stream().allMatch(one -> copiable(one).isPresent());
      default -> false;
    };
  }

  /** The sentence, with what it may have done for what came. */
  private Ability marked(Ability sentence, Optional<Filter> coming, Condition when) {
    if (!(sentence.meaning() instanceof Meaning.Read(var effects)) || isAsked(effects)) {
      return sentence;
    }
    String said = sentence.text().toLowerCase(Locale.ROOT);
    List<Effect> meant = effects;
    Optional<Filter> who = Optional.empty();
    if (effects.stream().anyMatch(one -> gives(one, "suspend"))) {
      boolean isOfItself = effects.stream().anyMatch(ComingWithHaste::isOfItself);
      who =
          Optional.of(isOfItself ? Filters.all(Filter.SELF, SUSPENDED) : SUSPENDED)
              .filter(_ -> !ofInstants);
    } else if (effects.stream().anyMatch(one -> gives(one, HASTE))
        && (GAINS.matcher(said).find() || copies)) {
      boolean isOfToken = creates && OF_WHAT_CAME.matcher(said).find();
      meant = isOfToken ? effects.stream().map(ComingWithHaste::ofWhatCame).toList() : effects;
      boolean isOfItself = meant.stream().anyMatch(ComingWithHaste::isOfItself);
      who = coming.filter(_ -> !isOfItself);
      if (isOfItself && returnsItself) {
        who = Optional.of(Filter.SELF);
      }
    }
    if (who.isEmpty()) {
      return sentence;
    }
    var all = new ArrayList<>(meant.stream().filter(one -> !triggersBefore(one)).toList());
    all.add(mayHaveHaste(who.get(), when));
    return new Ability(sentence.text(), sentence.frame(), new Meaning.Read(all));
  }

  /** Whether what it did is asked for where a new token is there (507.1). */
  private static boolean isAsked(List<Effect> effects) {
    return effects.getFirst() instanceof Effect.Trigger(var event, _)
        && switch (event) {
          case TriggerEvent.CombatBegins(_, var about, _) -> !about.equals(Filter.ANY);
          case TriggerEvent.ReachesChapter(_, var about) -> !about.equals(Filter.ANY);
          case TriggerEvent.BeforeAttacking _ -> false;
          default -> true;
        };
  }

  private static boolean triggersBefore(Effect effect) {
    return effect instanceof Effect.Trigger(TriggerEvent.BeforeAttacking _, _);
  }

  private static boolean isOfItself(Effect effect) {
    return effect instanceof Effect.Gives(Filter.Self(), _, _);
  }

  private static Effect ofWhatCame(Effect effect) {
    return effect instanceof Effect.Gives(Filter.Self(), var abilities, var when)
        ? new Effect.Gives(new Filter.Affected(), abilities, when)
        : effect;
  }

  private static Effect mayHaveHaste(Filter who, Condition when) {
    return Effect.ChangesOtherwise.mayHave(
        Filters.all(
            Filter.CREATURE,
            withoutCreature(who),
            new Filter.CameThisTurn(),
            new Filter.ControlledBy(Players.YOU)),
        HASTE,
        when);
  }

  /** The filter without what is said of all of them anyway. */
  private static Filter withoutCreature(Filter who) {
    return switch (who) {
      case Filter.HasType _ when who.equals(Filter.CREATURE) -> Filter.ANY;
      case Filter.Both(var all) ->
          Filters.all(all.stream().filter(one -> !one.equals(Filter.CREATURE)).toList());
      default -> who;
    };
  }
}
