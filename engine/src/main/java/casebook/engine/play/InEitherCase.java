package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Move;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1b;
import casebook.engine.rule508.Rule508_1c;
import casebook.engine.rule508.Rule508_1d;
import casebook.engine.rule508.Rule508_1e;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A ruling where the case leaves conditions of texts open, or who has haste: it is sure if the
 * board gives the same ruling in each possible case, or if the move is illegal in each.
 */
public final class InEitherCase {
  /** The most conditions that are supposed both ways; where there are more, none is. */
  private static final int MOST = 3;

  /** The steps before costs, which other creatures may be tapped for. */
  private static final Set<RuleNumber> BEFORE_COSTS =
      Set.of(
          Rule508_1a.NUMBER,
          Rule508_1b.NUMBER,
          Rule508_1c.NUMBER,
          Rule508_1d.NUMBER,
          Rule508_1e.NUMBER);

  private InEitherCase() {}

  /** The outcome, sure of its verdict where that doesn't hang on what is left open. */
  public static Outcome of(Board board, Outcome first, Function<Board, Outcome> judged) {
    if (!(first instanceof Outcome.Ruled(var ruling, var after)) || !isOpen(ruling, board)) {
      return first;
    }
    Set<Open> open = open(board, ruling);
    if (open.size() > MOST) {
      return first;
    }
    boolean isOfHaste = ruling.unread().stream().anyMatch(text -> isOfHaste(text, ruling, board));
    List<Board> supposed = supposed(board, open);
    var outcomes = new ArrayList<Outcome.Ruled>();
    for (Board each : isOfHaste ? withAndWithoutHaste(supposed) : supposed) {
      if (!(judged.apply(each) instanceof Outcome.Ruled(var other, var then))) {
        return first;
      }
      outcomes.add(new Outcome.Ruled(butForOthers(other, board), then));
    }
    List<Ruling> rulings = outcomes.stream().map(Outcome.Ruled::ruling).toList();
    boolean isSure =
        rulings.stream().allMatch(other -> isSame(ruling, other))
            || (!isOfHaste && isIllegal(ruling, rulings));
    if (isSure) {
      return new Outcome.Ruled(ruling.whateverIsOpen(), after);
    }
    Ruling one = rulings.getFirst();
    if (one.verdict() != Verdict.UNDETERMINED
        && rulings.stream().allMatch(other -> isAlike(one, other))) {
      Board then = outcomes.getFirst().after();
      return new Outcome.Ruled(beside(one, ruling), asLeftOpen(then, board, open));
    }
    return isOfHaste
        ? illegalAnyway(board, ruling, supposed, judged)
            .<Outcome>map(illegal -> new Outcome.Ruled(beside(illegal, ruling), board))
            .orElse(first)
        : first;
  }

  /** A ruling on a board as supposed, with what is open on the board as it is. */
  private static Ruling beside(Ruling supposed, Ruling asItIs) {
    return supposed.besideUnread(asItIs.unread()).withAccounting(asItIs.accounting());
  }

  /** A board on which conditions were supposed, where they are open again. */
  private static Board asLeftOpen(Board supposed, Board before, Set<Open> open) {
    Board board = supposed;
    for (Open one : open) {
      board = one.leftOpen(board, before);
    }
    return board;
  }

  /**
   * Why an attack is illegal whoever has haste: it is where its creatures have it and no others do.
   * If one of them has none, it is illegal too (508.1a), and so it is if others have it: an attack
   * that obeys too few requirements then does so all the more. What can't be paid for (508.1g to
   * 508.1j) must be so where all have haste, which may pay for it by tapping.
   */
  private static Optional<Ruling> illegalAnyway(
      Board board, Ruling ruling, List<Board> supposed, Function<Board, Outcome> judged) {
    if (!(ruling.move() instanceof Move.DeclareAttackers declared)) {
      return Optional.empty();
    }
    Set<Id> attackers = declared.attack().targets().keySet();
    Optional<Ruling> illegal = Optional.empty();
    for (Board each : supposed) {
      Optional<Ruling> none = illegal(board, each, judged);
      illegal = none.flatMap(_ -> illegal(board, OnlyHaste.given(each, attackers), judged));
      Optional<RuleNumber> why = illegal.flatMap(Ruling::decidedBy);
      if (illegal.isPresent() && why.filter(BEFORE_COSTS::contains).isEmpty()) {
        illegal =
            illegal(board, OnlyHaste.given(each), judged)
                .filter(all -> all.decidedBy().equals(why));
      }
      if (illegal.isEmpty()) {
        return illegal;
      }
    }
    return illegal;
  }

  private static Optional<Ruling> illegal(
      Board board, Board supposed, Function<Board, Outcome> judged) {
    return judged.apply(supposed) instanceof Outcome.Ruled(var other, var _)
        ? Optional.of(butForOthers(other, board)).filter(one -> one.verdict() == Verdict.ILLEGAL)
        : Optional.empty();
  }

  private static boolean isOfHaste(UnreadText text, Ruling ruling, Board board) {
    return ruling.move() instanceof Move.DeclareAttackers
        && !board.options().sharedTeamTurns()
        && OnlyHaste.is(text, board);
  }

  private static List<Board> withAndWithoutHaste(List<Board> boards) {
    return boards.stream().flatMap(each -> Stream.of(each, OnlyHaste.given(each))).toList();
  }

  /**
   * The ruling as it is where nothing but who has haste or became a creature isn't known, and
   * nobody did by that.
   */
  private static Ruling butForOthers(Ruling ruling, Board board) {
    boolean isSure =
        ruling.verdict() == Verdict.UNDETERMINED
            && ruling.orders().isEmpty()
            && ruling.unread().stream().allMatch(text -> isOfOthers(text, ruling, board));
    return isSure ? ruling.whateverIsOpen() : ruling;
  }

  /** Whether open conditions and haste alone make it undetermined. */
  private static boolean isOpen(Ruling ruling, Board board) {
    return ruling.verdict() == Verdict.UNDETERMINED
        && ruling.orders().isEmpty()
        && !ruling.unread().isEmpty()
        && ruling.unread().stream()
            .allMatch(text ->
                text.why() instanceof Because.ConditionOpen || isOfOthers(text, ruling, board));
  }

  /** Whether it says nothing of an attack but which other attacks are possible. */
  private static boolean isOfOthers(UnreadText text, Ruling ruling, Board board) {
    return isOfHaste(text, ruling, board) || OnlyAnimates.is(text, ruling, board);
  }

  private static List<Board> supposed(Board board, Set<Open> open) {
    List<Board> supposed = List.of(board);
    for (Open one : open) {
      var next = new ArrayList<Board>();
      for (Board each : supposed) {
        next.add(one.supposed(each, /* so= */ true));
        next.add(one.supposed(each, /* so= */ false));
      }
      supposed = next;
    }
    return supposed;
  }

  private static boolean isIllegal(Ruling ruling, List<Ruling> others) {
    return ruling.provisional().equals(Optional.of(Verdict.ILLEGAL))
        && others.stream().allMatch(other -> other.verdict() == Verdict.ILLEGAL);
  }

  /** Whether they say the same of the move, whatever excuses what isn't obeyed. */
  private static boolean isSame(Ruling ruling, Ruling other) {
    return ruling.provisional().equals(Optional.of(other.verdict())) && saysSame(ruling, other);
  }

  private static boolean isAlike(Ruling one, Ruling other) {
    return one.verdict() == other.verdict() && saysSame(one, other);
  }

  private static boolean saysSame(Ruling ruling, Ruling other) {
    return ruling.decidedBy().equals(other.decidedBy())
        && ruling
            .requirements()
            .map(Requirements::withoutExcuses)
            .equals(other.requirements().map(Requirements::withoutExcuses))
        && ruling.state().equals(other.state())
        && ruling.answer().equals(other.answer())
        && ruling.costs().equals(other.costs());
  }

  /** The conditions that the ruling asks for, each of the object whose text it is. */
  private static Set<Open> open(Board board, Ruling ruling) {
    List<String> asked =
        ruling.unread().stream()
            .map(UnreadText::why)
            .filter(Because.ConditionOpen.class::isInstance)
            .flatMap(why -> ((Because.ConditionOpen) why).conditions().stream())
            .toList();
    var open = new LinkedHashSet<Open>();
    for (Permanent permanent : board.permanents().values()) {
      for (String words : words(permanent.abilities(), asked)) {
        open.add(new Open.OfPermanent(permanent, new Condition.Stated(words)));
      }
    }
    int place = 0;
    for (EffectInForce effect : board.effects()) {
      for (String words : words(effect.abilities(), asked)) {
        open.add(new Open.OfEffect(place, new Condition.Stated(words)));
      }
      place++;
    }
    return open;
  }

  /** What is asked of a pair is another matter: it isn't known which creature is in it. */
  private static Set<String> words(List<Ability> abilities, List<String> asked) {
    var words = new LinkedHashSet<String>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Unread(var open)) {
        words.addAll(Settled.openIn(open));
      }
    }
    words.retainAll(asked);
    words.removeIf(Settled::isOfPair);
    return words;
  }

  /** A condition of a text that the case leaves open. */
  private sealed interface Open {
    /** The board where it holds, or doesn't. */
    Board supposed(Board board, boolean so);

    /** The board where it is as open as before. */
    Board leftOpen(Board board, Board before);

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

      @Override
      public Board leftOpen(Board board, Board before) {
        return board
            .permanent(of.id())
            .map(now -> now.change().abilities(of.abilities()).build())
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

      @Override
      public Board leftOpen(Board board, Board before) {
        var effects = new ArrayList<>(board.effects());
        effects.set(place, before.effects().get(place));
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
