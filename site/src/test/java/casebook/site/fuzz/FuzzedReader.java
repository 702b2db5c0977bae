package casebook.site.fuzz;

import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import casebook.site.Casebook;
import casebook.site.http.Server;
import casebook.site.http.Settings;
import io.javalin.Javalin;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import tools.jackson.databind.json.JsonMapper;

/** What reads texts of strangers, each with texts to begin with. */
public enum FuzzedReader {
  /** A case as JSON: what is no JSON, and what is no case. */
  JSON_CASES(
      """
      {"players": [{"id": "ann", "mana": "{2}{G}"}, {"id": "bob"}], "options": {"attack": "left"},
       "permanents": [{"id": "a", "card": "Grizzly Bears", "controller": "ann", "count": 2},
        {"card": "Propaganda", "controller": "bob", "counters": {"+1/+1": 2}}],
       "effects": [{"source": "Fog", "controller": "bob", "text": "Creatures can't attack you."}],
       "turn": {"combat": 2}, "moves": [{"declareAttackers": {"attacks": [{"attacker": "a#1",
        "target": "bob"}], "bands": [["a#1", "a#2"]], "pay": "none"}},
        {"ask": {"legalAttacks": {"limit": 3}}}]}
      """) {
    @Override
    int send(byte[] text) {
      return post("/api/rulings", "application/json", text);
    }
  },

  /** A case as YAML. */
  YAML_CASES(
      """
      players: [{id: ann}, {id: bob}]
      permanents:
        - {id: g, card: Crazed Goblin, controller: ann, now: {power: 3}}
        - &x {id: s, card: Silent Arbiter, controller: bob, tapped: true}
      moves:
        - beginCombat: {defending: bob}
        - declareAttackers: {attacks: []}
        - change: {permanent: g, gains: "Flying"}
      """) {
    @Override
    int send(byte[] text) {
      return post("/api/rulings", "application/yaml", text);
    }
  },

  /** The text of a card. */
  CARD_TEXTS(
      "Whenever ~ attacks, exert it unless you pay {2}{W/P}. Creatures can't attack you or"
          + " planeswalkers you control unless their controller pays {1} for each of those"
          + " creatures.",
      "Enchanted creature attacks each combat if able and can't attack alone. (It must.)",
      "{T}: Target Goblin gains haste until end of turn. Activate only once.",
      """
      Choose one —
      • Attack each combat if able.
      • All creatures with power 3 or greater attack.\
      """) {
    @Override
    int send(byte[] text) {
      return post("/api/read", "application/json", json("text", text));
    }
  },

  /** A published file of the rules. */
  RULES_FILES(
      """
      Magic: The Gathering Comprehensive Rules
      These rules are effective as of January 1, 2027.
      Contents
      5. Turn Structure
      508. Declare Attackers Step
      508. Declare Attackers Step
      508.1. First, the active player declares attackers.
      508.1a The active player chooses which creatures attack (see rule 506.2).
      Example: A Bear attacks.
      Glossary
      Attack
      To send a creature into combat.
      Credits
      """) {
    @Override
    int send(byte[] text) {
      try {
        OfficialFile.read(new ByteArrayInputStream(text), "a file");
        return 200;
      } catch (NotARulesFile | IOException _) {
        return 422;
      }
    }
  },

  /** What is typed into the field for searches. */
  QUERIES(
      "must attack if able",
      "508.1d and 506.4c (2021)",
      "\"attacks alone\" goblin* -haste",
      "308.2a today?") {
    @Override
    int send(byte[] text) {
      return get("/api/search?q=" + encoded(text));
    }
  },

  /** A question in words. */
  QUESTIONS(
      "Can a tapped creature attack?",
      "I have Crazed Goblin and two Grizzly Bears, my opponent controls Silent Arbiter. May I"
          + " attack with a Bear?") {
    @Override
    int send(byte[] text) {
      return post("/api/ask", "application/json", json("question", text));
    }
  },

  /** An article to check. */
  ARTICLES(
      "By CR 508.1d (2019), “each creature must attack if able”, see [508.1a](/cr/508.1a) and"
          + " `508.1c`.\n\n"
          + "> 506.4 says so\n\n"
          + "```\n"
          + "508.1\n"
          + "```\n"
          + "<p title='508.2'>rule 508.3a, b</p> and 308.2–308.4.",
      "<html><body><a href='x'>508.1k</a><pre>506.2</pre><q>attacks alone</q></body></html>") {
    @Override
    int send(byte[] text) {
      String format = text.length % 2 == 0 ? "markdown" : "html";
      String sent = new String(json("text", text), StandardCharsets.UTF_8);
      byte[] whole =
          sent.replaceFirst("\\{", "{\"format\": \"" + format + "\", ")
              .getBytes(StandardCharsets.UTF_8);
      return Math.max(
          post("/api/check", "application/json", whole),
          post("/api/link", "application/json", whole));
    }
  },

  /** What the form of the judge page sends. */
  FORMS(
      "do=load&paste=players%3A+%5B%7Bid%3A+ann%7D%5D",
      "do=add&player=1&card=Grizzly+Bears&count=2&permanents%5B0%5D.tapped=true&case=",
      "do=judge&attack-0=bob&attacks=on&pay=none") {
    @Override
    int send(byte[] text) {
      return post("/judge", "application/x-www-form-urlencoded", text);
    }
  },

  /** A board in an address. */
  BOARDS(
      "{\"players\":[{\"id\":\"ann\"},{\"id\":\"bob\"}],\"permanents\":[{\"card\":\"Grizzly"
          + " Bears\","
          + "\"controller\":\"ann\"}],\"moves\":[{\"declareAttackers\":{\"attacks\":[]}}]}") {
    @Override
    int send(byte[] text) {
      // Half of them is what inflates to the text, half inflates to nothing.
      byte[] packed = text.length % 2 == 0 ? deflated(text) : text;
      String board = Base64.getUrlEncoder().withoutPadding().encodeToString(packed);
      return get("/judge?case=" + board.substring(0, Math.min(6_000, board.length())));
    }
  };

  /** Nothing here may need as long, on however slow a machine. */
  private static final Duration DEADLINE = Duration.ofSeconds(30);

  @SuppressWarnings("ImmutableEnumChecker") // a copy, which nobody changes
  private final List<String> seeds;

  FuzzedReader(String... seeds) {
    this.seeds = List.of(seeds);
  }

  /** Texts that it knows, to be changed. */
  List<String> seeds() {
    return seeds;
  }

  /** Its name as a folder's. */
  String folder() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Reads a text; the status of its answer. */
  abstract int send(byte[] text);

  /**
   * Reads a text.
   *
   * @throws IllegalStateException if it is neither answered nor refused
   */
  public void read(byte[] text) {
    int status = send(text);
    if (status >= 500) {
      throw new IllegalStateException(this + " answers " + status);
    }
  }

  /** The site in this program, so that what it does can be watched. */
  private static final class Site {
    private static final Javalin SERVER =
        Server.create(Casebook.builtIn(), Settings.own(DEADLINE)).start("127.0.0.1", 0);

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Site() {}
  }

  static int get(String path) {
    return answer(HttpRequest.newBuilder(uri(path)));
  }

  static int post(String path, String type, byte[] body) {
    return answer(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", type)
            .POST(BodyPublishers.ofByteArray(body)));
  }

  private static URI uri(String path) {
    return URI.create("http://127.0.0.1:" + Site.SERVER.port() + path);
  }

  private static int answer(HttpRequest.Builder request) {
    try {
      HttpResponse<Void> answer =
          Site.CLIENT.send(
              request.timeout(DEADLINE.multipliedBy(2)).build(), BodyHandlers.discarding());
      return answer.statusCode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static byte[] json(String field, byte[] text) {
    String words = new String(text, StandardCharsets.UTF_8);
    String json = "{\"" + field + "\": " + JsonMapper.shared().writeValueAsString(words) + "}";
    return json.getBytes(StandardCharsets.UTF_8);
  }

  static String encoded(byte[] text) {
    String words = new String(text, StandardCharsets.UTF_8);
    return URLEncoder.encode(
        words.substring(0, Math.min(words.length(), 8_000)), StandardCharsets.UTF_8);
  }

  private static byte[] deflated(byte[] text) {
    var out = new ByteArrayOutputStream();
    try (var deflater = new DeflaterOutputStream(out, new Deflater(Deflater.BEST_SPEED, true))) {
      deflater.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }
}
