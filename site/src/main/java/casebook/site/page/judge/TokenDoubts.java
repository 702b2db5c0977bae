package casebook.site.page.judge;

import casebook.engine.ruling.MissingTokens;
import casebook.site.page.ruling.RulingView;
import casebook.site.page.ruling.VerdictLine;
import casebook.site.words.ruling.MissingTokenWords;
import java.util.List;

/**
 * What keeps a verdict from being certain because of tokens that were created as combat began
 * (507.1) and that may be missing on the board.
 *
 * @param missing those that the ruling on the last declaration of attackers tells
 * @param sentences what says that they are missing, and what to do about it
 */
record TokenDoubts(List<MissingTokens> missing, List<String> sentences) {
  private static final String WHERE = "#doubts";

  TokenDoubts {
    missing = List.copyOf(missing);
    sentences = List.copyOf(sentences);
  }

  /** Those of a board in the builder. */
  static TokenDoubts of(JudgedBoard judged) {
    List<MissingTokens> missing = judged.ruling().map(RulingView::missing).orElse(List.of());
    return new TokenDoubts(
        missing,
        judged.judgement().stream()
            .flatMap(of -> missing.stream().map(one -> sentence(of.names().of(one.source()), one)))
            .toList());
  }

  /** That some may be missing on the board, and where to add them. */
  private static String sentence(String name, MissingTokens tokens) {
    return "%s triggered %s and creates %s. If they were created, add them where %s stands; else say there that none was."
        .formatted(name, tokens.when(), MissingTokenWords.lacking(tokens), name);
  }

  /** The verdict of a page, on the condition that is open. */
  VerdictLine on(VerdictLine line) {
    return missing.isEmpty() ? line : line.onlyIf(MissingTokenWords.CONDITION, WHERE);
  }
}
