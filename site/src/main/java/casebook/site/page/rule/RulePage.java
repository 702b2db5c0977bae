package casebook.site.page.rule;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.Section;
import casebook.rules.history.Crosswalk;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.citation.Citation;
import casebook.site.connection.PublicAddress;
import casebook.site.output.RuleJson;
import casebook.site.page.head.RuleHead;
import casebook.site.page.part.CitePanel;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.PinnedEdition;
import casebook.site.page.part.Representation;
import casebook.site.page.part.RuleLink;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RuleView;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.NumberWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** {@code /cr/{edition}/{number}}: a rule, a sub-rule or a section of one edition. */
public final class RulePage implements Page {

  /** As many cases as are looked through on the page of a rule. */
  private static final int CASES = 12;

  private final Casebook casebook;
  private final Templates templates;
  private final RuleStanding standing;

  public RulePage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
    this.standing = new RuleStanding(casebook, templates);
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/cr", RuleStanding::choose);
    routes.get("/cr/{rule}", this::newest);
    routes.get("/cr/{edition}/{number}", this::answer);
    routes.get("/cr/{edition}/{number}/today", standing::answer);
  }

  /** Leads from the number alone, as {@code /508.1d}, to the newest text; so /cr/508.1d does. */
  public void addShortTo(RoutesConfig routes) {
    routes.get("/{rule}", this::newest);
  }

  private void newest(Context context) {
    String asked = context.pathParam("rule");
    String suffix = Representation.bySuffix(asked).map(Representation::suffix).orElse("");
    RuleNumber number =
        RuleNumber.find(asked.substring(0, asked.length() - suffix.length()))
            .orElseThrow(NotFoundResponse::new);
    context.redirect("/cr/latest/" + number + suffix);
  }

  private void answer(Context context) {
    String name = context.pathParam("edition");
    String last = context.pathParam("number");
    Optional<Representation> bySuffix = Representation.bySuffix(last);
    String suffix = bySuffix.map(Representation::suffix).orElse("");
    String written = last.substring(0, last.length() - suffix.length());
    var address =
        new Address(
            name, written, suffix, bySuffix.orElseGet(() -> Representation.byAccept(context)));
    AskedEdition asked =
        name.equals("latest")
            ? new InForce(latest(written))
            : AskedEdition.of(name, casebook.editions());
    switch (asked) {
      case InForce held -> answer(context, address, held);
      case AskedEdition.None none ->
          missing(context, address, EditionWords.why(none), ends(written));
    }
  }

  /** Where the newest and the oldest edition have a number, or would have it. */
  private List<RuleLink> ends(String written) {
    return Stream.of(latest(written), casebook.editions().all().getLast())
        .distinct()
        .map(of -> new RuleLink(Dates.of(of), "/cr/" + of.name() + "/" + written, "", false))
        .toList();
  }

  private void answer(Context context, Address address, InForce asked) {
    Edition edition = asked.edition();
    String written = address.number();
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty()) {
      List<RuleNumber> held = edition.rules().stream().map(Rule::number).toList();
      missing(
          context,
          address,
          NumberWords.impossible(written, held),
          NearbyNumbers.of(edition, written));
      return;
    }
    if (address.isPinned() && !edition.name().equals(address.edition())) {
      context.header("Cache-Control", "public, max-age=300");
      context.redirect(
          RuleText.href(edition, number.get()) + address.suffix() + PinnedEdition.query(asked));
      return;
    }
    if (!number.get().toString().equals(written)) {
      context.redirect(
          "/cr/" + address.edition() + "/" + number.get() + address.suffix(),
          HttpStatus.MOVED_PERMANENTLY);
      return;
    }
    answer(context, address, edition, number.get());
  }

  /**
   * What was asked for.
   *
   * @param edition a date, or "latest"
   * @param number the number as it was written
   * @param suffix what the address ends with, as ".json"; empty for most
   */
  private record Address(
      String edition, String number, String suffix, Representation representation) {
    boolean isPinned() {
      return !edition.equals("latest");
    }
  }

  private Edition latest(String written) {
    Editions editions = casebook.editions();
    return RuleNumber.find(written).map(editions::latest).orElseGet(editions::current);
  }

  private void answer(Context context, Address address, Edition edition, RuleNumber number) {
    switch (edition.lookup(number)) {
      case Lookup.Held held -> held(context, address, edition, held);
      case Lookup.NoSuchNumber(var nearest) -> absent(context, address, edition, number, nearest);
      case Lookup.SectionNotHeld _ ->
          absent(
              context,
              address,
              edition,
              number,
              edition.sections().stream().map(Section::number).toList());
    }
  }

  private void absent(
      Context context,
      Address address,
      Edition edition,
      RuleNumber number,
      List<RuleNumber> nearest) {
    AbsentRule absent =
        casebook.absent(PinnedEdition.asked(context, edition, casebook.editions()), number);
    List<RuleNumber> meant = absent.meant();
    List<RuleLink> lines =
        !meant.isEmpty()
            ? RuleLink.all(edition, meant)
            : (edition.lookup(number) instanceof Lookup.SectionNotHeld
                    ? held(number)
                    : Optional.<List<RuleLink>>empty())
                .orElseGet(() -> RuleLink.all(edition, nearest));
    missing(context, address, absent.says(), lines);
  }

  /**
   * The text of an edition doesn't change, so what is pinned to one can be kept for ever; but not
   * that an edition isn't held, nor a page, which leads to others.
   */
  private void held(Context context, Address address, Edition edition, Lookup.Held held) {
    String missing = PinnedEdition.missing(context, edition, casebook.editions());
    boolean lasts =
        address.isPinned()
            && context.queryParam("on") == null
            && address.representation() != Representation.HTML;
    context.header(
        "Cache-Control", lasts ? "public, max-age=31536000, immutable" : "public, max-age=300");
    if (held instanceof Lookup.HeldRule(var rule)) {
      context.header("Link", RuleHead.links(edition, rule, site(context)));
    }
    switch (address.representation()) {
      case JSON ->
          context
              .contentType("application/json")
              .result(
                  RuleJson.of(edition, held)
                      .putIfPresent("missing", Optional.of(missing).filter(said -> !said.isEmpty()))
                      .indented());
      case TEXT ->
          context
              .contentType("text/plain; charset=utf-8")
              .result(RuleJson.text(edition, held) + (missing.isEmpty() ? "" : missing + "\n"));
      case HTML -> {
        switch (held) {
          case Lookup.HeldRule(var rule) -> rule(context, address, edition, rule);
          case Lookup.HeldSection(var section) -> section(context, address, edition, section);
        }
      }
    }
  }

  private static String site(Context context) {
    return PublicAddress.of(context);
  }

  /** Where the newest edition that has the number has it, if any has. */
  private Optional<List<RuleLink>> held(RuleNumber number) {
    Edition latest = casebook.editions().latest(number);
    return latest.lookup(number) instanceof Lookup.Held
        ? Optional.of(RuleLink.all(latest, List.of(number)))
        : Optional.empty();
  }

  /** The number in the edition that the engine executes; none where that has no such rule. */
  private List<RuleNumber> executed(Edition edition, RuleNumber number) {
    return edition.equals(casebook.editions().executed())
        ? List.of(number)
        : Crosswalk.builtIn().today(edition, number);
  }

  private void rule(Context context, Address address, Edition edition, Rule rule) {
    RuleNumber number = rule.number();
    var model = common(context, address, edition, number);
    model.put("head", RuleHead.of(edition, rule, site(context)));
    model.put("title", number.toString());
    model.put("rule", RuleView.of(edition, rule, casebook.editions()));
    model.put(
        "children",
        edition.children(number).stream()
            .map(child -> RuleView.of(edition, child, casebook.editions()))
            .toList());
    Edition today = casebook.editions().executed();
    model.put("flow", edition.equals(today) ? Flow.of(today, number) : List.of());
    model.put("trail", trail(edition, number));
    model.put("siblings", siblings(edition, number));
    model.put("citations", CitePanel.of(Citation.of(rule, edition, site(context))));
    model.put("previous", edition.previous(number).map(of -> RuleLink.of(edition, of, number)));
    model.put("next", edition.next(number).map(of -> RuleLink.of(edition, of, number)));
    model.put("printed", rule.printed().orElse(""));
    List<RuleNumber> executed = executed(edition, number);
    model.put("homes", executed.stream().flatMap(one -> Homes.of(one).stream()).toList());
    model.put("casesOf", executed.isEmpty() ? "" : executed.getFirst().toString());
    model.put("applying", cases(executed, casebook.rulings()::applying));
    model.put("notApplying", cases(executed, casebook.rulings()::notApplying));
    templates.answer(context, "rule", model);
  }

  /** The first of some cases. */
  private static List<RulingLink> cases(
      List<RuleNumber> rules, Function<RuleNumber, List<PublishedRuling>> rulings) {
    return rules.stream()
        .flatMap(rule -> rulings.apply(rule).stream())
        .distinct()
        .limit(CASES)
        .map(RulingLink::of)
        .toList();
  }

  private void section(Context context, Address address, Edition edition, Section section) {
    var model = common(context, address, edition, section.number());
    model.put("title", section.number() + ". " + section.title());
    model.put("section", section);
    model.put(
        "rules",
        edition.rules().stream()
            .filter(rule -> rule.number().isWithin(section.number()))
            .map(rule -> RuleView.of(edition, rule, casebook.editions()))
            .toList());
    model.put("citation", "CR " + section.number() + " (" + Dates.of(edition) + ")");
    templates.answer(context, "section", model);
  }

  private Map<String, Object> common(
      Context context, Address address, Edition edition, RuleNumber number) {
    var model = new LinkedHashMap<String, Object>();
    model.put("missing", PinnedEdition.missing(context, edition, casebook.editions()));
    model.put("pinned", address.isPinned());
    model.put("href", RuleText.href(edition, number));
    model.put("edition", edition.name());
    model.put("date", Dates.of(edition));
    model.put("source", edition.source());
    if (!address.isPinned()) {
      model.putAll(standing.of(edition, number));
    }
    return model;
  }

  private static List<RuleLink> trail(Edition edition, RuleNumber number) {
    var trail = new ArrayList<RuleLink>();
    edition
        .section(number)
        .ifPresent(section ->
            trail.add(
                new RuleLink(
                    section.number().toString(),
                    RuleText.href(edition, section.number()),
                    section.title(),
                    false)));
    edition.parent(number).ifPresent(parent -> trail.add(RuleLink.of(edition, parent, number)));
    return trail;
  }

  /** The rules beside this one: those of the same rule or section. */
  private static List<RuleLink> siblings(Edition edition, RuleNumber number) {
    return number
        .parent()
        .map(parent ->
            edition.children(parent).stream()
                .map(rule -> RuleLink.of(edition, rule, number))
                .toList())
        .orElse(List.of());
  }

  private void missing(Context context, Address address, String why, List<RuleLink> nearest) {
    context.status(HttpStatus.NOT_FOUND);
    if (address.representation() == Representation.HTML) {
      templates.answer(context, "missing", Map.of("why", why, "nearest", nearest));
    } else {
      throw new NotFoundResponse(why);
    }
  }
}
