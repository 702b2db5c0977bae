package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.NotUnblocked;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What the rules of 506 and 508 but for the declaration itself say about one thing. */
record CombatWords(Names names, Optional<Move> move) {

  /** The finding as a clause; nothing where there are no better words than the rule's number. */
  Optional<String> clause(Finding finding) {
    String rule = finding.rule().toString();
    Optional<String> clause =
        rule.startsWith("506.4")
            ? new RemovalWords(names).clause(finding)
            : rule.startsWith("506")
                ? new CombatPhaseWords(names, move).clause(finding)
                : attackersDeclared(finding);
    return clause.filter(words -> !words.isEmpty());
  }

  private About about(Finding finding) {
    return new About(names, finding);
  }

  private Optional<Question> question() {
    return move.filter(Move.Ask.class::isInstance).map(ask -> ((Move.Ask) ask).question());
  }

  private Optional<String> attackersDeclared(Finding finding) {
    boolean applies = about(finding).applies();
    String one = about(finding).first();
    String other = about(finding).last();
    return switch (finding.rule().toString()) {
      case "508.1d" -> Optional.of("legal attacks obey as many requirements as possible");
      case "508.1k" -> stillAttacking(finding);
      case "508.2" ->
          Optional.of(about(finding).all() + about(finding).verb(" gets", " get") + " priority");
      case "508.2b" ->
          Optional.of(
              applies
                  ? "what triggered goes onto the stack before anybody gets priority: "
                      + (finding.about().size() == 1 ? "what " : "first what ")
                      + String.join(
                          " controls, then what ", finding.about().stream().map(names::of).toList())
                      + " controls"
                  : "nothing goes onto the stack before the active player gets priority");
      case "508.4" ->
          question().isPresent()
              ? Optional.of(comesToAttack(finding))
              : stillAttacking(finding).or(() -> Optional.of(comesToAttack(finding)));
      case "508.4a", "508.4b" ->
          Optional.of(
              applies
                  ? one + " doesn't attack: what the effect names can't be attacked any more"
                  : "what the effect names can be attacked");
      case "508.4c" ->
          Optional.of(
              "no effect would restrict or require the declaration of " + one + " as an attacker");
      case "508.4d" -> unblocked(finding, one, applies);
      case "508.5" ->
          Optional.of(
              applies
                  ? "the defending player that " + one + " refers to is " + other
                  : one + " attacks nobody and attacked nobody");
      case "508.5a" ->
          Optional.of(
              applies
                  ? "of several defending players, " + one + " refers only to " + other
                  : "there is only one defending player it can mean");
      case "508.6" -> attacks(finding, one, other);
      case "508.7a" ->
          Optional.of(
              one
                  + " attacks "
                  + other
                  + " now; it stays in combat and doesn't attack a second time");
      case "508.7b" ->
          Optional.of("no restriction or requirement would have mattered to attacking " + other);
      case "508.7c" ->
          Optional.of(
              isPlayer(finding)
                  ? other + " is an opponent of the player who controls " + one
                  : other + " is a permanent that an opponent controls or protects");
      case "508.7d" ->
          Optional.of(
              applies
                  ? other
                      + (isPlayer(finding)
                          ? " is the chosen defending player"
                          : " is a permanent that the chosen defending player controls or protects")
                  : "no single defending player was chosen");
      case "508.7e" ->
          Optional.of(
              applies
                  ? other + " is within the range of influence"
                  : "nobody's range of influence is limited");
      case "508.8" ->
          Optional.of(
              applies
                  ? "no creature became an attacking creature, so the declare blockers and combat damage"
                      + " steps are skipped unless something is put onto the battlefield attacking"
                  : "something was declared as an attacker or put onto the battlefield attacking,"
                      + " so no step is skipped");
      default -> Optional.empty();
    };
  }

  private boolean isPlayer(Finding finding) {
    return names.isPlayer(finding.about().getLast());
  }

  private Optional<String> stillAttacking(Finding finding) {
    boolean applies = about(finding).applies();
    return move.flatMap(made ->
        switch (made) {
          case Move.EndCombat _ ->
              Optional.of(
                  applies
                      ? about(finding).all()
                          + about(finding).verb(" stops", " stop")
                          + " attacking as combat ends"
                      : "nothing is attacking as combat ends");
          case Move.PlayerLeaves _ ->
              Optional.of(
                  about(finding).first()
                      + " is still an attacking creature, but attacks nothing now that "
                      + about(finding).last()
                      + " has left the game");
          case Move.Ask _ ->
              Optional.of(
                  about(finding).first()
                      + (applies ? " was" : " wasn't")
                      + " declared as an attacker");
          default -> Optional.<String>empty();
        });
  }

  private Optional<String> unblocked(Finding finding, String one, boolean applies) {
    return move.flatMap(made ->
        switch (made) {
          case Move.PutAttacking _ ->
              Optional.of(
                  applies
                      ? one
                          + " is an unblocked creature until it is removed from combat, an effect"
                          + " says that it becomes blocked, or combat ends"
                      : one + " is neither blocked nor unblocked before blockers are declared");
          case Move.ChangePermanent _ ->
              Optional.of(
                  applies
                      ? one + " was unblocked since it entered, until this effect"
                      : one + " wasn't unblocked since it entered");
          case Move.Ask _ ->
              Optional.of(
                  applies
                      ? one + " is unblocked since it entered the battlefield attacking"
                      : notUnblocked(
                          one, finding.notUnblocked().orElse(NotUnblocked.DID_NOT_ENTER_SO)));
          default -> Optional.<String>empty();
        });
  }

  private static String notUnblocked(String one, NotUnblocked why) {
    return switch (why) {
      case DID_NOT_ENTER_SO ->
          one
              + " didn't enter attacking after blockers were declared, so the declaration of"
              + " blockers says whether it is unblocked";
      case BECAME_BLOCKED ->
          one + " entered unblocked, and then an effect said that it becomes blocked";
      case REMOVED_FROM_COMBAT ->
          one + " was removed from combat (506.4), so it is neither blocked nor unblocked";
      case COMBAT_IS_OVER -> "combat is over, so " + one + " is neither blocked nor unblocked";
      case NOT_ATTACKING -> one + " isn't attacking, so it is neither blocked nor unblocked";
    };
  }

  private String comesToAttack(Finding finding) {
    List<Id> about = finding.about();
    if (!about(finding).applies()) {
      return "there is nothing that " + about(finding).first() + " could attack";
    }
    return about.size() == 2
        ? about(finding).first()
            + " is attacking "
            + about(finding).last()
            + ", but it wasn't declared as an attacker, so it never “attacked”"
        : about(finding).first()
            + " is attacking, but it wasn't declared as an attacker, so it never “attacked”";
  }

  private Optional<String> attacks(Finding finding, String player, String defender) {
    boolean applies = about(finding).applies();
    return question()
        .map(question ->
            question instanceof Question.Attacking
                ? player
                    + (applies ? " controls a" : " controls no")
                    + " creature that is attacking "
                    + defender
                : player
                    + (applies ? " declared a" : " declared no")
                    + " creature as attacking "
                    + defender);
  }

  /** What an ability or effect in force has to do with it; nothing where that is said as usual. */
  Optional<String> ofEffect(Finding finding, String source, String says) {
    String about = about(finding).all();
    String one = about(finding).first();
    return switch (finding.rule().toString()) {
      case "506.1" -> Optional.of(twice(finding, about));
      case "508.1m" ->
          about(finding).applies() && !isOptionalCost(finding)
              ? Optional.of("an ability of " + source + " triggers: " + says)
              : Optional.empty();
      case "508.2a" ->
          Optional.of(
              isGained(finding)
                  ? says
                      + " doesn't trigger: "
                      + about
                      + " gained it only after attackers were declared"
                  : "an ability of "
                      + source
                      + " doesn't trigger for "
                      + about
                      + ", which fits it only now, after attackers were declared: "
                      + says);
      case "508.3", "508.3a", "508.3b", "508.3c", "508.3d", "508.3e" ->
          Optional.of(
              about(finding).applies()
                  ? triggered(finding, source, about)
                  : source
                      + " doesn't trigger: "
                      + about
                      + " is attacking, but wasn't declared as an attacker");
      case "506.5", "506.6" -> Optional.of(alone(finding, about) + ", which matters to " + source);
      case "508.3f" ->
          Optional.of(
              move.filter(Move.DeclareBlockers.class::isInstance).isPresent()
                  ? source
                      + " triggers, as "
                      + about
                      + about(finding)
                          .verb(" attacked and wasn't blocked", " attacked and weren't blocked")
                  : source + " triggers only once blockers have been declared: " + says);
      case "508.4c" ->
          Optional.of(source + " doesn't affect " + one + ", which isn't being declared: " + says);
      case "508.7b" ->
          Optional.of(source + " doesn't affect what is reselected for " + one + ": " + says);
      default -> Optional.empty();
    };
  }

  /** What makes two combat damage steps. */
  private String twice(Finding finding, String about) {
    String keyword =
        finding
            .stated()
            .map(stated ->
                stated.effect() instanceof Effect.Keyword(var name, var _) ? name : stated.text())
            .orElse("")
            .toLowerCase(Locale.ROOT);
    return about
        + about(finding).verb(" has ", " have ")
        + keyword
        + ", so there are two combat damage steps";
  }

  private String alone(Finding finding, String about) {
    return about
        + (finding.about().size() == 1
            ? about(finding).applies() ? " attacks " : " doesn't attack "
            : about(finding).applies() ? " attack " : " don't attack ")
        + (finding.rule().toString().equals("506.5") ? "alone" : "a player alone");
  }

  /** Whether it says what creatures the player must be attacked with. */
  private static boolean isWithCreatures(Finding finding) {
    return finding
        .stated()
        .filter(
            of -> of.effect() instanceof Effect.Trigger(TriggerEvent.PlayerAttacksWith _, var _))
        .isPresent();
  }

  private static boolean isOptionalCost(Finding finding) {
    return finding.stated().filter(of -> of.effect() instanceof Effect.OptionalCost).isPresent();
  }

  /** Whether the move is that what has an ability gains some. */
  private boolean isGained(Finding finding) {
    return move.filter(Move.ChangePermanent.class::isInstance)
        .map(Move.ChangePermanent.class::cast)
        .filter(of -> of.changes().stream().anyMatch(Change.GainsAbilities.class::isInstance))
        .filter(of -> finding.about().equals(List.of(of.permanent())))
        .filter(of ->
            finding
                .stated()
                .flatMap(one -> one.source().permanent())
                .equals(Optional.of(of.permanent())))
        .isPresent();
  }

  private String triggered(Finding finding, String source, String about) {
    return switch (finding.rule().toString()) {
      case "508.3a" -> source + " triggers, as " + about + " was declared as an attacker";
      case "508.3b" -> source + " triggers once, as " + about + " was attacked";
      case "508.3", "508.3c" -> source + " triggers once for the attack with " + about;
      case "508.3d" -> source + " triggers once for the whole attack";
      default ->
          isWithCreatures(finding)
              ? source + " triggers once for the attack of " + about + " on a player"
              : source + " triggers once for the attack on " + about;
    };
  }
}
