package casebook.site.page.judge;

import casebook.site.page.VisitedSite;
import casebook.site.page.draft.CaseLink;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;

/** The judge page of a running site, and boards to show on it. */
public final class JudgeSite implements AutoCloseable {
  public static final String BOTH_ATTACK =
      "{\"attacks\": [{\"attacker\": \"one\", \"target\": \"bob\"},"
          + " {\"attacker\": \"two\", \"target\": \"bob\"}]}";

  private final VisitedSite site = new VisitedSite();

  public HttpResponse<String> get(String path) throws Exception {
    return site.get(path);
  }

  public HttpResponse<String> show(String json) throws Exception {
    return site.get("/judge?case=" + CaseLink.encode(json).orElseThrow());
  }

  /** Sends the form of a board with these fields. */
  public HttpResponse<String> press(String json, Map<String, String> fields) throws Exception {
    var all = new LinkedHashMap<>(fields);
    all.put("case", CaseLink.encodeAny(json));
    return site.post("/judge", all);
  }

  /** The case that a page's address holds. */
  static String json(HttpResponse<String> page) {
    return CaseLink.decode(page.uri().getQuery().replaceFirst("case=([^&]*).*", "$1"))
        .orElseThrow();
  }

  public static String board(String permanents, String declaration) {
    return """
    {"players": [{"id": "ann", "name": "Ann"}, {"id": "bob", "name": "Bob"}],
     "permanents": [%s], "moves": [{"declareAttackers": %s}]}
    """
        .formatted(permanents, declaration);
  }

  public static String creature(String id, String text) {
    return """
    {"id": "%s", "name": "%s", "types": ["creature"], "power": 1, "toughness": 1,
     "controller": "ann", "text": "%s"}
    """
        .formatted(id, id, text);
  }

  @Override
  public void close() {
    site.close();
  }
}
