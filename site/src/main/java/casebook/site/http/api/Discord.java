package casebook.site.http.api;

import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.discord.ApplicationKey;
import casebook.site.discord.Interactions;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.UnauthorizedResponse;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Optional;

/**
 * {@code POST /discord/interactions}: slash commands of Discord, which signs its requests. Without
 * the key of an application there is nothing here.
 */
public final class Discord {
  private static final String OFF =
      "This site has no application at Discord. Whoever runs it says its public key with"
          + " --discord-key or CASEBOOK_DISCORD_KEY.";

  private static final String UNSIGNED =
      "This request isn't signed by Discord for the application of this site, or not within the"
          + " last five minutes.";

  private final Interactions interactions;
  private final Optional<ApplicationKey> key;
  private final Workers workers;
  private final InstantSource clock = InstantSource.system();

  public Discord(Casebook casebook, Optional<ApplicationKey> key, Workers workers) {
    this.interactions = new Interactions(casebook);
    this.key = key;
    this.workers = workers;
  }

  /** Adds the addresses, if there is a key. */
  public void addTo(RoutesConfig routes) {
    routes.post("/discord/interactions", this::answer);
    routes.get(
        "/discord/commands.json",
        context ->
            context
                .contentType("application/json")
                .result(Interactions.commands().getBytes(StandardCharsets.UTF_8)));
  }

  private void answer(Context context) {
    ApplicationKey known = key.orElseThrow(() -> new NotFoundResponse(OFF));
    Body body = Body.of(context);
    if (!known.isOf(
        header(context, "X-Signature-Ed25519"),
        header(context, "X-Signature-Timestamp"),
        body.text(),
        clock.instant())) {
      throw new UnauthorizedResponse(UNSIGNED);
    }
    String json =
        interactions
            .answer(body.text(), PublicAddress.of(context), Visit.of(context, workers, workers))
            .orElseThrow(() ->
                new BadRequestResponse(
                    "There is no such command here: the commands are at"
                        + " /discord/commands.json."))
            .compact();
    context.contentType("application/json").result(json.getBytes(StandardCharsets.UTF_8));
  }

  private static String header(Context context, String name) {
    return Objects.requireNonNullElse(context.header(name), "");
  }
}
