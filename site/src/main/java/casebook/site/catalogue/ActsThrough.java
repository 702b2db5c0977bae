package casebook.site.catalogue;

import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.rules.RuleNumber;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The rules that the effects of cards act through. */
public final class ActsThrough {

  private ActsThrough() {}

  /**
   * The rules of a card's effects, each once: first those of what decides whether an attack is
   * legal, then those of what happens as it is made, then those of keywords.
   */
  public static List<RuleNumber> of(CardFacts card) {
    List<EffectKind> kinds =
        card.abilities().stream()
            .flatMap(ability -> effects(ability.meaning()))
            .map(EffectKind::of)
            .toList();
    List<EffectKind> byWeight =
        kinds.stream().sorted(Comparator.comparingInt(ActsThrough::standing)).toList();
    Stream<String> own = byWeight.stream().flatMap(kind -> kind.rule().stream());
    Stream<String> beside = byWeight.stream().flatMap(ActsThrough::beside);
    return Stream.concat(own, beside)
        .distinct()
        .flatMap(number -> RuleNumber.find(number).stream())
        .toList();
  }

  private static Stream<Effect> effects(Meaning meaning) {
    return switch (meaning) {
      case Meaning.Read(var effects) -> effects.stream();
      case Meaning.Unread _, Meaning.Irrelevant _ -> Stream.of();
    };
  }

  private static int standing(EffectKind kind) {
    return switch (kind.label()) {
      case "cost", "restriction", "requirement", "optional-cost", "timing" -> 0;
      case "enters-attacking", "trigger", "permission" -> 1;
      default -> 2;
    };
  }

  /**
   * What bears on an effect of the kind too: that nobody is made to pay, and when costs are paid. A
   * trigger without a rule, as one of the beginning of combat, has nothing to do with declaring
   * attackers.
   */
  private static Stream<String> beside(EffectKind kind) {
    return switch (kind.label()) {
      case "cost" -> Stream.of("508.1d", "508.1j", "508.1i");
      case "enters-attacking" -> Stream.of("508.3a", "508.4c");
      case "trigger" -> kind.rule().isPresent() ? Stream.of("508.1m", "508.2b") : Stream.of();
      case "optional-cost" -> Stream.of("508.1h");
      default -> Stream.of();
    };
  }
}
