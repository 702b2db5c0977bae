package casebook.engine.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.effect.TokensCreated;
import java.util.List;

/**
 * Tokens that an ability created as combat began (507.1) and that are not among the new permanents
 * of a board, whoever made it having forgotten them: it was judged without them.
 *
 * @param text the sentence that creates them
 * @param when when it triggered, as the case can say that nothing came of it
 * @param created what it creates
 * @param missing how many of these are missing
 * @param controller who controls them
 * @param does what the ability does to them besides
 */
public record MissingTokens(
    Source source,
    String text,
    String when,
    TokensCreated created,
    int missing,
    Id controller,
    List<Ability> does) {
  public MissingTokens {
    does = List.copyOf(does);
  }
}
