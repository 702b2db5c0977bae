package casebook.site.http.api;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.output.ResolutionJson;
import casebook.site.words.search.EditionWords;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Objects;

/** {@code GET /api/resolve?rule=&edition=}: what became of a rule of an edition or of a date. */
public final class Resolve implements Endpoint {
  private final Casebook casebook;

  public Resolve(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/resolve", this::resolve);
  }

  private void resolve(Context context) {
    String written = Objects.requireNonNullElse(context.queryParam("rule"), "").strip();
    if (written.isEmpty()) {
      throw new BadRequestResponse("Say which rule: ?rule=508.3d&edition=2021-11-19.");
    }
    RuleNumber number =
        RuleNumber.find(written)
            .orElseThrow(() -> new NotFoundResponse("“" + written + "” is no rule’s number."));
    InForce asked = edition(context, number);
    Edition edition = asked.edition();
    casebook
        .history()
        .resolve(edition, number)
        .ifPresentOrElse(
            found ->
                context
                    .contentType("application/json")
                    .result(
                        ResolutionJson.of(found, casebook.provenance(edition, found.rule()))
                            .putIfPresent("missing", EditionWords.missing(asked))
                            .indented()),
            () -> ProblemAnswer.answer(context, casebook.absent(asked, number)));
  }

  private InForce edition(Context context, RuleNumber number) {
    String name = Objects.requireNonNullElse(context.queryParam("edition"), "latest").strip();
    if (name.isEmpty() || name.equals("latest")) {
      return new InForce(casebook.editions().latest(number));
    }
    return EditionParameter.of(name, casebook.editions());
  }
}
