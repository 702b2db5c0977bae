package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Settled;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A ruling where the case leaves conditions of texts open: it is sure if it is the same whether
 * they hold or not, or if the move is illegal in any case.
 */
public final class InEitherCase {
  /** The most conditions that are supposed both ways; where there are more, none is. */
  private static final int MOST = 3;

  private InEitherCase() {}

  /** The outcome, sure of its verdict where that doesn't hang on what is left open. */
  public static Outcome of(Board board, Outcome first, Function<Board, Outcome> judged) {
    if (!(first instanceof Outcome.Ruled(var ruling, var after)) || !isOpen(ruling)) {
      return first;
    }
    Set<Open> open = open(board);
    if (open.isEmpty() || open.size() > MOST) {
      return first;
    }
    List<Board> supposed = List.of(board);
    for (Open one : open) {
      var next = new ArrayList<Board>();
      for (Board each : supposed) {
        next.add(one.supposed(each, /* so= */ true));
        next.add(one.supposed(each, /* so= */ false));
      }
      supposed = next;
    }
    var rulings = new ArrayList<Ruling>();
    for (Board each : supposed) {
      if (!(judged.apply(each) instanceof Outcome.Ruled(var other, var _))) {
        return first;
      }
      rulings.add(other);
    }
    return isSure(ruling, rulings) ? new Outcome.Ruled(ruling.whateverIsOpen(), after) : first;
  }

  /** Whether open conditions alone make it undetermined. */
  private static boolean isOpen(Ruling ruling) {
    return ruling.verdict() == Verdict.UNDETERMINED
        && ruling.orders().isEmpty()
        && !ruling.unread().isEmpty()
        && ruling.unread().stream().allMatch(text -> text.why() instanceof Because.ConditionOpen);
  }

  private static boolean isSure(Ruling ruling, List<Ruling> others) {
    Optional<Verdict> verdict = ruling.provisional();
    boolean isIllegal =
        verdict.equals(Optional.of(Verdict.ILLEGAL))
            && others.stream().allMatch(other -> other.verdict() == Verdict.ILLEGAL);
    return isIllegal
        || others.stream()
            .allMatch(other ->
                verdict.equals(Optional.of(other.verdict()))
                    && ruling.decidedBy().equals(other.decidedBy())
                    && ruling.requirements().equals(other.requirements())
                    && ruling.state().equals(other.state())
                    && ruling.answer().equals(other.answer())
                    && ruling.costs().equals(other.costs()));
  }

  /** The conditions that texts leave open, each of the object whose text it is. */
  private static Set<Open> open(Board board) {
    var open = new LinkedHashSet<Open>();
    for (Permanent permanent : board.permanents().values()) {
      for (String words : words(permanent.abilities())) {
        open.add(new Open.OfPermanent(permanent, new Condition.Stated(words)));
      }
    }
    int place = 0;
    for (EffectInForce effect : board.effects()) {
      for (String words : words(effect.abilities())) {
        open.add(new Open.OfEffect(place, new Condition.Stated(words)));
      }
      place++;
    }
    return open;
  }

  /** What is asked of a pair is another matter: it isn't known which creature is in it. */
  private static Set<String> words(List<Ability> abilities) {
    var words = new LinkedHashSet<String>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Unread(var open)) {
        words.addAll(Settled.openIn(open));
      }
    }
    words.removeIf(Settled::isOfPair);
    return words;
  }

  /** A condition of a text that the case leaves open. */
  private sealed interface Open {
    /** The board where it holds, or doesn't. */
    Board supposed(Board board, boolean so);

    /** A condition of the text of a permanent. */
    record OfPermanent(Permanent of, Condition condition) implements Open {
      @Override
      public Board supposed(Board board, boolean so) {
        return board
            .permanent(of.id())
            .map(now -> now.change().abilities(settled(now.abilities(), condition, so)).build())
            .map(board::with)
            .orElse(board);
      }
    }

    /** A condition of what a spell or ability did. */
    record OfEffect(int place, Condition condition) implements Open {
      @Override
      public Board supposed(Board board, boolean so) {
        var effects = new ArrayList<>(board.effects());
        EffectInForce now = effects.get(place);
        effects.set(place, now.with(settled(now.abilities(), condition, so)));
        return board.withEffects(effects);
      }
    }

    private static List<Ability> settled(List<Ability> abilities, Condition condition, boolean so) {
      UnaryOperator<Ability> supposing =
          ability -> Settled.supposing(ability, Map.of(condition, so));
      return abilities.stream().map(supposing).toList();
    }
  }
}
