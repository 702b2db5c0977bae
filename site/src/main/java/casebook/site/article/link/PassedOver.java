package casebook.site.article.link;

import casebook.rules.Reference;
import casebook.rules.References;
import casebook.site.article.link.LinkedArticle.NotLinked;
import casebook.site.article.mention.Mention;
import casebook.site.article.prose.Prose;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers that look like those of rules and aren't taken for citations. */
final class PassedOver {
  private static final String NO_PLACE = "It stands in code or in something else that isn’t prose.";
  private static final String NO_CITATION =
      "It is taken for a price, a count, a unit, a version, an address or the number of another"
          + " law.";

  private static final String LABEL = "It is the label of a footnote or of a reference.";

  /**
   * What labels have around them: [^508.1], [508.1]_, and ".. [508.1]" at the beginning of a line.
   */
  private static final Pattern LABELLED =
      Pattern.compile("\\[\\^\\d[\\w.]*+]|\\[\\d[\\w.]*+]_(?!\\w)|\\.\\. \\[\\d[\\w.]*+]");

  /** How many signs they have on one side. */
  private static final int LABEL_SIGNS = 4;

  /** What is told at most; an article that has more of them is none. */
  private static final int MOST = 500;

  private static final Pattern ADDRESS = Pattern.compile("[/=#@_\\\\-]");

  private PassedOver() {}

  static List<NotLinked> in(String article, Prose prose, List<Mention> mentions) {
    var cited = new BitSet();
    mentions.forEach(mention -> cited.set(mention.start(), mention.end()));
    return References.in(article).stream()
        .filter(reference -> !cited.get(reference.start()))
        .flatMap(reference -> why(reference, article, prose).stream())
        .limit(MOST)
        .toList();
  }

  private static boolean isLabel(Reference reference, String article) {
    int from = Math.max(0, reference.start() - LABEL_SIGNS);
    int to = Math.min(article.length(), reference.end() + LABEL_SIGNS);
    return LABELLED
        .matcher(article.substring(from, to))
        .results()
        .anyMatch(label ->
            from + label.start() < reference.start() && from + label.end() > reference.end());
  }

  /** Why a number isn't linked; nothing of those in addresses and titles of links. */
  private static Optional<NotLinked> why(Reference reference, String article, Prose prose) {
    int start = reference.start();
    boolean isOfAddress =
        start > 0 && ADDRESS.matcher(article.substring(start - 1, start)).matches();
    if (isLabel(reference, article)) {
      return Optional.of(new NotLinked(article.substring(start, reference.end()), start, LABEL));
    }
    String why = prose.isHidden(start) ? NO_PLACE : prose.isShown(start) ? NO_CITATION : "";
    return isOfAddress || why.isEmpty()
        ? Optional.empty()
        : Optional.of(new NotLinked(article.substring(start, reference.end()), start, why));
  }
}
