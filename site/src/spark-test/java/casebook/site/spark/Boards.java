package casebook.site.spark;

import casebook.rules.Editions;
import casebook.site.batch.CaseLines;
import casebook.site.batch.Field;
import casebook.site.batch.LineJudge;
import casebook.site.batch.TimedJudge;
import casebook.site.catalogue.Catalogue;
import casebook.site.corpus.CorpusFormat;
import casebook.site.corpus.SomeBoards;
import casebook.site.input.CaseReader;
import casebook.site.work.Deadline;
import casebook.site.work.Task;
import java.time.Duration;
import java.util.List;

/** Cases to judge, and the answers that {@code adjudicate --lines} gives to them. */
final class Boards {

  /** No case, with signs that JSON and shells mind. */
  static final String NO_CASE = "no \"case\" at 'all' \\ {}";

  private Boards() {}

  /** Generated ones. */
  static List<String> generated(int count) {
    return SomeBoards.of(CorpusFormat.CONSTRUCTED, 2, 27, count).toList();
  }

  /** Crazed Goblin of Ann's stays at home, or attacks. */
  static String goblin(boolean attacks) {
    return """
    {"players": [{"id": "ann"}, {"id": "bob"}],\
     "permanents": [{"id": "goblin", "controller": "ann", "card": "Crazed Goblin"}],\
     "moves": [{"declareAttackers": {"attacks": [%s]}}]}\
    """
        .formatted(attacks ? "{\"attacker\": \"goblin\", \"target\": \"bob\"}" : "");
  }

  /** What is said to a case on one machine. */
  static String answer(String json, Field... fields) {
    var judge =
        new LineJudge(
            new CaseReader(Editions.builtIn(), Catalogue.builtIn()),
            Editions.builtIn(),
            List.of(fields));
    try (var minute = new Deadline(Duration.ofMinutes(1))) {
      return new TimedJudge(judge, line -> minute.during(Task.RULING, line))
          .answer(new CaseLines.Line(1, json))
          .line();
    }
  }
}
