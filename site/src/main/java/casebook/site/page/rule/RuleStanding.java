package casebook.site.page.rule;

import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Change;
import casebook.rules.history.Crosswalk;
import casebook.rules.history.Provenance;
import casebook.rules.history.Resolution;
import casebook.rules.history.Stage;
import casebook.site.Casebook;
import casebook.site.page.part.Dates;
import casebook.site.page.part.RuleLink;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import casebook.site.words.search.ProvenanceWords;
import casebook.site.words.search.ResolutionWords;
import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** How a rule or section of one edition stands in the others, and what became of it. */
final class RuleStanding {
  /** An edition and a number. */
  private static final Pattern AT = Pattern.compile("\\d{4}-\\d\\d-\\d\\d/\\d{3}[\\d.a-z]*");

  private final Casebook casebook;
  private final Templates templates;

  RuleStanding(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  /**
   * Editions that can be switched to.
   *
   * @param at the edition and the number there, as in an address
   * @param label the editions, and what is different there
   */
  public record OtherEdition(String at, String label, boolean current) {}

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

  /** Leads to the edition and number that were chosen, as {@code 2018-07-13/508.4b}. */
  static void choose(Context context) {
    String at = Objects.requireNonNullElse(context.queryParam("at"), "");
    context.redirect(AT.matcher(at).matches() ? "/cr/" + at : "/");
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
    Optional<Provenance> provenance =
        edition.rule(number).map(rule -> casebook.provenance(edition, rule));
    model.put("history", provenance.isPresent() ? RuleText.href(edition, number) + "/history" : "");
    model.put("before", provenance.map(ProvenanceWords::inShort).orElse(""));
    model.put("meant", provenance.map(ProvenanceWords::meant).orElse(List.of()));
    Optional<Resolution> found = casebook.history().resolve(edition, number);
    model.put("says", found.map(ResolutionWords::says).orElse(""));
    model.put(
        "today",
        found
            .map(of ->
                RuleLink.all(
                    of.latest(),
                    of.today().stream()
                        .flatMap(one -> one.rule().stream())
                        .map(Rule::number)
                        .toList()))
            .orElseGet(() -> RuleLink.all(latest, sectionToday(edition, number, latest))));
    return model;
  }

  private static List<RuleNumber> sectionToday(Edition edition, RuleNumber number, Edition latest) {
    List<RuleNumber> reviewed = Crosswalk.builtIn().today(edition, number);
    return reviewed.isEmpty() && latest.section(number).isPresent() ? List.of(number) : reviewed;
  }

  /** The editions, the newest first, those that have the same in a row as one. */
  private List<OtherEdition> editions(Edition edition, RuleNumber number) {
    Map<Edition, Stage> line =
        edition.rule(number).stream()
            .flatMap(rule -> casebook.history().line(edition, rule).stream())
            .collect(Collectors.toMap(Stage::edition, Function.identity()));
    var spans = new ArrayList<Span>();
    for (Edition other : casebook.editions().all()) {
      Optional<There> there = there(other, number, Optional.ofNullable(line.get(other)));
      if (there.isPresent()) {
        if (!spans.isEmpty() && spans.getLast().there().equals(there.get())) {
          spans.getLast().editions().add(other);
        } else {
          spans.add(new Span(there.get(), new ArrayList<>(List.of(other))));
        }
      }
    }
    return spans.stream().map(span -> choice(span, edition, number)).toList();
  }

  /**
   * What an edition has.
   *
   * @param number where it is
   * @param text its text, with all that belongs to a section
   * @param standing whether it is the same rule
   */
  private record There(RuleNumber number, String text, Same standing) {}

  private enum Same {
    RULE,
    NUMBER_ONLY
  }

  /** Editions in a row that have the same, the newest first. */
  private record Span(There there, List<Edition> editions) {
    private Edition newest() {
      return editions.getFirst();
    }

    private Edition oldest() {
      return editions.getLast();
    }
  }

  /** Where an edition has the rule, or which other rule it has under the number. */
  private static Optional<There> there(Edition other, RuleNumber number, Optional<Stage> stage) {
    Optional<Rule> there = stage.flatMap(one -> one.rules().stream().findFirst());
    if (there.isPresent()) {
      return there.map(rule -> new There(rule.number(), rule.text(), Same.RULE));
    }
    return switch (other.lookup(number)) {
      case Lookup.HeldRule(var rule) ->
          Optional.of(new There(number, rule.text(), Same.NUMBER_ONLY));
      case Lookup.HeldSection _ ->
          Optional.of(
              new There(
                  number,
                  other.rules().stream()
                      .filter(rule -> rule.number().isWithin(number))
                      .map(Rule::toString)
                      .collect(Collectors.joining("\n")),
                  Same.RULE));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ -> Optional.empty();
    };
  }

  private OtherEdition choice(Span span, Edition edition, RuleNumber number) {
    boolean current = span.editions().contains(edition);
    Edition shown = current ? edition : span.newest();
    String dates =
        span.newest().equals(casebook.editions().current()) && span.editions().size() > 1
            ? "since " + Dates.of(span.oldest())
            : span.editions().size() > 1
                ? Dates.of(span.oldest()) + " to " + Dates.of(span.newest())
                : Dates.of(shown);
    String change = current ? "" : change(span, edition, number);
    return new OtherEdition(
        shown.name() + "/" + span.there().number(),
        change.isEmpty() ? dates : dates + ": " + change,
        current);
  }

  private String change(Span span, Edition edition, RuleNumber number) {
    if (span.there().standing() == Same.NUMBER_ONLY) {
      return "another rule";
    }
    Optional<Rule> here = edition.rule(number);
    Optional<Rule> there = span.newest().rule(span.there().number());
    return here.isPresent() && there.isPresent()
        ? change(edition, here.get(), span.newest(), there.get())
        : "";
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
