package casebook.site.input.board;

import casebook.engine.board.Permanent;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.layer.Held;
import casebook.engine.reading.text.Modes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which activated or triggered ability of a permanent is meant, where a case names only the card:
 * one that does something to attacking as it resolves, and of what the case says that it affects.
 */
final class ResolvedAbilities {
  private ResolvedAbilities() {}

  /**
   * What a case says of an effect besides the card's name.
   *
   * @param permanent whether it affects a permanent
   * @param player whether it affects a player
   * @param object the permanent whose ability it was, where it is on the board
   * @param turn when the ability resolved: before an attack in the first combat phase, nothing that
   *     triggers on attacking can have
   */
  record Said(boolean permanent, boolean player, Optional<Permanent> object, Turn turn) {}

  /**
   * The abilities that may be meant, each with its modes; those that do the same are one. Empty
   * where the card has no ability that resolves.
   */
  static List<Modes> of(Modes card, Set<Integer> chosen, Said said) {
    List<Modes> all = card.each().stream().filter(one -> doesSomething(one, chosen)).toList();
    List<Modes> meant = all;
    for (Predicate<Modes> sign : signs(chosen, said)) {
      meant = those(meant, sign);
    }
    var byWhatItDoes = new LinkedHashMap<List<Effect>, Modes>();
    for (Modes one : meant) {
      byWhatItDoes.putIfAbsent(resolved(one, chosen), numbered(one));
    }
    return List.copyOf(byWhatItDoes.values());
  }

  /** By what it is seen which ability is meant; what comes first counts more. */
  private static List<Predicate<Modes>> signs(Set<Integer> chosen, Said said) {
    var signs = new ArrayList<Predicate<Modes>>();
    signs.add(one -> hasWhatItNeeds(words(one, chosen), said));
    if (said.permanent() || said.player()) {
      signs.add(one -> speaksOfAffected(words(one, chosen)));
    }
    if (said.turn().combat() == 1) {
      signs.add(one -> one.abilities().stream().noneMatch(Ability::triggersOnAttacking));
    }
    if (said.object().filter(object -> !object.isCreature()).isPresent()) {
      signs.add(one -> resolved(one, chosen).stream().anyMatch(ResolvedAbilities::makesCreature));
      signs.add(ResolvedAbilities::isKeyword);
    }
    return signs;
  }

  /** Those that have the sign, or all where none has it. */
  private static List<Modes> those(List<Modes> all, Predicate<Modes> sign) {
    List<Modes> some = all.stream().filter(sign).toList();
    return some.isEmpty() ? all : some;
  }

  /** What it did as it resolved, with these modes. */
  private static List<Effect> resolved(Modes one, Set<Integer> chosen) {
    Modes said = chosen.isEmpty() ? one : one.with(chosen);
    return said.abilities().stream().flatMap(ability -> Held.resolved(ability).stream()).toList();
  }

  private static boolean makesCreature(Effect effect) {
    return effect instanceof Effect.ChangesTypes changes && changes.types().contains("creature");
  }

  /** Crew makes a Vehicle a creature (702.122a), whatever else its text has that does. */
  private static boolean isKeyword(Modes one) {
    return one.abilities().stream()
        .anyMatch(ability -> ability.effects().stream().anyMatch(Effect.Keyword.class::isInstance));
  }

  /** The same wherever in its text it stands. */
  private static Modes numbered(Modes one) {
    return new Modes(
        one.parts().stream().map(part -> new Modes.Part(part.ability(), part.mode(), 0)).toList());
  }

  private static UnboundWords words(Modes one, Set<Integer> chosen) {
    Modes said = chosen.isEmpty() ? one : one.with(chosen);
    return UnboundWords.ofEffect(said.abilities());
  }

  private static boolean hasWhatItNeeds(UnboundWords words, Said said) {
    return (said.permanent() || !words.speakOfAffectedPermanent())
        && (said.player() || !words.speakOfAffectedPlayer());
  }

  private static boolean speaksOfAffected(UnboundWords words) {
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
              && (!Held.resolved(ability).isEmpty() || Saddled.isSaid(List.of(ability)));
      case Meaning.Read(var effects) ->
          Held.resolved(ability).stream()
              .anyMatch(one ->
                  !(one instanceof Effect.AddsManaBesides)
                      && (!(one instanceof Effect.Trigger) || ability.frame() != Frame.TRIGGERED));
    };
  }
}
