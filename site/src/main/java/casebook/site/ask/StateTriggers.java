package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.layer.Readings;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.catalogue.CardFacts;
import casebook.site.words.english.English;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a question tells to be on the battlefield though its state trigger would have put it into a
 * graveyard (603.8): a creature that attacks only players with a kind of land goes when its own
 * controller has none.
 */
final class StateTriggers {
  private StateTriggers() {}

  /** What has to be asked back of a board. */
  static Set<String> questions(Board board, Scene scene) {
    Set<String> questions = new LinkedHashSet<>();
    Readings.of(board)
        .forEach(reading -> {
          List<Permanent> permanents = List.copyOf(reading.board().permanents().values());
          for (Permanent one : permanents) {
            String name = one.characteristics().name();
            boolean isGone =
                scene.facts(name).stream()
                    .flatMap(StateTriggers::needed)
                    .filter(land -> areLandsTold(land, one, permanents, scene))
                    .anyMatch(
                        land -> permanents.stream().noneMatch(other -> isOwn(other, land, one)));
            if (isGone) {
              questions.add(
                  "Is " + name + " still on the battlefield without such a land (603.8)?");
            }
          }
        });
    return questions;
  }

  /**
   * Whether it is said which lands the controller of something has: that there is nothing else,
   * that some are there or that those of a type are not.
   */
  private static boolean areLandsTold(
      String land, Permanent one, List<Permanent> permanents, Scene scene) {
    return scene.parties().stream()
            .filter(party -> party.id().equals(one.controller().value()))
            .anyMatch(party -> scene.absences().isComplete(party) || lacks(land, party, scene))
        || permanents.stream()
            .anyMatch(other ->
                other.controller().equals(one.controller())
                    && other.characteristics().hasType("land"));
  }

  private static boolean lacks(String land, Party party, Scene scene) {
    return scene.absences().ofCards(party).stream()
        .anyMatch(card -> scene.is(card, English.capitalized(land)));
  }

  private static boolean isOwn(Permanent other, String land, Permanent one) {
    return other.controller().equals(one.controller()) && other.characteristics().hasSubtype(land);
  }

  /** The land types without which a card is sacrificed. */
  private static Stream<String> needed(CardFacts card) {
    boolean mayDie =
        card.abilities().stream()
            .anyMatch(ability ->
                ability.frame() == Ability.Frame.TRIGGERED
                    && ability.meaning() instanceof Meaning.Irrelevant(var about)
                    && about.contains(Matter.DYING));
    return card.abilities().stream()
        .filter(_ -> mayDie)
        .flatMap(ability -> ability.effects().stream())
        .flatMap(StateTriggers::attacksOnlyPlayersWith);
  }

  private static Stream<String> attacksOnlyPlayersWith(Effect effect) {
    return effect
                instanceof
                Effect.CantAttack(
                    Filter.Self _,
                    var _,
                    Condition.Not(Condition.Exists(Filter.Both(var filters))))
            && filters.contains(new Filter.ControlledBy(Players.DEFENDING))
        ? filters.stream()
            .mapMulti((filter, types) -> {
              if (filter instanceof Filter.HasSubtype(var type)) {
                types.accept(type);
              }
            })
        : Stream.of();
  }
}
