package casebook.site.article.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An article whose numbers are exchanged for those that were suggested, as far as that can be done
 * without a writer.
 *
 * @param text the corrected article
 * @param corrected what was exchanged, in the order of the article
 */
public record Correction(String text, List<Finding> corrected) {

  /** Copies the list. */
  public Correction {
    corrected = List.copyOf(corrected);
  }

  /** Exchanges what can be exchanged. */
  public static Correction of(String article, List<Finding> findings) {
    var text = new StringBuilder(article);
    List<Finding> corrected =
        findings.stream()
            .filter(finding -> finding.fixable() && finding.suggestion().isPresent())
            .sorted(Comparator.comparingInt(finding -> finding.mention().start()))
            .toList();
    for (Finding finding : corrected.reversed()) {
      finding
          .suggestion()
          .ifPresent(number ->
              text.replace(
                  finding.mention().start(),
                  finding.mention().end(),
                  written(finding, number.toString())));
    }
    return new Correction(text.toString(), corrected);
  }

  /** "CR508.3d" keeps its letters before the number. */
  private static String written(Finding finding, String number) {
    return finding.mention().text().replaceFirst("\\d.*$", number);
  }

  /** The lines that differ, each as it was and as it is. */
  public List<String> difference(String article) {
    List<String> before = article.lines().toList();
    List<String> after = text.lines().toList();
    var lines = new ArrayList<String>();
    for (int i = 0; i < before.size(); i++) {
      if (!before.get(i).equals(after.get(i))) {
        lines.add("@@ line " + (i + 1) + " @@");
        lines.add("-" + before.get(i));
        lines.add("+" + after.get(i));
      }
    }
    return lines;
  }
}
