package casebook.site.http;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.output.Json;
import casebook.site.output.ResolutionJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.List;
import java.util.Objects;

/** {@code GET /api/resolve?rule=&edition=}: what became of a rule of an edition or of a date. */
final class Resolve {
  private final Casebook casebook;

  Resolve(Casebook casebook) {
    this.casebook = casebook;
  }

  void addTo(RoutesConfig routes) {
    routes.get("/api/resolve", this::resolve);
  }

  private void resolve(Context context) {
    // Pages of other sites ask it for what they show beside their links.
    context.header("Access-Control-Allow-Origin", "*");
    String written = Objects.requireNonNullElse(context.queryParam("rule"), "").strip();
    if (written.isEmpty()) {
      throw new BadRequestResponse("Say which rule: ?rule=508.3d&edition=2021-11-19.");
    }
    RuleNumber number =
        RuleNumber.find(written)
            .orElseThrow(() -> new NotFoundResponse("“" + written + "” is no rule’s number."));
    Edition edition = edition(context, number);
    casebook
        .history()
        .resolve(edition, number)
        .ifPresentOrElse(
            found ->
                context
                    .contentType("application/json")
                    .result(
                        ResolutionJson.of(found, casebook.provenance(edition, found.rule()))
                            .indented()),
            () -> missing(context, edition, number));
  }

  private Edition edition(Context context, RuleNumber number) {
    String name = Objects.requireNonNullElse(context.queryParam("edition"), "latest").strip();
    if (name.isEmpty() || name.equals("latest")) {
      return casebook.editions().latest(number);
    }
    return EditionParameter.of(name, casebook.editions());
  }

  private static void missing(Context context, Edition edition, RuleNumber number) {
    Lookup found = edition.lookup(number);
    List<RuleNumber> nearest = found instanceof Lookup.NoSuchNumber(var near) ? near : List.of();
    String why =
        number.equals(number.section())
            ? number + " is a section: ask for one of its rules, as " + number + ".1."
            : found instanceof Lookup.SectionNotHeld(var section)
                ? "Section %s of the edition of %s isn't held here."
                    .formatted(section, edition.name())
                : "The edition of " + edition.name() + " has no rule " + number + ".";
    Json problem =
        ProblemAnswer.json(HttpStatus.NOT_FOUND, why)
            .put("nearest", Json.list(nearest, RuleNumber::toString));
    ProblemAnswer.answer(context, HttpStatus.NOT_FOUND, problem);
  }
}
