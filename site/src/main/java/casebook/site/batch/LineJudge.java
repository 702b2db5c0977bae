package casebook.site.batch;

import casebook.engine.ruling.RulingPart;
import casebook.rules.Editions;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Place;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.AnswerTooLarge;
import casebook.site.output.Json;
import casebook.site.output.RulingJson;
import casebook.site.work.TooLong;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Judges the case that stands on a line. Several threads may use one. */
public final class LineJudge {
  private final CaseReader reader;
  private final Editions editions;
  private final List<Field> fields;
  private final Set<RulingPart> parts;

  /** Answers with whole rulings. */
  public LineJudge(CaseReader reader, Editions editions) {
    this(reader, editions, List.of());
  }

  /**
   * Answers with some fields alone.
   *
   * @param fields which ones; none for whole rulings
   */
  public LineJudge(CaseReader reader, Editions editions, List<Field> fields) {
    this.reader = reader;
    this.editions = editions;
    this.fields = List.copyOf(fields);
    this.parts = fields.isEmpty() ? RulingPart.ALL : Field.parts(fields);
  }

  /** Whether it answers with some fields alone. */
  public boolean isShort() {
    return !fields.isEmpty();
  }

  /** What comes of a line. */
  public LineAnswer answer(CaseLines.Line line) {
    if (line.text().length() > CaseLines.LONGEST) {
      return refusal(line, LineOutcome.NOT_JUDGED, "This line is too long to be a case.");
    }
    return switch (reader.read(line.text(), CaseFormat.JSON)) {
      case Reading.Unparseable<Case>(var problems) -> refusal(line, problems);
      case Reading.Wrong<Case>(var problems) -> refusal(line, problems);
      case Reading.Good<Case>(var judged) -> answer(line, Judgement.of(judged, editions, parts));
    };
  }

  private LineAnswer answer(CaseLines.Line line, Judgement judgement) {
    if (judgement.impossible().isPresent()) {
      return fields.isEmpty()
          ? written(
              line,
              RulingJson.of(judgement),
              ruling -> new LineAnswer(ruling, LineOutcome.NOT_JUDGED))
          : refusal(line, List.of(judgement.impossible().get()));
    }
    Json json =
        fields.isEmpty()
            ? RulingJson.of(judgement)
            : Field.answer(fields, line.number(), judgement);
    return written(
        line,
        json,
        ruling ->
            new LineAnswer(
                ruling,
                LineOutcome.of(judgement.verdict()),
                Field.decidedBy(judgement),
                Field.cards(judgement)));
  }

  private static LineAnswer written(
      CaseLines.Line line, Json json, Function<String, LineAnswer> answer) {
    String ruling = json.compact();
    return ruling.length() > AnswerTooLarge.MOST_BYTES
        ? refusal(line, LineOutcome.NOT_JUDGED, new AnswerTooLarge().advice())
        : answer.apply(ruling);
  }

  /** The answer to a line that was not judged within the deadline. */
  public static LineAnswer tooLong(CaseLines.Line line, TooLong why) {
    return refusal(line, LineOutcome.TOO_LONG, why.advice());
  }

  /** The answer to a line on which the program fails. */
  public static LineAnswer failed(CaseLines.Line line, Throwable why) {
    return refusal(
        line,
        LineOutcome.NOT_JUDGED,
        "Casebook failed on this case, which is an error of Casebook: " + why);
  }

  private static LineAnswer refusal(CaseLines.Line line, LineOutcome outcome, String why) {
    return refusal(line, outcome, List.of(new Problem("", Place.START, why)));
  }

  private static LineAnswer refusal(CaseLines.Line line, List<Problem> problems) {
    return refusal(line, LineOutcome.NOT_JUDGED, problems);
  }

  private static LineAnswer refusal(
      CaseLines.Line line, LineOutcome outcome, List<Problem> problems) {
    List<Problem> placed =
        problems.stream()
            .map(one ->
                new Problem(
                    one.path(), new Place(line.number(), one.place().column()), one.message()))
            .toList();
    return new LineAnswer(
        Json.object().put("errors", RulingJson.errors(placed)).compact(), outcome);
  }
}
