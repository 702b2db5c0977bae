package casebook.site.ask;

import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * An attack that a question tells of, where it asks about other creatures: "If Okk attacks, does
 * Craw Wurm have to attack?"
 */
final class ToldAttack {
  private final Scene scene;

  ToldAttack(Scene scene) {
    this.scene = scene;
  }

  /** The attack that is told of, where none of its creatures is one that is asked about. */
  Optional<Attack> beside(Attack asked) {
    return scene
        .attack()
        .filter(
            told -> !told.isAny() && !told.everything() && !asked.everything() && !asked.isAny())
        .filter(told -> areApart(told, asked) && areOfOne(told, asked));
  }

  /**
   * Asks which are meant where some of several that are alike are told of, and some of them are
   * asked about: "if one Mogg Flunkies attacks, must one Mogg Flunkies attack?".
   */
  void asksWhich(Attack asked) {
    boolean isOfSome =
        scene.attack().stream()
            .flatMap(told -> told.split().stream())
            .flatMap(told -> told.parts().stream())
            .anyMatch(told ->
                isSome(told)
                    && asked.parts().stream()
                        .anyMatch(one -> isSome(one) && one.thing().equals(told.thing())));
    if (isSupposed() && isOfSome) {
      scene.needs("Which of them attack, and which do you ask about?");
    }
  }

  private static boolean isSome(Part part) {
    return part.count() < part.thing().count();
  }

  private static boolean areApart(Attack told, Attack asked) {
    Set<Thing> things = things(told).collect(Collectors.toSet());
    return things(asked).noneMatch(things::contains);
  }

  private static boolean areOfOne(Attack told, Attack asked) {
    return told.and(asked).owners().distinct().count() == 1;
  }

  private static java.util.stream.Stream<Thing> things(Attack attack) {
    return attack.split().stream().flatMap(one -> one.parts().stream()).map(Part::thing);
  }

  /** Both as one attack; empty where it isn't said what each of them attacks. */
  static Optional<Attack> together(Attack told, Attack asked) {
    boolean isSplit = told.isSplit() || asked.isSplit();
    if (told.target().isPresent() && asked.target().isPresent()) {
      return Optional.of(told.split().stream().reduce(asked, Attack::and));
    }
    if (isSplit || told.target().isPresent() != asked.target().isPresent()) {
      return Optional.empty();
    }
    List<Part> parts = new ArrayList<>(asked.parts());
    parts.addAll(told.parts());
    return Optional.of(new Attack(parts, false, Optional.empty()));
  }

  /** Whether it is supposed only for what is asked: "if Okk attacks". */
  boolean isSupposed() {
    return scene.questions().isOnCondition();
  }

  /** Asks whether what is asked about attacks with it or by itself. */
  void asks(Asked.Attack told) {
    String names = things(told).map(Scene::called).distinct().collect(Collectors.joining(" and "));
    scene.needs("Do you ask about an attack together with " + names + ", or without?");
  }
}
