package casebook.site.page.judge;

import casebook.site.page.draft.Draft;
import casebook.site.page.ruling.VerdictLine;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What keeps a verdict from being certain because of tokens that were created as combat began
 * (507.1): one may be missing on the board, or only its size may be stated.
 *
 * @param missing what says that a token is missing, each as a sentence
 * @param isUndescribed whether a new token on the board has neither a name nor a subtype
 */
record TokenDoubts(List<String> missing, boolean isUndescribed) {
  private static final String WHERE = "#doubts";

  TokenDoubts {
    missing = List.copyOf(missing);
  }

  /** Those of a board in the builder. */
  static TokenDoubts of(JudgedBoard judged, Draft draft) {
    List<String> missing =
        judged.judgement().stream()
            .flatMap(of ->
                judged.board().map(AwaitedToken::on).orElse(List.of()).stream()
                    .map(one -> one.doubt(of.names().of(one.source()))))
            .toList();
    return new TokenDoubts(
        missing, draft.permanents().stream().anyMatch(TokenDoubts::isUndescribed));
  }

  private static boolean isUndescribed(ObjectNode permanent) {
    return Draft.flag(permanent, "token")
        && Draft.text(permanent, "since").equals("thisTurn")
        && Stream.of("card", "name", "subtypes", "text", "keywords").noneMatch(permanent::has);
  }

  /** A sentence for each, with what to do about it. */
  List<String> sentences() {
    return isUndescribed
        ? Stream.concat(
                missing.stream(),
                Stream.of(
                    "Of the new token only its size is stated. Say where it stands what it is:"
                        + " its name, subtypes and keywords, such as haste."))
            .toList()
        : missing;
  }

  /** The verdict of a page, on the condition that is open. */
  VerdictLine on(VerdictLine line) {
    if (!missing.isEmpty()) {
      return line.onlyIf("if no token was created", WHERE);
    }
    return isUndescribed ? line.onlyIf("if the new token has no haste or subtype", WHERE) : line;
  }
}
