package casebook.site.page;

import casebook.site.measure.Figures;
import casebook.site.page.part.Page;
import casebook.site.page.part.Templates;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code /measure}: how well the search finds what is asked. */
final class MeasurePage implements Page {
  private final Templates templates;

  MeasurePage(Templates templates) {
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/measure", this::answer);
  }

  /** The cells of a line. */
  public record Row(String of, List<String> cells) {}

  /** The lines of a set of queries. */
  public record Table(String set, int queries, List<Row> rows) {}

  private void answer(Context context) {
    var bySet = new LinkedHashMap<String, List<Figures>>();
    Figures.published()
        .forEach(line -> bySet.computeIfAbsent(line.set(), _ -> new ArrayList<>()).add(line));
    List<Table> tables =
        bySet.entrySet().stream()
            .map(set ->
                new Table(
                    set.getKey(),
                    set.getValue().getLast().queries(),
                    set.getValue().stream().map(MeasurePage::row).toList()))
            .toList();
    templates.answer(context, "measure", Map.of("tables", tables));
  }

  private static Row row(Figures line) {
    return new Row(
        line.of(),
        List.of(
            Integer.toString(line.queries()),
            number(line.ours().gain()),
            number(line.oursGain().from()) + "–" + number(line.oursGain().to()),
            number(line.ours().reciprocalRank()),
            number(line.ours().recall()),
            number(line.plain().gain()),
            number(line.plain().reciprocalRank()),
            number(line.plain().recall()),
            number(line.betterBy().from()) + "–" + number(line.betterBy().to())));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
