package casebook.engine.layer;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held.Origin;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The sentences that a board's objects have before any of their effects has applied. */
final class Sentences {
  private int count;

  private Sentences() {}

  /** The permanents as they are by themselves, and all sentences of the board. */
  static Stage on(Board board) {
    return new Sentences().stage(board);
  }

  private Stage stage(Board board) {
    var permanents = new LinkedHashMap<Id, Permanent>();
    var held = new LinkedHashMap<Id, List<Held>>();
    boolean same = true;
    for (Permanent permanent : board.permanents().values()) {
      Cancellation.check();
      Permanent own = permanent.byItself();
      if (!own.now().isNothing()) {
        own = Applying.withFinalValues(own);
      }
      same &= own.equals(permanent);
      permanents.put(own.id(), own);
      if (!own.phasedOut()) {
        held.put(own.id(), of(board, own));
      }
    }
    var resolved = new ArrayList<Held>();
    int place = 0;
    for (EffectInForce effect : board.effects()) {
      Stamp stamp = Stamp.of(effect, place++);
      for (Ability ability : effect.abilities()) {
        resolved.add(Held.of(effect, ability, count++, stamp));
      }
    }
    return new Stage(same ? board : board.withPermanents(permanents), held, resolved);
  }

  private List<Held> of(Board board, Permanent permanent) {
    List<Ability> counters = Counters.abilities(permanent);
    var sentences = new ArrayList<Held>();
    var bearer = new Bearer(board, permanent, sentences);
    if (!permanent.abilities().isEmpty()) {
      List<Stamp> stamps = List.of(stamp(board, permanent));
      for (Ability ability : permanent.abilities()) {
        sentences.add(Held.of(bearer, ability, Origin.OWN, count++, stamps));
      }
    }
    for (Ability ability : counters) {
      List<Stamp> stamps = List.of(Stamp.ofCounters(permanent));
      sentences.add(Held.of(bearer, ability, Origin.COUNTERS, count++, stamps));
    }
    if (permanent.losesAbilities() && !permanent.givenAbilities().contains(Ability.ALL_LOST)) {
      List<Stamp> stamps = List.of(Stamp.ofLoss(permanent));
      sentences.add(Held.of(bearer, Ability.ALL_LOST, Origin.STATED, count++, stamps));
    }
    for (Ability ability : permanent.givenAbilities()) {
      List<Stamp> stamps = List.of(Stamp.given(permanent));
      sentences.add(Held.of(bearer, ability, Origin.STATED, count++, stamps));
    }
    return sentences;
  }

  private static Stamp stamp(Board board, Permanent permanent) {
    return permanent
        .attachedTo()
        .flatMap(holder -> Optional.ofNullable(board.permanents().get(holder)))
        .map(holder -> Stamp.of(permanent, holder))
        .orElseGet(() -> Stamp.of(permanent));
  }

  /**
   * The board as abilities begin to apply: what is said lost is lost, lands have mana abilities.
   */
  static Stage asAbilitiesApply(Stage before) {
    var changed = new LinkedHashMap<Id, List<Held>>();
    for (Permanent permanent : before.board().phasedIn()) {
      List<Held> held = before.held(permanent.id());
      if (permanent.losesAbilities()) {
        held =
            held.stream()
                .flatMap(
                    one -> one.origin() == Origin.OWN ? one.begunBefore().stream() : Stream.of(one))
                .toList();
      } else {
        List<Ability> mana = BasicLandTypes.abilities(permanent);
        if (!mana.isEmpty()) {
          var more = new ArrayList<>(held);
          var bearer = new Bearer(before.board(), permanent, held);
          for (Ability ability : mana) {
            List<Stamp> stamps = List.of(stamp(before.board(), permanent));
            more.add(
                Held.of(bearer, ability, Origin.OWN, new OfLand(permanent.id(), ability), stamps));
          }
          held = more;
        }
      }
      changed.put(permanent.id(), held);
    }
    return before.withSentences(changed);
  }

  /** What tells an ability that a land has by its type (305.6) from others. */
  private record OfLand(Id land, Ability ability) {}

  /** The keyword abilities that permanents are said to have now, and no others. */
  static Stage withFinalKeywords(Stage before) {
    var changed = new LinkedHashMap<Id, List<Held>>();
    for (Permanent permanent : before.board().phasedIn()) {
      Optional<Set<String>> last = permanent.now().keywords();
      if (last.isPresent()) {
        changed.put(permanent.id(), withKeywords(before, permanent, last.get()));
      }
    }
    return before.withSentences(changed);
  }

  private static List<Held> withKeywords(Stage stage, Permanent permanent, Set<String> last) {
    var missing = new LinkedHashSet<>(last);
    var held = new ArrayList<Held>();
    for (Held sentence : stage.held(permanent.id())) {
      var other = new LinkedHashSet<String>();
      for (Effect effect : sentence.effects()) {
        if (effect instanceof Effect.Keyword(var name, var _)
            && !missing.remove(name.toLowerCase(Locale.ROOT))) {
          other.add(name.toLowerCase(Locale.ROOT));
        }
      }
      other.removeAll(last);
      held.add(sentence.without(other));
    }
    var bearer = new Bearer(stage.board(), permanent, held);
    for (String keyword : missing) {
      Ability ability = Ability.ofKeyword(keyword);
      held.add(Held.of(bearer, ability, Origin.STATED, ability, List.of(Stamp.given(permanent))));
    }
    return held;
  }
}
