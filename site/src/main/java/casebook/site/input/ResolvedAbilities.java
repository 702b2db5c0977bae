package casebook.site.input;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.layer.Held;
import casebook.engine.reading.Modes;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which activated or triggered ability of a permanent is meant, where a case names only the card:
 * one that does something to attacking as it resolves, and of what the case says that it affects.
 */
final class ResolvedAbilities {
  private ResolvedAbilities() {}

  /**
   * What a case says that an effect affects.
   *
   * @param permanent whether there is a permanent among it
   * @param player whether there is a player among it
   */
  record Affected(boolean permanent, boolean player) {}

  /**
   * The abilities that may be meant, each with its modes; those that say the same are one. Empty
   * where the card has no ability that resolves.
   */
  static List<Modes> of(Modes card, Set<Integer> chosen, Affected affected) {
    List<Modes> all = card.each().stream().filter(one -> doesSomething(one, chosen)).toList();
    boolean any = affected.permanent() || affected.player();
    Predicate<Modes> hasWhatItNeeds = one -> hasWhatItNeeds(words(one, chosen), affected);
    Predicate<Modes> usesIt = one -> !any || speaksOfAffected(words(one, chosen));
    return first(all, List.of(hasWhatItNeeds.and(usesIt), hasWhatItNeeds, _ -> true)).stream()
        .map(ResolvedAbilities::numbered)
        .distinct()
        .toList();
  }

  /** Those that meet the first of the conditions that any meets. */
  private static List<Modes> first(List<Modes> all, List<Predicate<Modes>> conditions) {
    return conditions.stream()
        .map(condition -> all.stream().filter(condition).toList())
        .filter(some -> !some.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /** The same wherever in its text it stands. */
  private static Modes numbered(Modes one) {
    return new Modes(
        one.parts().stream().map(part -> new Modes.Part(part.ability(), part.mode(), 0)).toList());
  }

  private static Words words(Modes one, Set<Integer> chosen) {
    Modes said = chosen.isEmpty() ? one : one.with(chosen);
    return Words.ofEffect(said.abilities());
  }

  private static boolean hasWhatItNeeds(Words words, Affected affected) {
    return (affected.permanent() || !words.speakOfAffectedPermanent())
        && (affected.player() || !words.speakOfAffectedPlayer());
  }

  private static boolean speaksOfAffected(Words words) {
    return words.speakOfAffectedPermanent() || words.speakOfAffectedPlayer();
  }

  /** Whether it is no static ability, and does something that bears on attacking. */
  private static boolean doesSomething(Modes one, Set<Integer> chosen) {
    Modes said = chosen.isEmpty() ? one : one.with(chosen);
    return said.abilities().stream().anyMatch(ResolvedAbilities::doesSomething);
  }

  private static boolean doesSomething(Ability ability) {
    return switch (ability.meaning()) {
      case Meaning.Irrelevant _ -> false;
      case Meaning.Unread _ -> ability.frame() != Frame.STATIC;
      case Meaning.Read(var effects) when ability.frame() == Frame.STATIC ->
          effects.stream().anyMatch(Effect.Keyword.class::isInstance)
              && (!Held.resolved(effects).isEmpty() || Saddled.isSaid(List.of(ability)));
      case Meaning.Read(var effects) ->
          Held.resolved(effects).stream()
              .anyMatch(one ->
                  !(one instanceof Effect.AddsManaBesides)
                      && (!(one instanceof Effect.Trigger) || ability.frame() != Frame.TRIGGERED));
    };
  }
}
