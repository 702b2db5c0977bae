package casebook.rules.published;

import casebook.rules.GlossaryEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the glossary of the Comprehensive Rules.
 *
 * <p>An entry is a line with its term and one or more lines of text: meanings, which are numbered
 * where there are several, references and remarks. A blank line comes before each term. Where a
 * published file forgot it, the term still shows: it ends with a letter, and text follows it. A
 * term isn't indented; the items of a list are.
 */
final class GlossaryReader {

  private static final Pattern ENDS_A_SENTENCE = Pattern.compile(".*\\.[”\")]*");
  private static final Pattern ENDS_WITH_A_LETTER = Pattern.compile(".*\\p{L}");

  /** The most space that a published file has before a term by mistake. */
  private static final int INDENTED = 4;

  private final List<GlossaryEntry> entries = new ArrayList<>();

  /** The lines of the entry being read, its term first. */
  private final List<Line> open = new ArrayList<>();

  private GlossaryReader() {}

  static List<GlossaryEntry> read(List<Line> lines) throws NotARulesFile {
    GlossaryReader reader = new GlossaryReader();
    int indent =
        lines.stream().filter(line -> !line.isBlank()).mapToInt(Line::indent).findFirst().orElse(0);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (line.isBlank()) {
        continue;
      }
      boolean afterBlank = i == 0 || lines.get(i - 1).isBlank();
      boolean beforeBlank = i == lines.size() - 1 || lines.get(i + 1).isBlank();
      boolean term =
          line.indent() < indent + INDENTED
              && (afterBlank
                  ? !ENDS_A_SENTENCE.matcher(line.text()).matches()
                  : !beforeBlank && ENDS_WITH_A_LETTER.matcher(line.text()).matches());
      if (term) {
        reader.closeEntry();
      } else if (reader.open.isEmpty()) {
        throw new NotARulesFile(
            line.number(), "“" + line.beginning() + "” belongs to no term of the glossary.");
      }
      reader.open.add(line);
    }
    reader.closeEntry();
    return reader.entries;
  }

  private void closeEntry() throws NotARulesFile {
    if (open.isEmpty()) {
      return;
    }
    Line term = open.removeFirst();
    if (open.isEmpty()) {
      throw new NotARulesFile(
          term.number(), "The glossary has no text for “" + term.beginning() + "”.");
    }
    String text = open.stream().map(Line::text).collect(Collectors.joining("\n"));
    entries.add(new GlossaryEntry(term.text(), text));
    open.clear();
  }
}
