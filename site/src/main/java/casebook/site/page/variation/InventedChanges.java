package casebook.site.page.variation;

import static casebook.site.page.variation.Changes.change;
import static casebook.site.page.variation.Entries.ADDED;
import static casebook.site.page.variation.Entries.ATTACHED;
import static casebook.site.page.variation.Entries.ATTACKED;
import static casebook.site.page.variation.Entries.COMBAT;
import static casebook.site.page.variation.Entries.GOADED;
import static casebook.site.page.variation.Entries.TAPPED;
import static casebook.site.page.variation.Entries.TURN;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.ruling.Ruling;
import casebook.site.page.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** Changes to a permanent in what a case says nothing of. */
record InventedChanges(Entries of, Ruling last) {

  private static final String PROTECTOR = "protector";

  /** Gives the attackers vigilance (702.20b). */
  Stream<ChangedCase> vigilance() {
    return of.singles()
        .filter(at -> of.attackers().contains(of.id(at)) && !of.at(at).has(ADDED))
        .map(at ->
            of.changed(
                at,
                "if %s had vigilance".formatted(of.name(at)),
                ChangedCase.Kind.ABILITY,
                permanent -> Draft.putTexts(permanent, ADDED, List.of("Vigilance"))));
  }

  /** Has another player have goaded a creature of the active player (701.15). */
  Stream<ChangedCase> goaded(Board board) {
    return of.singles()
        .filter(_ -> of.draft().permanents().stream().noneMatch(one -> one.has(GOADED)))
        .filter(at -> of.controller(at).equals(of.draft().activePlayer()))
        .filter(at -> board.permanent(of.id(at)).filter(Permanent::isCreature).isPresent())
        .flatMap(at ->
            of.draft().players().stream()
                .filter(player -> player.path("inGame").asBoolean(true))
                .map(Draft::id)
                .filter(player -> board.areOpponents(new Id(player), new Id(of.controller(at))))
                .filter(player -> !Draft.texts(of.at(at).path(GOADED)).contains(player))
                .map(player ->
                    of.changed(
                        at,
                        (isBefore()
                                ? "if %s had goaded %s before the attack"
                                : "if %s had goaded %s")
                            .formatted(of.names().of(new Id(player)), of.name(at)),
                        ChangedCase.Kind.GOADED,
                        permanent -> Draft.list(permanent, GOADED).add(player))));
  }

  /** Has an attacker have attacked the same in an earlier combat phase of the turn. */
  Stream<ChangedCase> again() {
    return of.singles()
        .filter(at -> of.attackers().contains(of.id(at)) && !of.at(at).has(ATTACKED))
        .filter(_ -> of.draft().root().path(TURN).path(COMBAT).asInt(1) == 1)
        .map(at ->
            change(
                of.draft(),
                "if %s had attacked in an earlier combat phase of the turn too"
                    .formatted(of.name(at)),
                Optional.of(of.id(at)),
                ChangedCase.Kind.HISTORY,
                copy -> {
                  Draft.list(copy.permanents().get(at), ATTACKED).add(attacked(of.id(at)));
                  (copy.root().path(TURN) instanceof ObjectNode turn
                          ? turn
                          : copy.root().putObject(TURN))
                      .put(COMBAT, 2);
                }));
  }

  private String attacked(Id attacker) {
    return of.draft().attacks().stream()
        .filter(attack -> AttackChanges.attacker(attack).equals(attacker))
        .map(attack -> Draft.text(attack, "target"))
        .findFirst()
        .orElse("");
  }

  /** Taps what attacks nothing and is untapped. */
  Stream<ChangedCase> turned() {
    return of.singles()
        .filter(at -> !of.isNamed(of.id(at)) && !of.at(at).has(TAPPED) && !of.at(at).has(ATTACHED))
        .map(at ->
            of.changed(
                at,
                "if %s were tapped".formatted(of.name(at)),
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
        of.draft().players().stream()
            .map(Draft::id)
            .filter(player -> toAttacker || !player.equals(of.draft().activePlayer()))
            .toList();
    return Stream.concat(
        of.controlled(
            at -> of.isNamed(of.id(at)) && !of.at(at).has(PROTECTOR) && isAttackable(at),
            players,
            isBefore() ? "if %s had controlled %s before the attack" : "if %s controlled %s"),
        of.singles()
            .filter(at -> of.at(at).has(PROTECTOR))
            .flatMap(at -> Stream.concat(protectors(at, players), swapped(at, players))));
  }

  private Stream<ChangedCase> protectors(int at, List<String> players) {
    return players.stream()
        .filter(player -> !player.equals(Draft.text(of.at(at), PROTECTOR)))
        .filter(player -> !player.equals(of.controller(at)))
        .map(player ->
            of.changed(
                at,
                (isBefore() ? "if %s had protected %s before the attack" : "if %s protected %s")
                    .formatted(of.names().of(new Id(player)), of.name(at)),
                ChangedCase.Kind.CONTROLLER,
                permanent -> permanent.put(PROTECTOR, player)));
  }

  /** In a game of two, the player who doesn't protect a battle does only if the other has it. */
  private Stream<ChangedCase> swapped(int at, List<String> players) {
    String protector = Draft.text(of.at(at), PROTECTOR);
    return players.size() > 2 || !players.contains(of.controller(at)) || isBefore()
        ? Stream.empty()
        : Stream.of(
            of.changed(
                at,
                "if %s controlled %s and %s protected it"
                    .formatted(
                        of.names().of(new Id(protector)),
                        of.name(at),
                        of.names().of(new Id(of.controller(at)))),
                ChangedCase.Kind.CONTROLLER,
                permanent ->
                    permanent.put(PROTECTOR, of.controller(at)).put("controller", protector)));
  }

  /** Whether something has happened since the attack that the case ends with. */
  private boolean isBefore() {
    return Entries.isAfterAttack(last.move());
  }

  private boolean isAttackable(int at) {
    return of.draft().moves().stream()
        .flatMap(move ->
            Stream.concat(
                Stream.of("putAttacking", "becomeAttacking", "reselect").map(move::path),
                move.path("declareAttackers").path("attacks").valueStream()))
        .anyMatch(move -> Draft.text(move, "target").equals(of.id(at).value()));
  }
}
