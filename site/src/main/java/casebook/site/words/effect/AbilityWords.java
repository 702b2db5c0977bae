package casebook.site.words.effect;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TriggerEvent;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an ability does, in sentences in the style of rules text. */
public record AbilityWords(EffectWords words) {

  /** A given ability is told from the object that has it. */
  public static final AbilityWords GIVEN = new AbilityWords(EffectWords.PRINTED);

  /** What stands for what an ability does as it resolves, where only its trigger is known. */
  public static final String MORE = ", …";

  private static final Filter AFFECTED = new Filter.Affected();

  /** What an ability does by being on the battlefield, a sentence for each effect. */
  public List<String> sentences(Ability ability) {
    return sentences(
            ability, effect -> isInForce(ability, effect) || ability.triggersBeforeAttacking())
        .toList();
  }

  /**
   * All that an ability is known to do, a sentence for each effect; what it does only as it
   * resolves (608.2) comes after a word for how it comes to that.
   */
  public List<String> allSentences(Ability ability) {
    return sentences(ability, effect -> !(effect instanceof Effect.ChangesOtherwise)).toList();
  }

  /**
   * What effects of one ability do: what triggers and what it does are one sentence, keywords one
   * list, and a trigger of which no more is known ends in an ellipsis.
   */
  public String text(List<Effect> effects) {
    if (effects.size() == 1 && effects.getFirst() instanceof Effect.Trigger trigger) {
      return English.capitalized(words.whenever(trigger)) + MORE;
    }
    if (!effects.isEmpty() && effects.stream().allMatch(Effect.Keyword.class::isInstance)) {
      return English.capitalized(
          effects.stream().map(words::clause).collect(Collectors.joining(", ")));
    }
    return withTrigger(effects, Meant.SOME)
        .map(English::sentence)
        .orElseGet(() ->
            clauses(effects, Meant.SOME).stream()
                .map(clause ->
                    clause.endsWith(MORE) ? English.capitalized(clause) : English.sentence(clause))
                .distinct()
                .collect(Collectors.joining(" ")));
  }

  /**
   * Each effect as a clause; the first that affects something of which nothing was said before says
   * that it is some creature.
   *
   * @param object what stands for the first thing affected of which nothing was said before
   */
  private List<String> clauses(List<Effect> effects, Meant object) {
    var clauses = new ArrayList<String>();
    boolean said = object == Meant.KNOWN;
    for (Effect effect : effects) {
      if (effect instanceof Effect.Trigger trigger) {
        clauses.add(words.whenever(trigger) + MORE);
        said = isOfCreature(trigger);
      } else if (effect instanceof Effect.EntersAttacking(Filter.Affected(), var _, var _)) {
        clauses.add(words.clause(effect));
        said = true;
      } else if (said || !AFFECTED.equals(subject(effect))) {
        clauses.add(words.clause(effect));
      } else {
        clauses.add(object.in(words, effect).clause(effect));
        said = true;
      }
    }
    return clauses;
  }

  /** What an effect affects, where nothing was said of it before. */
  private enum Meant {
    /** It was: "that creature". */
    KNOWN,
    /** It may be a target, a token or another: "a creature". */
    SOME,
    /** Abilities that are given have targets: "target creature"; what stays so is no target. */
    TARGET;

    EffectWords in(EffectWords words, Effect effect) {
      String kind = effect instanceof Effect.ChangesTypes ? "permanent" : "creature";
      return switch (this) {
        case KNOWN -> words;
        case SOME -> words.ofSome("a " + kind);
        case TARGET ->
            effect instanceof Effect.Gives(var _, var _, Condition.Always _)
                ? words
                : words.ofSome("target " + kind);
      };
    }
  }

  /** What an effect says something of, where that may be what it affects. */
  private static Filter subject(Effect effect) {
    return switch (effect) {
      case Effect.OfCharacteristics of -> of.who();
      case Effect.Gives(var who, var _, var _) -> who;
      case Effect.Takes(var who, var _, var _) -> who;
      case Effect.CantHave(var who, var _, var _) -> who;
      case Effect.TakesAll(var who, var _) -> who;
      case Effect.TakesAllButMana(var who, var _) -> who;
      case Effect.CantAttack(var who, var _, var _) -> who;
      case Effect.MustAttack(var who, var _, var _) -> who;
      case Effect.Goaded(var who, var _) -> who;
      case Effect.Detained(var who) -> who;
      case Effect.OneShot(var who, var _, var _) -> who;
      case Effect.AsThough(var who, var _, var _, var _) -> who;
      default -> Filter.ANY;
    };
  }

  /** Whether it triggers on one creature that "that creature" could mean. */
  private static boolean isOfCreature(Effect.Trigger trigger) {
    Optional<Filter> who =
        switch (trigger.event()) {
          case TriggerEvent.CreatureAttacks(var creature, var _, var _) -> Optional.of(creature);
          case TriggerEvent.AttacksUnblocked(var creature, var _) -> Optional.of(creature);
          case TriggerEvent.AttackingTriggers(var creature) -> Optional.of(creature);
          case TriggerEvent.PaysOptionalCost(var creature, var _) -> Optional.of(creature);
          case TriggerEvent.BecomesTapped(var creature) -> Optional.of(creature);
          case TriggerEvent.Leaves(var permanent, var _) -> Optional.of(permanent);
          default -> Optional.empty();
        };
    return who.filter(filter -> !(filter instanceof Filter.Self)).isPresent();
  }

  /** Abilities that something has by an effect: "flying and “This creature can't attack.”". */
  static String given(List<Ability> abilities) {
    return English.list(abilities.stream().map(AbilityWords::given).toList(), "and");
  }

  private static String given(Ability ability) {
    return switch (ability.meaning()) {
      case Meaning.Read(var effects)
          when effects.size() == 1 && effects.getFirst() instanceof Effect.Keyword keyword ->
          EffectWords.PRINTED.clause(keyword);
      case Meaning.Read(var effects) when !effects.isEmpty() -> quoted(GIVEN.clauses(effects));
      case Meaning.Read _, Meaning.Unread _, Meaning.Irrelevant _ -> quoted(ability.text());
    };
  }

  private String clauses(List<Effect> effects) {
    return withTrigger(effects, Meant.TARGET)
        .orElseGet(() ->
            clauses(effects, Meant.TARGET).stream()
                .map(English::capitalized)
                .collect(Collectors.joining(". ")));
  }

  /** Quotations inside of one have single marks, and the full stop of the innermost ends all. */
  private static String quoted(String text) {
    String inner = English.sentence(text).replace(".”.", ".’").replace('“', '‘').replace('”', '’');
    return "“" + inner + "”";
  }

  private Stream<String> sentences(Ability ability, Predicate<Effect> wanted) {
    return switch (ability.meaning()) {
      case Meaning.Irrelevant _ -> Stream.of();
      case Meaning.Unread _ ->
          Stream.of(
              ability.text().isEmpty()
                  ? "Some of its text bears on attacking and can't be read."
                  : "Can't be read: “" + ability.text() + "”");
      case Meaning.Read(var effects) -> {
        Optional<String> one =
            effects.stream().allMatch(wanted)
                ? withTrigger(effects, Meant.KNOWN)
                : Optional.empty();
        yield one.isPresent()
            ? one.map(English::sentence).stream()
            : effects.stream().filter(wanted).map(effect -> sentence(ability, effect));
      }
    };
  }

  private String sentence(Ability ability, Effect effect) {
    if (effect instanceof Effect.Trigger trigger) {
      return English.capitalized(words.whenever(trigger)) + MORE;
    }
    return isInForce(ability, effect)
        ? words.sentence(effect)
        : English.sentence(asItResolves(ability.frame()) + ": " + words.clause(effect));
  }

  /** "Whenever this creature attacks, it gains flying and target creature attacks if able". */
  private Optional<String> withTrigger(List<Effect> effects, Meant object) {
    boolean isOne =
        effects.size() > 1
            && effects.stream().filter(Effect.Trigger.class::isInstance).count() == 1;
    return isOne && effects.getFirst() instanceof Effect.Trigger trigger
        ? Optional.of(
            words.whenever(trigger)
                + ", "
                + English.list(
                    clauses(entering(effects), isOfCreature(trigger) ? Meant.KNOWN : object),
                    "and"))
        : Optional.empty();
  }

  /** What comes after a trigger; first what puts a creature onto the battlefield, if anything. */
  private static List<Effect> entering(List<Effect> effects) {
    return effects.stream()
        .skip(1)
        .sorted(Comparator.comparing(effect -> !(effect instanceof Effect.EntersAttacking)))
        .toList();
  }

  private static boolean isInForce(Ability ability, Effect effect) {
    return ability.frame() == Frame.STATIC
        || effect instanceof Effect.Trigger
        || effect instanceof Effect.MakingMana;
  }

  private static String asItResolves(Frame frame) {
    return switch (frame) {
      case STATIC -> "all the time";
      case TRIGGERED -> "when it triggers";
      case ACTIVATED -> "when it is activated";
      case SPELL -> "when it is cast";
      case RESOLUTION -> "when that resolves";
    };
  }
}
