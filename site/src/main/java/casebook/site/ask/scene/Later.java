package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.TypeLine;
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
    /** It loses haste, which it needed only to be declared (508.1a). */
    LOSES_HASTE("loses haste"),
    /** It loses its abilities (506.4a). */
    LOSES_ABILITIES("loses all abilities"),
    /** It stops being a creature. */
    STOPS_BEING_CREATURE("stops being a creature"),
    /** Only its size or its abilities change. */
    CHANGES("changes in size or abilities"),
    /** It comes onto the battlefield only then. */
    ENTERS("enters the battlefield"),
    /** It comes onto the battlefield only then, and attacking (508.4). */
    ENTERS_ATTACKING("enters the battlefield attacking");

    private final String words;

    Happening(String words) {
      this.words = words;
    }

    /** What happens, as the predicate of a sentence about one permanent. */
    public String words() {
      return words;
    }
  }

  /** What else a card may do that leaves a permanent where it is and as large as it is. */
  private static final Set<Matter> HARMLESS =
      Set.of(
          Matter.HAND,
          Matter.LIFE,
          Matter.MANA,
          Matter.TARGETING,
          Matter.SPELLS,
          Matter.ACTIVATING);

  /**
   * What a card does to the permanent that it is cast on, attached to or used on; empty where
   * anything of it isn't known to be harmless.
   */
  public static Optional<Happening> doneBy(CardFacts card) {
    TypeLine types = TypeLine.of(card.typeLine());
    boolean isAttached = types.subtypes().contains("Aura");
    boolean isUsed = types.isOfPermanent() && !isAttached;
    List<Ability> abilities =
        card.abilities().stream()
            .filter(ability -> !isUsed || ability.frame() == Ability.Frame.ACTIVATED)
            .filter(ability -> !isUsed || !makesMana(ability))
            .toList();
    boolean isOneUse = !isUsed || abilities.size() == 1;
    boolean doesAtOnce =
        isUsed
            || abilities.stream()
                .allMatch(ability ->
                    ability.frame() == (isAttached ? Ability.Frame.STATIC : Ability.Frame.SPELL));
    if (!isOneUse || !doesAtOnce || !abilities.stream().allMatch(Later::isKnown)) {
      return Optional.empty();
    }
    List<Effect> effects =
        abilities.stream().flatMap(ability -> ability.effects().stream()).toList();
    return Stream.of(
            found(effects, Later::changesControl, Happening.CHANGES_CONTROLLER),
            found(effects, Later::endsCreature, Happening.STOPS_BEING_CREATURE),
            found(effects, effect -> isDone(effect, Effect.Done.PHASES_OUT), Happening.PHASES_OUT),
            found(effects, effect -> isDone(effect, Effect.Done.TAPS), Happening.TAPS),
            found(effects, Effect.TakesAll.class::isInstance, Happening.LOSES_ABILITIES),
            found(effects, Effect.Restricting.class::isInstance, Happening.RESTRICTED))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> effects.isEmpty() ? Optional.empty() : Optional.of(Happening.CHANGES));
  }

  /** Whether a permanent that enters does nothing to creatures that attack already (506.4a). */
  public static boolean entersWithoutMore(CardFacts card) {
    return card.abilities().stream()
        .allMatch(ability ->
            switch (ability.meaning()) {
              case Meaning.Unread _ -> false;
              case Meaning.Irrelevant(var matters) -> HARMLESS.containsAll(matters);
              case Meaning.Read(var effects) ->
                  ability.frame() == Ability.Frame.STATIC
                      && effects.stream()
                          .allMatch(effect ->
                              effect instanceof Effect.Restricting
                                  || effect instanceof Effect.Requiring
                                  || effect instanceof Effect.Costing
                                  || effect instanceof Effect.Keyword);
            });
  }

  private static Optional<Happening> found(
      List<Effect> effects, Predicate<Effect> is, Happening what) {
    return effects.stream().anyMatch(is) ? Optional.of(what) : Optional.empty();
  }

  private static boolean makesMana(Ability ability) {
    return ability.effects().stream().anyMatch(Effect.MakingMana.class::isInstance);
  }

  private static boolean isKnown(Ability ability) {
    return switch (ability.meaning()) {
      case Meaning.Unread _ -> false;
      case Meaning.Irrelevant(var matters) -> HARMLESS.containsAll(matters);
      case Meaning.Read(var effects) -> effects.stream().allMatch(Later::isKnown);
    };
  }

  private static boolean isKnown(Effect effect) {
    return switch (effect) {
      case Effect.Restricting _,
          Effect.Requiring _,
          Effect.Costing _,
          Effect.Keyword _,
          Effect.Gives _,
          Effect.Takes _,
          Effect.TakesAll _,
          Effect.CantActivate _,
          Effect.ChangesTypes _,
          Effect.LosesTypes _,
          Effect.ChangesColors _,
          Effect.OneShot _ ->
          true;
      case Effect.ChangesControl _ -> changesControl(effect);
      // Without toughness a creature is gone (704.5f).
      case Effect.ModifiesPowerToughness(var _, var _, Amount toughness, var _) ->
          isAtLeast(0, toughness);
      case Effect.SetsPowerToughness(var _, var _, var toughness, var _) ->
          toughness.filter(amount -> !isAtLeast(1, amount)).isEmpty();
      default -> false;
    };
  }

  private static boolean isAtLeast(int least, Amount amount) {
    return amount instanceof Amount.Constant(int value) && value >= least;
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
