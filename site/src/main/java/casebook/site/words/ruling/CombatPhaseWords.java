package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Finding;
import java.util.List;
import java.util.Optional;

/** What the rules of 506, but for those on removal from combat, say about one thing. */
record CombatPhaseWords(Names names, Optional<Move> move) {

  /** The finding as a clause; nothing where there are no better words than the rule's number. */
  Optional<String> clause(Finding finding) {
    String rule = finding.rule().toString();
    return rule.startsWith("506.8")
        ? Optional.of(timing(rule, about(finding).applies()))
        : combatPhase(finding);
  }

  private About about(Finding finding) {
    return new About(names, finding);
  }

  private Optional<String> combatPhase(Finding finding) {
    boolean applies = about(finding).applies();
    String one = about(finding).first();
    return switch (finding.rule().toString()) {
      case "506.1" -> Optional.of("the steps of the combat phase come in this order");
      case "506.2" -> Optional.of(attackingPlayer(finding));
      case "506.2a" -> Optional.of(defendingPlayer(finding));
      case "506.2b" ->
          Optional.of(
              applies
                  ? about(finding).all() + about(finding).verb(" defends", " defend") + " as a team"
                  : "teams don't share their turns here");
      case "506.3" ->
          Optional.of(
              finding.about().size() > 1
                  ? about(finding).last()
                      + " can't be attacked: only a player, a planeswalker or a battle can"
                  : one
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
              about(finding).last()
                  + (applies ? " doesn't attack" : " attacks")
                  + " the controller of "
                  + one
                  + ", or a planeswalker or battle that player controls or protects"
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

  private boolean isOfDeclaration() {
    return move.filter(Move.DeclareAttackers.class::isInstance).isPresent();
  }

  private String defendingPlayer(Finding finding) {
    if (isOfDeclaration()) {
      return about(finding).last()
          + " can't be attacked: another player was chosen as the defending player";
    }
    return about(finding).applies()
        ? about(finding).all()
            + about(finding).verb(" is the defending player", " are the defending players")
        : "there is no choice of a defending player";
  }

  private String attackingPlayer(Finding finding) {
    if (move.filter(Move.BecomeAttacking.class::isInstance).isPresent()
        || move.filter(Move.PutAttacking.class::isInstance).isPresent()) {
      return about(finding).applies()
          ? about(finding).first()
              + " doesn't attack: only creatures of the attacking player may, and only defending"
              + " players and what is theirs may be attacked"
          : "the attacking player controls " + about(finding).first();
    }
    if (isOfDeclaration()) {
      return about(finding).last()
          + " can't be attacked: only defending players, their planeswalkers and the battles that they"
          + " protect can";
    }
    return about(finding).all()
        + (names.players() > 2
            ? about(finding).verb(" is the attacking player", " are the attacking players")
            : about(finding).verb(" is the defending player", " are the defending players"));
  }

  private Optional<String> declared(Finding finding, String one, boolean applies) {
    return switch (finding.rule().toString()) {
      case "506.5" -> alone(finding, applies);
      case "506.6" ->
          question()
              .map(question ->
                  one
                      + (applies ? " is the only creature " : " isn't the only creature ")
                      + (question instanceof Question.AttacksPlayerAlone
                          ? "declared as attacking "
                          : "that is attacking ")
                      + about(finding).last());
      case "506.7" ->
          Optional.of(
              (applies ? "an" : "no")
                  + " effect was requiring "
                  + one
                  + " to attack as attackers were declared");
      default -> Optional.empty();
    };
  }

  /** Whether it is the only one that does something; else who does it too, or that it doesn't. */
  private Optional<String> alone(Finding finding, boolean applies) {
    if (move.filter(Move.DeclareBlockers.class::isInstance).isPresent()) {
      return Optional.of(
          about(finding).first()
              + (applies ? " is" : " isn't")
              + " the only creature declared as a blocker");
    }
    return question()
        .map(question ->
            switch (question) {
              case Question.AttacksAlone _ ->
                  alone(finding, applies, "was", "declared as an attacker");
              case Question.AttackingAlone _ -> alone(finding, applies, "is", "attacking");
              case Question.BlocksAlone _ ->
                  alone(finding, applies, "was", "declared as a blocker");
              case Question.BlockingAlone _ -> alone(finding, applies, "is", "blocking");
              default -> "";
            });
  }

  private String alone(Finding finding, boolean applies, String be, String doing) {
    String one = about(finding).first();
    List<Id> others = finding.about().subList(1, finding.about().size());
    if (applies) {
      return "only " + one + " " + be + " " + doing;
    }
    return others.isEmpty()
        ? one + " " + be + "n't " + doing
        : names.all(others) + " " + (others.size() == 1 ? be : many(be)) + " " + doing + " too";
  }

  private static String many(String be) {
    return be.equals("is") ? "are" : "were";
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
      case "506.8a" ->
          "attackers are declared as the declare attackers step begins, whether there are any or not";
      case "506.8b" ->
          "blockers are declared as the declare blockers step begins, whether there are any or not";
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
}
