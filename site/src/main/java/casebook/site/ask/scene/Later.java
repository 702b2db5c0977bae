package casebook.site.ask.scene;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.site.catalogue.CardFacts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What happens to a permanent once attackers are declared (506.4).
 *
 * @param thing the permanent; empty for all that attack
 * @param what happens
 * @param by the player who gets control of it, where somebody does
 */
public record Later(Optional<Thing> thing, Happening what, Optional<Party> by) {

  /** What may happen to it. */
  public enum Happening {
    /** It becomes tapped (506.4b). */
    TAPS("becomes tapped"),
    /** It becomes untapped (506.4b). */
    UNTAPS("becomes untapped"),
    /** It leaves the battlefield, whether it returns or not (400.7). */
    LEAVES("leaves the battlefield"),
    /** Another player gains control of it. */
    CHANGES_CONTROLLER("changes its controller"),
    /** It phases out (702.26). */
    PHASES_OUT("phases out"),
    /** An effect removes it from combat. */
    REMOVED("is removed from combat by an effect"),
    /** It regenerates (701.19). */
    REGENERATES("regenerates"),
    /** Something says that it can't attack (506.4a). */
    RESTRICTED("gets an effect that would keep it from attacking"),
    /** It loses its abilities (506.4a). */
    LOSES_ABILITIES("loses all abilities"),
    /** It stops being a creature. */
    STOPS_BEING_CREATURE("stops being a creature"),
    /** Only its size or its abilities change. */
    CHANGES("changes in size or abilities"),
    /** It comes onto the battlefield only then. */
    ENTERS("enters the battlefield");

    private final String words;

    Happening(String words) {
      this.words = words;
    }

    /** What happens, as the predicate of a sentence about one permanent. */
    public String words() {
      return words;
    }
  }

  /** What may take a permanent away, or do to it what no effect here shows. */
  private static final Set<Matter> MOVING =
      Set.of(
          Matter.DYING,
          Matter.ZONES,
          Matter.EXILE,
          Matter.DAMAGE,
          Matter.TURNING_OVER,
          Matter.TAPPING,
          Matter.CHANCE_AND_CHOICE,
          Matter.OTHER);

  /** What a card does to the permanent that it is cast on or attached to; empty where unknown. */
  public static Optional<Happening> doneBy(CardFacts card) {
    List<Meaning> meanings = card.abilities().stream().map(ability -> ability.meaning()).toList();
    List<Effect> effects =
        card.abilities().stream().flatMap(ability -> ability.effects().stream()).toList();
    if (meanings.stream().anyMatch(Later::isOpen) || effects.stream().anyMatch(Later::mayKill)) {
      return Optional.empty();
    }
    return Stream.of(
            found(effects, Later::changesControl, Happening.CHANGES_CONTROLLER),
            found(effects, Later::endsCreature, Happening.STOPS_BEING_CREATURE),
            found(effects, effect -> isDone(effect, Effect.Done.PHASES_OUT), Happening.PHASES_OUT),
            found(effects, effect -> isDone(effect, Effect.Done.TAPS), Happening.TAPS),
            found(effects, Effect.TakesAll.class::isInstance, Happening.LOSES_ABILITIES),
            found(effects, Effect.Restricting.class::isInstance, Happening.RESTRICTED))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> Optional.of(Happening.CHANGES));
  }

  private static Optional<Happening> found(
      List<Effect> effects, Predicate<Effect> is, Happening what) {
    return effects.stream().anyMatch(is) ? Optional.of(what) : Optional.empty();
  }

  private static boolean isOpen(Meaning meaning) {
    return switch (meaning) {
      case Meaning.Unread _ -> true;
      case Meaning.Irrelevant(var matters) -> matters.stream().anyMatch(MOVING::contains);
      case Meaning.Read _ -> false;
    };
  }

  /** Whether it may leave a creature without toughness (704.5f). */
  private static boolean mayKill(Effect effect) {
    return effect instanceof Effect.ModifiesPowerToughness(var _, var _, Amount toughness, var _)
        && !(toughness instanceof Amount.Constant(int more) && more >= 0);
  }

  private static boolean changesControl(Effect effect) {
    return effect instanceof Effect.ChangesControl(var _, Players.You _, var _);
  }

  private static boolean isDone(Effect effect, Effect.Done what) {
    return effect instanceof Effect.OneShot(var _, Effect.Done done, var _) && done == what;
  }

  private static boolean endsCreature(Effect effect) {
    return switch (effect) {
      case Effect.ChangesTypes(var _, var types, var _, var _, var before, var _) ->
          before == Effect.TypesBefore.REPLACED && !types.isEmpty() && !types.contains("creature");
      case Effect.LosesTypes(var _, var words, var _) -> words.contains("creature");
      default -> false;
    };
  }
}
