package casebook.site.page.rule;

import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.connection.PublicAddress;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.QrDrawing;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import casebook.site.words.search.ResolutionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.nayuki.qrcodegen.QrCode;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * {@code /cr/{edition}/{number}/card}: a rule with its sub-rules on one page to print, pinned to an
 * edition, with a code that leads back to the rule.
 */
public final class CardToPrint implements Page {
  private final Casebook casebook;
  private final Templates templates;

  public CardToPrint(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/cr/{edition}/{number}/card", this::answer);
  }

  /** A rule on the card. */
  public record Item(String number, List<String> paragraphs) {}

  private void answer(Context context) {
    String name = context.pathParam("edition");
    RuleNumber number =
        RuleNumber.find(context.pathParam("number"))
            .orElseThrow(() -> new NotFoundResponse("This is no rule’s number."));
    if (name.equals("latest")) {
      Edition latest = casebook.editions().latest(number);
      context.redirect("/cr/" + latest.name() + "/" + number + "/card");
      return;
    }
    InForce asked = PinnedEdition.of(name, casebook.editions());
    Edition edition = asked.edition();
    if (!edition.name().equals(name)) {
      context.redirect(RuleText.href(edition, number) + "/card" + PinnedEdition.query(asked));
      return;
    }
    Rule rule =
        edition
            .rule(number)
            .orElseThrow(() ->
                new NotFoundResponse(
                    casebook
                        .absent(PinnedEdition.asked(context, edition, casebook.editions()), number)
                        .says()));
    String address = PublicAddress.of(context) + RuleText.href(edition, rule.number());
    var model = new LinkedHashMap<String, Object>();
    model.put("rule", item(rule));
    model.put("items", edition.children(number).stream().map(CardToPrint::item).toList());
    model.put("date", ResolutionWords.date(edition));
    model.put("address", address);
    model.put("hash", rule.hash());
    model.put("missing", PinnedEdition.missing(context, edition, casebook.editions()));
    QrDrawing code = QrDrawing.of(QrCode.encodeText(address, QrCode.Ecc.MEDIUM));
    model.put("size", code.size());
    model.put("path", code.path());
    templates.answer(context, "card-to-print", model);
  }

  private static Item item(Rule rule) {
    return new Item(rule.number().toString(), rule.text().lines().toList());
  }
}
