package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TokensCreated.Described;
import casebook.engine.force.InForce;
import casebook.engine.layer.Held;
import casebook.engine.mana.Mana;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1b;
import casebook.engine.ruling.MissingTokens;
import casebook.engine.ruling.Outcome;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * Rulings on a board where tokens may be missing that were created as combat began (507.1). They
 * are told where they may make the verdict another one: not where the move fails before any
 * restriction is looked at (508.1a, 508.1b), nor where it is judged in the same way on the board
 * with these tokens.
 */
public final class WithMissingTokens {
  /** Steps that ask for the creatures that attack, and for what they attack, and for no other. */
  private static final Set<RuleNumber> OF_ATTACKERS = Set.of(Rule508_1a.NUMBER, Rule508_1b.NUMBER);

  /** What may change how many tokens are created, or how they enter. */
  private static final List<Matter> CHANGING =
      List.of(Matter.TOKENS, Matter.ENTERING, Matter.COUNTERS);

  /** The most tokens that a board is judged with. */
  private static final int MOST = 20;

  private WithMissingTokens() {}

  /**
   * The outcome with the tokens that may be missing.
   *
   * @param inForce what is in force on the board
   * @param judged what comes of the same move on another board
   */
  public static Outcome of(
      Board board, InForce inForce, Outcome outcome, Function<Board, Outcome> judged) {
    if (!(outcome instanceof Outcome.Ruled(var ruling, var after))
        || ruling.verdict() == Verdict.UNDETERMINED
        || ruling.decidedBy().filter(OF_ATTACKERS::contains).isPresent()) {
      return outcome;
    }
    List<MissingTokens> missing = inForce.missingTokens();
    boolean isSame =
        missing.isEmpty()
            || (isKnown(missing, inForce)
                && boards(board, missing).stream()
                    .map(judged)
                    .allMatch(with ->
                        with instanceof Outcome.Ruled(var other, _) && saysSame(ruling, other)));
    return isSame ? outcome : new Outcome.Ruled(ruling.withDoubts(missing), after);
  }

  /** Whether the board tells all of what the tokens are. */
  private static boolean isKnown(List<MissingTokens> missing, InForce inForce) {
    return missing.stream().mapToInt(MissingTokens::missing).sum() <= MOST
        && missing.stream().allMatch(one -> one.created().described().isPresent())
        && inForce.worked().sentences().stream().noneMatch(WithMissingTokens::mayChange);
  }

  private static boolean mayChange(Held held) {
    return held.ability().frame() == Frame.STATIC
        && held.ability().meaning() instanceof Meaning.Irrelevant(var about)
        && about.stream().anyMatch(CHANGING::contains);
  }

  /** The board with all of the tokens, and with those of each ability alone. */
  private static List<Board> boards(Board board, List<MissingTokens> missing) {
    var boards = new ArrayList<Board>(List.of(with(board, missing)));
    if (missing.size() > 1) {
      missing.forEach(one -> boards.add(with(board, List.of(one))));
    }
    return boards;
  }

  private static Board with(Board board, List<MissingTokens> missing) {
    Board all = board;
    for (MissingTokens one : missing) {
      Id source = one.source().permanent().orElseThrow();
      Id controller = one.controller();
      var ids = new LinkedHashSet<Id>();
      for (int number = 1; number <= one.missing(); number++) {
        Permanent token = token(new Id(source + " token " + number), controller, one.created());
        ids.add(token.id());
        all = all.with(token);
      }
      if (!one.does().isEmpty()) {
        all =
            all.and(
                List.of(
                    new EffectInForce(
                        source.value(),
                        Optional.of(source),
                        Optional.of(controller),
                        one.does(),
                        ids,
                        Chosen.NOTHING)));
      }
    }
    return all;
  }

  private static Permanent token(Id id, Id controller, TokensCreated created) {
    Described described = created.described().orElseThrow();
    var is =
        new Characteristics(
            String.join(" ", created.subtypes()) + " token",
            new LinkedHashSet<>(created.types()),
            new LinkedHashSet<>(created.subtypes()),
            Set.of(),
            Set.copyOf(described.colors()),
            OptionalInt.of(described.power()),
            OptionalInt.of(described.toughness()),
            Mana.NONE,
            0);
    return Permanent.builder(id, controller, is)
        .token(true)
        .since(Since.THIS_TURN)
        .abilities(described.keywords().stream().map(Ability::ofKeyword).toList())
        .build();
  }

  private static boolean saysSame(Ruling ruling, Ruling other) {
    return ruling.verdict() == other.verdict()
        && ruling.decidedBy().equals(other.decidedBy())
        && ruling.answer().equals(other.answer())
        && ruling.costs().equals(other.costs())
        && ruling.state().equals(other.state());
  }
}
