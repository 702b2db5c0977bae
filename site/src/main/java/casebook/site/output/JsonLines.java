package casebook.site.output;

import casebook.engine.ruling.Verdict;
import casebook.rules.Editions;
import casebook.site.input.Case;
import casebook.site.input.CaseFormat;
import casebook.site.input.CaseReader;
import casebook.site.input.Place;
import casebook.site.input.Problem;
import casebook.site.input.Reading;
import casebook.site.judging.Judgement;
import casebook.site.work.TooLong;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Judges cases that come one on each line, and answers each with one line. */
public final class JsonLines {

  /** No case is this long; a longer line must not fill the memory. */
  private static final int LONGEST_LINE = 1 << 20;

  private final CaseReader reader;
  private final Editions editions;
  private final Turn turn;

  /** Rulings on cases that are read by a reader. */
  public JsonLines(CaseReader reader, Editions editions) {
    this(reader, editions, Supplier::get);
  }

  /**
   * The same.
   *
   * @param turn has the lines judged one by one
   */
  public JsonLines(CaseReader reader, Editions editions, Turn turn) {
    this.reader = reader;
    this.editions = editions;
    this.turn = turn;
  }

  /** Has a line judged when its turn has come. */
  public interface Turn {
    /** What came of it. */
    Answer take(Supplier<Answer> line);
  }

  /**
   * What came of a line.
   *
   * @param line the answer to it, on one line
   */
  public record Answer(String line, Outcome outcome) {}

  /** How a line came out, or the worst of some lines. */
  public enum Outcome {
    LEGAL,
    UNDETERMINED,
    ILLEGAL,
    /** It is no case, or a move in it can't be made. */
    NOT_JUDGED,
    /** The deadline passed before it was judged. */
    TOO_LONG;

    private static Outcome of(Verdict verdict) {
      return switch (verdict) {
        case LEGAL -> LEGAL;
        case UNDETERMINED -> UNDETERMINED;
        case ILLEGAL -> ILLEGAL;
      };
    }
  }

  /** Judges all lines that aren't blank. */
  public Outcome judge(BufferedReader in, Writer out) throws IOException {
    Outcome worst = Outcome.LEGAL;
    int number = 0;
    for (Optional<String> line = next(in); line.isPresent(); line = next(in)) {
      number++;
      if (!line.get().isBlank()) {
        String written = line.get();
        int at = number;
        Answer answer = take(written, at);
        out.write(answer.line());
        out.write('\n');
        out.flush();
        worst = answer.outcome().compareTo(worst) > 0 ? answer.outcome() : worst;
      }
    }
    return worst;
  }

  private Answer take(String written, int number) {
    try {
      return turn.take(() -> answer(written, number));
    } catch (TooLong e) {
      var problem = new Problem("", Place.START, e.advice());
      return refusal(List.of(problem), number, Outcome.TOO_LONG);
    }
  }

  /** The next line; of one that is too long, so much that it is seen to be too long. */
  private static Optional<String> next(BufferedReader in) throws IOException {
    var line = new StringBuilder();
    int sign = in.read();
    if (sign < 0) {
      return Optional.empty();
    }
    while (sign >= 0 && sign != '\n') {
      if (line.length() <= LONGEST_LINE) {
        line.append((char) sign);
      }
      sign = in.read();
    }
    return Optional.of(line.toString());
  }

  private Answer answer(String line, int number) {
    if (line.length() > LONGEST_LINE) {
      var problem = new Problem("", Place.START, "This line is too long to be a case.");
      return refusal(List.of(problem), number, Outcome.NOT_JUDGED);
    }
    return switch (reader.read(line, CaseFormat.JSON)) {
      case Reading.Unparseable<Case>(var problems) -> refusal(problems, number, Outcome.NOT_JUDGED);
      case Reading.Wrong<Case>(var problems) -> refusal(problems, number, Outcome.NOT_JUDGED);
      case Reading.Good<Case>(var judged) -> {
        var judgement = Judgement.of(judged, editions);
        Outcome outcome =
            judgement.impossible().isPresent()
                ? Outcome.NOT_JUDGED
                : Outcome.of(judgement.verdict());
        String ruling = RulingJson.of(judgement).compact();
        yield ruling.length() > AnswerTooLarge.MOST_BYTES
            ? tooLarge(number)
            : new Answer(ruling, outcome);
      }
    };
  }

  private static Answer tooLarge(int number) {
    var problem = new Problem("", Place.START, new AnswerTooLarge().advice());
    return refusal(List.of(problem), number, Outcome.NOT_JUDGED);
  }

  private static Answer refusal(List<Problem> problems, int number, Outcome outcome) {
    List<Problem> placed =
        problems.stream()
            .map(one ->
                new Problem(one.path(), new Place(number, one.place().column()), one.message()))
            .toList();
    Json errors = Json.object().put("errors", RulingJson.errors(placed));
    return new Answer(errors.compact(), outcome);
  }
}
