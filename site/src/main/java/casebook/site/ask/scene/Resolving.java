package casebook.site.ask.scene;

import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.ObjectMention.How;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Spelling;
import casebook.site.catalogue.TypeLine;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** Finds which permanents of a scene words mean, or brings new ones onto its board. */
public final class Resolving {

  /** No board that is told in words has more of one thing. */
  private static final int MOST = 200;

  /** What can be attacked without being named: nothing else than its type bears on that. */
  private static final String PLANESWALKER = "planeswalker";

  private final Scene scene;
  private final Callings callings;
  private final Known known;

  Resolving(Scene scene, Callings callings) {
    this.scene = scene;
    this.callings = callings;
    this.known = new Known(scene);
  }

  /** The permanents that words mean; those that are new come onto the board. */
  List<Asked.Part> resolve(ObjectMention mention, Optional<Party> controller) {
    Optional<Party> owner = mention.owner().map(scene::party).or(() -> controller);
    List<Asked.Part> parts =
        switch (mention.head()) {
          case ObjectMention.Pronoun(boolean several) ->
              new Antecedents(scene).of(several, mention.count(), controller);
          case ObjectMention.Everything _ -> all(owner, mention.count());
          case ObjectMention.Nothing _ -> List.of();
          case ObjectMention.Typed(var type) -> typed(type, mention, owner);
          case ObjectMention.Plain(var type) -> plain(type, mention);
          case Card card -> card(card, mention, owner);
          case Creature creature -> creature(creature, mention, owner);
        };
    scene.spoken().resolve(mention, parts.stream().map(Asked.Part::thing).toList());
    for (Asked.Part part : parts) {
      control(part.thing(), owner);
      scene.spoken().mention(part.thing());
      // "One of my three untapped Okks": all three are.
      var whole = new Asked.Part(part.thing(), part.thing().count());
      for (String state : mention.states()) {
        state(mention.total().isPresent() ? whole : part, state, mention.goader());
      }
      if (part.thing().isCreature()) {
        scene.spoken().add(part.thing());
      }
    }
    for (ObjectMention attached : mention.attached()) {
      resolve(attached, Optional.empty())
          .forEach(part -> Attaching.attach(part.thing(), parts, Optional.empty(), scene));
    }
    if (mention.on().isPresent()) {
      List<Asked.Part> on = resolve(mention.on().get(), Optional.empty());
      parts.forEach(part -> Attaching.attach(part.thing(), on, Optional.empty(), scene));
    }
    return parts;
  }

  private void control(Thing thing, Optional<Party> owner) {
    if (owner.isPresent() && thing.before().equals(owner)) {
      return;
    }
    if (owner.isPresent() && thing.controller().isEmpty()) {
      thing.setController(owner.get());
    } else if (owner.isPresent() && !thing.controller().equals(owner)) {
      scene.needs("Who controls " + Scene.called(thing) + "?");
    }
  }

  private void state(Asked.Part part, String state, Optional<PartyRef> goader) {
    if (ObjectMention.perhaps(state).isPresent()) {
      scene.needs(
          "Is "
              + Scene.called(part.thing())
              + " "
              + ObjectMention.perhaps(state).get().replace("sick", "new")
              + ", too?");
      return;
    }
    if (part.count() != part.thing().count()) {
      scene.needs("How many of the " + part.thing().count() + " are " + state + "?");
      return;
    }
    switch (state) {
      case "tapped" -> part.thing().setTapped(true);
      case "untapped" -> part.thing().setTapped(false);
      case "sick" -> part.thing().setSick(true);
      case "attacking" -> part.thing().setAttacking();
      case "old" -> {
        if (part.thing().isSick()) {
          scene.needs("Did " + Scene.called(part.thing()) + " come this turn?");
        }
        part.thing().setSick(false);
      }
      case "goaded" -> scene.goad(part.thing(), goader.map(scene::party));
      default -> {
        if (!Counters.put(part.thing(), state) && !Casting.put(part.thing(), state)) {
          size(part.thing(), state);
        }
      }
    }
  }

  /**
   * "A 3/3 Hill Giant": of the size that it is printed with or has by words, or something else is
   * at work.
   */
  private void size(Thing thing, String size) {
    thing.setSize(size);
    if (thing.creature().flatMap(Creature::size).equals(Optional.of(size))) {
      return;
    }
    boolean isPrinted =
        scene
            .facts(thing)
            .map(CardFacts::characteristics)
            .filter(of -> of.power().isPresent() && of.toughness().isPresent())
            .filter(of -> size.equals(of.power().getAsInt() + "/" + of.toughness().getAsInt()))
            .isPresent();
    if (!isPrinted) {
      scene.needs("What makes " + Scene.called(thing) + " " + size + "?");
    }
  }

  /** Whether their controller has no other creatures than these. */
  boolean areAllCreatures(List<Asked.Part> parts) {
    return !parts.isEmpty() && all(parts.getFirst().thing().controller()).equals(parts);
  }

  private List<Asked.Part> all(Optional<Party> owner) {
    return scene.things().stream()
        .filter(Thing::isCreature)
        .filter(thing -> owner.isEmpty() || thing.controller().equals(owner))
        .map(thing -> new Asked.Part(thing, thing.count()))
        .toList();
  }

  /** All creatures, of which it may be said how many there are. */
  private List<Asked.Part> all(Optional<Party> owner, OptionalInt count) {
    List<Asked.Part> all = all(owner);
    int sum = all.stream().mapToInt(Asked.Part::count).sum();
    if (count.isPresent() && count.getAsInt() != sum) {
      scene.needs("Which " + count.getAsInt() + " of the creatures are meant?");
    }
    return all;
  }

  private List<Asked.Part> typed(String type, ObjectMention mention, Optional<Party> owner) {
    List<Thing> known =
        scene.things().stream()
            .filter(thing -> scene.is(thing, type))
            .filter(thing -> Known.isOf(thing, owner))
            .toList();
    boolean isNew = mention.how() == How.NEW || mention.owner().isPresent();
    if (known.isEmpty() && type.equals(PLANESWALKER) && isNew && !mention.plural()) {
      return List.of(added(Thing.plain(id(type), type, 1), mention));
    }
    if (known.size() != 1) {
      scene.needs("Which " + type + " is it?");
      return List.of();
    }
    return List.of(new Asked.Part(known.getFirst(), known.getFirst().count()));
  }

  private List<Asked.Part> plain(String type, ObjectMention mention) {
    if (mention.how() == How.KNOWN) {
      scene.needs("Which " + type + " is it?");
    }
    return List.of(added(Thing.plain(id(type), type, counted(mention, type)), mention));
  }

  private List<Asked.Part> card(Card card, ObjectMention mention, Optional<Party> owner) {
    String name = scene.meant(card);
    List<Thing> told = known.of(card, owner);
    if (!told.isEmpty() && mention.how() == How.OTHER) {
      scene.needs("Which " + name + " is the other one, and how many are there?");
    }
    if (!told.isEmpty() && mention.how() != How.ANOTHER) {
      return chosen(told, mention);
    }
    List<Thing> taken = affected(name);
    if (mention.owner().isEmpty() && mention.how() == How.NAMED && taken.size() == 1) {
      return chosen(taken, mention);
    }
    boolean isAnothers =
        mention.owner().isEmpty()
            && (mention.how() == How.NAMED || mention.how() == How.KNOWN)
            && scene.things().stream().anyMatch(thing -> thing.card().equals(Optional.of(name)));
    if (isAnothers) {
      scene.needs("Who controls " + name + ", or are there several?");
    }
    Optional<CardFacts> facts = callings.card(name);
    TypeLine types = TypeLine.of(facts.map(CardFacts::typeLine).orElse(""));
    return List.of(
        added(
            Thing.card(id(name), name, types.types().contains("creature"), counted(mention, name)),
            mention));
  }

  /** The only permanents of a card, if a spell was cast on them: one may have taken them. */
  private List<Thing> affected(String name) {
    List<Thing> called =
        scene.things().stream().filter(thing -> thing.card().equals(Optional.of(name))).toList();
    boolean isAffected =
        called.stream()
            .allMatch(thing ->
                scene.spells().stream().anyMatch(spell -> spell.affects().contains(thing.id())));
    return isAffected ? called : List.of();
  }

  private List<Asked.Part> creature(
      Creature creature, ObjectMention mention, Optional<Party> owner) {
    List<Thing> told = known.of(creature, owner);
    boolean isOther = mention.how() == How.OTHER;
    if (isOther && told.stream().mapToInt(Thing::count).sum() == 1) {
      scene.needs("Which other creature is meant?");
    }
    if ((isOther || mention.how() == How.KNOWN) && !told.isEmpty()) {
      return chosen(told, mention);
    }
    if (mention.isOfAll()) {
      return List.of();
    }
    if (isCardToo(creature)) {
      scene.needs(
          "Do you mean the card, or which size is the " + creature.subtypes().getFirst() + "?");
    }
    String name =
        creature.subtypes().isEmpty() ? "creature" : String.join("-", creature.subtypes());
    return List.of(added(Thing.creature(id(name), creature, counted(mention, name)), mention));
  }

  /** Whether words for a creature without a size may be the name of a creature card. */
  private boolean isCardToo(Creature creature) {
    return creature.size().isEmpty()
        && !creature.token()
        && creature.subtypes().size() == 1
        && callings
            .exact(creature.subtypes())
            .filter(card -> scene.is(card, "creature"))
            .isPresent();
  }

  /** Of what is known already, what words speak of. */
  private List<Asked.Part> chosen(List<Thing> known, ObjectMention mention) {
    if (known.size() == 1) {
      Thing thing = known.getFirst();
      if (mention.total().orElse(thing.count()) != thing.count()) {
        scene.needs("How many " + Scene.several(thing) + " are there?");
      }
      int count = mention.count().orElse(mention.plural() ? thing.count() : 1);
      if (count > thing.count()) {
        scene.needs("How many " + Scene.several(thing) + " are there?");
      }
      return List.of(new Asked.Part(thing, Math.min(count, thing.count())));
    }
    int all = known.stream().mapToInt(Thing::count).sum();
    if (!mention.plural() || mention.count().orElse(all) != all) {
      scene.needs("Which of them is meant: several are called so?");
    }
    return known.stream().map(thing -> new Asked.Part(thing, thing.count())).toList();
  }

  private int counted(ObjectMention mention, String name) {
    if (mention.plural()
        && mention.count().isEmpty()
        && mention.head() instanceof Creature creature) {
      scene.needs("How many " + SceneWords.creature(creature, 2) + " are there?");
    }
    int count = mention.total().orElse(mention.count().orElse(1));
    if (count > MOST) {
      scene.needs("Are there really " + count + " × " + name + "?");
    }
    return Math.min(count, MOST);
  }

  /** What comes onto the board; what was said to be gone can't be meant by the same words. */
  private Asked.Part added(Thing thing, ObjectMention mention) {
    if (scene.spoken().gone().stream().anyMatch(gone -> isAlike(gone, thing))) {
      scene.needs("Is " + Scene.called(thing) + " back on the battlefield?");
    }
    scene.add(thing);
    int count = mention.total().isPresent() ? mention.count().orElse(1) : thing.count();
    if (count > thing.count()) {
      scene.needs("How many " + Scene.several(thing) + " are there?");
    }
    return new Asked.Part(thing, Math.min(count, thing.count()));
  }

  private static boolean isAlike(Thing one, Thing other) {
    return one.card().equals(other.card())
        && one.creature().map(Creature::subtypes).equals(other.creature().map(Creature::subtypes));
  }

  private String id(String name) {
    String slug = Spelling.plain(name, "-");
    Set<String> taken = new LinkedHashSet<>(scene.parties().stream().map(Party::id).toList());
    scene.things().forEach(thing -> taken.add(thing.id()));
    return Stream.iterate(1, number -> number + 1)
        .map(number -> number == 1 ? slug : slug + "-" + number)
        .filter(id -> !taken.contains(id))
        .findFirst()
        .orElse(slug);
  }
}
