package casebook.site.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import casebook.site.batch.Field;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The function of Spark SQL, and the program, in this process. */
class AdjudicateTest {
  @TempDir private Path folder;

  private SparkSession spark;

  @BeforeEach
  void open() {
    spark = LocalSpark.open(folder);
  }

  @AfterEach
  void close() throws IOException {
    spark.close();
  }

  private Dataset<Row> asked(String query, String... cases) {
    spark
        .createDataset(List.of(cases), Encoders.STRING())
        .toDF("case")
        .createOrReplaceTempView("boards");
    return spark.sql(query);
  }

  @Test
  void a_case_has_its_verdict_its_rule_its_cards_and_the_answer_of_one_machine() {
    Row ruling =
        asked("SELECT r.* FROM (SELECT adjudicate(case) AS r FROM boards)", Boards.goblin(false))
            .head();
    assertThat(ruling.getString(0)).isEqualTo("illegal");
    assertThat(ruling.getString(1)).isEqualTo("508.1d");
    assertThat(ruling.<String>getList(2)).containsExactly("Crazed Goblin");
    assertThat(ruling.getString(3)).isEqualTo(Boards.answer(Boards.goblin(false)));
  }

  @Test
  void a_short_answer_has_the_fields_that_are_named() {
    Row answer =
        asked("SELECT adjudicate(case, 'verdict, maximum').answer FROM boards", Boards.goblin(true))
            .head();
    assertThat(answer.getString(0))
        .isEqualTo(Boards.answer(Boards.goblin(true), Field.VERDICT, Field.MAXIMUM))
        .isEqualTo("{\"verdict\":\"legal\",\"maximum\":1}");
  }

  @Test
  void how_often_508_1d_decides_is_a_query_by_card() {
    List<Row> counted =
        asked(
                """
                SELECT card, count(*) AS times
                FROM (SELECT adjudicate(case, 'verdict') AS ruling FROM boards)
                LATERAL VIEW explode(ruling.cards) AS card
                WHERE ruling.decidedBy = '508.1d'
                GROUP BY card ORDER BY times DESC, card\
                """,
                Boards.goblin(false),
                Boards.goblin(true),
                Boards.goblin(false).replace("Crazed Goblin", "Juggernaut"),
                Boards.goblin(false),
                Boards.NO_CASE)
            .collectAsList();
    assertThat(counted.stream().map(Row::toString))
        .containsExactly("[Crazed Goblin,2]", "[Juggernaut,1]");
  }

  /** The same over a folder of files, as it stands in the documents. */
  @Test
  void a_folder_of_lines_is_a_table() throws IOException {
    Path in = Files.createDirectory(folder.resolve("boards"));
    Files.write(in.resolve("one.jsonl"), List.of(Boards.goblin(false), Boards.goblin(true)));
    Files.write(in.resolve("two.jsonl"), List.of(Boards.goblin(false)));
    List<Row> counted =
        spark
            .sql(
                """
                SELECT card, count(*) AS times
                FROM (SELECT adjudicate(value, 'verdict') AS ruling FROM text.`%s`)
                LATERAL VIEW explode(ruling.cards) AS card
                WHERE ruling.decidedBy = '508.1d'
                GROUP BY card ORDER BY times DESC\
                """
                    .formatted(in))
            .collectAsList();
    assertThat(counted.stream().map(Row::toString)).containsExactly("[Crazed Goblin,2]");
  }

  /** 508.1d by way of 308.2a: editions, and what a card's text changes. */
  @Test
  void what_changed_is_a_query() {
    asked("SELECT 1", Boards.goblin(false), Boards.goblin(true));
    spark.conf().set(SessionSettings.EDITION, "2008-02-01");
    spark
        .createDataset(
            spark
                .sql("SELECT adjudicate(case, 'verdict,decidedBy').answer FROM boards")
                .as(Encoders.STRING())
                .collectAsList(),
            Encoders.STRING())
        .createOrReplaceTempView("old");
    spark.conf().unset(SessionSettings.EDITION);
    List<Row> before = spark.sql("SELECT value FROM old").collectAsList();
    assertThat(before.getFirst().getString(0)).contains("308.2a");
    List<Row> changes =
        asked(
                """
                SELECT change.* FROM (
                  SELECT changed(case, adjudicate(case).answer,
                    adjudicate(replace(case, 'Crazed Goblin', 'Grizzly Bears')).answer) AS change FROM boards)
                WHERE change IS NOT NULL\
                """,
                Boards.goblin(false),
                "{}")
            .collectAsList();
    assertThat(changes).hasSize(1);
    assertThat(changes.getFirst().getString(0)).isEqualTo("verdict");
    assertThat(changes.getFirst().getString(1)).isEqualTo("illegal (508.1d)");
    assertThat(changes.getFirst().getString(2)).isEqualTo("legal");
    assertThat(changes.getFirst().<String>getList(3)).contains("508.1d");
    assertThat(changes.getFirst().<String>getList(4)).contains("Crazed Goblin");
  }

  @Test
  void a_file_without_cases_is_judged_to_nothing() throws Exception {
    Path in = folder.resolve("cases.jsonl");
    Files.writeString(in, "\n");
    var err = new StringWriter();
    assertThat(run(err, "--in", in, "--out", folder.resolve("out"))).as(err + "").isZero();
    assertThat(err.toString()).contains("There are no cases in it.");
  }

  @Test
  void what_is_no_case_has_the_reason_and_null_has_no_ruling() {
    List<Row> rows =
        asked(
                "SELECT adjudicate(case).verdict, adjudicate(case).answer FROM boards UNION ALL SELECT adjudicate(NULL).verdict, NULL",
                Boards.NO_CASE)
            .collectAsList();
    assertThat(rows.getFirst().getString(0)).isEqualTo("not-judged");
    assertThat(rows.getFirst().getString(1)).isEqualTo(Boards.answer(Boards.NO_CASE));
    assertThat(rows.getLast().isNullAt(0)).isTrue();
  }

  @Test
  void what_cannot_be_asked_is_refused_with_what_can() {
    assertThatThrownBy(() -> asked("SELECT adjudicate(case, 'colour') FROM boards", "{}"))
        .hasMessageContaining("There is no field “colour”, only verdict, decidedBy");
    assertThatThrownBy(() -> asked("SELECT adjudicate(case, case) FROM boards", "{}"))
        .hasMessageContaining("the same for all cases");
    assertThatThrownBy(() -> asked("SELECT adjudicate() FROM boards", "{}"))
        .hasMessageContaining("adjudicate takes a case");
    spark.conf().set(SessionSettings.DEADLINE, "soon");
    assertThatThrownBy(() -> asked("SELECT adjudicate(case) FROM boards", "{}"))
        .hasMessageContaining("“soon” is no deadline");
    spark.conf().set(SessionSettings.DEADLINE, "10");
    spark.conf().set(SessionSettings.DATA, folder.resolve("nowhere").toString());
    assertThatThrownBy(() -> asked("SELECT adjudicate(case) FROM boards", "{}").collectAsList())
        .hasStackTraceContaining("isn't on this executor");
    spark.conf().unset(SessionSettings.DATA);
  }

  /** 508.1d: hundreds of different creatures, each with a cost, take longer than a millisecond. */
  private static String large() {
    var permanents = new StringBuilder();
    for (int number = 0; number < 400; number++) {
      permanents.append(
          """
          ,{"id": "goblin%1$d", "controller": "ann", "card": "Crazed Goblin", "power": %1$d}\
          """
              .formatted(number));
    }
    return Boards.goblin(true).replace("\"Crazed Goblin\"}", "\"Crazed Goblin\"}" + permanents);
  }

  private static int run(StringWriter err, Object... arguments) {
    return CasebookSpark.run(
        new PrintWriter(new StringWriter()),
        new PrintWriter(err),
        List.of(arguments).stream().map(Object::toString).toArray(String[]::new));
  }

  @Test
  void a_case_past_its_deadline_becomes_an_error_that_is_judged_again() throws Exception {
    Path in = folder.resolve("cases.jsonl");
    Files.write(in, List.of(large()));
    var err = new StringWriter();
    Path first = folder.resolve("first");
    assertThat(run(err, "--in", in, "--out", first, "--deadline", "0.001")).as(err + "").isZero();
    assertThat(err.toString()).contains("1 cases: 1 too long.");
    open();
    Path again = folder.resolve("again");
    assertThat(
            run(err, "--in", first.resolve("verdict=too-long"), "--out", again, "--deadline", "60"))
        .isZero();
    open();
    List<Row> judged = spark.read().text(again.toString()).collectAsList();
    assertThat(judged).hasSize(1);
    assertThat(judged.getFirst().getString(0))
        .endsWith(",\"answer\":" + Boards.answer(large()) + "}");
  }

  @Test
  void parquet_has_the_cases_and_the_answers() {
    spark
        .createDataset(List.of(Boards.goblin(true), Boards.goblin(false)), Encoders.STRING())
        .toDF("case")
        .write()
        .parquet(folder.resolve("cases").toString());
    var err = new StringWriter();
    Path out = folder.resolve("rulings");
    assertThat(
            run(
                err,
                "--in",
                folder.resolve("cases"),
                "--read",
                "parquet",
                "--out",
                out,
                "--write",
                "parquet",
                "--fields",
                "decidedBy",
                "--tasks",
                "2"))
        .as(err + "")
        .isZero();
    open();
    List<Row> judged =
        spark
            .read()
            .parquet(out.toString())
            .selectExpr("case", "answer", "cards", "verdict", "decidedBy", "rule")
            .orderBy("verdict")
            .collectAsList();
    assertThat(judged).hasSize(2);
    assertThat(judged.getFirst().getString(0)).isEqualTo(Boards.goblin(false));
    assertThat(judged.getFirst().getString(1)).isEqualTo("{\"decidedBy\":\"508.1d\"}");
    assertThat(judged.getFirst().<String>getList(2)).containsExactly("Crazed Goblin");
    assertThat(judged.getFirst().getString(4)).isEqualTo("508.1d");
    assertThat(judged.getFirst().getString(5)).isEqualTo("cr-508.1d");
    assertThat(judged.getLast().getString(3)).isEqualTo("legal");
    assertThat(judged.getLast().isNullAt(4)).isTrue();
    assertThat(judged.getLast().getString(5)).isEqualTo("none");
  }

  @Test
  void a_folder_that_is_there_is_not_written_over() throws Exception {
    Path in = folder.resolve("cases.jsonl");
    Files.write(in, List.of(Boards.goblin(true)));
    var err = new StringWriter();
    assertThat(run(err, "--in", in, "--out", folder)).isEqualTo(2);
    assertThat(err.toString()).contains("already exists");
    open();
    assertThat(run(err, "--in", folder.resolve("none"), "--out", folder.resolve("out")))
        .isEqualTo(2);
    assertThat(err.toString()).contains("PATH_NOT_FOUND");
  }
}
