package casebook.engine.model;

import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * Which kinds of moves, changes and questions were ruled on in games, and how: what never comes up
 * is not shown by any number of games.
 */
final class Variety {
  /** The moves that the rules may forbid; the others are what effects and players just do. */
  private static final List<Class<? extends Move>> JUDGED =
      List.of(
          Move.BeginCombat.class,
          Move.DeclareAttackers.class,
          Move.PutAttacking.class,
          Move.BecomeAttacking.class,
          Move.Reselect.class);

  /** The questions that are answered by more than yes or no. */
  private static final List<Class<? extends Question>> ANSWERED_OTHERWISE =
      List.of(
          Question.Steps.class,
          Question.DefendingPlayers.class,
          Question.DefendingPlayer.class,
          Question.Characteristics.class,
          Question.LegalAttacks.class,
          Question.Completions.class,
          Question.Blocked.class);

  private final Map<String, LongAdder> seen = new ConcurrentHashMap<>();

  void add(Collection<Ruling> rulings) {
    rulings.forEach(this::add);
  }

  private void add(Ruling ruling) {
    Move move = ruling.move();
    saw(name(move.getClass()));
    saw(name(move.getClass(), ruling.provisional().orElse(ruling.verdict())));
    switch (move) {
      case Move.ChangePermanent(var _, var changes) ->
          changes.forEach(change -> saw(name(change.getClass())));
      case Move.DeclareAttackers declaration -> saw(name(declaration.payment().getClass()));
      case Move.Ask(var question) -> {
        saw(name(question.getClass()));
        if (ruling.answer().orElseThrow() instanceof Answer.Truth(boolean truth)) {
          saw(name(question.getClass(), truth));
        }
      }
      case Move.BeginCombat _,
          Move.PutAttacking _,
          Move.BecomeAttacking _,
          Move.PutBlocking _,
          Move.DeclareBlockers _,
          Move.PlayerLeaves _,
          Move.Reselect _,
          Move.EndCombat _ -> {}
    }
  }

  private void saw(String kind) {
    seen.computeIfAbsent(kind, _ -> new LongAdder()).increment();
  }

  /** What never came up, of all there is. */
  List<String> missing() {
    return all().filter(kind -> !seen.containsKey(kind)).toList();
  }

  private static Stream<String> all() {
    Stream<String> kinds =
        Stream.of(Move.class, Change.class, Question.class, Payment.class)
            .flatMap(Variety::kinds)
            .map(Variety::name);
    Stream<String> verdicts =
        JUDGED.stream()
            .flatMap(move ->
                Stream.of(Verdict.LEGAL, Verdict.ILLEGAL).map(verdict -> name(move, verdict)));
    Stream<String> answers =
        kinds(Question.class)
            .filter(question -> !ANSWERED_OTHERWISE.contains(question))
            .flatMap(question -> Stream.of(true, false).map(truth -> name(question, truth)));
    return Stream.of(kinds, verdicts, answers).flatMap(names -> names);
  }

  /** The records that a sealed type permits. */
  private static Stream<Class<?>> kinds(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses()).filter(kind -> kind.isRecord());
  }

  private static String name(Class<?> kind) {
    return kind.getEnclosingClass().getSimpleName() + "." + kind.getSimpleName();
  }

  private static String name(Class<?> kind, Object outcome) {
    return name(kind) + ": " + outcome;
  }
}
