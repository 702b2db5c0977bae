package casebook.site.http.api;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.citation.Citation;
import casebook.site.citation.Citation.Quote;
import casebook.site.citation.Style;
import casebook.site.connection.PublicAddress;
import casebook.site.output.Json;
import casebook.site.words.search.EditionWords;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code GET /api/cite?rule=&edition=&style=&quote=}: a citation of a rule. */
public final class Cite implements Endpoint {
  private final Casebook casebook;

  public Cite(Casebook casebook) {
    this.casebook = casebook;
  }

  @Override
  public void addTo(Api routes) {
    routes.get("/api/cite", this::cite);
  }

  private void cite(Context context) {
    String written = parameter(context, "rule").orElse("");
    Style style =
        Style.named(parameter(context, "style").orElse(Style.MARKDOWN.label()))
            .orElseThrow(() ->
                new BadRequestResponse(
                    "There is no such style of citation: the styles are "
                        + Arrays.stream(Style.values())
                            .map(Style::label)
                            .collect(Collectors.joining(", "))
                        + "."));
    Quote quote =
        parameter(context, "quote").filter("true"::equals).isPresent()
            ? Quote.WITH_TEXT
            : Quote.WITHOUT_TEXT;
    RuleNumber number =
        RuleNumber.find(written)
            .orElseThrow(() -> new NotFoundResponse("“" + written + "” is no rule's number."));
    InForce asked =
        parameter(context, "edition")
            .filter(name -> !name.equals("latest"))
            .map(date -> EditionParameter.of(date, casebook.editions()))
            .orElseGet(() -> new InForce(casebook.editions().latest(number)));
    Edition edition = asked.edition();
    if (!(edition.lookup(number) instanceof Lookup.HeldRule(var rule))) {
      ProblemAnswer.answer(context, casebook.absent(asked, number));
      return;
    }
    var citation = Citation.of(rule, edition, PublicAddress.of(context));
    Json json =
        Json.object()
            .put("citation", citation.in(style, quote))
            .put("style", style.label())
            .put("rule", number)
            .put("edition", edition.name())
            .put("hash", citation.hash())
            .put("href", citation.href())
            .putIfPresent("missing", EditionWords.missing(asked));
    context.contentType("application/json").result(json.indented());
  }

  private static Optional<String> parameter(Context context, String name) {
    return Optional.ofNullable(context.queryParam(name)).filter(text -> !text.isBlank());
  }
}
