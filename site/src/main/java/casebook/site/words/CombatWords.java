package casebook.site.words;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Finding;
import java.util.List;
import java.util.Optional;

/** What the rules of 506, and those of 508 after the declaration itself, say about one thing. */
record CombatWords(Names names, Optional<Move> move) {

  /** The finding as a clause; nothing where there are no better words than the rule's number. */
  Optional<String> clause(Finding finding) {
    String rule = finding.rule().toString();
    Optional<String> clause =
        rule.startsWith("506.8")
            ? Optional.of(timing(rule, applies(finding)))
            : rule.startsWith("506.4")
                ? new RemovalWords(names).clause(finding)
                : rule.startsWith("506") ? combatPhase(finding) : attackersDeclared(finding);
    return clause.filter(words -> !words.isEmpty());
  }

  private static boolean applies(Finding finding) {
    return finding.outcome() != Finding.Outcome.DOES_NOT_APPLY;
  }

  private String first(Finding finding) {
    return finding.about().isEmpty() ? "nothing" : names.of(finding.about().getFirst());
  }

  private String last(Finding finding) {
    return finding.about().isEmpty() ? "nothing" : names.of(finding.about().getLast());
  }

  private String all(Finding finding) {
    return finding.about().isEmpty() ? "nothing" : names.all(finding.about());
  }

  private static String verb(Finding finding, String one, String many) {
    return finding.about().size() == 1 ? one : many;
  }

  private Optional<String> combatPhase(Finding finding) {
    boolean applies = applies(finding);
    String one = first(finding);
    return switch (finding.rule().toString()) {
      case "506.1" -> Optional.of("the steps of the combat phase come in this order");
      case "506.2" -> Optional.of(attackingPlayer(finding));
      case "506.2a" ->
          Optional.of(
              applies
                  ? all(finding)
                      + verb(finding, " is the defending player", " are the defending players")
                  : "there is no choice of a defending player");
      case "506.2b" ->
          Optional.of(
              applies
                  ? all(finding) + verb(finding, " defends", " defend") + " as a team"
                  : "teams don't share their turns here");
      case "506.3" ->
          Optional.of(
              one
                  + (applies
                      ? " isn't a creature, and only a creature can attack"
                      : " is a creature"));
      case "506.3a" ->
          Optional.of(
              one + (applies ? " isn't a creature: it" + enters() : " enters as a creature"));
      case "506.3b" ->
          Optional.of(
              one
                  + (applies
                      ? " enters under the control of a player who isn't attacking: it" + enters()
                      : " enters under an attacking player's control"));
      case "506.3c" ->
          Optional.of(
              "what "
                  + one
                  + (applies
                      ? " would attack is no longer there to be attacked: it" + enters()
                      : " would attack is still there"));
      case "506.3d" ->
          Optional.of(
              one
                  + (applies
                      ? " enters after blockers are declared, and so unblocked"
                      : " enters before blockers are declared, and can be blocked"));
      case "506.3e" ->
          Optional.of(
              last(finding)
                  + (applies ? " doesn't attack" : " attacks")
                  + " the controller of "
                  + one
                  + ", or a planeswalker or battle of that player"
                  + (applies ? ": " + one + enters() : ""));
      case "506.3f" ->
          Optional.of(one + (applies ? " is also a battle: it" + enters() : " isn't a battle"));
      case "506.3g" ->
          Optional.of(
              one
                  + (applies
                      ? " is a battle, so it doesn't become an attacking creature"
                      : " isn't a battle"));
      default -> declared(finding, one, applies);
    };
  }

  /** What is left of an effect that would put something onto the battlefield in combat. */
  private String enters() {
    return move.filter(Move.PutBlocking.class::isInstance).isPresent()
        ? " enters, but never blocks"
        : " enters, but never attacks";
  }

  private String attackingPlayer(Finding finding) {
    if (move.filter(Move.BecomeAttacking.class::isInstance).isPresent()
        || move.filter(Move.PutAttacking.class::isInstance).isPresent()) {
      return applies(finding)
          ? first(finding)
              + " doesn't attack: only creatures of the attacking player may, and only defending"
              + " players and what is theirs may be attacked"
          : "the attacking player controls " + first(finding);
    }
    return all(finding)
        + (names.players() > 2
            ? verb(finding, " is the attacking player", " are the attacking players")
            : verb(finding, " is the defending player", " are the defending players"));
  }

  private Optional<String> declared(Finding finding, String one, boolean applies) {
    return switch (finding.rule().toString()) {
      case "506.5" -> alone(one, applies);
      case "506.6" ->
          question()
              .map(question ->
                  one
                      + (applies ? " is the only creature " : " isn't the only creature ")
                      + (question instanceof Question.AttacksPlayerAlone
                          ? "declared as attacking "
                          : "that is attacking ")
                      + last(finding));
      case "506.7" ->
          Optional.of(
              (applies ? "an" : "no")
                  + " effect was requiring "
                  + one
                  + " to attack as attackers were declared");
      default -> Optional.empty();
    };
  }

  private Optional<String> alone(String one, boolean applies) {
    String is = applies ? " is the only creature " : " isn't the only creature ";
    if (move.filter(Move.DeclareBlockers.class::isInstance).isPresent()) {
      return Optional.of(one + is + "declared as a blocker");
    }
    return question()
        .map(question ->
            switch (question) {
              case Question.AttacksAlone _ -> one + is + "declared as an attacker";
              case Question.AttackingAlone _ -> one + is + "that is attacking";
              case Question.BlocksAlone _ -> one + is + "declared as a blocker";
              case Question.BlockingAlone _ -> one + is + "that is blocking";
              default -> "";
            });
  }

  private Optional<Question> question() {
    return move.filter(Move.Ask.class::isInstance).map(ask -> ((Move.Ask) ask).question());
  }

  private static String timing(String rule, boolean applies) {
    return switch (rule) {
      case "506.8" ->
          applies
              ? "the text names a point in the combat phase"
              : "the text names no point in the combat phase";
      case "506.8a" -> "attackers are declared as the declare attackers step begins, if any or not";
      case "506.8b" -> "blockers are declared as the declare blockers step begins, if any or not";
      case "506.8c" -> "“during combat” means any combat phase of the turn";
      case "506.8d" -> "without “during combat”, the turn's first combat phase is meant";
      case "506.8e" ->
          "the point doesn't exist, so the time before it ends with the declare attackers step,"
              + " or, where combat is skipped, with the precombat main phase";
      case "506.8f" -> "the declare blockers step is skipped, so no time comes after it";
      case "506.8g" -> "an ability's times are those of a spell with the same words";
      default -> "";
    };
  }

  private Optional<String> attackersDeclared(Finding finding) {
    boolean applies = applies(finding);
    String one = first(finding);
    String other = last(finding);
    return switch (finding.rule().toString()) {
      case "508.1d" -> Optional.of("legal attacks obey as many requirements as possible");
      case "508.1k" -> stillAttacking(finding);
      case "508.2" -> Optional.of(all(finding) + verb(finding, " gets", " get") + " priority");
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
          Optional.of("no restriction or requirement would have borne on declaring " + one);
      case "508.4d" -> unblocked(one, applies);
      case "508.5" ->
          Optional.of(
              applies
                  ? "the defending player that " + one + " refers to is " + other
                  : one + " attacks nobody and attacked nobody");
      case "508.5a" ->
          Optional.of(
              applies
                  ? "of the defending players " + one + " refers to " + other + " alone"
                  : "there aren't several defending players to tell apart");
      case "508.6" -> attacks(finding, one, other);
      case "508.7a" ->
          Optional.of(
              one
                  + " attacks "
                  + other
                  + " now; it stays in combat and doesn't attack a second time");
      case "508.7b" ->
          Optional.of("no restriction or requirement would have borne on attacking " + other);
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
                  ? "nothing was declared as an attacker or put onto the battlefield attacking, so the"
                      + " declare blockers and combat damage steps are skipped"
                  : "something was declared as an attacker or put onto the battlefield attacking,"
                      + " so no step is skipped");
      default -> Optional.empty();
    };
  }

  private boolean isPlayer(Finding finding) {
    return names.isPlayer(finding.about().getLast());
  }

  private Optional<String> stillAttacking(Finding finding) {
    boolean applies = applies(finding);
    return move.flatMap(made ->
        switch (made) {
          case Move.EndCombat _ ->
              Optional.of(
                  applies
                      ? all(finding)
                          + verb(finding, " stops", " stop")
                          + " attacking as combat ends"
                      : "nothing is attacking as combat ends");
          case Move.PlayerLeaves _ ->
              Optional.of(
                  first(finding)
                      + " is still an attacking creature, but attacks nothing now that "
                      + last(finding)
                      + " has left the game");
          case Move.Ask _ ->
              Optional.of(
                  first(finding) + (applies ? " was" : " wasn't") + " declared as an attacker");
          default -> Optional.<String>empty();
        });
  }

  private Optional<String> unblocked(String one, boolean applies) {
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
                      : one + " isn't unblocked because of how it entered");
          default -> Optional.<String>empty();
        });
  }

  private String comesToAttack(Finding finding) {
    List<Id> about = finding.about();
    if (!applies(finding)) {
      return "there is nothing that " + first(finding) + " could attack";
    }
    return about.size() == 2
        ? first(finding) + " is attacking " + last(finding) + ", but never “attacked”"
        : first(finding) + " is attacking, but never “attacked”";
  }

  private Optional<String> attacks(Finding finding, String player, String defender) {
    boolean applies = applies(finding);
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
    String about = all(finding);
    String one = first(finding);
    return switch (finding.rule().toString()) {
      case "508.1m" ->
          applies(finding) && !isOptionalCost(finding)
              ? Optional.of("an ability of " + source + " triggers: " + says)
              : Optional.empty();
      case "508.2a" ->
          Optional.of(
              "an ability of "
                  + source
                  + " doesn't trigger for "
                  + about
                  + ", which matches only after it was declared: "
                  + says);
      case "508.3a", "508.3b", "508.3c", "508.3d", "508.3e" ->
          Optional.of(
              applies(finding)
                  ? triggered(finding, source, about)
                  : source
                      + " doesn't trigger: "
                      + about
                      + " is attacking, but was never declared as an attacker");
      case "506.5", "506.6" -> Optional.of(alone(finding, about) + ", which counts for " + source);
      case "508.3f" -> Optional.of(source + " can't trigger before blockers are declared: " + says);
      case "508.4c" ->
          Optional.of(source + " doesn't affect " + one + ", which isn't being declared: " + says);
      case "508.7b" ->
          Optional.of(source + " doesn't affect what is reselected for " + one + ": " + says);
      default -> Optional.empty();
    };
  }

  private String alone(Finding finding, String about) {
    return about
        + (finding.about().size() == 1
            ? applies(finding) ? " attacks " : " doesn't attack "
            : applies(finding) ? " attack " : " don't attack ")
        + (finding.rule().toString().equals("506.5") ? "alone" : "a player alone");
  }

  private static boolean isOptionalCost(Finding finding) {
    return finding.stated().filter(of -> of.effect() instanceof Effect.OptionalCost).isPresent();
  }

  private String triggered(Finding finding, String source, String about) {
    return switch (finding.rule().toString()) {
      case "508.3a" -> source + " triggers, as " + about + " was declared as an attacker";
      case "508.3b" -> source + " triggers once, as " + about + " was attacked";
      case "508.3c" -> source + " triggers once for the attack with " + about;
      case "508.3d" -> source + " triggers once for the whole attack";
      default -> source + " triggers once for the attack on " + about;
    };
  }
}
