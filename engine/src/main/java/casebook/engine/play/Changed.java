package casebook.engine.play;

import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Now;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.move.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What changes make of a permanent. */
final class Changed {
  private Changed() {}

  /** The permanent after all the changes at once; empty where it leaves the battlefield. */
  static Optional<Permanent> by(Permanent before, List<Change> changes) {
    Optional<Permanent> now = Optional.of(before);
    for (Change change : changes) {
      now = now.flatMap(permanent -> by(permanent, change));
    }
    return now;
  }

  private static Optional<Permanent> by(Permanent before, Change change) {
    return switch (change) {
      case Change.Leaves() -> Optional.empty();
      case Change.ChangesController(var controller) ->
          Optional.of(
              controlledBy(before, controller)
                  .change()
                  .now(before.now().withController(controller))
                  .build());
      case Change.PhasesOut() -> Optional.of(before.change().phasedOut(true).build());
      case Change.RemovedFromCombat(), Change.BecomesBlocked() -> Optional.of(before);
      case Change.Regenerates(), Change.Taps() -> Optional.of(before.change().tapped(true).build());
      case Change.Untaps() -> Optional.of(before.change().tapped(false).build());
      case Change.GainsType(var type) -> Optional.of(withType(before, type));
      case Change.LosesType(var type) -> Optional.of(withoutType(before, type));
      case Change.ChangesProtector(var protector) ->
          Optional.of(before.change().protector(Optional.of(protector)).build());
      case Change.GainsAbilities(var abilities) -> Optional.of(gaining(before, abilities));
      case Change.LosesAbility(var keyword) ->
          Optional.of(
              keyword
                  .map(name -> losing(before, name))
                  .orElseGet(() ->
                      before
                          .change()
                          .losesAbilities(true)
                          .givenAbilities(List.of(Ability.ALL_LOST))
                          .build()));
      case Change.BecomesColors(var colors) ->
          Optional.of(being(before, before.now().withColors(colors)));
      case Change.BecomesPower(int power) ->
          Optional.of(being(before, before.now().withPower(power)));
      case Change.HasCounters(var counters) -> Optional.of(withCounters(before, counters));
      case Change.GoadedBy(var players) -> {
        var goadedBy = new LinkedHashSet<>(before.own().goadedBy());
        goadedBy.addAll(players);
        yield Optional.of(before.change().goadedBy(goadedBy).build());
      }
      case Change.Detained() ->
          Optional.of(before.change().designation(Designation.DETAINED, true).build());
      case Change.AttachedTo(var object) -> Optional.of(before.change().attachedTo(object).build());
    };
  }

  /** A permanent of a new controller is one that this player has not controlled continuously. */
  static Permanent controlledBy(Permanent before, Id controller) {
    return controller.equals(before.controller())
        ? before
        : before
            .change()
            .controller(controller)
            .since(Since.THIS_TURN)
            .state(notEntered(before))
            .build();
  }

  /** What was there as the turn began hasn't entered this turn, whoever controls it now. */
  private static Map<String, Fact> notEntered(Permanent before) {
    var state = new LinkedHashMap<>(before.state());
    if (before.since() == Since.TURN_BEGAN) {
      state.putIfAbsent(Filter.EnteredThisTurn.FACT, new Fact.Flag(false));
    }
    return state;
  }

  /** What a change makes of a characteristic is final. */
  private static Permanent being(Permanent before, Now now) {
    return before
        .change()
        .now(now)
        .made(before.controller(), before.since(), now.in(before.characteristics()))
        .build();
  }

  private static Permanent withType(Permanent before, String type) {
    Set<String> types = new LinkedHashSet<>(before.characteristics().types());
    types.add(type);
    return being(before, before.now().withTypes(types));
  }

  private static Permanent withoutType(Permanent before, String type) {
    Set<String> types = new LinkedHashSet<>(before.characteristics().types());
    types.remove(type.toLowerCase(Locale.ROOT));
    return being(before, before.now().withTypes(types));
  }

  /** The stated kinds of counters are what they are said to be; the others stay. */
  private static Permanent withCounters(Permanent before, Map<String, Integer> counters) {
    var all = new LinkedHashMap<>(before.counters());
    all.putAll(counters);
    return before.change().counters(all).build();
  }

  /** What it gains last it has, even if it lost the same before. */
  private static Permanent gaining(Permanent before, List<Ability> abilities) {
    var lost = new ArrayList<Ability>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        for (Effect effect : effects) {
          if (effect instanceof Effect.Keyword(var name, var _)) {
            lost.add(loss(name));
          }
        }
      }
    }
    var given = new ArrayList<>(before.givenAbilities());
    given.removeAll(lost);
    given.addAll(abilities);
    return before.change().givenAbilities(given).build();
  }

  private static Permanent losing(Permanent before, String keyword) {
    return before.change().gains(List.of(loss(keyword))).build();
  }

  /** That a permanent loses a keyword ability is itself an effect that it is under. */
  private static Ability loss(String keyword) {
    var loses = new Effect.Takes(Filter.SELF, keyword.toLowerCase(Locale.ROOT), Condition.ALWAYS);
    return new Ability("", Frame.STATIC, new Meaning.Read(List.of(loses)));
  }
}
