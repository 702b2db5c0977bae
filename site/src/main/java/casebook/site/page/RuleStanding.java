package casebook.site.page;

import casebook.rules.AskedEdition;
import casebook.rules.Change;
import casebook.rules.Crosswalk;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Resolution;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Stage;
import casebook.site.Casebook;
import casebook.site.words.ResolutionWords;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    Optional<Edition> edition =
        AskedEdition.of(context.pathParam("edition"), casebook.editions()).held();
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
    Map<Edition, Stage> line =
        edition.rule(number).stream()
            .flatMap(rule -> casebook.history().line(edition, rule).stream())
            .collect(Collectors.toMap(Stage::edition, Function.identity()));
    return casebook.editions().all().stream()
        .flatMap(other ->
            other.equals(edition)
                ? Stream.of(other(other, number, "", true))
                : inOther(edition, number, other, Optional.ofNullable(line.get(other))).stream())
        .toList();
  }

  private static OtherEdition other(
      Edition other, RuleNumber number, String change, boolean current) {
    return new OtherEdition(
        other.name(), Dates.of(other), RuleText.href(other, number), change, current);
  }

  /** Where the other edition has the rule, or which other rule it has under the number. */
  private Optional<OtherEdition> inOther(
      Edition edition, RuleNumber number, Edition other, Optional<Stage> stage) {
    Optional<Rule> there = stage.flatMap(one -> one.rules().stream().findFirst());
    if (there.isPresent()) {
      Rule here = edition.rule(number).orElseThrow();
      return Optional.of(
          other(other, there.get().number(), change(edition, here, other, there.get()), false));
    }
    return switch (other.lookup(number)) {
      case Lookup.HeldRule _ -> Optional.of(other(other, number, "another rule", false));
      case Lookup.HeldSection _ -> Optional.of(other(other, number, "", false));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> Optional.empty();
    };
  }

  private String change(Edition edition, Rule here, Edition other, Rule there) {
    boolean later = other.effective().isAfter(edition.effective());
    Change change =
        later
            ? casebook.history().change(edition, here, other, there)
            : casebook.history().change(other, there, edition, here);
    String words =
        switch (change) {
          case SAME -> "same text";
          case CROSS_REFERENCES -> "other cross-references";
          case REWORDED, WORDING, SUBSTANCE, ELSEWHERE -> "other words";
        };
    return here.number().equals(there.number()) ? words : "as " + there.number() + ", " + words;
  }
}
