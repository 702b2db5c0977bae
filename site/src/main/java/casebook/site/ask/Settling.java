package casebook.site.ask;

import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Castings;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Spell;
import casebook.site.ask.scene.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a question leaves to what it told before: whose turn it is, whose things are, what attacks.
 */
final class Settling {
  /** What a spell may do to permanents that a board no longer shows. */
  private static final Set<Matter> MOVING =
      Set.of(Matter.DYING, Matter.ZONES, Matter.EXILE, Matter.TAPPING, Matter.TURNING_OVER);

  /** What a spell may do besides that leaves the permanent on which it was cast as it is. */
  private static final Set<Matter> HARMLESS =
      Set.of(
          Matter.HAND, Matter.LIBRARY, Matter.LIFE, Matter.MANA, Matter.TARGETING, Matter.BLOCKING);

  /** What a spell is about that does nothing else than to end a turn or phase, or to add some. */
  private static final List<Matter> OF_TURNS = List.of(Matter.TURNS);

  private final Scene scene;
  private final Party active;

  /** Settles whose attack it is. */
  Settling(Scene scene) {
    this.scene = scene;
    this.active = active(scene);
  }

  /** The player whose turn it is. */
  Party active() {
    return active;
  }

  /** Whose turn it is: said so, or because it is that player's attack that is asked about. */
  private static Party active(Scene scene) {
    Optional<Party> attacking =
        scene.asked().stream()
            .flatMap(one -> one.by().or(() -> controller(one)).stream())
            .findFirst()
            .or(scene::attacker)
            .or(() -> scene.attack().flatMap(Settling::controller));
    boolean isNobody = scene.parties().isEmpty();
    if (attacking.isEmpty() && scene.parties().stream().allMatch(one -> isAttacked(one, scene))) {
      scene.party(new ObjectMention.PartyRef.Asker());
    }
    Optional<Party> asker = scene.asker();
    scene.table().fillUp(Math.max(2, scene.players().orElse(2)));
    Optional<Party> active = scene.turn().or(() -> attacking).or(() -> asker);
    if (active.isEmpty() && !isNobody) {
      scene.needs("Whose attack is it?");
    }
    return active.orElseGet(() -> scene.parties().getFirst());
  }

  private static boolean isAttacked(Party party, Scene scene) {
    return Stream.concat(
            scene.attack().stream(),
            scene.asked().stream()
                .flatMap(one ->
                    one instanceof Asked.OfAttack of
                        ? Stream.of(of.attack())
                        : Stream.<Attack>empty()))
        .flatMap(attack -> attack.split().stream())
        .anyMatch(attack -> attack.target().equals(Optional.of(new Asked.Target.APlayer(party))));
  }

  private static Optional<Party> controller(Asked asked) {
    return switch (asked) {
      case Asked.OfAttack one -> controller(one.attack());
      case Asked.Defending(var _, var creature) -> creature.flatMap(Thing::controller);
      case Asked.StillAttacking(var _, var of, var _) -> controller(of);
      case Asked.AttackingNow(var _, var of, var _, var _) -> controller(of);
      case Asked.Legal _, Asked.Triggers _ -> Optional.empty();
    };
  }

  private static Optional<Party> controller(List<Thing> creatures) {
    return creatures.stream().flatMap(thing -> thing.controller().stream()).findFirst();
  }

  private static Stream<Party> controllers(Asked asked) {
    return asked instanceof Asked.OfAttack of ? of.attack().owners() : Stream.empty();
  }

  private static Optional<Party> controller(Attack attack) {
    return attack.parts().stream().flatMap(part -> part.thing().controller().stream()).findFirst();
  }

  /** What attacks is the active player's; what is attached to nothing said is asked about. */
  void settle() {
    scene.parties().forEach(this::taps);
    if (scene.asked().stream().flatMap(Settling::controllers).distinct().count() > 1) {
      scene.needs("Whose attack do you ask about?");
    }
    if (Stream.concat(
            scene.attacker().stream(), scene.asked().stream().flatMap(one -> one.by().stream()))
        .anyMatch(by -> by != active)) {
      scene.needs("Only the player whose turn it is attacks (508.1): whose turn is it?");
    }
    List<Attack> attacks = new ArrayList<>(scene.attack().stream().toList());
    Stream.concat(scene.asked().stream(), scene.claimed().stream())
        .filter(asked -> !(asked instanceof Asked.HowMany))
        .forEach(asked -> {
          if (asked instanceof Asked.OfAttack one) {
            attacks.add(one.attack());
          }
        });
    for (Attack attack : attacks.stream().flatMap(one -> one.split().stream()).toList()) {
      for (Part part : attack.parts()) {
        if (!part.thing().isCreature()) {
          scene.needs("Is " + Scene.called(part.thing()) + " a creature now, and why?");
        }
        if (part.thing().controller().isEmpty()) {
          if (attack.target().equals(Optional.of(new Asked.Target.APlayer(active)))) {
            scene.needs("Who controls " + Scene.called(part.thing()) + "?");
          }
          part.thing().setController(active);
        }
      }
      for (Thing home : scene.spoken().home()) {
        if (attack.everything() || attack.parts().stream().anyMatch(of -> of.thing() == home)) {
          scene.needs("Does " + Scene.called(home) + " attack, or stay home?");
        }
      }
      if (attack.target().orElse(null) instanceof Asked.Target.APermanent(var thing)
          && thing.controller().isEmpty()
          && scene.is(thing, "battle")) {
        scene.needs("Who controls " + Scene.called(thing) + ", and who protects it?");
      } else if (attack.target().orElse(null) instanceof Asked.Target.APermanent(var thing)
          && thing.controller().isEmpty()
          && scene.parties().size() == 2) {
        scene.parties().stream().filter(one -> one != active).forEach(thing::setController);
      }
    }
    scene.spells().stream()
        .filter(spell -> !(scene.isSecondCombat() && isOfTurns(spell)))
        .filter(spell -> spell.affects().isEmpty() ? mayHaveMoved(spell) : mayHaveRemoved(spell))
        .forEach(
            spell -> scene.needs("What is left on the battlefield after " + spell.card() + "?"));
    scene.spells().stream()
        .filter(spell -> !scene.isSecondCombat() && changesTurns(spell))
        .forEach(spell -> scene.needs("What has become of the turn after " + spell.card() + "?"));
    boolean isAboutAll =
        scene.asked().stream()
            .anyMatch(one -> one instanceof Asked.HowMany || one instanceof Asked.MustAttack);
    if (isAboutAll && scene.things().stream().noneMatch(thing -> isCreatureOf(thing, active))) {
      scene.needs("Which creatures do you have, and how many?");
    }
    if (scene.hasMoreThanTold(active)) {
      scene.needs("Which creatures attack or could attack: how many, and how large?");
    }
    for (Thing thing : scene.things()) {
      boolean isAura = thing.card().filter(card -> scene.is(card, "Aura")).isPresent();
      if (thing.isMaybeAway()) {
        scene.needs("Is " + Scene.called(thing) + " on the battlefield?");
      }
      if (isAura && thing.attachedTo().isEmpty() && thing.onPlayer().isEmpty()) {
        scene.needs("What is " + Scene.called(thing) + " attached to?");
      }
      if (thing.card().filter(card -> !scene.isPermanent(card)).isPresent()) {
        scene.needs("Has " + Scene.called(thing) + " resolved, and on what?");
      }
      boolean isNamedElsewhere =
          thing.type().filter("planeswalker"::equals).isPresent()
              && scene.things().stream()
                  .anyMatch(other -> other != thing && scene.is(other, "planeswalker"));
      if (isNamedElsewhere) {
        scene.needs("Which planeswalker is it?");
      }
      if (thing.wasUntapped() && thing.isTapped()) {
        scene.needs("Is " + Scene.called(thing) + " tapped as attackers are declared?");
      }
      boolean isBattle = thing.card().filter(card -> scene.is(card, "battle")).isPresent();
      if (isBattle && scene.parties().size() > 2 && thing.protector().isEmpty()) {
        scene.needs("Who protects " + Scene.called(thing) + "?");
      }
    }
    new Castings(scene).questions().forEach(scene::needs);
    long unnamed = scene.parties().stream().filter(one -> one.id().equals("opponent")).count();
    long named =
        scene.parties().stream()
            .filter(one -> !one.id().equals("opponent") && !one.id().equals("you"))
            .filter(one -> !one.id().startsWith("another-"))
            .count();
    if (unnamed > 0 && named > 0) {
      scene.needs("Who is “my opponent”: one of those who are named, or somebody else?");
    }
  }

  /**
   * The question with what it leaves to what was told before: creatures, and what they attack. Of
   * several creatures, where it names none, it is asked of each.
   */
  List<Asked> settled(Asked asked) {
    return switch (asked) {
      case Asked.CanAttack(var by, var attack, boolean only) ->
          each(attack).stream().<Asked>map(one -> new Asked.CanAttack(by, one, only)).toList();
      case Asked.Stopped(var by, var attack) -> List.of(new Asked.Stopped(by, named(attack)));
      case Asked.Cost(var by, var attack, boolean whether) ->
          List.of(new Asked.Cost(by, named(attack), whether));
      case Asked.Whom(var by, var attack, boolean must) ->
          List.of(new Asked.Whom(by, named(attack), must));
      // "I want to attack Bob. Can I?": with the only creature that there is.
      case Asked.Legal(var by)
          when creatures().size() == 1 && scene.attack().filter(Attack::isAny).isPresent() ->
          List.of(new Asked.CanAttack(by, named(scene.attack().orElseThrow()), false));
      case Asked.Legal _, Asked.Triggers _, Asked.StillAttacking _, Asked.AttackingNow _ -> {
        if (scene.attack().filter(attack -> !attack.isAny()).isEmpty()) {
          scene.needs("Which creatures attack, and what?");
        }
        yield List.of(asked);
      }
      case Asked.AnyCanAttack _, Asked.MustAttack _, Asked.HowMany _, Asked.Defending _ ->
          List.of(asked);
    };
  }

  /** The attack that is meant; one for each of several creatures where none was told of. */
  private List<Attack> each(Attack attack) {
    List<Thing> creatures = creatures();
    boolean isTold = scene.attack().filter(one -> !one.isAny()).isPresent();
    if (!attack.isAny() || isTold || creatures.size() < 2) {
      return List.of(named(attack));
    }
    return creatures.stream()
        .map(thing -> new Attack(List.of(new Part(thing, 1)), false, target(attack)))
        .toList();
  }

  private Optional<Asked.Target> target(Attack attack) {
    return attack.target().or(() -> scene.attack().flatMap(Attack::target));
  }

  private Attack named(Attack attack) {
    Optional<Asked.Target> target = target(attack);
    if (!attack.isAny()) {
      return new Attack(attack.parts(), attack.everything(), target, attack.beside());
    }
    Optional<Attack> told = scene.attack().filter(one -> !one.isAny());
    if (told.filter(Attack::isSplit).isPresent() && attack.target().isPresent()) {
      return partOf(told.get(), target);
    }
    if (told.isPresent()) {
      return new Attack(told.get().parts(), told.get().everything(), target, told.get().beside());
    }
    List<Thing> creatures = creatures();
    if (creatures.size() != 1) {
      scene.needs(withWhich(creatures));
    }
    return new Attack(creatures.stream().map(thing -> new Part(thing, 1)).toList(), false, target);
  }

  /** "Bob has Gideon Jura. Can he attack?" may be asked of the one or of the other. */
  private String withWhich(List<Thing> creatures) {
    List<Thing> walkers =
        scene.things().stream()
            .filter(thing -> thing.controller().equals(Optional.of(active)))
            .filter(thing -> scene.is(thing, "planeswalker") && thing.card().isPresent())
            .toList();
    boolean mayBeMeant =
        creatures.isEmpty()
            && walkers.size() == 1
            && scene.asker().filter(active::equals).isEmpty();
    return mayBeMeant
        ? "Do you ask about "
            + active.name()
            + ", then with which creatures, or about "
            + Scene.called(walkers.getFirst())
            + ", and is that a creature now?"
        : "With which creatures?";
  }

  /** Of an attack that is split, what attacks this. */
  private Attack partOf(Attack told, Optional<Asked.Target> target) {
    List<Attack> on = told.split().stream().filter(one -> one.target().equals(target)).toList();
    if (on.isEmpty()) {
      scene.needs("Which creatures attack what?");
    }
    return on.stream().reduce(Attack::and).orElse(told);
  }

  /** Whether a spell may have put away or tapped what the question tells of. */
  private boolean mayHaveMoved(Spell spell) {
    return isAbout(spell, matters -> matters.stream().anyMatch(MOVING::contains));
  }

  /**
   * Whether a spell that was cast on something may have put it away, damaged or tapped it; what
   * gains control of it untaps it.
   */
  private boolean mayHaveRemoved(Spell spell) {
    boolean isTaking = scene.takesControl(spell.card());
    return isAbout(
        spell,
        matters ->
            !matters.stream()
                .allMatch(one -> HARMLESS.contains(one) || (isTaking && one == Matter.TAPPING)));
  }

  /** Whether a spell may have ended the turn or combat, or have begun another one. */
  private boolean changesTurns(Spell spell) {
    return isAbout(spell, OF_TURNS::equals);
  }

  /** Whether it may have added the combat phase that is told of. */
  private boolean isOfTurns(Spell spell) {
    return isAbout(spell, matters -> matters.contains(Matter.TURNS));
  }

  private boolean isAbout(Spell spell, Predicate<List<Matter>> what) {
    return scene.facts(spell.card()).stream()
        .flatMap(card -> card.abilities().stream())
        .anyMatch(ability ->
            ability.meaning() instanceof Meaning.Irrelevant(var matters) && what.test(matters));
  }

  private List<Thing> creatures() {
    return scene.things().stream().filter(thing -> isCreatureOf(thing, active)).toList();
  }

  private static boolean isCreatureOf(Thing thing, Party party) {
    return thing.isCreature() && thing.controller().equals(Optional.of(party));
  }

  /**
   * Lands of which nothing else is said are untapped, where nothing else makes mana and nothing was
   * cast that they may have paid for.
   */
  private void taps(Party party) {
    boolean isAlone =
        scene.things().stream()
            .filter(thing -> thing.controller().equals(Optional.of(party)))
            .noneMatch(thing -> thing.isSick() || thing.isMaybeSick() || makesMana(thing));
    if (party.mana().filter(String::isEmpty).isPresent() && hasOtherMana(party)) {
      scene.needs("No mana from lands can pay costs, but something else makes mana: how much?");
    }
    boolean hasCast =
        scene.spells().stream().anyMatch(spell -> spell.controller().equals(Optional.of(party)));
    if (party.mana().isEmpty() && isAlone && !hasCast) {
      party.lands().ifPresent(party::setMana);
    }
  }

  private boolean hasOtherMana(Party party) {
    return scene.things().stream()
        .filter(thing -> thing.controller().equals(Optional.of(party)))
        .anyMatch(thing -> !thing.isTapped() && !isLand(thing) && makesMana(thing));
  }

  private boolean isLand(Thing thing) {
    return scene.facts(thing).stream().anyMatch(card -> card.characteristics().hasType("land"));
  }

  private boolean makesMana(Thing thing) {
    return scene.facts(thing).stream()
        .flatMap(card -> card.abilities().stream())
        .anyMatch(
            ability -> ability.effects().stream().anyMatch(Effect.MakingMana.class::isInstance));
  }
}
