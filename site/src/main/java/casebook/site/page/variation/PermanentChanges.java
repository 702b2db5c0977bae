package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ADDED;
import static casebook.site.page.variation.Entries.ATTACHED;
import static casebook.site.page.variation.Entries.ATTACKED;
import static casebook.site.page.variation.Entries.COUNT;
import static casebook.site.page.variation.Entries.GOADED;
import static casebook.site.page.variation.Entries.LOSES;
import static casebook.site.page.variation.Entries.TAPPED;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.page.draft.Draft;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes to one permanent, or to what is said of it. */
record PermanentChanges(Entries of, Ruling last) {

  private static final String COUNTERS = "counters";
  private static final String HOLDS = "holds";
  private static final String NOW = "now";
  private static final String PAY = "pay";
  private static final String SINCE = "since";

  private static final Map<String, String> MARKS =
      Map.of(
          TAPPED,
          "if %s were untapped",
          "phasedOut",
          "if %s were phased in",
          "detained",
          "if %s weren’t detained",
          "suspected",
          "if %s weren’t suspected",
          "saddled",
          "if %s weren’t saddled",
          "monstrous",
          "if %s weren’t monstrous",
          "renowned",
          "if %s weren’t renowned",
          GOADED,
          "if %s weren’t goaded");

  /** Takes away a status or mark of a permanent. */
  Stream<ChangedCase> marks() {
    return of.singles()
        .flatMap(at ->
            Stream.concat(
                MARKS.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .filter(mark -> isStated(of.at(at), mark.getKey()))
                    .map(mark ->
                        of.changed(
                            at,
                            mark.getValue().formatted(of.name(at)),
                            ChangedCase.Kind.MARK,
                            permanent -> permanent.remove(mark.getKey()))),
                Stream.of(SINCE)
                    .filter(field -> Draft.text(of.at(at), field).equals("thisTurn"))
                    .map(field ->
                        of.changed(
                            at,
                            "if %s had been under %s control continuously since the turn began"
                                .formatted(of.name(at), of.possessive(of.controller(at))),
                            ChangedCase.Kind.MARK,
                            permanent -> permanent.remove(field)))));
  }

  private static boolean isStated(ObjectNode permanent, String mark) {
    return Draft.flag(permanent, mark) || !permanent.path(mark).isEmpty();
  }

  /**
   * Adds or removes one counter of a kind that the case states, and reverses a stated condition.
   */
  Stream<ChangedCase> numbers() {
    return of.singles()
        .flatMap(at ->
            Stream.concat(
                of.at(at).path(COUNTERS).propertyNames().stream()
                    .flatMap(kind -> counters(at, kind)),
                of.at(at).path(HOLDS).propertyNames().stream()
                    .filter(condition -> of.at(at).path(HOLDS).path(condition).isBoolean())
                    .map(condition -> held(at, condition))));
  }

  /** Puts a +1/+1 counter on a creature that could attack. */
  Stream<ChangedCase> stronger() {
    return of.singles()
        .filter(at -> of.controller(at).equals(of.draft().activePlayer()))
        .filter(at -> !of.at(at).has(COUNTERS))
        .map(at ->
            of.changed(
                at,
                "if %s had a +1/+1 counter on it".formatted(of.name(at)),
                ChangedCase.Kind.NUMBER,
                permanent -> permanent.putObject(COUNTERS).put("+1/+1", 1)));
  }

  private Stream<ChangedCase> counters(int at, String kind) {
    int now = of.at(at).path(COUNTERS).path(kind).asInt(0);
    return Stream.of(now + 1, now - 1)
        .filter(count -> now > 0 && count >= 0)
        .map(count ->
            of.changed(
                at,
                count == 0
                    ? "if %s had no %s counter".formatted(of.name(at), kind)
                    : "if %s had one %s %s counter"
                        .formatted(of.name(at), count > now ? "more" : "fewer", kind),
                ChangedCase.Kind.NUMBER,
                permanent -> ((ObjectNode) permanent.get(COUNTERS)).put(kind, count)));
  }

  private ChangedCase held(int at, String condition) {
    boolean now = of.at(at).path(HOLDS).path(condition).asBoolean();
    return of.changed(
        at,
        "if “%s” %s true for %s".formatted(condition, now ? "weren’t" : "were", of.name(at)),
        ChangedCase.Kind.NUMBER,
        permanent -> ((ObjectNode) permanent.get(HOLDS)).put(condition, !now));
  }

  /** Taps a creature that must attack and stays home (508.1d). */
  Stream<ChangedCase> tapped() {
    Set<Id> should =
        last.requirements().stream()
            .flatMap(of -> of.items().stream())
            .filter(item -> !item.obeyed())
            .map(RequirementItem::creature)
            .flatMap(Optional::stream)
            .collect(Collectors.toUnmodifiableSet());
    return of.singles()
        .filter(at ->
            should.contains(of.id(at)) && !of.isNamed(of.id(at)) && !Draft.flag(of.at(at), TAPPED))
        .map(at ->
            of.changed(
                at,
                "if %s were tapped".formatted(of.name(at)),
                ChangedCase.Kind.TAPPED,
                permanent -> permanent.put(TAPPED, true)));
  }

  /**
   * Removes a permanent that nothing else in the case names; those that the ruling names come
   * first.
   */
  Stream<ChangedCase> absent() {
    Set<Id> sources = sources();
    return of.singles()
        .filter(at -> !of.isNamed(of.id(at)))
        .sorted(Comparator.comparing(at -> !sources.contains(of.id(at))))
        .map(at ->
            change(
                of.draft(),
                "without "
                    + (of.at(at).has(ATTACHED)
                        ? of.name(at)
                            + " on "
                            + of.names().of(new Id(Draft.text(of.at(at), ATTACHED)))
                        : of.possessive(of.controller(at)) + " " + of.name(at)),
                Optional.of(of.id(at)),
                ChangedCase.Kind.ABSENT,
                copy -> {
                  ((ArrayNode) copy.root().get("permanents")).remove(at);
                  copy.lastDeclaration().remove(PAY);
                }));
  }

  /** Gives a creature of a disobeyed finding haste or flying. */
  Stream<ChangedCase> gains() {
    Set<Id> failing =
        last.findings().stream()
            .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
            .flatMap(finding -> finding.about().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return of.singles()
        .filter(at -> failing.contains(of.id(at)) && !of.at(at).has(ADDED))
        .flatMap(at ->
            Stream.of("Haste", "Flying")
                .map(keyword ->
                    of.changed(
                        at,
                        "if %s had %s".formatted(of.name(at), keyword.toLowerCase(Locale.ROOT)),
                        ChangedCase.Kind.ABILITY,
                        permanent -> Draft.putTexts(permanent, ADDED, List.of(keyword)))));
  }

  /** Adds a permanent to others that are alike, or a land to a land, or removes one of several. */
  Stream<ChangedCase> alike() {
    return IntStream.range(0, of.draft().permanents().size())
        .filter(at -> !of.isNamed(of.id(at)) && isLike(at))
        .boxed()
        .flatMap(at -> {
          int count = of.at(at).path(COUNT).asInt(1);
          return Stream.of(count + 1, count - 1)
              .filter(other -> other > 0)
              .map(other ->
                  of.changed(
                      at,
                      "if %s controlled one %s %s"
                          .formatted(
                              of.names().of(new Id(of.controller(at))),
                              other > count ? "more" : "fewer",
                              Draft.text(of.at(at), of.at(at).has("card") ? "card" : "name")),
                      ChangedCase.Kind.NUMBER,
                      permanent -> permanent.put(COUNT, other)));
        });
  }

  private boolean isLike(int at) {
    return of.at(at).has(COUNT) || PlayerChanges.LANDS.contains(Draft.text(of.at(at), "card"));
  }

  /** Takes one keyword from a permanent of the active player. */
  Stream<ChangedCase> keywords(Board board) {
    return of.singles()
        .filter(at -> of.controller(at).equals(of.draft().activePlayer()) && !of.at(at).has(NOW))
        .flatMap(at -> {
          List<Ability> abilities =
              board.permanent(of.id(at)).map(Permanent::abilities).orElse(List.of());
          List<String> keywords = abilities.stream().flatMap(PermanentChanges::keywords).toList();
          return keywords.stream().map(keyword -> without(at, keyword, keywords));
        });
  }

  private static Stream<String> keywords(Ability ability) {
    return ability.effects().stream()
        .flatMap(effect ->
            effect instanceof Effect.Keyword(var name, var parameter) && parameter.isEmpty()
                ? Stream.of(name)
                : Stream.empty());
  }

  private ChangedCase without(int at, String keyword, List<String> keywords) {
    return of.changed(
        at,
        "if %s didn’t have %s".formatted(of.name(at), keyword),
        ChangedCase.Kind.ABILITY,
        permanent -> {
          ArrayNode left = permanent.putArray("keywords");
          keywords.stream().filter(one -> !one.equals(keyword)).forEach(left::add);
        });
  }

  /** Takes all abilities from a permanent that the ruling names or that could attack. */
  Stream<ChangedCase> abilities(Board board) {
    Set<Id> sources = sources();
    return of.singles()
        .filter(at ->
            sources.contains(of.id(at)) || of.controller(at).equals(of.draft().activePlayer()))
        .filter(at -> !of.at(at).has(LOSES))
        .filter(
            at -> board.permanent(of.id(at)).filter(one -> !one.abilities().isEmpty()).isPresent())
        .map(at ->
            of.changed(
                at,
                "if %s had no abilities".formatted(of.name(at)),
                ChangedCase.Kind.ABILITY,
                permanent -> permanent.put(LOSES, "abilities")));
  }

  /** Gives the active player an attacker that somebody else controls. */
  Stream<ChangedCase> own() {
    return of.controlled(
        at -> of.attackers().contains(of.id(at)),
        List.of(of.draft().activePlayer()),
        "if %s had controlled %s since the turn began");
  }

  /** Gives other players what attacks nothing. */
  Stream<ChangedCase> others() {
    return of.controlled(
        at -> !of.isNamed(of.id(at)) && !of.at(at).has(ATTACHED),
        of.draft().players().stream().map(player -> Draft.text(player, "id")).toList(),
        "if %s controlled %s");
  }

  /** Lets a creature of a legal attack be summoning sick (302.6, 508.1a). */
  Stream<ChangedCase> unable() {
    return of.singles()
        .filter(at -> of.attackers().contains(of.id(at)) && !of.at(at).has(ATTACKED))
        .map(at ->
            of.changed(
                at,
                "if %s had come under %s control this turn"
                    .formatted(of.name(at), of.possessive(of.controller(at))),
                ChangedCase.Kind.MARK,
                permanent -> permanent.put(SINCE, "thisTurn")))
        .map(ChangedCase::forDeclaration);
  }

  /** The permanents that the ruling's findings name as sources. */
  private Set<Id> sources() {
    return last.findings().stream()
        .map(Finding::stated)
        .flatMap(Optional::stream)
        .map(Stated::source)
        .map(Source::permanent)
        .flatMap(Optional::stream)
        .collect(Collectors.toUnmodifiableSet());
  }
}
