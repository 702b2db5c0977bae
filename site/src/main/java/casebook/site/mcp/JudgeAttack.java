package casebook.site.mcp;

import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.QuestionSent;
import casebook.site.ask.Questions;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import casebook.site.judging.Judgement;
import casebook.site.output.AnsweredJson;
import casebook.site.output.Json;
import casebook.site.output.RulingJson;
import casebook.site.page.draft.BoardAddress;
import casebook.site.page.draft.Draft;
import casebook.site.work.Task;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The verdict on a case, or the answer to a question in a player's words. */
record JudgeAttack(Casebook casebook) implements Tool {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final String NOT_ANSWERED =
      "Not answered, so don't guess: say what is missing and ask again, or mend the case that was"
          + " understood and send it as “case”.";

  @Override
  public String name() {
    return "judge_attack";
  }

  @Override
  public Optional<Task> task(Map<String, Object> arguments) {
    return Optional.of(arguments.containsKey("question") ? Task.QUESTION : Task.RULING);
  }

  @Override
  public Reading<Supplier<Told>> read(String arguments, Caller caller) {
    JsonNode sent = MAPPER.readTree(arguments);
    if (sent.has("case") && sent.size() == 1) {
      return aCase(sent.path("case"), caller);
    }
    return sent.has("question") && !sent.has("case")
        ? QuestionSent.read(arguments, CaseFormat.JSON, casebook.editions())
            .map(question -> () -> answered(question, caller))
        : Reading.of(arguments, CaseFormat.JSON, JudgeAttack::neither);
  }

  /** Reads the case, which is an object or a text in JSON or YAML. */
  private Reading<Supplier<Told>> aCase(JsonNode written, Caller caller) {
    String text = written.isString() ? written.stringValue() : written.toString();
    CaseFormat format = written.isString() ? CaseFormat.of("", text) : CaseFormat.JSON;
    return new CaseReader(casebook.editions(), casebook.catalogue())
        .read(text, format)
        .map(judged -> () -> judged(judged, text, caller));
  }

  private static Optional<Supplier<Told>> neither(Value value) {
    value.problem("Send either a “question” in words, with an “edition” or without, or a “case”.");
    return Optional.empty();
  }

  private Told answered(QuestionSent question, Caller caller) {
    Answered answered = new Questions(casebook).answer(question.question(), question.edition());
    Optional<String> link = answered.board().flatMap(board -> link(board, caller));
    Json json = AnsweredJson.brief(answered, link);
    return new Told.Answer(answered.given().isEmpty() ? json.put("next", NOT_ANSWERED) : json);
  }

  private Told judged(Case judged, String text, Caller caller) {
    Judgement judgement = Judgement.of(judged, casebook.editions());
    Json json =
        Json.object()
            .put("verdict", judgement.verdict().name().toLowerCase(Locale.ROOT))
            .putAll(RulingJson.brief(judgement))
            .putIfPresent("link", link(text, caller));
    Optional<Problem> impossible = judgement.impossible();
    return impossible
        .<Told>map(problem ->
            new Told.Refusal(
                Json.object()
                    .putAll(Told.refusal(List.of(problem)).json())
                    .putAll(json.only("rulings", "link"))))
        .orElseGet(() -> new Told.Answer(json));
  }

  /** The address of the board on the judge page; empty where the board is too large for one. */
  private Optional<String> link(String board, Caller caller) {
    return Draft.of(board)
        .map(Draft::json)
        .flatMap(json -> BoardAddress.of(json, casebook.editions().executed()))
        .map(path -> caller.site() + path);
  }
}
