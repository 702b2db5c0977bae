package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ADDED;
import static casebook.site.page.variation.Entries.ATTACHED;
import static casebook.site.page.variation.Entries.ATTACKED;
import static casebook.site.page.variation.Entries.COMBAT;
import static casebook.site.page.variation.Entries.GOADED;
import static casebook.site.page.variation.Entries.LOSES;
import static casebook.site.page.variation.Entries.TURN;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.site.page.draft.Draft;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes back what a case states beyond its cards: a loss, a gain, a type, what happened before. */
record StatedChanges(Entries of, Board board, Move last) {

  private static final String AURA = "aura";
  private static final String BATTLE = "battle";
  private static final String IN_GAME = "inGame";
  private static final String SPELLS = "spellsCastThisTurn";
  private static final String TYPES = "types";

  /** Each of these facts, one at a time. */
  Stream<ChangedCase> all() {
    return Stream.of(ofPermanents(), left(), ofTurn()).flatMap(changes -> changes);
  }

  private Stream<ChangedCase> ofPermanents() {
    return IntStream.range(0, of.draft().permanents().size())
        .boxed()
        .flatMap(at ->
            Stream.of(losses(at), gains(at), goaders(at), attached(at), attacked(at), types(at))
                .flatMap(changes -> changes));
  }

  private Stream<ChangedCase> losses(int at) {
    return Stream.of(Draft.text(of.at(at), LOSES))
        .filter(lost -> !lost.isEmpty())
        .map(lost ->
            of.changed(
                at,
                "if %s hadn’t lost %s"
                    .formatted(
                        of.kind(at),
                        lost.equals("abilities") ? "all abilities" : lost.toLowerCase(Locale.ROOT)),
                ChangedCase.Kind.STATED,
                permanent -> permanent.remove(LOSES)));
  }

  private Stream<ChangedCase> gains(int at) {
    List<String> gained = Draft.texts(of.at(at).path(ADDED));
    return IntStream.range(0, gained.size())
        .mapToObj(which ->
            of.changed(
                at,
                gained.get(which).contains(" ")
                    ? "if %s hadn’t gained “%s”".formatted(of.kind(at), gained.get(which))
                    : "if %s didn’t have %s"
                        .formatted(of.kind(at), gained.get(which).toLowerCase(Locale.ROOT)),
                ChangedCase.Kind.STATED,
                permanent -> Draft.list(permanent, ADDED).remove(which)));
  }

  /** Takes away one of several who goaded a creature. */
  private Stream<ChangedCase> goaders(int at) {
    List<String> goaders = Draft.texts(of.at(at).path(GOADED));
    return IntStream.range(0, goaders.size() > 1 ? goaders.size() : 0)
        .mapToObj(which ->
            of.changed(
                at,
                "if %s hadn’t goaded %s"
                    .formatted(of.names().of(new Id(goaders.get(which))), of.kind(at)),
                ChangedCase.Kind.GOADED,
                permanent -> ((ArrayNode) permanent.get(GOADED)).remove(which)));
  }

  /** Takes an Equipment and the like off; an Aura is nowhere without what it enchants. */
  private Stream<ChangedCase> attached(int at) {
    boolean isAura =
        board
            .permanent(of.id(at))
            .filter(one -> one.characteristics().subtypes().contains(AURA))
            .isPresent();
    return Stream.of(Draft.text(of.at(at), ATTACHED))
        .filter(to -> !to.isEmpty() && !isAura)
        .map(to ->
            of.changed(
                at,
                "if %s weren’t attached to %s".formatted(of.kind(at), of.names().of(new Id(to))),
                ChangedCase.Kind.STATED,
                permanent -> permanent.remove(ATTACHED)));
  }

  private Stream<ChangedCase> attacked(int at) {
    return of.at(at).path(ATTACKED).isEmpty()
        ? Stream.empty()
        : Stream.of(
            of.changed(
                at,
                "if %s hadn’t attacked earlier in the turn".formatted(of.kind(at)),
                ChangedCase.Kind.HISTORY,
                permanent -> permanent.remove(ATTACKED)));
  }

  /** Takes the type battle from what a case makes a battle and something else. */
  private Stream<ChangedCase> types(int at) {
    return isAlsoBattle(of.at(at))
        ? Stream.of(
            of.changed(
                at,
                (isBefore() ? "if %s hadn’t been a battle" : "if %s weren’t a battle")
                    .formatted(of.kind(at)),
                ChangedCase.Kind.TYPE,
                StatedChanges::withoutBattle))
        : Stream.empty();
  }

  private boolean isBefore() {
    return Entries.isAfterAttack(last);
  }

  static boolean isAlsoBattle(ObjectNode permanent) {
    List<String> types = Draft.texts(permanent.path(TYPES));
    return types.size() > 1 && types.contains(BATTLE);
  }

  static void withoutBattle(ObjectNode permanent) {
    Draft.putTexts(
        permanent,
        TYPES,
        Draft.texts(permanent.path(TYPES)).stream().filter(type -> !type.equals(BATTLE)).toList());
    permanent.remove(List.of("protector", "subtypes"));
    if (permanent.path("counters") instanceof ObjectNode counters) {
      counters.remove("defense");
    }
  }

  /** Brings a player back who has left the game. */
  private Stream<ChangedCase> left() {
    return IntStream.range(0, of.draft().players().size())
        .filter(at -> !of.draft().players().get(at).path(IN_GAME).asBoolean(true))
        .mapToObj(at ->
            change(
                of.draft(),
                "if %s hadn’t left the game"
                    .formatted(of.names().of(new Id(Draft.id(of.draft().players().get(at))))),
                Optional.empty(),
                ChangedCase.Kind.OPPONENT,
                copy -> copy.players().get(at).remove(IN_GAME)));
  }

  private Stream<ChangedCase> ofTurn() {
    return of.draft().root().path(TURN) instanceof ObjectNode turn
        ? Stream.concat(spells(turn), combats(turn))
        : Stream.empty();
  }

  private Stream<ChangedCase> spells(ObjectNode turn) {
    boolean isSome = turn.path(SPELLS).asInt(0) > 0;
    return turn.has(SPELLS)
        ? Stream.of(
            ofTurn(
                "if %s had cast %s this turn"
                    .formatted(
                        of.names().of(new Id(of.draft().activePlayer())),
                        isSome ? "no spell" : "a spell"),
                ChangedCase.Kind.HISTORY,
                copy -> {
                  var changed = (ObjectNode) copy.root().get(TURN);
                  changed.put(SPELLS, isSome ? 0 : 1);
                  if (isSome) {
                    changed.remove("creatureSpellsCastThisTurn");
                  }
                }))
        : Stream.empty();
  }

  /** Has it be the first combat phase, where nothing else says that it isn't. */
  private Stream<ChangedCase> combats(ObjectNode turn) {
    return turn.path(COMBAT).asInt(1) > 1
            && of.draft().effects().isEmpty()
            && of.draft().permanents().stream().noneMatch(permanent -> permanent.has(ATTACKED))
            && !(last instanceof Move.Ask(Question.MayCast _))
        ? Stream.of(
            ofTurn(
                "in the first combat phase of the turn",
                ChangedCase.Kind.WHEN,
                copy -> ((ObjectNode) copy.root().get(TURN)).remove(COMBAT)))
        : Stream.empty();
  }

  private ChangedCase ofTurn(String condition, ChangedCase.Kind kind, Consumer<Draft> how) {
    return change(of.draft(), condition, Optional.empty(), kind, how);
  }
}
