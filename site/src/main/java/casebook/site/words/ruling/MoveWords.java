package casebook.site.words.ruling;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Phase;
import casebook.engine.mana.Color;
import casebook.engine.move.Attack;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A move of a case, a question or its answer, as words. */
public record MoveWords(Names names) {

  /** The steps that are skipped: "declare blockers step and combat damage step". */
  public static String skipped(Collection<String> steps) {
    return English.list(steps.stream().map(step -> English.spaced(step) + " step").toList(), "and");
  }

  /** The move as a line: "Declare attackers: Crazed Goblin → Bob", "Elspeth leaves …". */
  public String line(Move move) {
    String line =
        switch (move) {
          case Move.BeginCombat(var defending) ->
              "combat begins"
                  + defending
                      .map(of -> ", and " + names.of(of) + " is chosen as the defending player")
                      .orElse("");
          case Move.DeclareAttackers declaration ->
              "declare attackers: " + new AttackWords(names).arrows(declaration.attack());
          case Move.PutAttacking(var permanent, var target, var _, var step) ->
              names.of(permanent.id())
                  + " is put onto the battlefield attacking"
                  + object(target)
                  + step.map(named -> " " + during(named)).orElse("");
          case Move.BecomeAttacking(var creature, var target, var _) ->
              "an effect says that " + names.of(creature) + " is attacking" + object(target);
          case Move.PutBlocking(var permanent, var blocks) ->
              names.of(permanent.id())
                  + " is put onto the battlefield blocking "
                  + names.of(blocks);
          case Move.DeclareBlockers(var blocks, var _) ->
              "declare blockers: "
                  + (blocks.isEmpty()
                      ? "none"
                      : blocks.entrySet().stream()
                          .map(one -> names.of(one.getKey()) + " → " + names.of(one.getValue()))
                          .collect(Collectors.joining(", ")));
          case Move.ChangePermanent(var permanent, var changes) ->
              names.of(permanent)
                  + " "
                  + English.list(changes.stream().map(this::changed).toList(), "and");
          case Move.PlayerLeaves(var player) -> names.of(player) + " leaves the game";
          case Move.Reselect(var creature, var target) ->
              names.of(creature) + " is made to attack " + names.of(target) + " instead";
          case Move.EndCombat() -> "combat ends";
          case Move.Ask(var question) -> asked(question);
        };
    return names.capitalized(line);
  }

  private String object(Optional<Id> target) {
    return target.map(of -> " " + names.of(of)).orElse("");
  }

  private String changed(Change change) {
    return switch (change) {
      case Change.Leaves() -> "leaves the battlefield";
      case Change.ChangesController(var controller) ->
          "comes under the control of " + names.of(controller);
      case Change.PhasesOut() -> "phases out";
      case Change.RemovedFromCombat() -> "is removed from combat by an effect";
      case Change.Regenerates() -> "regenerates";
      case Change.Taps() -> "becomes tapped";
      case Change.Untaps() -> "untaps";
      case Change.GainsType(var type) -> "becomes " + English.withArticle(type);
      case Change.LosesType(var type) -> "stops being " + English.withArticle(type);
      case Change.ChangesProtector(var protector) ->
          "gets " + names.of(protector) + " as its protector";
      case Change.GainsAbilities(var abilities) ->
          "gains an ability"
              + abilities.stream()
                  .map(ability -> ": “" + ability.text() + "”")
                  .collect(Collectors.joining());
      case Change.LosesAbility(var keyword) -> "loses " + keyword.orElse("all abilities");
      case Change.BecomesColors(var colors) -> "becomes " + colors(colors);
      case Change.BecomesPower(int power) -> "has power " + power + " now";
      case Change.HasCounters(var counters) ->
          counters.isEmpty()
              ? "loses its counters"
              : "has counters now: "
                  + counters.entrySet().stream()
                      .map(one -> one.getValue() + " " + one.getKey())
                      .sorted()
                      .collect(Collectors.joining(", "));
      case Change.GoadedBy(var players) -> "is goaded by " + names.all(players);
      case Change.Detained() -> "is detained";
      case Change.BecomesBlocked() -> "becomes blocked";
      case Change.AttachedTo(var object) ->
          object.map(of -> "becomes attached to " + names.of(of)).orElse("becomes unattached");
    };
  }

  static String colors(Collection<Color> colors) {
    return colors.isEmpty()
        ? "colorless"
        : English.list(
            Arrays.stream(Color.values()).filter(colors::contains).map(Color::word).toList(),
            "and");
  }

  private String asked(Question question) {
    return switch (question) {
      case Question.Steps() -> "which steps does the combat phase have?";
      case Question.DefendingPlayers() -> "who are the defending players?";
      case Question.DefendingPlayer(var creature) ->
          "who is the defending player that " + names.of(creature) + " means?";
      case Question.Attacking(var player, var defender) ->
          "is " + names.of(player) + " attacking " + names.of(defender) + "?";
      case Question.Attacked(var player, var defender) ->
          "has " + names.of(player) + " attacked " + names.of(defender) + "?";
      case Question.AttacksAlone(var creature) -> "does " + names.of(creature) + " attack alone?";
      case Question.AttackingAlone(var creature) ->
          "is " + names.of(creature) + " attacking alone?";
      case Question.AttacksPlayerAlone(var creature, var player) ->
          "does " + names.of(creature) + " attack " + names.of(player) + " alone?";
      case Question.AttackingPlayerAlone(var creature, var player) ->
          "is " + names.of(creature) + " attacking " + names.of(player) + " alone?";
      case Question.Blocked(var creature) -> "is " + names.of(creature) + " blocked or unblocked?";
      case Question.BlocksAlone(var creature) -> "does " + names.of(creature) + " block alone?";
      case Question.BlockingAlone(var creature) -> "is " + names.of(creature) + " blocking alone?";
      case Question.HadToAttack(var creature) -> "did " + names.of(creature) + " have to attack?";
      case Question.WasDeclared(var creature) ->
          "was " + names.of(creature) + " declared as an attacker?";
      case Question.CouldAttack(var creature) ->
          "is there a legal attack with " + names.of(creature) + "?";
      case Question.MayCast(var _, var words, var by, var _, var at, boolean ability) ->
          "can %s %s “%s” %s?"
              .formatted(
                  names.of(by),
                  ability ? "activate an ability that says" : "cast a spell that says",
                  words,
                  moment(at));
      case Question.Characteristics(var permanent) -> "what is " + names.of(permanent) + " now?";
      case Question.LegalAttacks(int _) -> "which attacks are legal?";
      case Question.Completions(var given, var _, int _) ->
          given.targets().isEmpty()
              ? "what can attack, and what must?"
              : "with "
                  + new AttackWords(names).arrows(given)
                  + ", what else can attack, and what must?";
    };
  }

  /** A point of a turn: "in the declare blockers step of Ann’s turn". */
  public String moment(Question.Moment at) {
    String phase =
        switch (at.phase()) {
          case BEGINNING -> "in the beginning phase";
          case PRECOMBAT_MAIN -> "in the precombat main phase";
          case COMBAT -> at.step().map(MoveWords::during).orElse("in the combat phase");
          case POSTCOMBAT_MAIN -> "in the postcombat main phase";
          case ENDING -> "in the ending phase";
        };
    return Stream.of(
            phase,
            at.combat() > 1 && at.phase() == Phase.COMBAT ? which(at.combat()) : "",
            "of " + names.of(at.activePlayer()) + "’s turn",
            at.combatSkipped() ? "whose combat phase is skipped" : "")
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private static String which(int combat) {
    return combat == 2 ? "of the second combat phase" : "of combat phase " + combat;
  }

  private static String during(CombatStep step) {
    return "in the " + English.spaced(step.publicName()) + " step";
  }

  /** An answer in short: "yes", "Ann and Bob", "beginning of combat, declare attackers". */
  public String answer(Answer answer) {
    return switch (answer) {
      case Answer.Truth(boolean value) -> value ? "yes" : "no";
      case Answer.Steps(var steps) ->
          steps.stream().map(English::spaced).collect(Collectors.joining(", "));
      case Answer.Players(var players) -> players.isEmpty() ? "nobody" : names.all(players);
      case Answer.Blocked(var status) ->
          status.map(BlockStatus::publicName).orElse("neither blocked nor unblocked");
      case Answer.APlayer(var player) -> player.map(names::of).orElse("nobody");
      case Answer.Characteristics is -> new NatureWords(names).said(is);
      case Answer.Attacks(var attacks, boolean _) -> attacks(attacks);
      case Answer.Completions completions -> completions(completions);
    };
  }

  private String completions(Answer.Completions completions) {
    if (completions.attacks().isEmpty() && completions.possible().isEmpty()) {
      return "no legal attack includes these attackers";
    }
    return "must attack: "
        + (completions.must().isEmpty() ? "nothing" : attackers(completions.must()))
        + "; can attack: "
        + (completions.possible().isEmpty() ? "nothing" : attackers(completions.possible()));
  }

  private String attackers(Map<Id, List<Id>> targets) {
    var byTargets = new LinkedHashMap<List<Id>, List<Id>>();
    targets.forEach(
        (creature, of) -> byTargets.computeIfAbsent(of, _ -> new ArrayList<>()).add(creature));
    return byTargets.entrySet().stream()
        .flatMap(one -> {
          String what = English.list(one.getKey().stream().map(names::of).toList(), "or");
          return names.alike(one.getValue()).stream().map(who -> who + " → " + what);
        })
        .collect(Collectors.joining(", "));
  }

  private String attacks(List<Attack> attacks) {
    return attacks.stream()
        .map(new AttackWords(names)::arrows)
        .distinct()
        .collect(Collectors.joining("; "));
  }
}
