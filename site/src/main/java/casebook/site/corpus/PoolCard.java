package casebook.site.corpus;

import casebook.engine.effect.Meaning;
import casebook.engine.mana.Color;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.EffectKind;
import java.util.List;
import java.util.Set;

/**
 * A card that was drawn, with what is needed to put it on a board.
 *
 * @param bearsOnAttacking whether an effect of it matters to a rule of 506 or 508
 * @param isChosenFor whether its text has something chosen
 * @param modes of which one is chosen
 * @param canBePlayed whether a board with it is a case
 */
record PoolCard(
    String name,
    Set<Color> colors,
    boolean isArtifact,
    boolean bearsOnAttacking,
    boolean hasHaste,
    boolean hasDefender,
    boolean isChosenFor,
    List<String> modes,
    boolean canBePlayed) {

  static PoolCard of(CardFacts card, boolean canBePlayed) {
    List<String> keywords = card.keywords();
    return new PoolCard(
        card.name(),
        card.characteristics().colors(),
        card.characteristics().types().contains("artifact"),
        bears(card),
        keywords.contains("haste"),
        keywords.contains("defender"),
        Choices.areMade(card),
        List.copyOf(Choices.modes(card)),
        canBePlayed);
  }

  private static boolean bears(CardFacts card) {
    return card.abilities().stream()
        .anyMatch(ability ->
            ability.meaning() instanceof Meaning.Read(var effects)
                && effects.stream()
                    .map(EffectKind::of)
                    .anyMatch(kind -> kind.rule().isPresent() && !kind.label().equals("mana")));
  }
}
