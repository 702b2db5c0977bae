package casebook.site.ask.form;

import casebook.engine.effect.Effect;
import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is said of attacking as if it were known: with a question mark it is asked, and without one
 * it has to be so on the board. Beside it the questions of what stops an attack.
 */
final class ClaimForms {
  private static final String CAN = " (can|could|may|am able to|is able to|are able to)";
  private static final String MUST =
      " (must|have to|has to|need to|needs to|am forced to|is forced to|are forced to)";

  /** What may be said to stop an attack. */
  private static final String STOPPER =
      "(anything|something|defender|summoning sickness|summon sickness|goad|being tapped|{L:by}|this|that|any of (this|that|these))";

  private static final String STOP =
      " (stop|stops|prevent|prevents|keep|keeps|forbid|forbids|disallow|block|blocks|hinder|hinders)";

  private static final String FROM = "( from)?( being able to)? (attacking|attack|swinging|swing)";

  static final List<ClauseForm> ALL = all();

  private ClaimForms() {}

  /** "Juggernaut has to attack each combat": what its card says, whatever comes of it now. */
  private static boolean saysItsText(Said said, Attack attack, Scene scene) {
    boolean isOfEach =
        said.all().contains(" each ")
            || said.all().contains(" every ")
            || said.all().contains(" if able");
    return isOfEach
        && !attack.isAny()
        && attack.target().isEmpty()
        && attack.parts().stream()
            .allMatch(part ->
                scene.facts(part.thing()).stream()
                    .flatMap(card -> card.abilities().stream())
                    .flatMap(ability -> ability.effects().stream())
                    .anyMatch(Effect.MustAttack.class::isInstance));
  }

  private static List<ClauseForm> all() {
    List<ClauseForm> all = new ArrayList<>();
    all.add(
        ClauseForm.of(
            "{P:who}" + CAN + QuestionForms.ATTACK + AttackForms.BY_PLAYER,
            (said, scene) -> playerCan(said, scene)));
    all.add(
        ClauseForm.of(
            "{P:who}" + MUST + QuestionForms.ATTACK + AttackForms.BY_PLAYER,
            (said, scene) -> {
              Optional<Party> by = QuestionForms.by(said, scene);
              scene.askOrClaim(new Asked.MustAttack(by, AttackForms.attack(said, scene, by)));
            }));
    all.add(
        ClauseForm.of(
            "{L:with}" + CAN + QuestionForms.ATTACK + AttackForms.BY_CREATURES,
            (said, scene) -> {
              Attack attack = AttackForms.attack(said, scene, Optional.empty());
              scene.askOrClaim(
                  new Asked.CanAttack(Optional.empty(), attack, AttackForms.isOnly(said)));
            }));
    all.add(
        ClauseForm.of(
            "{L:with}" + MUST + QuestionForms.ATTACK + AttackForms.BY_THEMSELVES,
            (said, scene) -> {
              Attack attack = AttackForms.attack(said, scene, Optional.empty());
              if (!saysItsText(said, attack, scene)) {
                scene.askOrClaim(new Asked.MustAttack(Optional.empty(), attack));
              }
            }));
    for (String stops :
        List.of(
            "(do|does|did|will|would|can|could) " + STOPPER + STOP,
            "(am|is|are|will|would) {WITH}( be)? (stopped|prevented|kept) by " + STOPPER)) {
      String named = stops.replace("{WITH}", "{L:with}");
      all.add(
          ClauseForm.of(
              stops.contains("{WITH}")
                  ? named + FROM
                  : named + " {L:with}" + FROM + AttackForms.BY_THEMSELVES,
              (said, scene) -> stopped(said, scene, Optional.empty())));
      if (!stops.contains("{WITH}")) {
        all.add(
            ClauseForm.of(
                named + " {P:who}" + FROM + AttackForms.BY_PLAYER,
                (said, scene) -> stopped(said, scene, said.party("who", scene))));
      }
    }
    all.add(
        ClauseForm.of(
            "(do|does|did|will|would|can) "
                + STOPPER
                + STOP
                + " {L:with} from (having to|being forced to|needing to) attack"
                + AttackForms.BY_THEMSELVES,
            (said, scene) -> {
              said.parts("by", scene, Optional.empty());
              scene.questions().turn();
              QuestionForms.mustCreatures(said, scene);
            }));
    all.add(
        ClauseForm.of(
            "(do|does|did|will|would) "
                + STOPPER
                + " (stop|prevent|affect) {L:with}( here| at all)?",
            (said, scene) -> stopped(said, scene, Optional.empty())));
    all.add(
        ClauseForm.of(
            "(do|does|did|will|would) "
                + STOPPER
                + " (stop|prevent) (attacking|attacks|the attack|my attack|that|this)",
            (said, scene) -> stopped(said, scene, Optional.empty())));
    all.add(
        ClauseForm.of(
            "(can|could|may) (any|one|either)( one)? of {L:with}"
                + QuestionForms.ATTACK
                + AttackForms.BY_THEMSELVES,
            (said, scene) -> any(said, scene, Optional.empty())));
    all.add(
        ClauseForm.of(
            "(can|could|may) {P:who}" + QuestionForms.ATTACK + " with (any|one|either) of {L:with}",
            (said, scene) -> any(said, scene, said.party("who", scene))));
    return List.copyOf(all);
  }

  private static void playerCan(Said said, Scene scene) {
    Optional<Party> by = QuestionForms.by(said, scene);
    Attack attack = AttackForms.attack(said, scene, by);
    scene.askOrClaim(new Asked.CanAttack(by, attack, AttackForms.isOnly(said)));
  }

  private static void stopped(Said said, Scene scene, Optional<Party> by) {
    said.parts("by", scene, Optional.empty());
    scene.ask(new Asked.Stopped(by, AttackForms.attack(said, scene, by)));
  }

  private static void any(Said said, Scene scene, Optional<Party> by) {
    Attack attack = AttackForms.attack(said, scene, by);
    scene.ask(
        attack.everything() || attack.parts().size() > 1 || !attack.isAny()
            ? new Asked.AnyCanAttack(by, attack, false)
            : new Asked.CanAttack(by, attack, false));
  }
}
