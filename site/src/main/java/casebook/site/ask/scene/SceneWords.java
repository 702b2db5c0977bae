package casebook.site.ask.scene;

import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.Asked.Target;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a question was understood, in sentences of Casebook's own. */
public final class SceneWords {
  private final Scene scene;
  private final Party active;

  public SceneWords(Scene scene, Party active) {
    this.scene = scene;
    this.active = active;
  }

  /** A creature without a card: "2/2 Zombie token with haste". */
  static String creature(Creature creature, int count) {
    String noun = creature.token() ? "token" : "creature";
    boolean isNamed = !creature.subtypes().isEmpty();
    String types =
        creature.subtypes().stream().map(English::capitalized).collect(Collectors.joining(" "));
    String name = isNamed && !creature.token() ? types : (types + " " + noun).strip();
    String keywords =
        creature.keywords().isEmpty() ? "" : " with " + English.list(creature.keywords(), "and");
    return creature.size().map(size -> size + " ").orElse("")
        + (count == 1 ? name : English.plural(name))
        + keywords;
  }

  /** What a permanent without a card is called. */
  static String uncarded(Thing thing, int count) {
    return thing
        .creature()
        .map(creature -> creature(creature, count))
        .or(() -> thing.type().map(type -> plain(type, count)))
        .orElseThrow();
  }

  /** What is only of a type: one that can be attacked, or others that are counted. */
  private static String plain(String type, int count) {
    String noun = count == 1 ? type : English.plural(type);
    return type.equals("planeswalker") ? noun : "other " + noun;
  }

  /** A permanent with its number: "Juggernaut", "two 2/2 Zombies". */
  private static String counted(Thing thing, int count) {
    String name = thing.card().orElseGet(() -> uncarded(thing, count));
    if (count > 1) {
      return English.number(count) + " " + (thing.card().isPresent() ? "× " : "") + name;
    }
    return thing.card().isPresent() ? name : English.withArticle(name);
  }

  static String subject(Party party) {
    return party.id().equals("you") ? "You" : English.capitalized(party.name());
  }

  static String object(Party party) {
    return party.id().equals("you") ? "you" : party.name();
  }

  private static String verb(Party party, String one, String several) {
    return party.id().equals("you") ? several : one;
  }

  /**
   * All that was understood.
   *
   * @param questions what is asked
   */
  public List<String> sentences(List<Asked> questions) {
    List<String> all = new ArrayList<>();
    all.add(
        English.capitalized(
            English.number(scene.parties().size())
                + " players: "
                + English.list(scene.parties().stream().map(SceneWords::object).toList(), "and")
                + ". It is "
                + (active.id().equals("you") ? "your" : active.name() + "’s")
                + " turn."));
    if (scene.isSecondCombat()) {
      all.add("It is the second combat phase of the turn.");
    }
    for (Party party : scene.parties()) {
      List<String> its =
          scene.things().stream()
              .filter(thing -> thing.controller().equals(Optional.of(party)))
              .filter(thing -> !scene.entersLater(thing))
              .filter(thing -> apart(thing).isEmpty() && thing.partOf().isEmpty())
              .map(thing -> (isAnother(thing) ? "another " : "") + counted(thing, thing.count()))
              .toList();
      if (!its.isEmpty()) {
        all.add(
            subject(party)
                + verb(party, " controls ", " control ")
                + English.list(its, "and")
                + ".");
      }
      scene.things().stream()
          .filter(thing -> thing.controller().equals(Optional.of(party)))
          .forEach(thing ->
              apart(thing)
                  .ifPresent(some ->
                      all.add(
                          subject(party)
                              + verb(party, " controls ", " control ")
                              + counted(thing, thing.count() + some.count())
                              + ", "
                              + English.number(some.count())
                              + " of them "
                              + (some.isTapped() ? "tapped." : "untapped."))));
      resources(party, all);
      absences(party)
          .forEach(
              one -> all.add(subject(party) + verb(party, " controls ", " control ") + one + "."));
    }
    scene.things().stream()
        .filter(thing -> thing.controller().isEmpty() && !scene.entersLater(thing))
        .forEach(thing ->
            all.add(
                English.capitalized(counted(thing, thing.count()))
                    + (thing.count() == 1 ? " is" : " are")
                    + " on the battlefield."));
    scene.things().forEach(thing -> states(thing, all));
    for (Used used : scene.used()) {
      all.add(used(used, Optional.empty()));
    }
    for (Spell spell : scene.spells()) {
      all.add(
          spell.card()
              + spell.controller().map(by -> ", cast by " + object(by) + ",").orElse("")
              + " has resolved"
              + on(spell)
              + ".");
    }
    all.addAll(scene.elapsed().sentences());
    scene
        .attack()
        .filter(attack -> !attack.isAny() || attack.target().isPresent())
        .ifPresent(
            attack -> all.add("The attack: " + attack(attack) + to(attack, " against") + "."));
    scene.later().forEach(later -> all.add(later(later)));
    questions.forEach(asked -> all.add("Asked: " + asked(asked)));
    return all;
  }

  /** What an ability has done, and when. */
  static String used(Used used, Optional<Time> time) {
    String who = used.source().controller().map(SceneWords::subject).orElse("Its controller");
    String whom = English.list(used.affects().stream().map(SceneWords::object).toList(), "and");
    String told =
        used.told().equals("chose")
            ? Scene.called(used.source()) + " chose "
            : who + " used the first ability of " + Scene.called(used.source()) + " on ";
    return told + whom + time.map(one -> " " + one.words()).orElse("") + ".";
  }

  /** What a spell was cast on, after its verb. */
  String on(Spell spell) {
    return spell.affects().isEmpty() ? "" : " on " + English.list(targets(spell), "and");
  }

  private static String later(Later later) {
    if (later.what() == Later.Happening.ENTERS_ATTACKING) {
      Thing thing = later.thing().orElseThrow();
      return "After attackers are declared, "
          + counted(thing, thing.count())
          + (thing.count() == 1 ? " enters" : " enter")
          + " the battlefield attacking.";
    }
    String what = later.thing().map(Scene::called).orElse("each attacking creature");
    return "After attackers are declared, "
        + later
            .by()
            .map(by -> object(by) + verb(by, " gains", " gain") + " control of " + what)
            .orElseGet(() -> what + " " + later.what().words())
        + ".";
  }

  /** Whether one of the same card is told before it. */
  private boolean isAnother(Thing thing) {
    return thing.count() == 1
        && thing.card().isPresent()
        && scene.things().stream()
            .filter(one -> one.card().equals(thing.card()))
            .findFirst()
            .filter(one -> one != thing)
            .isPresent();
  }

  /** Those that were told apart from them, as they are tapped and the others aren't. */
  private Optional<Thing> apart(Thing thing) {
    return scene.things().stream()
        .filter(one -> one.partOf().equals(Optional.of(thing)))
        .findFirst();
  }

  private static String creatures(List<Thing> of) {
    return of.isEmpty()
        ? "the attacking creatures"
        : English.list(of.stream().map(Scene::called).toList(), "and");
  }

  private List<String> targets(Spell spell) {
    return spell.affects().stream()
        .map(id ->
            scene.parties().stream()
                .filter(party -> party.id().equals(id))
                .map(SceneWords::object)
                .findFirst()
                .orElseGet(() ->
                    scene.things().stream()
                        .filter(thing -> thing.id().equals(id))
                        .map(thing -> counted(thing, thing.count()))
                        .findFirst()
                        .orElse(id)))
        .toList();
  }

  private List<String> absences(Party party) {
    Absences absences = scene.absences();
    return absences.isComplete(party)
        ? List.of("nothing else")
        : Stream.concat(
                absences.ofTypes(party).stream().map(type -> "no other " + type + "s"),
                absences.ofCards(party).stream().map(card -> "no " + card))
            .toList();
  }

  private void resources(Party party, List<String> all) {
    String has = subject(party) + verb(party, " has ", " have ");
    party.life().ifPresent(life -> all.add(has + life + " life."));
    party.hand().ifPresent(hand -> all.add(has + English.counted(hand, "card") + " in hand."));
    party
        .mana()
        .ifPresent(mana -> all.add(has + (mana.isEmpty() ? "no mana" : mana) + " for costs."));
    party
        .facts()
        .forEach((fact, number) -> {
          String spell =
              fact.replaceFirst("(?i)spellsCastThisTurn$", " spell")
                  .toLowerCase(Locale.ROOT)
                  .strip();
          all.add(
              subject(party)
                  + " cast "
                  + (number == 0 ? "no " + English.plural(spell) : English.counted(number, spell))
                  + " this turn.");
        });
    if (scene.paysNothing() && party == active) {
      all.add(subject(party) + verb(party, " pays", " pay") + " no costs to attack.");
    }
  }

  private void states(Thing thing, List<String> all) {
    boolean isOne = thing.count() == 1;
    String name =
        isOne ? English.capitalized(Scene.called(thing)) : "The " + counted(thing, thing.count());
    String is = name + (isOne ? " is " : " are ");
    String has = name + (isOne ? " has " : " have ");
    thing
        .before()
        .filter(_ -> !isTakenByCard(thing))
        .ifPresent(owner -> all.add(name + " belonged to " + object(owner) + " before."));
    if (thing.isTapped() && apart(thing).isEmpty() && thing.partOf().isEmpty()) {
      all.add(is + "tapped.");
    }
    if (thing.hasAttackedLastTurn()) {
      all.add(name + " attacked last turn.");
    }
    if (thing.hasAttackedThisTurn()) {
      all.add(
          has
              + "attacked"
              + thing.attackedBefore().map(target -> " " + target(target)).orElse("")
              + " this turn.");
      if (thing.isSaidUntapped()) {
        all.add(is + "untapped.");
      }
    }
    if (thing.isAnimated()) {
      all.add(is + (isOne ? "a creature now." : "creatures now."));
    }
    if (thing.isSick()) {
      all.add(
          name + " came under " + (isOne ? "its" : "their") + " controller’s control this turn.");
    }
    if (!thing.goadedBy().isEmpty()) {
      all.add(
          is
              + "goaded by "
              + English.list(thing.goadedBy().stream().map(SceneWords::object).toList(), "and")
              + ".");
    }
    thing.designations().forEach(designation -> all.add(is + designation + "."));
    thing.attachedTo().ifPresent(on -> all.add(is + "attached to " + Scene.called(on) + "."));
    thing.protector().ifPresent(by -> all.add(is + "protected by " + object(by) + "."));
    thing.onPlayer().ifPresent(on -> all.add(is + "attached to " + object(on) + "."));
    thing
        .counters()
        .forEach((kind, many) -> all.add(has + English.counted(many, kind + " counter") + "."));
    if (thing.hasLostAbilities()) {
      all.add(has + "lost all abilities.");
    }
    thing.given().forEach(keyword -> all.add(has + keyword + "."));
    all.addAll(new Castings(scene).sentences(thing, name));
  }

  /** Whether a spell or an Aura that is told of has taken it from who had it before. */
  private boolean isTakenByCard(Thing thing) {
    return scene.spells().stream()
            .filter(spell -> scene.takesControl(spell.card()))
            .anyMatch(spell -> spell.affects().contains(thing.id()))
        || scene.things().stream()
            .filter(one -> one.attachedTo().equals(Optional.of(thing)))
            .anyMatch(one -> one.card().filter(scene::takesControl).isPresent());
  }

  private static String attack(Asked.Attack attack) {
    String who =
        attack.everything() ? "all creatures" : attack.isAny() ? "any creature" : parts(attack);
    return who;
  }

  private static String to(Asked.Attack attack, String before) {
    return attack.target().map(target -> before + " " + target(target)).orElse("")
        + attack.beside().stream()
            .map(one ->
                " and " + attack(one) + (before.isEmpty() ? " attack" : "") + to(one, before))
            .collect(Collectors.joining());
  }

  private static String parts(Asked.Attack attack) {
    List<Thing> things = attack.parts().stream().map(Part::thing).toList();
    return English.list(
        attack.parts().stream()
            .filter(part -> part.thing().partOf().filter(things::contains).isEmpty())
            .map(part -> part(withParts(part, attack.parts())))
            .toList(),
        "and");
  }

  /** Those that were told apart count among the others where both attack. */
  private static String part(Counted counted) {
    return counted.with() == 0
        ? part(counted.part())
        : counted(counted.part().thing(), counted.part().count() + counted.with());
  }

  /** A part, and how many that were told apart from it attack with it. */
  private record Counted(Part part, int with) {}

  private static Counted withParts(Part part, List<Part> all) {
    return new Counted(
        part,
        all.stream()
            .filter(one -> one.thing().partOf().equals(Optional.of(part.thing())))
            .mapToInt(Part::count)
            .sum());
  }

  private static String part(Part part) {
    Thing thing = part.thing();
    return part.count() < thing.count()
        ? English.number(part.count())
            + " of the "
            + thing.card().orElseGet(() -> uncarded(thing, thing.count()))
        : counted(thing, part.count());
  }

  private static String target(Target target) {
    return switch (target) {
      case Target.APlayer(var party) -> object(party);
      case Target.APermanent(var thing) -> Scene.called(thing);
    };
  }

  /** What to ask where it is said of creatures that they can or must attack, and it isn’t so. */
  public String denied(Asked claim) {
    if (!(claim instanceof Asked.OfAttack of)) {
      throw new IllegalArgumentException("Nothing is said of attacking by " + claim);
    }
    boolean isForced = claim instanceof Asked.MustAttack;
    return "You say that "
        + attack(of.attack())
        + (isForced ? " must attack" : " can attack")
        + to(of.attack(), "")
        + ". As told that isn’t so: what is different?";
  }

  /** What is asked, as a question. */
  public String asked(Asked asked) {
    return switch (asked) {
      case Asked.CanAttack(var _, var attack, boolean only) ->
          "may "
              + attack(attack)
              + " attack"
              + to(attack, "")
              + (only ? ", and nothing else?" : "?");
      case Asked.Stopped(var _, var attack) ->
          "does anything keep " + attack(attack) + " from attacking" + to(attack, "") + "?";
      case Asked.AnyCanAttack(var _, var attack, boolean which) ->
          (which ? "which of these may attack" : "may any of these attack")
              + to(attack, "")
              + ": "
              + attack(attack)
              + "?";
      case Asked.Legal _ -> "is this attack legal?";
      case Asked.MustAttack(var _, var attack) when scene.questions().isStaying(asked) ->
          attack.isAny()
              ? "can " + object(active) + " attack with no creatures?"
              : "can " + attack(attack) + " stay home?";
      case Asked.MustAttack(var _, var attack) ->
          attack.isAny() && attack.target().isEmpty()
              ? "must anything attack?"
              : "must " + attack(attack) + " attack" + to(attack, "") + "?";
      case Asked.HowMany(var _, var attack, boolean fewest) ->
          "how many creatures "
              + (fewest ? "must" : "may")
              + " attack"
              + attack.target().map(target -> " " + target(target)).orElse("")
              + "?";
      case Asked.Cost(var _, var attack, boolean whether) ->
          (whether ? "does it cost anything to attack" : "what does it cost to attack")
              + attack.split().stream()
                  .map(one -> to(one, "") + " with " + attack(one))
                  .collect(Collectors.joining(" and"))
              + "?";
      case Asked.Triggers(var _, var source, var _) when source.isEmpty() ->
          "how many abilities trigger?";
      case Asked.Triggers(var _, var source, var what) when what == Asked.Triggering.FOR_ENTERING ->
          "does "
              + source.map(Scene::called).orElseThrow()
              + " trigger for "
              + English.list(
                  scene.things().stream()
                      .filter(scene::entersLater)
                      .map(thing -> counted(thing, thing.count()))
                      .toList(),
                  "and")
              + "?";
      case Asked.Triggers(var _, var source, var what) ->
          (what == Asked.Triggering.WHETHER ? "does " : "how often does ")
              + Scene.called(source.orElseThrow())
              + " trigger?";
      case Asked.StillAttacking(var _, var of, boolean removed) ->
          (of.size() == 1 ? "is " : "are ")
              + creatures(of)
              + (removed ? " removed from combat?" : " still attacking?");
      case Asked.AttackingNow(var _, var of, var player, boolean damage) when damage ->
          (of.size() == 1 ? "does " : "do ")
              + creatures(of)
              + " deal damage to "
              + player.map(SceneWords::object).orElse("the player")
              + " now?";
      case Asked.AttackingNow(var _, var of, var player, var _) ->
          (of.size() == 1 ? "is " : "are ")
              + creatures(of)
              + " attacking "
              + player.map(SceneWords::object).orElse("the player")
              + " now?";
      case Asked.Whom(var _, var attack, boolean _) -> "whom may " + attack(attack) + " attack?";
      case Asked.Defending(var _, var creature) ->
          "who is the defending player"
              + creature.map(one -> " for " + Scene.called(one)).orElse("")
              + "?";
    };
  }
}
