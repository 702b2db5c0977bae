package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What is attacked, in the words that tell of an attack (508.1b). */
public final class AttackTargets {
  /** What is asked back where something is attacked that can't be (506.3). */
  public static final String NOT_ATTACKABLE = "Which player, planeswalker or battle is attacked?";

  private static final Pattern INTO = Pattern.compile(" (into|through|past) ");

  private AttackTargets() {}

  /** What a form says is attacked. */
  static Optional<Target> target(Said said, Scene scene) {
    Optional<Target> player =
        said.party("to", scene).or(() -> said.party("to2", scene)).map(Target.APlayer::new);
    if (player.isPresent()) {
      boolean isThem = said.isThey("to") || said.isThey("to2");
      if (isThem && scene.things().stream().anyMatch(thing -> mayBeAttacked(thing, scene))) {
        scene.needs(NOT_ATTACKABLE);
      }
      return player;
    }
    Optional<Target> only = onlyAttackable(said, scene);
    if (only.isPresent()) {
      return only;
    }
    if (areThey(said, scene)) {
      return Optional.of(new Target.APlayer(scene.party(new ObjectMention.PartyRef.They())));
    }
    List<Part> parts = said.parts(said.has("at") ? "at" : "at2", scene, Optional.empty());
    if (INTO.matcher(said.all()).find()) {
      parts.forEach(part -> isOfOpponent(part.thing(), scene));
    } else if (said.has("at") || said.has("at2")) {
      if (parts.size() != 1 || parts.getFirst().thing().isCreature()) {
        scene.needs(NOT_ATTACKABLE);
      }
    }
    return parts.stream()
        .map(Part::thing)
        .filter(thing -> mayBeAttacked(thing, scene))
        .findFirst()
        .map(Target.APermanent::new);
  }

  /**
   * "Into Ghostly Prison" says what the player who is attacked has: the only opponent, where
   * nothing else is said.
   */
  private static void isOfOpponent(Thing thing, Scene scene) {
    scene.postpone(() -> {
      boolean isOnlyOne = scene.players().orElse(scene.parties().size()) <= 2;
      boolean isAskers = attackers(scene).allMatch(one -> scene.asker().equals(Optional.of(one)));
      if (thing.controller().isEmpty() && isOnlyOne && isAskers) {
        thing.setController(scene.party(new ObjectMention.PartyRef.Opponent(false)));
      }
    });
  }

  /** Who attacks, as far as it is said. */
  private static Stream<Party> attackers(Scene scene) {
    return Stream.of(
            scene.turn().stream(),
            scene.attacker().stream(),
            scene.attack().stream().flatMap(Attack::owners),
            scene.asked().stream().flatMap(one -> one.by().stream()),
            scene.asked().stream()
                .filter(Asked.OfAttack.class::isInstance)
                .flatMap(one -> ((Asked.OfAttack) one).attack().owners()))
        .flatMap(parties -> parties);
  }

  /** "Can I attack it?": the only planeswalker or battle, as no other permanent is attacked. */
  private static Optional<Target> onlyAttackable(Said said, Scene scene) {
    List<ObjectMention> at = said.mentions(said.has("at") ? "at" : "at2");
    boolean isIt =
        at.size() == 1
            && at.getFirst().head() instanceof ObjectMention.Pronoun(boolean several)
            && !several;
    List<Thing> attackable =
        scene.things().stream().filter(thing -> mayBeAttacked(thing, scene)).toList();
    return isIt && attackable.size() == 1
        ? Optional.of(new Target.APermanent(attackable.getFirst()))
        : Optional.empty();
  }

  /** "Attack them", where nothing but players can be attacked. */
  private static boolean areThey(Said said, Scene scene) {
    List<ObjectMention> at = said.mentions(said.has("at") ? "at" : "at2");
    return at.size() == 1
        && at.getFirst().head() instanceof ObjectMention.Pronoun(boolean several)
        && several
        && scene.things().stream().noneMatch(thing -> mayBeAttacked(thing, scene));
  }

  /** "Into Ghostly Prison" says what is there, and not what is attacked. */
  private static boolean mayBeAttacked(Thing thing, Scene scene) {
    return scene.is(thing, "planeswalker") || scene.is(thing, "battle");
  }

  /** "The player who goaded it": who is named so, or the only opponent. */
  static Optional<Target> goader(List<Part> parts, Scene scene) {
    List<Party> told =
        parts.stream().flatMap(part -> part.thing().goadedBy().stream()).distinct().toList();
    boolean isOnlyOpponent = scene.players().orElse(scene.parties().size()) <= 2;
    if (told.size() > 1 || (told.isEmpty() && !isOnlyOpponent)) {
      scene.needs("Who goaded it?");
      return Optional.empty();
    }
    Party by =
        told.isEmpty() ? scene.party(new ObjectMention.PartyRef.Opponent(false)) : told.getFirst();
    parts.forEach(part -> scene.goad(part.thing(), Optional.of(by)));
    return Optional.of(new Target.APlayer(by));
  }
}
