package casebook.site.page.cases;

import casebook.engine.board.Characteristics;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.words.effect.EffectWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The cards of a case as they read in the user's card file, beside how they read when the case was
 * written. The ruling on the page goes by the file.
 */
record CardsToday(Casebook casebook) {

  /**
   * A card on the board.
   *
   * @param note what is different with it since the case was written; empty where nothing is
   */
  public record Line(String name, String href, String note) {}

  /** The cards that a case names. */
  List<Line> of(PublishedRuling ruling) {
    return ruling.cards().stream()
        .flatMap(name -> casebook.catalogue().find(name).stream())
        .distinct()
        .map(card -> new Line(card.name(), card.href(), note(card)))
        .toList();
  }

  private String note(CardFacts now) {
    Optional<CardFacts> before =
        casebook.cards().find(now.name()).flatMap(_ -> Catalogue.builtIn().find(now.name()));
    return before
        .map(then -> changed(then, now))
        .filter(changes -> !changes.isEmpty())
        .map(changes ->
            "Your card file has other %s than this case was written with; the ruling goes by the file."
                .formatted(changes))
        .orElse("");
  }

  private static String changed(CardFacts then, CardFacts now) {
    Characteristics before = then.characteristics();
    Characteristics after = now.characteristics();
    return Stream.of(
            effects(then).equals(effects(now)) ? "" : "words about attacking",
            before.types().equals(after.types()) && before.subtypes().equals(after.subtypes())
                ? ""
                : "types",
            before.power().equals(after.power()) ? "" : "power")
        .filter(change -> !change.isEmpty())
        .collect(Collectors.joining(" and "));
  }

  /** What its text does as far as it bears on attacking, however it is worded. */
  static Set<String> effects(CardFacts card) {
    return card.abilities().stream()
        .flatMap(ability -> ability.effects().stream())
        .map(effect -> EffectWords.PRINTED.clause(effect).toLowerCase(Locale.ROOT))
        .collect(Collectors.toUnmodifiableSet());
  }
}
