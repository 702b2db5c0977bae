package casebook.site.output;

import casebook.site.ask.Answered;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** What comes of a question in words, as JSON. */
public final class AnsweredJson {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private AnsweredJson() {}

  /**
   * The object that {@code POST /api/ask} answers with.
   *
   * @param link the address of the board on the judge page, where there is one
   */
  public static Json of(Answered answered, Optional<String> link) {
    String words = words(answered);
    Json json =
        Json.object()
            .put("understood", answered.understood())
            .put(
                "unplaced",
                Json.list(
                    answered.unplaced(),
                    part ->
                        Json.object()
                            .put("text", part.text())
                            .put("start", part.start())
                            .put("end", part.end())))
            .put("missing", answered.missing())
            .putIfPresent("case", caseOf(answered));
    answered.judgement().map(RulingJson::of).ifPresent(json::putAll);
    json.put("rules", Json.list(answered.rules(), Object::toString))
        .put("cases", answered.cases())
        .putIfPresent("link", link);
    if (!answered.given().isEmpty()) {
      json.put("answer", words)
          .put("text", link.map(address -> words + "\n" + address).orElse(words))
          .putIfPresent("picture", link.map(AnsweredJson::picture))
          .put(
              "answers",
              Json.list(
                  answered.given(),
                  given ->
                      Json.object()
                          .put("asked", given.asked())
                          .put("verdict", given.verdict())
                          .putIfPresent(
                              "told", Optional.of(given.told()).filter(told -> !told.isEmpty()))
                          .put("answer", given.words())));
    }
    return json;
  }

  /** The same in short: the rulings without what each step found. */
  public static Json brief(Answered answered, Optional<String> link) {
    Json json =
        Json.object()
            .putIfPresent(
                "verdict", answered.given().stream().findFirst().map(Answered.Given::verdict))
            .putIfPresent(
                "answer", Optional.of(words(answered)).filter(_ -> !answered.given().isEmpty()))
            .put("understood", answered.understood());
    if (answered.given().isEmpty()) {
      json.put("notUnderstood", Json.list(answered.unplaced(), Answered.Unplaced::text))
          .put("missing", answered.missing())
          .putIfPresent("case", caseOf(answered));
    }
    answered.judgement().map(RulingJson::brief).ifPresent(json::putAll);
    return json.put("rules", Json.list(answered.rules(), Object::toString))
        .put(
            "cases",
            Json.list(answered.cases(), slug -> Json.object().put("href", "/cases/" + slug)))
        .putIfPresent("link", link);
  }

  private static String words(Answered answered) {
    return answered.given().stream().map(Answered.Given::words).collect(Collectors.joining("\n"));
  }

  private static Optional<Map<?, ?>> caseOf(Answered answered) {
    return answered.board().map(board -> MAPPER.readValue(board, Map.class));
  }

  /** The board as a picture with the verdict, by the address of its page. */
  private static String picture(String link) {
    return link.replaceFirst("/judge\\?", "/board.png?");
  }
}
