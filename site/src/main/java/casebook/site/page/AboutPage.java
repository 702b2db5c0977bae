package casebook.site.page;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.page.part.Dates;
import casebook.site.page.part.Page;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.Templates;
import casebook.site.words.search.EditionWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** {@code /about}: what Casebook is, and every edition that it holds. */
final class AboutPage implements Page {
  private final Casebook casebook;
  private final Templates templates;

  AboutPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  /** The editions of one year, newest first. */
  record YearView(String name, String summary, List<EditionView> editions) {}

  /** An edition; no title where none is known, sections where attacks are declared in it. */
  record EditionView(String date, String title, List<SectionView> sections, String note) {}

  /** A section that can be read. */
  record SectionView(String number, String href) {}

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/about", this::answer);
  }

  private void answer(Context context) {
    Editions editions = casebook.editions();
    Edition executed = editions.executed();
    Map<String, Object> model = new HashMap<>();
    model.put("count", editions.all().size());
    model.put("oldest", Dates.of(editions.all().getLast()));
    model.put("newest", Dates.of(editions.current()));
    model.put("executed", Dates.of(executed));
    model.put("executedHref", "/cr/" + executed.name() + "/508");
    model.put("source", Editions.builtIn().current().source());
    model.put("missing", editions.missing().stream().map(EditionWords::day).toList());
    model.put("years", years(editions));
    templates.answer(context, "about", model);
  }

  private static List<YearView> years(Editions editions) {
    Map<Integer, List<Edition>> byYear =
        editions.all().stream()
            .collect(
                Collectors.groupingBy(
                    edition -> edition.effective().getYear(),
                    () -> new TreeMap<>(Comparator.<Integer>reverseOrder()),
                    Collectors.toList()));
    var years = new ArrayList<YearView>();
    byYear.forEach((year, all) ->
        years.add(
            new YearView(
                year.toString(),
                all.size() == 1 ? "1 edition" : all.size() + " editions",
                all.stream().map(edition -> view(edition, editions)).toList())));
    return years;
  }

  private static EditionView view(Edition edition, Editions editions) {
    var notes = new ArrayList<String>();
    if (edition.coverage() instanceof Coverage.Complete) {
      notes.add("complete");
    }
    notes.add(Editions.isBuiltIn(edition) ? "built in" : "imported from " + edition.source());
    if (edition.equals(editions.executed())) {
      notes.add("executed by the engine");
    }
    return new EditionView(
        Dates.of(edition),
        edition.title().orElse(""),
        sections(edition).stream()
            .map(number -> new SectionView(number.toString(), RuleText.href(edition, number)))
            .toList(),
        String.join(", ", notes));
  }

  /** The sections held; of a complete edition those that are built in of the same time. */
  private static Collection<RuleNumber> sections(Edition edition) {
    return switch (edition.coverage()) {
      case Coverage.Sections(var numbers) -> numbers;
      case Coverage.Complete() ->
          Editions.builtIn()
              .inForceOn(edition.effective())
              .map(Edition::coverage)
              .map(coverage ->
                  coverage instanceof Coverage.Sections(var numbers)
                      ? List.copyOf(numbers)
                      : List.<RuleNumber>of())
              .orElse(List.of());
    };
  }
}
