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
import casebook.site.words.ruling.Names;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes back what a case states beyond its cards: a loss, a gain, a type, what happened before. */
record StatedChanges(Draft draft, Board board, Names names, Move last) {

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
    return IntStream.range(0, draft.permanents().size())
        .boxed()
        .flatMap(at ->
            Stream.of(losses(at), gains(at), goaders(at), attached(at), attacked(at), types(at))
                .flatMap(changes -> changes));
  }

  private Stream<ChangedCase> losses(int at) {
    return Stream.of(Draft.text(at(at), LOSES))
        .filter(lost -> !lost.isEmpty())
        .map(lost ->
            changed(
                at,
                "if %s hadn’t lost %s"
                    .formatted(
                        name(at),
                        lost.equals("abilities") ? "all abilities" : lost.toLowerCase(Locale.ROOT)),
                ChangedCase.Kind.STATED,
                permanent -> permanent.remove(LOSES)));
  }

  private Stream<ChangedCase> gains(int at) {
    List<String> gained = Draft.texts(at(at).path(ADDED));
    return IntStream.range(0, gained.size())
        .mapToObj(which ->
            changed(
                at,
                gained.get(which).contains(" ")
                    ? "if %s hadn’t gained “%s”".formatted(name(at), gained.get(which))
                    : "if %s didn’t have %s"
                        .formatted(name(at), gained.get(which).toLowerCase(Locale.ROOT)),
                ChangedCase.Kind.STATED,
                permanent -> Draft.list(permanent, ADDED).remove(which)));
  }

  /** Takes away one of several who goaded a creature. */
  private Stream<ChangedCase> goaders(int at) {
    List<String> goaders = Draft.texts(at(at).path(GOADED));
    return IntStream.range(0, goaders.size() > 1 ? goaders.size() : 0)
        .mapToObj(which ->
            changed(
                at,
                "if %s hadn’t goaded %s".formatted(names.of(new Id(goaders.get(which))), name(at)),
                ChangedCase.Kind.GOADED,
                permanent -> ((ArrayNode) permanent.get(GOADED)).remove(which)));
  }

  /** Takes an Equipment and the like off; an Aura is nowhere without what it enchants. */
  private Stream<ChangedCase> attached(int at) {
    boolean isAura =
        board
            .permanent(id(at))
            .filter(one -> one.characteristics().subtypes().contains(AURA))
            .isPresent();
    return Stream.of(Draft.text(at(at), ATTACHED))
        .filter(to -> !to.isEmpty() && !isAura)
        .map(to ->
            changed(
                at,
                "if %s weren’t attached to %s".formatted(name(at), names.of(new Id(to))),
                ChangedCase.Kind.STATED,
                permanent -> permanent.remove(ATTACHED)));
  }

  private Stream<ChangedCase> attacked(int at) {
    return at(at).path(ATTACKED).isEmpty()
        ? Stream.empty()
        : Stream.of(
            changed(
                at,
                "if %s hadn’t attacked earlier in the turn".formatted(name(at)),
                ChangedCase.Kind.HISTORY,
                permanent -> permanent.remove(ATTACKED)));
  }

  /** Takes the type battle from what a case makes a battle and something else. */
  private Stream<ChangedCase> types(int at) {
    return isAlsoBattle(at(at))
        ? Stream.of(
            changed(
                at,
                (isBefore() ? "if %s hadn’t been a battle" : "if %s weren’t a battle")
                    .formatted(name(at)),
                ChangedCase.Kind.TYPE,
                StatedChanges::withoutBattle))
        : Stream.empty();
  }

  private boolean isBefore() {
    return last instanceof Move.ChangePermanent || last instanceof Move.Ask;
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
    return IntStream.range(0, draft.players().size())
        .filter(at -> !draft.players().get(at).path(IN_GAME).asBoolean(true))
        .mapToObj(at ->
            change(
                draft,
                "if %s hadn’t left the game"
                    .formatted(names.of(new Id(Draft.id(draft.players().get(at))))),
                Optional.empty(),
                ChangedCase.Kind.OPPONENT,
                copy -> copy.players().get(at).remove(IN_GAME)));
  }

  private Stream<ChangedCase> ofTurn() {
    return draft.root().path(TURN) instanceof ObjectNode turn
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
                        names.of(new Id(draft.activePlayer())), isSome ? "no spell" : "a spell"),
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
            && draft.effects().isEmpty()
            && draft.permanents().stream().noneMatch(permanent -> permanent.has(ATTACKED))
            && !(last instanceof Move.Ask(Question.MayCast _))
        ? Stream.of(
            ofTurn(
                "in the first combat phase of the turn",
                ChangedCase.Kind.WHEN,
                copy -> ((ObjectNode) copy.root().get(TURN)).remove(COMBAT)))
        : Stream.empty();
  }

  private ChangedCase ofTurn(String condition, ChangedCase.Kind kind, Consumer<Draft> how) {
    return change(draft, condition, Optional.empty(), kind, how);
  }

  private ChangedCase changed(
      int at, String condition, ChangedCase.Kind kind, Consumer<ObjectNode> how) {
    return change(
        draft, condition, Optional.of(id(at)), kind, copy -> how.accept(copy.permanents().get(at)));
  }

  private ObjectNode at(int at) {
    return draft.permanents().get(at);
  }

  private Id id(int at) {
    return new Id(Draft.id(at(at)));
  }

  private String name(int at) {
    return names.kind(id(at));
  }
}
