package casebook.site.page.judge;

import casebook.site.input.Case;
import casebook.site.input.CaseFormat;
import casebook.site.input.CaseReader;
import casebook.site.input.Problem;
import casebook.site.input.Reading;
import java.util.List;

/**
 * A case that somebody pasted and that is wrong, to be mended where it was pasted.
 *
 * @param problems what is wrong, and where in the text
 */
public record Pasted(String text, List<Wrong> problems) {

  /** Nothing that is wrong. */
  static final Pasted NOTHING = new Pasted("", List.of());

  /** A problem with its place, as "line 3, column 12". */
  public record Wrong(String place, String path, String message) {}

  /** What is wrong with a text; nothing where it is a case. */
  static Pasted read(CaseReader reader, String text) {
    CaseFormat format = text.stripLeading().startsWith("{") ? CaseFormat.JSON : CaseFormat.YAML;
    return switch (reader.read(text, format)) {
      case Reading.Good<Case> _ -> NOTHING;
      case Reading.Unparseable<Case>(var problems) -> of(text, problems);
      case Reading.Wrong<Case>(var problems) -> of(text, problems);
    };
  }

  private static Pasted of(String text, List<Problem> problems) {
    return new Pasted(text, problems.stream().map(Pasted::wrong).toList());
  }

  private static Wrong wrong(Problem problem) {
    return new Wrong(
        "Line %d, column %d".formatted(problem.place().line(), problem.place().column()),
        problem.path(),
        problem.message());
  }
}
