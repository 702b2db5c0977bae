package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Ability;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.site.words.english.English;
import java.util.Locale;
import java.util.Optional;

/** A move that hadn't been made, as a clause after "if": "Elspeth hadn’t left the battlefield". */
public record UndoneWords(Names names) {

  /** The clause; empty for what can't be left out by itself. */
  public Optional<String> clause(Move move) {
    return switch (move) {
      case Move.ChangePermanent(var permanent, var changes) when changes.size() == 1 ->
          Optional.of(names.of(permanent) + " hadn’t " + undone(changes.getFirst()));
      case Move.PlayerLeaves(var player) -> Optional.of(names.of(player) + " hadn’t left the game");
      case Move.PutAttacking(var permanent, var _, var _, var _) ->
          Optional.of(names.of(permanent.id()) + " hadn’t been put onto the battlefield attacking");
      case Move.PutBlocking(var permanent, var blocks) ->
          Optional.of(
              names.of(permanent.id())
                  + " hadn’t been put onto the battlefield blocking "
                  + names.of(blocks));
      case Move.BecomeAttacking(var creature, var _, var _) ->
          Optional.of("no effect had said that " + names.of(creature) + " is attacking");
      case Move.Reselect(var creature, var target) ->
          Optional.of(names.of(creature) + " hadn’t been made to attack " + names.of(target));
      case Move.DeclareBlockers(var blocks, var _) when !blocks.isEmpty() ->
          Optional.of("nothing had blocked");
      default -> Optional.empty();
    };
  }

  /** A change that has come sooner: "Elspeth had left the battlefield". */
  public Optional<String> sooner(Move move) {
    return move instanceof Move.ChangePermanent(var permanent, var changes) && changes.size() == 1
        ? Optional.of(names.of(permanent) + " had " + undone(changes.getFirst()))
        : Optional.empty();
  }

  private static String ability(Ability ability) {
    String text = ability.text();
    return text.matches("\\w+( \\w+)?")
        ? text.toLowerCase(Locale.ROOT)
        : "“" + text.replaceFirst("\\.$", "") + "”";
  }

  private String undone(Change change) {
    return switch (change) {
      case Change.Leaves() -> "left the battlefield";
      case Change.ChangesController(Id controller) ->
          "come under the control of " + names.of(controller);
      case Change.PhasesOut() -> "phased out";
      case Change.RemovedFromCombat() -> "been removed from combat";
      case Change.Regenerates() -> "regenerated";
      case Change.Taps() -> "become tapped";
      case Change.Untaps() -> "become untapped";
      case Change.GainsType(var type) -> "become " + English.withArticle(type);
      case Change.LosesType(var type) -> "stopped being " + English.withArticle(type);
      case Change.ChangesProtector(Id protector) ->
          "got " + names.of(protector) + " as its protector";
      case Change.GainsAbilities(var abilities) ->
          "gained " + English.list(abilities.stream().map(UndoneWords::ability).toList(), "and");
      case Change.LosesAbility(var keyword) ->
          "lost " + keyword.map(it -> it.toLowerCase(Locale.ROOT)).orElse("all abilities");
      case Change.BecomesColors(var colors) -> "become " + MoveWords.colors(colors);
      case Change.BecomesPower(int power) -> "got power " + power;
      case Change.HasCounters _ -> "got other counters";
      case Change.GoadedBy _ -> "been goaded";
      case Change.Detained() -> "been detained";
      case Change.BecomesBlocked() -> "become blocked";
      case Change.AttachedTo(var object) ->
          object.map(of -> "become attached to " + names.of(of)).orElse("become unattached");
    };
  }
}
