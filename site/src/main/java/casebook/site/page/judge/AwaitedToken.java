package casebook.site.page.judge;

import casebook.engine.board.Board;
import casebook.engine.effect.Ability;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.InForce;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.UnreadText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A token that an ability created as combat began (507.1), if nothing that is new on the board may
 * be that token. The board is judged without it.
 *
 * @param text the sentence that triggered
 * @param when when it triggered: "at the beginning of combat"
 * @param created the sentence that says what the token is
 */
record AwaitedToken(Source source, String text, String when, String created) {
  private static final String CREATES = "create";

  /** Those of a board. */
  static List<AwaitedToken> on(Board board) {
    return InForce.on(board).tokensNotListed().stream()
        .flatMap(one -> of(board, one).stream())
        .toList();
  }

  /** That it may be missing on the board, and where to add it. */
  String doubt(String name) {
    return "%s triggered %s, and no new token is on the board. If one was created, add it where %s stands; else say there that none was."
        .formatted(name, when, name);
  }

  private static Optional<AwaitedToken> of(Board board, UnreadText of) {
    return of.why() instanceof Because.ResultNotListed(var words)
        ? Optional.of(
            new AwaitedToken(of.source(), Settled.plain(of.text()), words, creating(board, of)))
        : Optional.empty();
  }

  /** The sentence itself, the nearest one before it, or else the first one after it. */
  private static String creating(Board board, UnreadText of) {
    if (of.text().contains(CREATES)) {
      return of.text();
    }
    List<String> texts =
        of.source().permanent().flatMap(board::permanent).stream()
            .flatMap(one -> one.abilities().stream())
            .map(Ability::text)
            .toList();
    int at = Math.max(0, texts.indexOf(of.text()));
    return Stream.concat(texts.subList(0, at).reversed().stream(), texts.stream().skip(at))
        .filter(text -> text.contains(CREATES))
        .findFirst()
        .orElse("");
  }
}
