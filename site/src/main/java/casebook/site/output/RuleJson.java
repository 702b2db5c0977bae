package casebook.site.output;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Reference;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import java.util.List;
import java.util.Optional;

/** Rules as JSON and as plain text. */
public final class RuleJson {
  private RuleJson() {}

  /** What an edition has under a number, which doesn't change. */
  public static Json of(Edition edition, Lookup.Held held) {
    return switch (held) {
      case Lookup.HeldRule(var rule) ->
          around(
              Json.object()
                  .put("rule", rule.number())
                  .put("edition", edition.name())
                  .put("text", rule.text())
                  .put("hash", rule.hash())
                  .put("examples", rule.examples())
                  .put("references", Json.list(rule.references(), RuleJson::reference)),
              edition,
              rule.number());
      case Lookup.HeldSection(var section) ->
          around(
              Json.object()
                  .put("rule", section.number())
                  .put("edition", edition.name())
                  .put("text", section.title())
                  .put("examples", List.of())
                  .put("references", List.of()),
              edition,
              section.number());
    };
  }

  /** The same, with the editions that have something under the number. */
  public static Json of(Edition edition, Lookup.Held held, Editions editions) {
    RuleNumber number = number(held);
    List<String> having =
        editions.all().stream()
            .filter(one -> one.lookup(number) instanceof Lookup.Held)
            .map(Edition::name)
            .toList();
    return of(edition, held).put("history", having);
  }

  /** The number that something is held under. */
  public static RuleNumber number(Lookup.Held held) {
    return switch (held) {
      case Lookup.HeldRule(var rule) -> rule.number();
      case Lookup.HeldSection(var section) -> section.number();
    };
  }

  /** The rule or section with what belongs to it, as text without markup. */
  public static String text(Edition edition, Lookup.Held held) {
    var text = new StringBuilder();
    switch (held) {
      case Lookup.HeldRule(var rule) -> add(text, rule);
      case Lookup.HeldSection(Section(var number, var title)) ->
          text.append(number).append(". ").append(title).append("\n");
    }
    edition.rules().stream()
        .filter(rule -> rule.number().isWithin(number(held)) && !rule.number().equals(number(held)))
        .forEach(rule -> add(text.append("\n"), rule));
    return text.append("\nComprehensive Rules effective ")
        .append(edition.name())
        .append("\n")
        .toString();
  }

  private static void add(StringBuilder text, Rule rule) {
    text.append(rule.number()).append(" ").append(rule.text()).append("\n");
    rule.examples().forEach(example -> text.append("Example: ").append(example).append("\n"));
  }

  private static Json reference(Reference reference) {
    return Json.object()
        .put("rule", reference.range().from())
        .putIfPresent(
            "to",
            Optional.of(reference.range().to()).filter(to -> !to.equals(reference.range().from())))
        .put("start", reference.start())
        .put("end", reference.end());
  }

  private static Json around(Json json, Edition edition, RuleNumber number) {
    return json.putOrNull("parent", number.parent())
        .put("children", Json.list(edition.children(number), Rule::number))
        .putOrNull("previous", edition.previous(number).map(Rule::number))
        .putOrNull("next", edition.next(number).map(Rule::number))
        .put("href", "/cr/" + edition.name() + "/" + number);
  }
}
