package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.Names;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes to one permanent, or to what is said of it. */
record PermanentChanges(Draft draft, Names names, Ruling last) {

  private static final String ADDED = "addText";
  private static final String ATTACHED = "attachedTo";
  private static final String ATTACKED = "attackedThisTurn";
  private static final String COMBAT = "combat";
  private static final String COUNTERS = "counters";
  private static final String GOADED = "goadedBy";
  private static final String HOLDS = "holds";
  private static final String LOSES = "loses";
  private static final String NOW = "now";
  private static final String COUNT = "count";
  private static final String PAY = "pay";
  private static final String PROTECTOR = "protector";
  private static final String SINCE = "since";
  private static final String TAPPED = "tapped";
  private static final String TURN = "turn";

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
    return singles()
        .flatMap(at ->
            Stream.concat(
                MARKS.entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .filter(mark -> isStated(at(at), mark.getKey()))
                    .map(mark ->
                        changed(
                            at,
                            mark.getValue().formatted(name(at)),
                            ChangedCase.Kind.MARK,
                            permanent -> permanent.remove(mark.getKey()))),
                Stream.of(SINCE)
                    .filter(field -> Draft.text(at(at), field).equals("thisTurn"))
                    .map(field ->
                        changed(
                            at,
                            "if %s had been under %s control continuously since the turn began"
                                .formatted(name(at), possessive(controller(at))),
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
    return singles()
        .flatMap(at ->
            Stream.concat(
                at(at).path(COUNTERS).propertyNames().stream().flatMap(kind -> counters(at, kind)),
                at(at).path(HOLDS).propertyNames().stream()
                    .filter(condition -> at(at).path(HOLDS).path(condition).isBoolean())
                    .map(condition -> held(at, condition))));
  }

  /** Puts a +1/+1 counter on a creature that could attack. */
  Stream<ChangedCase> stronger() {
    return singles()
        .filter(at -> controller(at).equals(draft.activePlayer()))
        .filter(at -> !at(at).has(COUNTERS))
        .map(at ->
            changed(
                at,
                "if %s had a +1/+1 counter on it".formatted(name(at)),
                ChangedCase.Kind.NUMBER,
                permanent -> permanent.putObject(COUNTERS).put("+1/+1", 1)));
  }

  private Stream<ChangedCase> counters(int at, String kind) {
    int now = at(at).path(COUNTERS).path(kind).asInt(0);
    return Stream.of(now + 1, now - 1)
        .filter(count -> now > 0 && count >= 0)
        .map(count ->
            changed(
                at,
                count == 0
                    ? "if %s had no %s counter".formatted(name(at), kind)
                    : "if %s had one %s %s counter"
                        .formatted(name(at), count > now ? "more" : "fewer", kind),
                ChangedCase.Kind.NUMBER,
                permanent -> ((ObjectNode) permanent.get(COUNTERS)).put(kind, count)));
  }

  private ChangedCase held(int at, String condition) {
    boolean now = at(at).path(HOLDS).path(condition).asBoolean();
    return changed(
        at,
        "if “%s” %s true for %s".formatted(condition, now ? "weren’t" : "were", name(at)),
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
    return singles()
        .filter(at -> should.contains(id(at)) && !isNamed(id(at)) && !Draft.flag(at(at), TAPPED))
        .map(at ->
            changed(
                at,
                "if %s were tapped".formatted(name(at)),
                ChangedCase.Kind.TAPPED,
                permanent -> permanent.put(TAPPED, true)));
  }

  /**
   * Removes a permanent that nothing else in the case names; those that the ruling names come
   * first.
   */
  Stream<ChangedCase> absent() {
    Set<Id> sources = sources();
    return singles()
        .filter(at -> !isNamed(id(at)))
        .sorted(Comparator.comparing(at -> !sources.contains(id(at))))
        .map(at ->
            change(
                draft,
                "without "
                    + (at(at).has(ATTACHED)
                        ? name(at) + " on " + names.of(new Id(Draft.text(at(at), ATTACHED)))
                        : possessive(controller(at)) + " " + name(at)),
                Optional.of(id(at)),
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
    return singles()
        .filter(at -> failing.contains(id(at)) && !at(at).has(ADDED))
        .flatMap(at ->
            Stream.of("Haste", "Flying")
                .map(keyword ->
                    changed(
                        at,
                        "if %s had %s".formatted(name(at), keyword.toLowerCase(Locale.ROOT)),
                        ChangedCase.Kind.ABILITY,
                        permanent -> Draft.putTexts(permanent, ADDED, List.of(keyword)))));
  }

  /** Adds a permanent to others that are alike, or a land to a land, or removes one of several. */
  Stream<ChangedCase> alike() {
    return IntStream.range(0, draft.permanents().size())
        .filter(at -> !isNamed(id(at)) && isLike(at))
        .boxed()
        .flatMap(at -> {
          int count = at(at).path(COUNT).asInt(1);
          return Stream.of(count + 1, count - 1)
              .filter(other -> other > 0)
              .map(other ->
                  changed(
                      at,
                      "if %s controlled one %s %s"
                          .formatted(
                              names.of(new Id(controller(at))),
                              other > count ? "more" : "fewer",
                              Draft.text(at(at), at(at).has("card") ? "card" : "name")),
                      ChangedCase.Kind.NUMBER,
                      permanent -> permanent.put(COUNT, other)));
        });
  }

  private boolean isLike(int at) {
    return at(at).has(COUNT) || PlayerChanges.LANDS.contains(Draft.text(at(at), "card"));
  }

  /** Takes one keyword from a permanent of the active player. */
  Stream<ChangedCase> keywords(Board board) {
    return singles()
        .filter(at -> controller(at).equals(draft.activePlayer()) && !at(at).has(NOW))
        .flatMap(at -> {
          List<Ability> abilities =
              board.permanent(id(at)).map(Permanent::abilities).orElse(List.of());
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
    return changed(
        at,
        "if %s didn’t have %s".formatted(name(at), keyword),
        ChangedCase.Kind.ABILITY,
        permanent -> {
          ArrayNode left = permanent.putArray("keywords");
          keywords.stream().filter(one -> !one.equals(keyword)).forEach(left::add);
        });
  }

  /** Takes all abilities from a permanent that the ruling names or that could attack. */
  Stream<ChangedCase> abilities() {
    Set<Id> sources = sources();
    return singles()
        .filter(at -> sources.contains(id(at)) || controller(at).equals(draft.activePlayer()))
        .filter(at -> !at(at).has(LOSES))
        .map(at ->
            changed(
                at,
                "if %s had no abilities".formatted(name(at)),
                ChangedCase.Kind.ABILITY,
                permanent -> permanent.put(LOSES, "abilities")));
  }

  /** Gives the attackers vigilance (702.20b). */
  Stream<ChangedCase> vigilance() {
    return singles()
        .filter(at -> attackers().contains(id(at)) && !at(at).has(ADDED))
        .map(at ->
            changed(
                at,
                "if %s had vigilance".formatted(name(at)),
                ChangedCase.Kind.ABILITY,
                permanent -> Draft.putTexts(permanent, ADDED, List.of("Vigilance"))));
  }

  /** Has another player have goaded a creature of the active player (701.15). */
  Stream<ChangedCase> goaded(Board board) {
    return singles()
        .filter(_ -> draft.permanents().stream().noneMatch(one -> one.has(GOADED)))
        .filter(at -> controller(at).equals(draft.activePlayer()))
        .filter(at -> board.permanent(id(at)).filter(Permanent::isCreature).isPresent())
        .flatMap(at ->
            draft.players().stream()
                .filter(player -> player.path("inGame").asBoolean(true))
                .map(Draft::id)
                .filter(player -> board.areOpponents(new Id(player), new Id(controller(at))))
                .filter(player -> !Draft.texts(at(at).path(GOADED)).contains(player))
                .map(player ->
                    changed(
                        at,
                        (isBefore()
                                ? "if %s had goaded %s before the attack"
                                : "if %s had goaded %s")
                            .formatted(names.of(new Id(player)), name(at)),
                        ChangedCase.Kind.GOADED,
                        permanent -> Draft.list(permanent, GOADED).add(player))));
  }

  /** Has an attacker have attacked the same in an earlier combat phase of the turn. */
  Stream<ChangedCase> again() {
    return singles()
        .filter(at -> attackers().contains(id(at)) && !at(at).has(ATTACKED))
        .filter(_ -> draft.root().path(TURN).path(COMBAT).asInt(1) == 1)
        .map(at ->
            change(
                draft,
                "if %s had attacked in an earlier combat phase of the turn too".formatted(name(at)),
                Optional.of(id(at)),
                ChangedCase.Kind.HISTORY,
                copy -> {
                  Draft.list(copy.permanents().get(at), ATTACKED).add(attacked(id(at)));
                  (copy.root().path(TURN) instanceof ObjectNode turn
                          ? turn
                          : copy.root().putObject(TURN))
                      .put(COMBAT, 2);
                }));
  }

  private String attacked(Id attacker) {
    return draft.attacks().stream()
        .filter(attack -> AttackChanges.attacker(attack).equals(attacker))
        .map(attack -> Draft.text(attack, "target"))
        .findFirst()
        .orElse("");
  }

  /** Taps what attacks nothing and is untapped. */
  Stream<ChangedCase> turned() {
    return singles()
        .filter(at -> !isNamed(id(at)) && !at(at).has(TAPPED) && !at(at).has(ATTACHED))
        .map(at ->
            changed(
                at,
                "if %s were tapped".formatted(name(at)),
                ChangedCase.Kind.TAPPED,
                permanent -> permanent.put(TAPPED, true)));
  }

  /**
   * Gives what is attacked to other players, or a battle to another protector.
   *
   * @param toAttacker whether also to the attacking player, who can't attack it then (508.1b)
   */
  Stream<ChangedCase> attacked(boolean toAttacker) {
    List<String> players =
        draft.players().stream()
            .map(Draft::id)
            .filter(player -> toAttacker || !player.equals(draft.activePlayer()))
            .toList();
    return Stream.concat(
        controlled(
            at -> isNamed(id(at)) && !at(at).has(PROTECTOR) && isAttackable(at),
            players,
            isBefore() ? "if %s had controlled %s before the attack" : "if %s controlled %s"),
        singles()
            .filter(at -> at(at).has(PROTECTOR))
            .flatMap(at -> Stream.concat(protectors(at, players), swapped(at, players))));
  }

  private Stream<ChangedCase> protectors(int at, List<String> players) {
    return players.stream()
        .filter(player -> !player.equals(Draft.text(at(at), PROTECTOR)))
        .filter(player -> !player.equals(controller(at)))
        .map(player ->
            changed(
                at,
                (isBefore() ? "if %s had protected %s before the attack" : "if %s protected %s")
                    .formatted(names.of(new Id(player)), name(at)),
                ChangedCase.Kind.CONTROLLER,
                permanent -> permanent.put(PROTECTOR, player)));
  }

  /** In a game of two, the player who doesn't protect a battle does only if the other has it. */
  private Stream<ChangedCase> swapped(int at, List<String> players) {
    String protector = Draft.text(at(at), PROTECTOR);
    return players.size() > 2 || !players.contains(controller(at)) || isBefore()
        ? Stream.empty()
        : Stream.of(
            changed(
                at,
                "if %s controlled %s and %s protected it"
                    .formatted(
                        names.of(new Id(protector)), name(at), names.of(new Id(controller(at)))),
                ChangedCase.Kind.CONTROLLER,
                permanent ->
                    permanent.put(PROTECTOR, controller(at)).put("controller", protector)));
  }

  /** Whether something has happened since the attack that the case ends with. */
  private boolean isBefore() {
    return last.move() instanceof Move.ChangePermanent || last.move() instanceof Move.Ask;
  }

  private boolean isAttackable(int at) {
    return draft.moves().stream()
        .flatMap(move ->
            Stream.concat(
                Stream.of("putAttacking", "becomeAttacking", "reselect").map(move::path),
                move.path("declareAttackers").path("attacks").valueStream()))
        .anyMatch(move -> Draft.text(move, "target").equals(id(at).value()));
  }

  /** Gives the active player an attacker that somebody else controls. */
  Stream<ChangedCase> own() {
    return controlled(
        at -> attackers().contains(id(at)),
        List.of(draft.activePlayer()),
        "if %s had controlled %s since the turn began");
  }

  /** Gives other players what attacks nothing. */
  Stream<ChangedCase> others() {
    return controlled(
        at -> !isNamed(id(at)) && !at(at).has(ATTACHED),
        draft.players().stream().map(player -> Draft.text(player, "id")).toList(),
        "if %s controlled %s");
  }

  private Stream<ChangedCase> controlled(IntPredicate which, List<String> by, String condition) {
    return singles()
        .filter(which::test)
        .flatMap(at ->
            by.stream()
                .filter(player -> !player.equals(controller(at)))
                .map(player ->
                    changed(
                        at,
                        condition.formatted(names.of(new Id(player)), name(at)),
                        ChangedCase.Kind.CONTROLLER,
                        permanent -> {
                          if (!permanent.has("owner")) {
                            permanent.put("owner", controller(at));
                          }
                          permanent.put("controller", player);
                        })));
  }

  private Set<Id> attackers() {
    return draft.attacks().stream().map(AttackChanges::attacker).collect(Collectors.toSet());
  }

  /** Lets a creature of a legal attack be summoning sick (302.6, 508.1a). */
  Stream<ChangedCase> unable() {
    return singles()
        .filter(at -> attackers().contains(id(at)) && !at(at).has(ATTACKED))
        .map(at ->
            changed(
                at,
                "if %s had come under %s control this turn"
                    .formatted(name(at), possessive(controller(at))),
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

  private ChangedCase changed(
      int at, String condition, ChangedCase.Kind kind, Consumer<ObjectNode> how) {
    return change(
        draft, condition, Optional.of(id(at)), kind, copy -> how.accept(copy.permanents().get(at)));
  }

  /** The entries that stand for one permanent each. */
  private Stream<Integer> singles() {
    return IntStream.range(0, draft.permanents().size()).filter(at -> !at(at).has(COUNT)).boxed();
  }

  private ObjectNode at(int at) {
    return draft.permanents().get(at);
  }

  private Id id(int at) {
    return new Id(Draft.id(at(at)));
  }

  private String name(int at) {
    return names.of(id(at));
  }

  private String controller(int at) {
    return Draft.text(at(at), "controller");
  }

  private String possessive(String player) {
    return names.of(new Id(player)) + "’s";
  }

  /** Whether anything else in the case names it, its moves above all. */
  private boolean isNamed(Id id) {
    return Draft.names(draft.root(), id.value());
  }
}
