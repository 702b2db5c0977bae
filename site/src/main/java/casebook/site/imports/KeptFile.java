package casebook.site.imports;

import casebook.site.imports.published.ImportException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A file in the data folder. Its first line says what it holds, and in which form; files that were
 * written before there was such a line are read as well.
 *
 * @param name what the file is called
 * @param content what it holds, as "cards"
 * @param form the number of the newest form of its lines that is known
 */
record KeptFile(String name, String content, int form) {
  private static final Pattern FIRST_LINE = Pattern.compile("casebook ([a-z]+) (\\d{1,9})");

  /**
   * Its lines after the first one, none if there is no such file.
   *
   * @throws ImportException if it was damaged, or written by a newer program
   */
  List<String> lines(DataFolder folder) throws ImportException {
    List<String> lines = folder.lines(name);
    Matcher first = FIRST_LINE.matcher(lines.isEmpty() ? "" : lines.getFirst());
    if (!first.matches()) {
      return lines;
    }
    if (!first.group(1).equals(content)) {
      throw damaged(folder);
    }
    if (Integer.parseInt(first.group(2)) > form) {
      throw new ImportException(
          "%s was written by a newer Casebook: use that one, or choose another folder with --data"
              .formatted(folder.path().resolve(name)));
    }
    return lines.subList(1, lines.size());
  }

  /** Writes it anew. */
  void replace(DataFolder folder, Stream<String> lines) throws ImportException {
    String first = "casebook " + content + " " + form;
    folder.replace(name, Stream.concat(Stream.of(first), lines));
  }

  /** What is to be said where a line is none that was written here. */
  ImportException damaged(DataFolder folder) {
    return new ImportException(
        folder.path().resolve(name) + " is damaged: remove it and import again");
  }
}
