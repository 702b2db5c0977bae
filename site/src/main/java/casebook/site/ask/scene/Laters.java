package casebook.site.ask.scene;

import casebook.site.catalogue.CardFacts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Settles what happens once attackers are declared: to which attack, and what is asked of it. */
public final class Laters {
  private Laters() {}

  /** Settles it once the whole question is read. */
  public static void settle(Scene scene) {
    boolean isAskedAfterwards =
        scene.asked().stream()
            .anyMatch(
                one -> one instanceof Asked.StillAttacking || one instanceof Asked.AttackingNow);
    if (scene.later().isEmpty() && !isAskedAfterwards) {
      return;
    }
    if (scene.attack().filter(attack -> !attack.isAny()).isEmpty()) {
      tellAttack(scene);
    }
    if (scene.attack().filter(Asked.Attack::everything).isPresent()
        && scene.things().stream().noneMatch(Thing::isCreature)) {
      addAny(scene);
    }
    if (isAskedAfterwards && scene.later().isEmpty()) {
      scene.needs("What happens after attackers are declared?");
    }
    for (Later later : scene.later()) {
      askOfEntering(later, isAskedAfterwards, scene);
      boolean isInCombat =
          later.what() == Later.Happening.ENTERS
              || later.what() == Later.Happening.ENTERS_ATTACKING
              || later.thing().filter(thing -> !isInCombat(thing, scene)).isEmpty();
      if (!isInCombat) {
        scene.needs("Was " + Scene.called(later.thing().orElseThrow()) + " attacking then?");
      }
    }
    boolean isAskedBefore = scene.asked().stream().anyMatch(one -> isBefore(one, scene));
    if (isAskedBefore) {
      scene.needs("Do you ask about the attack as it is declared, or about what follows?");
    }
  }

  /**
   * What enters may do something at once, and what loses its abilities may have had its size by
   * one.
   */
  private static void askOfEntering(Later later, boolean isAskedAfterwards, Scene scene) {
    Optional<CardFacts> card = later.thing().flatMap(scene::facts);
    boolean isOpen =
        switch (later.what()) {
          case ENTERS -> isAskedAfterwards && card.filter(Later::entersWithoutMore).isEmpty();
          case LOSES_ABILITIES ->
              card.filter(of -> of.characteristics().toughness().isEmpty()).isPresent();
          default -> false;
        };
    if (isOpen) {
      scene.needs(
          "What became of the attacking creatures as "
              + Scene.called(later.thing().orElseThrow())
              + " "
              + later.what().words()
              + "?");
    }
  }

  /** What is called "attacking" attacks. */
  private static void tellAttack(Scene scene) {
    List<Asked.Part> attacking =
        scene.things().stream()
            .filter(Thing::isAttacking)
            .map(thing -> new Asked.Part(thing, thing.count()))
            .toList();
    if (attacking.isEmpty()) {
      scene.needs("Which creatures attack, and what?");
    } else {
      scene.setAttack(Optional.empty(), new Asked.Attack(attacking, false, target(scene)));
    }
  }

  /** "Everything" attacks, and nothing is said of it. */
  private static void addAny(Scene scene) {
    var any = new ObjectMention.Creature(Optional.empty(), List.of(), List.of(), List.of(), false);
    scene
        .resolve(
            new ObjectMention(
                any, Optional.empty(), ObjectMention.How.NEW, OptionalInt.of(1), false),
            scene.attacker())
        .forEach(part -> part.thing().setAny());
  }

  private static Optional<Asked.Target> target(Scene scene) {
    return scene.attack().flatMap(Asked.Attack::target);
  }

  private static boolean isInCombat(Thing thing, Scene scene) {
    return scene.attack().stream()
        .flatMap(attack -> attack.split().stream())
        .anyMatch(attack ->
            (attack.everything() && thing.isCreature())
                || attack.parts().stream().anyMatch(part -> part.thing() == thing)
                || attack.target().equals(Optional.of(new Asked.Target.APermanent(thing))));
  }

  /** Whether something is asked of the declaration that may be meant of the time after it. */
  private static boolean isBefore(Asked asked, Scene scene) {
    return switch (asked) {
      case Asked.StillAttacking _, Asked.AttackingNow _, Asked.Triggers _ -> false;
      case Asked.Legal _ -> scene.isLaterToldFirst();
      case Asked.Cost _ ->
          scene.later().stream()
              .anyMatch(later ->
                  later.what() != Later.Happening.ENTERS
                      && later.what() != Later.Happening.ENTERS_ATTACKING);
      default -> true;
    };
  }
}
