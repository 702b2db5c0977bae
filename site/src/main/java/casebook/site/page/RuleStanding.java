package casebook.site.page;

import casebook.rules.Crosswalk;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.words.ResolutionWords;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How a rule or section of one edition stands in the others, and what became of it. */
final class RuleStanding {
  private final Casebook casebook;
  private final Templates templates;

  RuleStanding(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  /**
   * Another edition that can be switched to.
   *
   * @param change what is different there
   */
  public record OtherEdition(
      String name, String date, String href, String change, boolean current) {}

  /**
   * What became of a rule or section, as a part of its page: the page itself may be kept for ever,
   * this may not.
   */
  void answer(Context context) {
    Optional<RuleNumber> number = RuleNumber.find(context.pathParam("number"));
    Optional<Edition> edition = casebook.editions().named(context.pathParam("edition"));
    if (number.isEmpty()
        || edition.isEmpty()
        || !(edition.get().lookup(number.get()) instanceof Lookup.Held)) {
      throw new NotFoundResponse();
    }
    context.header("Cache-Control", "public, max-age=300");
    templates.answer(context, "standing", of(edition.get(), number.get()));
  }

  /** What a page says of it, by the names that its template has. */
  Map<String, Object> of(Edition edition, RuleNumber number) {
    Edition latest = casebook.editions().latest(number);
    var model = new LinkedHashMap<String, Object>();
    model.put("edition", edition.name());
    model.put("date", Dates.of(edition));
    model.put("number", number.toString());
    model.put("newest", edition.equals(latest));
    model.put("editions", editions(edition, number));
    Optional<Resolution> found = casebook.history().resolve(edition, number);
    model.put("says", found.map(ResolutionWords::says).orElse(""));
    model.put(
        "today",
        found
            .map(of ->
                RulePage.lines(
                    of.latest(),
                    of.today().stream()
                        .flatMap(one -> one.rule().stream())
                        .map(Rule::number)
                        .toList()))
            .orElseGet(() -> RulePage.lines(latest, sectionToday(edition, number, latest))));
    return model;
  }

  private static List<RuleNumber> sectionToday(Edition edition, RuleNumber number, Edition latest) {
    List<RuleNumber> reviewed = Crosswalk.builtIn().today(edition, number);
    return reviewed.isEmpty() && latest.section(number).isPresent() ? List.of(number) : reviewed;
  }

  private List<OtherEdition> editions(Edition edition, RuleNumber number) {
    var others = new ArrayList<OtherEdition>();
    for (Edition other : casebook.editions().all()) {
      boolean current = other.equals(edition);
      Optional<String> change = current ? Optional.of("") : change(edition, other, number);
      change.ifPresent(words ->
          others.add(
              new OtherEdition(
                  other.name(), Dates.of(other), RuleText.href(other, number), words, current)));
    }
    return others;
  }

  /** How the other edition differs under the number; empty where it has nothing there. */
  private static Optional<String> change(Edition edition, Edition other, RuleNumber number) {
    return switch (other.lookup(number)) {
      case Lookup.HeldRule(var rule) ->
          edition
              .rule(number)
              .map(here -> here.text().equals(rule.text()) ? "same text" : "other text");
      case Lookup.HeldSection _ -> Optional.of("");
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> Optional.empty();
    };
  }
}
