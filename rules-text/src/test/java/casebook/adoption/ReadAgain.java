package casebook.adoption;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Succession;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The list for a person, in Markdown: what nobody can do without reading. */
final class ReadAgain {
  private final Project project;
  private final Edition older;
  private final Edition newer;
  private final Renumbering renumbering;

  ReadAgain(Project project, Renumbering renumbering) {
    this.project = project;
    this.renumbering = renumbering;
    this.older = renumbering.older();
    this.newer = renumbering.newer();
  }

  /** What has to be read, found in the files as they are before anything is changed. */
  String list(Map<Path, String> files, Moves moves) {
    var list = new StringBuilder();
    list.append("# From %s to %s%n".formatted(older.name(), newer.name()));
    section(
        list, "Reworded", renumbering.reworded().stream().map(one -> reworded(one, files, moves)));
    section(list, "Added", renumbering.added().stream().map(number -> added(number, files)));
    section(
        list, "Removed", renumbering.removed().stream().map(number -> gone(number, files, moves)));
    section(
        list,
        "Split or merged",
        renumbering.splitOrMerged().stream().map(number -> gone(number, files, moves)));
    section(
        list,
        "Moved by the command",
        renumbering.moved().stream()
            .map(one -> "- %s is %s%n".formatted(one.before(), one.after())));
    section(
        list,
        "Other references in the same words",
        renumbering.withOtherReferences().stream().map(one -> "- " + one.after() + "\n"));
    section(
        list,
        "Rules of other sections that seem to have moved",
        renumbering.movedElsewhere().entrySet().stream()
            .map(one ->
                "- %s is %s%s%n"
                    .formatted(one.getKey(), one.getValue(), places(one.getKey(), files))));
    section(
        list,
        "Not rewritten, as it tells of older editions",
        files.entrySet().stream()
            .filter(file -> !project.isRewritten(file.getKey()) && citesMoved(file.getValue()))
            .map(file -> "- %s%n".formatted(project.path(file.getKey()))));
    return list.toString();
  }

  /** The lines that were left as they are. */
  static String left(Map<String, List<Citations.Left>> left) {
    var list = new StringBuilder();
    section(
        list,
        "Left as it is, as it names another edition",
        left.entrySet().stream()
            .flatMap(file ->
                file.getValue().stream()
                    .map(line ->
                        "- %s:%d: `%s`%n".formatted(file.getKey(), line.line(), line.text()))));
    return list.toString();
  }

  private static void section(StringBuilder list, String title, Stream<String> entries) {
    List<String> all = entries.toList();
    if (!all.isEmpty()) {
      list.append("\n## %s%n%n".formatted(title)).append(String.join("", all));
    }
  }

  private String reworded(Succession one, Map<Path, String> files, Moves moves) {
    return """
    ### %s%s

    Was: %s

    Is: %s

    Read again:
    %s
    """
        .formatted(
            one.after(),
            one.isMoved() ? ", which was " + one.before() : "",
            text(older, one.before()),
            text(newer, one.after()),
            toRead(one.before(), files, moves));
  }

  /** A new rule, with the rules beside which it has to be read. */
  private String added(RuleNumber number, Map<Path, String> files) {
    String beside =
        newer.rules().stream()
            .filter(rule -> refersTo(rule.text(), number))
            .map(rule -> rule.number().toString())
            .reduce("", (all, one) -> all.isEmpty() ? one : all + ", " + one);
    return """
    ### %s

    %s

    It needs a home, cases and a line in each table of rules%s. The number was written before:%s

    """
        .formatted(
            number,
            text(newer, number),
            beside.isEmpty() ? "" : "; read it with " + beside,
            older.rule(number).isPresent() ? " it was another rule." : places(number, files));
  }

  private String gone(RuleNumber number, Map<Path, String> files, Moves moves) {
    return """
    ### %s

    Was: %s

    Read again:
    %s
    """
        .formatted(number, text(older, number), toRead(number, files, moves));
  }

  private static String text(Edition edition, RuleNumber number) {
    return edition.rule(number).map(Rule::text).orElseThrow();
  }

  private static boolean refersTo(String text, RuleNumber number) {
    return citing(number).matcher(text).find();
  }

  private boolean citesMoved(String text) {
    return renumbering.moved().stream().anyMatch(one -> refersTo(text, one.before()));
  }

  /** A number as it is cited or as a class is named after it. */
  private static Pattern citing(RuleNumber number) {
    String dotted = Pattern.quote(number.toString());
    String named = number.toString().replace('.', '_');
    return Pattern.compile(
        "(?<![\\d.])%s(?![a-z\\d]|\\.\\d)|(?<![\\d.])%s(?![a-z\\d])".formatted(dotted, named));
  }

  /** The files that cite a rule, under the names that they have afterwards: cases last. */
  private String toRead(RuleNumber number, Map<Path, String> files, Moves moves) {
    var lines = new ArrayList<String>();
    var cases = new ArrayList<String>();
    files.forEach((file, text) -> {
      boolean today = project.isRewritten(file);
      if (today && (refersTo(text, number) || refersTo(file.getFileName().toString(), number))) {
        String path = project.path(moves.files().getOrDefault(file, file));
        (project.isCase(file) ? cases : lines).add("- " + path);
      }
    });
    lines.addAll(cases);
    return lines.isEmpty() ? "- nothing cites it" : String.join("\n", lines);
  }

  private String places(RuleNumber number, Map<Path, String> files) {
    String cited =
        files.entrySet().stream()
            .filter(file -> project.isRewritten(file.getKey()))
            .filter(file -> refersTo(file.getValue(), number))
            .map(file -> "\n  - " + project.path(file.getKey()))
            .reduce("", String::concat);
    return cited.isEmpty() ? " nowhere" : cited;
  }
}
