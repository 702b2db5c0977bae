package casebook.site.http;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.site.http.RunningSite.Answer;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code POST /api/convert}: boards of other programs in, cases out, and the other way round. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConvertApiTest {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private static final String STATE =
      "activeplayer=human\nhumanbattlefield=Grizzly Bears|Attacking|Set:LEA;Crazed Goblin\nailife=9\n";

  private RunningSite site = new RunningSite();

  @AfterAll
  void stop() {
    site.close();
  }

  private Answer convert(ObjectNode sent) {
    return site.post("/api/convert", "application/json", sent.toString());
  }

  private static ObjectNode text(String text) {
    return MAPPER.createObjectNode().put("text", text);
  }

  @Test
  void a_state_of_forge_comes_back_as_a_case_that_can_be_judged() {
    JsonNode made = convert(text(STATE)).json();
    assertThat(made.path("from").asString()).isEqualTo("forge");
    assertThat(made.path("to").asString()).isEqualTo("json");
    assertThat(made.at("/remarks/0").toString())
        .contains("\"kind\":\"note\",\"line\":2,\"column\":42");
    JsonNode ruled =
        site.post("/api/rulings", "application/json", made.path("case").toString()).json();
    assertThat(ruled.at("/rulings/0/decidedBy").asString()).isEqualTo("508.1d");
    URI link = URI.create(made.path("link").asString());
    assertThat(site.get(link.getRawPath() + "?" + link.getRawQuery()).body())
        .contains("Crazed Goblin");
    assertThat(convert(text(made.path("case").toString())).json().path("text").asString())
        .contains("Grizzly Bears|Attacking;Crazed Goblin");
  }

  @Test
  void what_cannot_be_converted_is_a_problem_with_its_places() {
    Answer wrong = convert(text("3 Grizly Bears"));
    assertThat(wrong.status()).isEqualTo(422);
    assertThat(wrong.type()).startsWith("application/problem+json");
    assertThat(wrong.json().at("/errors/0").toString()).contains("\"line\":1,\"column\":3");
    assertThat(convert(text("x").put("to", "cockatrice")).json().path("detail").asString())
        .contains("yaml, json, forge, cards");
    assertThat(convert(MAPPER.createObjectNode()).status()).isEqualTo(422);
    assertThat(site.post("/api/convert", "application/json", "{").status()).isEqualTo(400);
  }
}
