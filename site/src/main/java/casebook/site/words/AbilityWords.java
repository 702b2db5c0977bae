package casebook.site.words;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an ability does, in sentences in the style of rules text. */
public record AbilityWords(EffectWords words) {

  /** A given ability is told from the object that has it. */
  public static final AbilityWords GIVEN = new AbilityWords(EffectWords.PRINTED);

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

  /** What effects of one ability do; what triggers and what it does are one sentence. */
  public String text(List<Effect> effects) {
    return withTrigger(effects)
        .map(English::sentence)
        .orElseGet(() -> effects.stream().map(words::sentence).collect(Collectors.joining(" ")));
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
    return withTrigger(effects)
        .orElseGet(() ->
            effects.stream()
                .map(effect -> English.capitalized(words.clause(effect)))
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
            effects.stream().allMatch(wanted) ? withTrigger(effects) : Optional.empty();
        yield one.isPresent()
            ? one.map(English::sentence).stream()
            : effects.stream().filter(wanted).map(effect -> sentence(ability, effect));
      }
    };
  }

  private String sentence(Ability ability, Effect effect) {
    return isInForce(ability, effect)
        ? words.sentence(effect)
        : English.sentence(asItResolves(ability.frame()) + ": " + words.clause(effect));
  }

  /** "Whenever this creature attacks, it gains flying and target creature attacks if able". */
  private Optional<String> withTrigger(List<Effect> effects) {
    boolean isOne =
        effects.size() > 1
            && effects.stream().filter(Effect.Trigger.class::isInstance).count() == 1;
    return isOne && effects.getFirst() instanceof Effect.Trigger trigger
        ? Optional.of(
            words.whenever(trigger)
                + ", "
                + English.list(effects.stream().skip(1).map(words::clause).toList(), "and"))
        : Optional.empty();
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
