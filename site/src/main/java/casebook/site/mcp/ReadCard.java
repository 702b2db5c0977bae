package casebook.site.mcp;

import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.input.TextToRead;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import casebook.site.output.CardJson;
import casebook.site.output.Json;
import casebook.site.work.Task;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a card, or a rules text, says of attacking. */
record ReadCard(Casebook casebook) implements Tool {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /** The number of names that are proposed for a misspelt one. */
  private static final int NEAREST = 5;

  @Override
  public String name() {
    return "read_card";
  }

  @Override
  public Optional<Task> task(Map<String, Object> arguments) {
    return Optional.of(Task.TEXT);
  }

  @Override
  public Reading<Supplier<Told>> read(String arguments, Caller caller) {
    JsonNode sent = MAPPER.readTree(arguments);
    return sent.has("text")
        ? TextToRead.read(arguments, CaseFormat.JSON, casebook.catalogue())
            .map(abilities -> () -> new Told.Answer(CardJson.of(abilities)))
        : Reading.of(arguments, CaseFormat.JSON, value -> value.fields().flatMap(this::read));
  }

  private Optional<Supplier<Told>> read(Fields fields) {
    Optional<String> name = fields.require("card").flatMap(Value::name);
    fields.end();
    return name.map(card -> () -> told(card));
  }

  private Told told(String name) {
    Optional<CardFacts> card = casebook.catalogue().find(name);
    return card.<Told>map(
            known -> new Told.Answer(CardJson.of(known, casebook).put("href", known.href())))
        .orElseGet(() ->
            new Told.Refusal(
                Json.object()
                    .put("error", "No card is called “" + name + "”.")
                    .put("nearest", casebook.catalogue().nearest(name, NEAREST))));
  }
}
