package casebook.engine.play;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.force.UnreadChanges;
import casebook.engine.ruling.UnreadText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Texts of which it isn't known to whom they give haste, and that do nothing else to an attack.
 * Haste only adds attacks that are possible. An attack that obeys the most requirements where all
 * have haste also obeys the most where fewer have it; one that obeys too few where none has it also
 * does where more have it. So what holds in both cases holds in every case between.
 */
final class OnlyHaste {
  private static final String HASTE = "haste";

  private OnlyHaste() {}

  static boolean is(UnreadText text, Board board) {
    return text.changes().equals(List.of(Characteristic.KEYWORDS))
        && text.keywords().contains(HASTE)
        && text.keywords().stream()
            .noneMatch(keyword ->
                isMentioned(board, part -> asks(part, keyword))
                    || (!keyword.equals(HASTE) && UnreadChanges.isOfRules(keyword)))
        && !isMentioned(board, OnlyHaste::takesHaste);
  }

  private static boolean isMentioned(Board board, Predicate<Object> part) {
    Stream<Ability> ofPermanents =
        board.permanents().values().stream()
            .flatMap(one -> Stream.concat(one.abilities().stream(), one.givenAbilities().stream()));
    Stream<Ability> ofEffects = board.effects().stream().flatMap(one -> one.abilities().stream());
    return Stream.concat(ofPermanents, ofEffects)
        .anyMatch(ability -> Mentions.mentions(ability.meaning(), part, OnlyHaste::mayGive));
  }

  /** What may give haste to creatures without it asks for it only to leave out the others. */
  private static boolean mayGive(Object part) {
    return part instanceof Effect.ChangesOtherwise change && change.mayHave(HASTE).isPresent();
  }

  private static boolean asks(Object part, String keyword) {
    return part.equals(new Filter.HasKeyword(keyword));
  }

  private static boolean takesHaste(Object part) {
    return switch (part) {
      case Effect.Takes(_, var keyword, _) -> keyword.equals(HASTE);
      case Effect.CantHave(_, var keyword, _) -> keyword.equals(HASTE);
      default -> false;
    };
  }

  /**
   * The board where all creatures of the active player have haste, even if they lose all abilities.
   */
  static Board given(Board board) {
    var creatures = new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
    return given(board, creatures, Set.of());
  }

  /** The board where these creatures have haste. */
  static Board given(Board board, Set<Id> creatures) {
    return given(board, new Filter.Affected(), creatures);
  }

  private static Board given(Board board, Filter creatures, Set<Id> affected) {
    var gives = new Effect.Gives(creatures, List.of(Ability.ofKeyword(HASTE)), Condition.ALWAYS);
    var haste =
        new EffectInForce(
                "",
                Optional.empty(),
                Optional.of(board.activePlayer()),
                List.of(new Ability("", Ability.Frame.STATIC, new Meaning.Read(List.of(gives)))),
                affected,
                Chosen.NOTHING)
            .at(Timestamp.ofMove(board.nextMove()));
    return board.and(List.of(haste));
  }
}
