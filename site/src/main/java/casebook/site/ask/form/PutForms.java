package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Later;
import casebook.site.ask.scene.Later.Happening;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is put onto the battlefield attacking (508.4), and whether something triggers for it: it was
 * never declared as an attacker.
 */
final class PutForms {
  private static final String ATTACKING =
      " ((already )?tapped and )?attacking( (alongside|with|next to|together with) ({O:beside}|<o\\d+it>))?";

  private static final String MAKE =
      "(creates|create|created|makes|make|made|brings|bring|gets|puts|put|gives <p\\d+>)";

  private static final String ONTO =
      "( (onto the battlefield|onto the field|into play|in|into combat|onto the board))?";

  private static final String COMES =
      "(comes|come|came|enters|enter|entered|is put|are put|was put|were put|shows up|show up|get"
          + " put|gets put)( in| into play| onto the battlefield| the battlefield)?";

  private static final String FROM =
      "( (with|off|off of|from|via|using|by|through|thanks to) {L:by}( 's( trigger| ability))?)?";

  private static final String NINJUTSU =
      "(ninjutsu|ninjutsus|ninjutsued|ninjutsu would|use ninjutsu (on|for|with|to put)|used"
          + " ninjutsu (on|for|with|to put)|activate ninjutsu (on|for|of))";

  private static final String TRIGGER =
      "( 's( attack)? (ability|trigger|triggered ability))?( also| even| still| then)* (trigger|go"
          + " off)( again| too| also)*";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of(
              "{L:by} "
                  + MAKE
                  + " {L:what}( that| which)?( (is|are|'s|was|were|comes in|come in|enters|enter))?( ,)?"
                  + ATTACKING,
              PutForms::puts),
          ClauseForm.of(
              "(, )?(and |which |that |who )"
                  + MAKE
                  + " {L:what}( that| which)?( (is|are|'s|was|were|comes in|come in|enters|enter))?( ,)?"
                  + ATTACKING,
              PutForms::puts),
          ClauseForm.of(
              "(, )?(and |which |that |who )" + MAKE + "( a| an)?( tapped and)? attacking {L:what}",
              PutForms::puts),
          ClauseForm.of(
              "({P:who} )?(and |then )?(put|puts|drop|drops|cheat|cheats|bring|brings|sneak|sneaks)"
                  + " {L:what}"
                  + ONTO
                  + ATTACKING
                  + FROM,
              PutForms::puts),
          ClauseForm.of(
              "(after attackers are declared , )?{L:what} " + COMES + ATTACKING + FROM,
              PutForms::puts),
          ClauseForm.of(
              "({P:who} )?(and |then )*"
                  + NINJUTSU
                  + " {L:what}"
                  + ONTO
                  + "( ((already )?tapped and )?attacking)?",
              PutForms::puts),
          ClauseForm.of(
              "(do|does|did|will|would) {O:source}"
                  + TRIGGER
                  + " (for|off of|off|from|on|because of) {L:put}"
                  + "( too| as well)*",
              PutForms::triggers),
          ClauseForm.of(
              "(do|does|did|will|would) {L:put}( coming in| entering)?( also| even| still)* trigger"
                  + " {O:source}( 's ability)?( too| as well| again)*",
              PutForms::triggers),
          ClauseForm.of(
              "(do|does|did|will|would) {O:source}"
                  + TRIGGER
                  + " (when|if|as|because) {L:put} "
                  + COMES
                  + ATTACKING,
              PutForms::triggers));

  private PutForms() {}

  private static void puts(Said said, Scene scene) {
    Optional<Party> who = said.party("who", scene);
    List<Asked.Part> by =
        Stream.of("by", "beside").flatMap(name -> said.parts(name, scene, who).stream()).toList();
    Optional<Party> controller =
        who.or(() -> by.stream().flatMap(part -> part.thing().controller().stream()).findFirst())
            .or(scene::attacker);
    for (Asked.Part part : said.parts("what", scene, controller)) {
      Said.allOf(part, scene);
      put(part.thing(), scene);
    }
    scene.postpone(() -> attackIsOf(by, scene));
  }

  private static void put(Thing thing, Scene scene) {
    thing.setTapped(false);
    scene.add(new Later(Optional.of(thing), Happening.ENTERS_ATTACKING, Optional.empty()));
  }

  /** What puts something onto the battlefield as it attacks does attack. */
  private static void attackIsOf(List<Asked.Part> by, Scene scene) {
    List<Asked.Part> creatures = by.stream().filter(part -> part.thing().isCreature()).toList();
    if (scene.attack().isEmpty() && !creatures.isEmpty()) {
      scene.setAttack(Optional.empty(), new Attack(creatures, false, Optional.empty()));
    }
  }

  /** What is asked to count for an attack, and wasn't told of before, enters with it. */
  static void entersAttacking(Said said, Scene scene) {
    List<Thing> told = scene.things();
    said.parts("put", scene, scene.attacker()).stream()
        .map(Asked.Part::thing)
        .filter(thing -> !told.contains(thing))
        .forEach(thing -> put(thing, scene));
  }

  /**
   * "Does Hellrider trigger for the token?": for what the attack has put there, unless it was
   * declared itself.
   */
  private static void triggers(Said said, Scene scene) {
    List<Thing> told = scene.things();
    List<Asked.Part> source = said.parts("source", scene, Optional.empty());
    boolean isIt =
        said.mentions("put").stream().allMatch(one -> one.head() instanceof ObjectMention.Pronoun)
            && entering(scene).findAny().isPresent();
    List<Thing> put =
        isIt
            ? entering(scene).toList()
            : said.parts("put", scene, scene.attacker()).stream().map(Asked.Part::thing).toList();
    if (source.size() != 1) {
      scene.needs("What is it that triggers?");
    }
    List<Thing> attacking =
        scene.attack().stream()
            .flatMap(attack -> attack.split().stream())
            .flatMap(attack -> attack.parts().stream())
            .map(Asked.Part::thing)
            .toList();
    source.stream()
        .map(Asked.Part::thing)
        .forEach(thing ->
            scene.postpone(() ->
                TriggeringAbilities.askOfOthers(thing, Asked.Triggering.FOR_ENTERING, scene)));
    if (!put.isEmpty() && Set.copyOf(put).equals(Set.copyOf(attacking))) {
      scene.ask(
          new Asked.Triggers(
              Optional.empty(),
              source.stream().findFirst().map(Asked.Part::thing),
              Asked.Triggering.WHETHER));
      return;
    }
    for (Thing thing : put) {
      boolean isNew = !told.contains(thing) && thing.creature().isPresent();
      if (isNew) {
        put(thing, scene);
      } else if (attacking.contains(thing) || !scene.entersLater(thing)) {
        scene.needs(
            "Was " + Scene.called(thing) + " declared as an attacker, or did it come later?");
      }
    }
    scene.ask(
        new Asked.Triggers(
            Optional.empty(),
            source.stream().findFirst().map(Asked.Part::thing),
            Asked.Triggering.FOR_ENTERING));
  }

  private static Stream<Thing> entering(Scene scene) {
    return scene.later().stream()
        .filter(later -> later.what() == Happening.ENTERS_ATTACKING)
        .flatMap(later -> later.thing().stream());
  }
}
