package casebook.engine.reading.word;

import casebook.engine.board.RenamedTypes;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The subtypes of permanents (205.3), which a text names in the singular or the plural. */
public final class Subtypes {
  private static final Set<String> ALL =
      Set.of(
          """
          advisor aetherborn alien ally andorian angel antelope ape archer archon armadillo army
          artificer assassin assembly-worker astartes atog attraction aura aurochs autobot avatar
          azra background badger balloon barbarian bard basilisk bat bear beast beaver beeble
          beholder berserker bird bison blinkmoth blood boar bobblehead book borg bringer
          brushwagg c'tan caitian camarid camel capybara caribou carrier cartouche case cat cave
          centaur cephalid child chimera citizen class cleric clown clue cockatrice construct
          contraption coward coyote crab crocodile curse custodes cyberman cyclops dalek dauthi
          demigod demon desert deserter detective devil dinosaur djinn doctor dog dragon drake
          dreadnought drix drone druid dryad dwarf echidna efreet egg elder eldrazi elemental
          elephant elf elk employee equipment eternal eye faerie ferret fish flagbearer food
          forest fortification fox fractal frog fungus gamer gamma gargoyle gate germ giant
          giraffe gith glimmer gnoll gnome goat goblin god gold golem gorgon gorn graveborn
          gremlin griffin guest hag halfling hamster harpy head hedgehog hellion hero hippo
          hippogriff homarid homunculus horror horse human hydra hyena illusion imp incarnation
          incubator infinity inhuman inkling inquisitor insect island jackal jellyfish juggernaut
          junk kangaroo kavu kelpien kirin kithkin klingon knight kobold kor kraken kree lair
          lamia lammasu lander lanthanite leech lemur leviathan lhurgoyf licid lizard llama
          lobster locus manticore map masticore mercenary merfolk metathran mine minion minotaur
          mite mole monger mongoose monk monkey moogle moonfolk mount mountain mouse mutant myr
          mystic naga nautilus necron nephilim nightmare nightstalker ninja noble noggle nomad
          nymph octopus officer ogre ooze orb orc orgg orion otter ouphe ox oyster pangolin
          peasant pegasus pentavite performer pest phelddagrif phoenix phyrexian pilot pincher
          pirate plains plan planet plant platypus porcupine possum power-plant powerstone praetor primarch
          prism processor rabbit raccoon ranger rat rebel reflection rhino rigger robot rogue role
          room rune sable saga salamander samurai sand saproling satyr scarecrow scientist scion
          scorpion scout sculpture seal serf serpent servo shade shaman shapeshifter shard shark
          sheep shi'ar shrine siege siren skeleton skrull skunk slith sliver sloth slug snail
          snake soldier soltari sorcerer spacecraft spawn specter spellshaper sphere sphinx spider
          spike spirit splinter sponge spy squid squirrel starfish stone surrakar survivor swamp
          symbiote synth talosian tentacle tetravite thalakos tholian thopter thrull tiefling tosk
          tower town toy treasure treefolk trilobite triskelavite troll turtle tyranid unicorn
          utrom vampire varmint vedalken vehicle viashino villain volver vorta vulcan wall walrus
          warlock warrior weasel weird werewolf whale wizard wolf wolverine wombat worm wraith
          wurm xindi yeti zombie zubera
          """
              .strip()
              .split("\\s+"));

  /** The one subtype of two words, which the lexer takes for one. */
  private static final String TIME_LORD = "time lord";

  /** Plurals that no ending explains. */
  private static final Map<String, String> IRREGULAR =
      Map.of(
          "mice", "mouse",
          "oxen", "ox",
          "fungi", "fungus",
          "homunculi", "homunculus",
          "children", "child",
          "octopi", "octopus",
          "cybermen", "cyberman");

  /** A plural's ending and what stands in its place in the singular. */
  private record Ending(String plural, String singular) {}

  private static final List<Ending> ENDINGS =
      List.of(
          new Ending("", ""),
          new Ending("s", ""),
          new Ending("es", ""),
          new Ending("ves", "f"),
          new Ending("ves", "fe"),
          new Ending("ies", "y"));

  private Subtypes() {}

  /** The subtype that the word names, in lower case and singular. */
  public static Optional<String> of(String word) {
    if (word.startsWith(TIME_LORD)) {
      return Optional.of(TIME_LORD);
    }
    String irregular = IRREGULAR.get(word);
    if (irregular != null) {
      return Optional.of(irregular);
    }
    for (Ending ending : ENDINGS) {
      if (word.endsWith(ending.plural())) {
        String singular =
            word.substring(0, word.length() - ending.plural().length()) + ending.singular();
        if (ALL.contains(singular)) {
          return Optional.of(RenamedTypes.today(singular).toLowerCase(Locale.ROOT));
        }
      }
    }
    return Optional.empty();
  }
}
