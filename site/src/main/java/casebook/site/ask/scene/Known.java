package casebook.site.ask.scene;

import casebook.engine.mana.Color;
import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.ObjectMention.Creature;
import java.util.List;
import java.util.Optional;

/** Which permanents of a scene are called as words call them. */
final class Known {
  private final Scene scene;

  Known(Scene scene) {
    this.scene = scene;
  }

  /** Whether something is a player's, or was before another one took it. */
  static boolean isOf(Thing thing, Optional<Party> owner) {
    return owner.isEmpty()
        || thing.controller().isEmpty()
        || thing.controller().equals(owner)
        || thing.before().equals(owner);
  }

  /**
   * Whether "another" may be one of what was told of: of a card any, of creatures one of several.
   */
  boolean mayHave(ObjectMention mention, Optional<Party> controller) {
    Optional<Party> owner = mention.owner().map(scene::party).or(() -> controller);
    List<Thing> known =
        switch (mention.head()) {
          case Card card -> of(card, owner);
          case Creature creature -> of(creature, owner);
          default -> List.of();
        };
    int least = mention.head() instanceof Card ? 1 : 2;
    return known.stream().mapToInt(Thing::count).sum() >= least;
  }

  /** Those of a card. */
  List<Thing> of(Card card, Optional<Party> owner) {
    Optional<String> name = Optional.of(scene.meant(card));
    return scene.things().stream()
        .filter(thing -> thing.card().equals(name))
        .filter(thing -> isOf(thing, owner))
        .toList();
  }

  /** The creatures that are called so. */
  List<Thing> of(Creature creature, Optional<Party> owner) {
    return scene.things().stream()
        .filter(Thing::isCreature)
        .filter(thing -> isOf(thing, owner))
        .filter(thing -> creature.subtypes().stream().allMatch(one -> isCalled(thing, one)))
        .filter(thing -> creature.colors().stream().allMatch(one -> isOfColor(thing, one)))
        .filter(thing -> creature.keywords().stream().allMatch(one -> hasKeyword(thing, one)))
        .filter(thing -> !creature.token() || thing.creature().isPresent())
        .filter(thing ->
            creature.size().isEmpty()
                || thing.creature().flatMap(Creature::size).equals(creature.size()))
        .toList();
  }

  /** Whether a creature is called by a word: by its name, or by a creature type of its card. */
  private boolean isCalled(Thing thing, String subtype) {
    return thing.isCalled(subtype)
        || scene
            .facts(thing)
            .filter(card -> card.characteristics().hasSubtype(subtype))
            .isPresent();
  }

  /** Whether a creature has a keyword as far as is told. */
  private boolean hasKeyword(Thing thing, String keyword) {
    return thing.given().contains(keyword)
        || thing.counters().containsKey(keyword)
        || thing.creature().filter(one -> one.keywords().contains(keyword)).isPresent()
        || scene.facts(thing).filter(facts -> facts.keywords().contains(keyword)).isPresent();
  }

  /** Whether a creature has a color, as its card does or as may be where nothing is said of it. */
  private boolean isOfColor(Thing thing, String color) {
    return scene
        .facts(thing)
        .map(card -> card.characteristics().colors().contains(Color.valueOf(color)))
        .orElseGet(() ->
            thing
                .creature()
                .filter(one -> one.colors().isEmpty() || one.colors().contains(color))
                .isPresent());
  }
}
