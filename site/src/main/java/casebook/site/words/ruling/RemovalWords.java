package casebook.site.words.ruling;

import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Removal;
import java.util.Optional;

/** What is removed from combat, and what of it stays there (506.4, 506.4a to 506.4e). */
record RemovalWords(Names names) {

  /** The finding as a clause. */
  Optional<String> clause(Finding finding) {
    var about = new About(names, finding);
    boolean applies = about.applies();
    String one = about.first();
    return switch (finding.rule().toString()) {
      case "506.4" ->
          Optional.of(
              finding
                  .removal()
                  .map(removal ->
                      switch (removal) {
                        case DIES -> dies(one, applies);
                        case NOT_IN_COMBAT -> one + " wasn't in combat";
                        default -> removed(one, removal);
                      })
                  .orElse(one + " isn't removed from combat"));
      case "506.4a" ->
          Optional.of(
              applies
                  ? one
                      + " was declared already, and what would have kept it from that doesn't"
                      + " remove it from combat"
                  : "this doesn't keep a declared creature from having attacked or blocked");
      case "506.4b" ->
          Optional.of(
              applies
                  ? "tapping or untapping "
                      + one
                      + " neither removes it from combat nor prevents its combat damage"
                  : one + " isn't a declared attacker or blocker that is still in combat");
      case "506.4c" ->
          Optional.of(
              one
                  + " is still an attacking creature, but attacks nothing: "
                  + names.of(finding.about().getLast())
                  + " isn't attacked any more");
      case "506.4d" -> Optional.of(one + blockingAndAttacked(finding));
      case "506.4e" -> Optional.of(one + attackedAsBoth(finding));
      default -> Optional.empty();
    };
  }

  private static String dies(String one, boolean isInCombat) {
    return one
        + " dies, as its toughness is 0 or less (704.5f)"
        + (isInCombat ? ", and is removed from combat" : "; it wasn't in combat");
  }

  private static String removed(String one, Removal removal) {
    String how =
        switch (removal) {
          case LEAVES_THE_BATTLEFIELD, DIES -> ": it leaves the battlefield";
          case CONTROLLER_CHANGES -> ": it gets another controller";
          case PROTECTOR_CHANGES -> ": another player becomes its protector";
          case PHASES_OUT -> ": it phases out";
          case BY_AN_EFFECT -> " by an effect";
          case STOPS_BEING_A_PLANESWALKER -> ": it stops being a planeswalker";
          case STOPS_BEING_A_BATTLE -> ": it stops being a battle";
          case REGENERATES -> ": it regenerates";
          case STOPS_BEING_A_CREATURE -> ": it stops being a creature";
          case BECOMES_A_BATTLE -> ": it becomes a battle";
          case NOT_IN_COMBAT -> "";
        };
    return one + " is removed from combat" + how;
  }

  private static String blockingAndAttacked(Finding finding) {
    return finding
        .removal()
        .map(lost ->
            lost == Removal.STOPS_BEING_A_PLANESWALKER
                ? " is no longer a planeswalker that is being attacked, but still blocks"
                : " no longer blocks, but is still a planeswalker that is being attacked")
        .orElse(" is neither a creature nor a planeswalker now, so it is removed from combat");
  }

  private String attackedAsBoth(Finding finding) {
    if (finding.removal().isEmpty()) {
      return " is neither a planeswalker nor a battle now, so it is removed from combat";
    }
    if (finding.removal().get() == Removal.STOPS_BEING_A_PLANESWALKER) {
      return " is still a battle, and is still attacked";
    }
    String controller = names.of(finding.about().get(1));
    return finding.about().size() == 2
        ? " is still a planeswalker, and is still attacked, since its protector "
            + controller
            + " controls it"
        : " is still a planeswalker, but isn't attacked any more: "
            + controller
            + " controls it, and "
            + names.of(finding.about().getLast())
            + " was its protector";
  }
}
