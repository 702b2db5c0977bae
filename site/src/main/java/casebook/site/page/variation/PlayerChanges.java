package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;

import casebook.engine.board.Id;
import casebook.site.page.draft.Draft;
import casebook.site.words.ruling.Names;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Changes to what players have: mana, cards in hand, titles.
 *
 * @param makesMana whether a permanent of the active player makes mana
 */
record PlayerChanges(Draft draft, Names names, boolean makesMana) {

  /** The most missing mana that is worth telling. */
  private static final int MOST_MANA = 4;

  private static final int USUAL_LIFE = 20;

  private static final String CARD = "card";
  private static final String HAND = "hand";
  private static final String LIFE = "life";
  private static final String MANA = "mana";

  private static final Pattern GENERIC = Pattern.compile("\\{([1-9]\\d?)}");

  private static final String SOME_LAND = "Plains";

  static final Set<String> LANDS = Set.of("Plains", "Island", "Swamp", "Mountain", "Forest");

  private static final Map<String, String> TITLES =
      Map.of(
          "monarch", "if %s weren’t the monarch",
          "initiative", "if %s didn’t have the initiative",
          "citysBlessing", "if %s didn’t have the city’s blessing");

  private static final Map<String, String> SINGLE_TITLES =
      Map.of("monarch", "if %s were the monarch", "initiative", "if %s had the initiative");

  /**
   * Gives the active player the mana that is missing: as a land where that player makes mana with
   * permanents, of which stated mana would be a part already.
   */
  Stream<ChangedCase> moreMana() {
    String active = draft.activePlayer();
    String player = names.of(new Id(active));
    List<String> lands =
        draft.permanents().stream()
            .filter(one -> Draft.text(one, "controller").equals(active))
            .map(one -> Draft.text(one, CARD))
            .filter(LANDS::contains)
            .distinct()
            .toList();
    List<String> added = makesMana && lands.isEmpty() ? List.of(SOME_LAND) : lands;
    return Stream.concat(
        added.stream()
            .map(land ->
                change(
                    draft,
                    (lands.isEmpty()
                            ? "if %s had an untapped %s too"
                            : "if %s had one more untapped %s")
                        .formatted(player, land),
                    Optional.empty(),
                    ChangedCase.Kind.MANA,
                    copy -> {
                      String id = copy.freeId(Draft.slug(land));
                      copy.addPermanent(active).put(CARD, land).put("id", id);
                    })),
        IntStream.rangeClosed(1, makesMana ? 0 : MOST_MANA)
            .mapToObj(more ->
                change(
                    draft,
                    "if %s had {%d} more to pay with".formatted(player, more),
                    Optional.empty(),
                    ChangedCase.Kind.MANA,
                    copy -> {
                      ObjectNode paying = player(copy, active);
                      paying.put(MANA, Draft.text(paying, MANA) + "{" + more + "}");
                    })));
  }

  /** Takes one mana where all of it is generic, else all. */
  Stream<ChangedCase> lessMana() {
    String active = draft.activePlayer();
    String mana = Draft.text(player(draft, active), MANA);
    Matcher generic = GENERIC.matcher(mana);
    boolean isMore = generic.matches() && Integer.parseInt(generic.group(1)) > 1;
    String left = isMore ? "{" + (Integer.parseInt(generic.group(1)) - 1) + "}" : "";
    return mana.isEmpty()
        ? Stream.empty()
        : Stream.of(
            change(
                draft,
                "if %s had %s to pay with"
                    .formatted(names.of(new Id(active)), isMore ? "only " + left : "no mana"),
                Optional.empty(),
                ChangedCase.Kind.MANA,
                copy -> player(copy, active).put(MANA, left)));
  }

  private static ObjectNode player(Draft of, String id) {
    return of.players().stream()
        .filter(player -> Draft.text(player, "id").equals(id))
        .findFirst()
        .orElseGet(Draft::emptyMove);
  }

  Stream<ChangedCase> titles() {
    return each()
        .flatMap(at ->
            TITLES.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(title -> Draft.flag(draft.players().get(at), title.getKey()))
                .map(title ->
                    change(
                        draft,
                        title.getValue().formatted(name(at)),
                        Optional.empty(),
                        ChangedCase.Kind.MARK,
                        copy -> copy.players().get(at).remove(title.getKey()))));
  }

  /** Gives a title that one player alone can have to another. */
  Stream<ChangedCase> otherTitles() {
    return each()
        .flatMap(at ->
            SINGLE_TITLES.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .filter(title -> Draft.flag(draft.players().get(at), title.getKey()))
                .flatMap(title ->
                    each()
                        .filter(other -> !other.equals(at))
                        .map(other ->
                            change(
                                draft,
                                title.getValue().formatted(name(other)),
                                Optional.empty(),
                                ChangedCase.Kind.MARK,
                                copy -> {
                                  copy.players().get(at).remove(title.getKey());
                                  copy.players().get(other).put(title.getKey(), true);
                                }))));
  }

  /** Gives a player as much life as another has. */
  Stream<ChangedCase> equalLives() {
    return each()
        .flatMap(at ->
            draft.players().stream()
                .map(other -> other.path(LIFE).asInt(USUAL_LIFE))
                .distinct()
                .filter(life -> life != draft.players().get(at).path(LIFE).asInt(USUAL_LIFE))
                .map(life ->
                    change(
                        draft,
                        "if %s had %d life".formatted(name(at), life),
                        Optional.empty(),
                        ChangedCase.Kind.NUMBER,
                        copy -> copy.players().get(at).put(LIFE, life))));
  }

  /** Adds or removes a card in a hand whose size the case states. */
  Stream<ChangedCase> hands() {
    return each()
        .filter(at -> draft.players().get(at).path(HAND).isInt())
        .flatMap(at -> counted(at, HAND, 0, "if %s had one %s card in hand"));
  }

  /** Gives or takes a life. */
  Stream<ChangedCase> lives() {
    return each().flatMap(at -> counted(at, LIFE, USUAL_LIFE, "if %s had 1 %s life"));
  }

  private Stream<ChangedCase> counted(int at, String field, int unsaid, String condition) {
    int now = draft.players().get(at).path(field).asInt(unsaid);
    return Stream.of(now + 1, now - 1)
        .filter(count -> count >= 0)
        .map(count ->
            change(
                draft,
                condition.formatted(
                    name(at), count > now ? "more" : field.equals(LIFE) ? "less" : "fewer"),
                Optional.empty(),
                ChangedCase.Kind.NUMBER,
                copy -> copy.players().get(at).put(field, count)));
  }

  private Stream<Integer> each() {
    return IntStream.range(0, draft.players().size()).boxed();
  }

  private String name(int at) {
    return names.of(new Id(Draft.text(draft.players().get(at), "id")));
  }
}
