package casebook.site.discord;

import casebook.rules.OwnFile;
import casebook.site.Casebook;
import casebook.site.output.Json;
import casebook.site.work.Task;
import casebook.site.work.TooLong;
import casebook.site.work.Workers;
import casebook.site.work.Working;
import java.util.Optional;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Answers the interactions that Discord sends. */
public final class Interactions {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final int PING = 1;
  private static final int COMMAND = 2;

  private final Casebook casebook;

  /** Answers with what the casebook has. */
  public Interactions(Casebook casebook) {
    this.casebook = casebook;
  }

  /** The commands, as Discord has them registered. */
  public static String commands() {
    return new OwnFile(Interactions.class, "commands.json").text();
  }

  /**
   * What an interaction is answered with; empty for one that isn't known.
   *
   * @param site where links lead
   */
  public Optional<Json> answer(String interaction, String site, Working working) {
    JsonNode sent;
    try {
      sent = MAPPER.readTree(interaction);
    } catch (JacksonException _) {
      return Optional.empty();
    }
    return switch (sent.path("type").asInt(0)) {
      case PING -> Optional.of(Json.object().put("type", PING));
      case COMMAND -> command(sent.path("data"), site, working).map(Message::json);
      default -> Optional.empty();
    };
  }

  private Optional<Message> command(JsonNode data, String site, Working working) {
    var commands = new SlashCommands(casebook, site);
    return switch (data.path("name").asString("")) {
      case "rule" ->
          Optional.of(
              commands.rule(
                  option(data, "number").orElse(""),
                  option(data, "edition").filter(date -> !date.isBlank())));
      case "ask" ->
          Optional.of(
              worked(
                  working, Task.QUESTION, () -> commands.ask(option(data, "question").orElse(""))));
      case "judge" ->
          Optional.of(
              worked(working, Task.RULING, () -> commands.judge(option(data, "case").orElse(""))));
      default -> Optional.empty();
    };
  }

  private static Message worked(Working working, Task task, Supplier<Message> work) {
    try {
      return working.during(task, work);
    } catch (TooLong e) {
      return Message.refusal(e.advice());
    } catch (Workers.Busy _) {
      return Message.refusal(Workers.Busy.ADVICE);
    }
  }

  private static Optional<String> option(JsonNode data, String name) {
    return data.path("options")
        .valueStream()
        .filter(option -> option.path("name").asString("").equals(name))
        .map(option -> option.path("value").asString(""))
        .findFirst();
  }
}
