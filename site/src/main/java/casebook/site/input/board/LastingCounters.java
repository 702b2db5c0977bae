package casebook.site.input.board;

import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.notation.Settled;
import casebook.engine.reading.condition.Conditional;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What abilities of cards do to something "for as long as it has a flood counter on it": it lasts
 * for as long as the counter is there (611.2b), whatever has become of the card.
 */
public final class LastingCounters {
  private static final String NOTATION = "Affected, HasCounters(";

  private final Catalogue catalogue;
  private @Nullable Map<String, List<Done>> byKind;

  /** What cards of the catalogue do. They are looked through when it is first asked for. */
  public LastingCounters(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** Effects that last by a counter, with the ability of a card that has them. */
  record Done(String card, Ability ability) {
    /** Whether it is done to lands; otherwise it is done to creatures. */
    boolean isOfLands() {
      return Mentions.mentions(
          ability.meaning(),
          part ->
              switch (part) {
                case Effect.HasLandTypes _ -> true;
                case Effect.ChangesTypes types -> types.types().contains("creature");
                case Effect.LosesTypes(_, var words, _) ->
                    words.contains(SubtypeSet.EVERY_LAND_TYPE);
                default -> false;
              });
    }

    /** What it does in a condition that only a case can tell, and that none tells. */
    List<Ability> when(Condition condition) {
      if (!(ability.meaning() instanceof Meaning.Read(var effects))) {
        return List.of(ability);
      }
      if (Mentions.mentions(effects, Players.YOU)) {
        return List.of(new Ability(ability.text(), ability.frame(), new Meaning.Unread(effects)));
      }
      List<Effect> conditional = Conditional.when(effects, condition).orElse(effects);
      return Settled.in(
          List.of(new Ability(ability.text(), ability.frame(), new Meaning.Read(conditional))),
          Map.of());
    }
  }

  /** What lasts for as long as a permanent has a counter of the kind. */
  List<Done> of(String kind) {
    boolean isOfPower = kind.contains("/"); // these do what 122.1a says
    return isOfPower ? List.of() : byKind().getOrDefault(kind, List.of());
  }

  private synchronized Map<String, List<Done>> byKind() {
    Map<String, List<Done>> known = byKind;
    if (known == null) {
      known = new LinkedHashMap<>();
      for (CardFacts card : catalogue.noting(NOTATION)) {
        for (Ability ability : card.abilities()) {
          add(card.name(), ability, known);
        }
      }
      byKind = known;
    }
    return known;
  }

  private static void add(String card, Ability ability, Map<String, List<Done>> all) {
    if (ability.meaning() instanceof Meaning.Read(var effects)) {
      var kinds = new LinkedHashMap<String, List<Effect>>();
      for (Effect effect : effects) {
        Mentions.mentions(
            effect,
            part -> {
              if (part instanceof Filter.HasCounters(var kind, var _, var _)
                  && lasts(effect, Set.of(kind))) {
                kinds.computeIfAbsent(kind, _ -> new ArrayList<>()).add(effect);
              }
              return false;
            });
      }
      kinds.forEach((kind, did) ->
          all.computeIfAbsent(kind, _ -> new ArrayList<>())
              .add(
                  new Done(
                      card,
                      new Ability(
                          ability.text(),
                          ability.frame(),
                          new Meaning.Read(did.stream().distinct().toList())))));
    }
  }

  /**
   * Whether an effect lasts for as long as what it affects has such counters. Who controls a
   * permanent the board tells by itself; what triggers later waits.
   */
  static boolean lasts(Effect effect, Set<String> kinds) {
    return !(effect instanceof Effect.ChangesControl)
        && !(effect instanceof Effect.Trigger)
        && !Mentions.mentions(effect, Condition.Lasts.class::isInstance)
        && Mentions.mentions(effect, part -> lastsFor(part, kinds), part -> !part.equals(effect));
  }

  /** Whether that is the condition of an effect, or says to what it applies. */
  private static boolean lastsFor(Object part, Set<String> kinds) {
    return switch (part) {
      case Condition.Exists(var permanent) -> isMarked(permanent, kinds);
      case Filter who -> isMarked(who, kinds);
      default -> false;
    };
  }

  private static boolean isMarked(Filter filter, Set<String> kinds) {
    return filter instanceof Filter.Both(var all)
        && all.contains(new Filter.Affected())
        && all.stream()
            .anyMatch(one ->
                one instanceof Filter.HasCounters(var kind, var _, var _) && kinds.contains(kind));
  }
}
