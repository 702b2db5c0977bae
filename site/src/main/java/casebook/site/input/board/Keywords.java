package casebook.site.input.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.word.Self;
import casebook.site.catalogue.Spelling;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads keyword abilities that a case states by name. */
final class Keywords {

  /** The keywords on which a ruling can turn: one misspelt must not pass for another one. */
  private static final List<String> DECISIVE =
      List.of(
          "banding",
          "defender",
          "enlist",
          "flying",
          "haste",
          "horsemanship",
          "melee",
          "myriad",
          "provoke",
          "shadow",
          "vigilance");

  private Keywords() {}

  /** The abilities that keywords are, without those that the abilities there are already say. */
  static List<Ability> read(List<Value> items, List<Ability> already) {
    Set<Effect> said = new HashSet<>();
    already.forEach(ability -> said.addAll(ability.effects()));
    var abilities = new ArrayList<Ability>();
    for (Value item : items) {
      item.name()
          .flatMap(keyword -> read(keyword, item))
          .filter(ability -> !said.containsAll(ability.effects()))
          .ifPresent(abilities::add);
    }
    return abilities;
  }

  /** The abilities without those that are nothing but keywords. */
  static List<Ability> without(List<Ability> abilities) {
    return abilities.stream().filter(ability -> !isKeywords(ability)).toList();
  }

  private static boolean isKeywords(Ability ability) {
    List<Effect> effects = ability.effects();
    return !effects.isEmpty()
        && effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.Keyword || effect instanceof Effect.OptionalCost);
  }

  private static Optional<Ability> read(String keyword, Value where) {
    List<Ability> read = RulesTexts.read(keyword, Self.UNNAMED);
    if (read.size() == 1 && isKeywords(read.getFirst())) {
      return Optional.of(read.getFirst());
    }
    String lower = keyword.strip().toLowerCase(Locale.ROOT);
    Optional<String> meant = Spelling.nearest(lower, DECISIVE);
    if (meant.isPresent()) {
      where.problem("“" + keyword + "” is no keyword ability. Did you mean " + meant.get() + "?");
      return Optional.empty();
    }
    var effect = new Effect.Keyword(lower, Optional.empty());
    return Optional.of(
        new Ability(keyword, Ability.Frame.STATIC, new Meaning.Read(List.of(effect))));
  }
}
