package casebook.site.page.cases;

import casebook.engine.Homes;
import casebook.engine.Homes.Home;
import casebook.rules.Edition;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.Topic;
import casebook.site.catalogue.Spelling;
import casebook.site.output.Json;
import casebook.site.output.PublishedRulingJson;
import casebook.site.page.part.Page;
import casebook.site.page.part.Representation;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** {@code /cases}: the published rulings by topic or by rule. */
public final class CasesPage implements Page {

  /** More on one page would make it longer than anyone reads on a phone. */
  static final int PER_PAGE = 40;

  private final Casebook casebook;
  private final Templates templates;

  public CasesPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/cases", this::answer);
    routes.get("/cases.json", this::json);
  }

  /** Rulings under a heading. */
  public record Group(String id, String number, String title, int count, List<RulingLink> rulings) {

    Group of(List<RulingLink> some) {
      return new Group(id, number, title, count, some);
    }
  }

  /**
   * A filter, with how many rulings pass it.
   *
   * @param label what an address calls it; empty for what filters nothing
   */
  public record Filter(
      String label, String name, String title, int count, String href, boolean chosen) {}

  /**
   * What is asked for; empty where nothing is.
   *
   * @param words what the question, answer or board must contain
   * @param grouping "topic" or "rule"
   * @param page which page of them, from 1
   */
  private record Asked(
      String words, Optional<Topic> topic, Optional<RuleNumber> rule, String grouping, int page) {
    static Asked of(Context context) {
      return new Asked(
          Objects.requireNonNullElse(context.queryParam("q"), "").strip(),
          Optional.ofNullable(context.queryParam("topic")).flatMap(Topic::labelled),
          Optional.ofNullable(context.queryParam("rule")).flatMap(RuleNumber::find),
          Objects.equals(context.queryParam("by"), "rule") ? "rule" : "topic",
          Optional.ofNullable(context.queryParam("page"))
              .filter(page -> page.matches("[1-9]\\d{0,3}"))
              .map(Integer::valueOf)
              .orElse(1));
    }

    Asked on(int other) {
      return new Asked(words, topic, rule, grouping, other);
    }

    boolean passes(PublishedRuling ruling) {
      return topic.map(ruling.topic()::equals).orElse(true)
          && rule.map(of -> shows(ruling, of)).orElse(true)
          && hasWords(ruling);
    }

    private static boolean shows(PublishedRuling ruling, RuleNumber rule) {
      return ruling.rules().contains(rule) || ruling.doesNotApply().contains(rule);
    }

    private boolean hasWords(PublishedRuling ruling) {
      String text =
          Spelling.plain(
              String.join(
                  " ",
                  ruling.question(),
                  ruling.answer(),
                  ruling.title(),
                  String.join(" ", ruling.cards())),
              " ");
      return Arrays.stream(Spelling.plain(words, " ").split(" ")).allMatch(text::contains);
    }

    String href() {
      List<String> parts =
          Stream.of(
                  part("q", words),
                  part("topic", topic.map(Topic::label).orElse("")),
                  part("rule", rule.map(RuleNumber::toString).orElse("")),
                  grouping.equals("rule") ? "by=rule" : "",
                  page > 1 ? "page=" + page : "")
              .filter(part -> !part.isEmpty())
              .toList();
      return "/cases" + (parts.isEmpty() ? "" : "?" + String.join("&", parts));
    }

    private static String part(String name, String value) {
      return value.isEmpty() ? "" : name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
  }

  private void answer(Context context) {
    if (Representation.wantsJson(context)) {
      json(context);
      return;
    }
    Asked asked = Asked.of(context);
    List<PublishedRuling> all = casebook.rulings().all();
    List<PublishedRuling> found = all.stream().filter(asked::passes).toList();
    var model = new LinkedHashMap<String, Object>();
    model.put("total", all.size());
    model.put("count", found.size());
    model.put("words", asked.words());
    model.put("topic", asked.topic().map(Topic::label).orElse(""));
    model.put("rule", asked.rule().map(RuleNumber::toString).orElse(""));
    model.put("by", asked.grouping());
    model.put("byTopic", with(asked, "topic").href());
    model.put("byRule", with(asked, "rule").href());
    model.put("topics", topics(asked));
    model.put("rules", rules(asked));
    List<Group> groups = asked.grouping().equals("rule") ? byRule(found) : byTopic(found);
    int pages = Math.max(1, Math.ceilDiv(found.size(), PER_PAGE));
    int page = Math.min(asked.page(), pages);
    model.put("groups", page(groups, page));
    model.put("page", page);
    model.put("pages", pages);
    model.put("previous", page > 1 ? asked.on(page - 1).href() : "");
    model.put("next", page < pages ? asked.on(page + 1).href() : "");
    templates.answer(context, "cases", model);
  }

  private static Asked with(Asked asked, String grouping) {
    return new Asked(asked.words(), asked.topic(), asked.rule(), grouping, 1);
  }

  private void json(Context context) {
    Asked asked = Asked.of(context);
    List<PublishedRuling> found = casebook.rulings().all().stream().filter(asked::passes).toList();
    context
        .contentType("application/json")
        .result(Json.compact(Json.list(found, PublishedRulingJson::head)));
  }

  /** The topics with how many rulings each has of those that are asked for otherwise. */
  private List<Filter> topics(Asked asked) {
    var filters = new ArrayList<Filter>();
    filters.add(
        filter(
            "",
            "All topics",
            "",
            new Asked(asked.words(), Optional.empty(), asked.rule(), asked.grouping(), 1),
            asked.topic().isEmpty()));
    for (Topic topic : Topic.values()) {
      filters.add(
          filter(
              topic.label(),
              topic.title(),
              "",
              new Asked(asked.words(), Optional.of(topic), asked.rule(), asked.grouping(), 1),
              asked.topic().equals(Optional.of(topic))));
    }
    filters.removeIf(filter -> filter.count() == 0 && !filter.chosen());
    return filters;
  }

  /** The numbered rules with how many rulings show each, applying or not. */
  private List<Filter> rules(Asked asked) {
    Edition edition = casebook.editions().executed();
    var filters = new ArrayList<Filter>();
    for (Home home : Homes.all()) {
      String title = edition.rule(home.rule()).map(RuleText::beginning).orElse("");
      filters.add(
          filter(
              home.rule().toString(),
              home.rule().toString(),
              title,
              new Asked(
                  asked.words(), asked.topic(), Optional.of(home.rule()), asked.grouping(), 1),
              asked.rule().equals(Optional.of(home.rule()))));
    }
    filters.removeIf(filter -> filter.count() == 0 && !filter.chosen());
    return filters;
  }

  private Filter filter(String label, String name, String title, Asked asked, boolean chosen) {
    int count = (int) casebook.rulings().all().stream().filter(asked::passes).count();
    return new Filter(label, name, title, count, asked.href(), chosen);
  }

  private static List<Group> byTopic(List<PublishedRuling> found) {
    return Arrays.stream(Topic.values())
        .map(topic ->
            group(topic.label(), "", topic.title(), found, ruling -> ruling.topic() == topic))
        .filter(group -> !group.rulings().isEmpty())
        .toList();
  }

  /** Each ruling once, under the rule that it is about before all others. */
  private List<Group> byRule(List<PublishedRuling> found) {
    Edition edition = casebook.editions().executed();
    return found.stream()
        .map(PublishedRuling::rule)
        .distinct()
        .sorted()
        .map(rule ->
            group(
                "rule-" + rule,
                rule.toString(),
                edition.rule(rule).map(RuleText::beginning).orElse(""),
                found,
                ruling -> ruling.rule().equals(rule)))
        .toList();
  }

  private static Group group(
      String id,
      String number,
      String title,
      List<PublishedRuling> found,
      Predicate<PublishedRuling> belongs) {
    List<RulingLink> rulings = found.stream().filter(belongs).map(RulingLink::of).toList();
    return new Group(id, number, title, rulings.size(), rulings);
  }

  /** What of the groups is on a page; a group may go on on the next. */
  private static List<Group> page(List<Group> groups, int page) {
    var shown = new ArrayList<Group>();
    int before = (page - 1) * PER_PAGE;
    int from = 0;
    for (Group group : groups) {
      List<RulingLink> some =
          group.rulings().stream()
              .skip(Math.max(0, before - from))
              .limit(Math.max(0, before + PER_PAGE - Math.max(from, before)))
              .toList();
      if (!some.isEmpty()) {
        shown.add(group.of(some));
      }
      from += group.count();
    }
    return shown;
  }
}
