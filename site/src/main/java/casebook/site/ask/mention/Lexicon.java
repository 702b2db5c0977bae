package casebook.site.ask.mention;

import casebook.rules.NumberWords;
import casebook.site.ask.form.Grammar;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Words that the grammar knows for what they are. */
public final class Lexicon {
  /** No board that is told in words has more of anything. */
  private static final int LONGEST_NUMBER = 3;

  /** What makes no difference wherever it stands. */
  private static final Set<String> EMPTY =
      words(
          "actually really basically currently simply legally still please somehow technically"
              + " obviously though anyway lol haha hmm um uh well already also too however"
              + " presently ever perhaps literally directly btw lmao tbh imo");

  private static final Set<String> ORDINARY =
      words(
          """
          i me my mine myself you your yours we us our he him his she her they them their it this
          that these those who whom whose which what when where why how a an the another other
          others some any no none all both each every everything everyone anything nothing one of
          and or but so if then than because since while as for from to at in on into onto with
          without by under over against out up down off not only just alone together instead
          is am are was were be been being do does did have has had having got get gets getting can
          could may might must shall should will would need needs want wants like likes allowed
          able forced required supposed made make makes legal illegal possible ok okay okey fine
          control controls controlled own owns player players opponent opponents turn combat phase
          step game games board field battlefield table side play plays played playing cast casts
          casting resolve resolves resolved land lands mana life hand untapped tapped open available
          left tap untap creature creatures token tokens permanent permanents planeswalker
          planeswalkers battle battles enchantment enchantments aura auras equipment artifact artifacts card cards guy guys dude
          dudes commander attack attacks attacked attacking attacker attackers swing swings swinging
          swung declare declares declared declaring defend defending block blocks choose chooses
          chose hold keep stay back home goad goads goaded sick summoning sickness haste vigilance
          flying trample defender menace lifelink deathtouch reach first double strike hexproof
          indestructible shadow fear summon ability trigger triggers triggered triggering times time
          cost costs pay pays paying much many tax rule rules question questions hi hello hey
          thanks thank help sorry know sure think thinks thought says said told wondering wonder
          asked ask argue argued argument right wrong true last night yesterday today week ago
          friday local store shop playgroup pod group friend friends judge new quick here there now
          again before after until during other enter enters entered entering came come comes
          put puts attached enchanted equipped wearing holding carrying counter counters legs
          white blue black red green colorless legendary power toughness named called multiplayer
          commander standard modern legacy casual draft sealed pauper two-headed giant effect
          effects spell spells instant sorcery target targets targeting happen happens let lets
          wait real big small little single vanilla normal regular random ordinary plain few several
          couple pair more less least most same different still even ever never always later
          earlier first second third main begin begins beginning end ends going go goes went gone
          pick picks picked picking fresh freshly lost lose loses win wins won kill kills killed die dies died remove removed also try
          tries trying tried tell find found look looked read reads text mean means meant way
          thing things something someone somebody anybody anyone nobody idea point case situation
          question scenario example instance since between among able unable whether explain walker walkers siege loyalty max ready deck decks somewhere long longer watch watches watching lurker newbie poster confused
          flyer flyers flier fliers monarch monarchy initiative exalted banding threshold battalion raid
          melee myriad dethrone annihilator ninjutsu crewed encore afflict provoke guess winning losing ahead behind scared table tables anyways basically twice once thrice
          """);

  private static final Map<String, String> SUBTYPES = new HashMap<>();

  static {
    for (String type :
        words(
            """
            angel ape archer army artificer assassin barbarian bat bear beast bird boar cat centaur
            cleric construct demon devil dinosaur djinn dog dragon drake druid dwarf elemental
            elephant elf faerie fox frog giant gnome goat goblin golem horror human hydra illusion
            imp insect kithkin knight kobold merfolk minotaur monk myr ninja ogre ooze orc ox
            pegasus phoenix pirate plant rat rebel rhino rogue salamander samurai saproling satyr
            scarecrow scout servo shaman skeleton sliver snake soldier spider spirit squirrel
            survivor thopter treefolk troll unicorn vampire warrior werewolf wizard wolf wurm zombie
            wall eldrazi sphinx serpent leviathan kraken whale crab turtle lizard crocodile mouse rabbit
            raccoon otter badger hyena pest inkling citizen advisor berserker scion germ phyrexian
            thrull gargoyle nightmare shade specter avatar incarnation mutant detective mercenary
            drone spawn pilot dryad nymph gorgon hippo griffin hippogriff wombat koala
            """)) {
      SUBTYPES.put(type, type);
      SUBTYPES.put(type + "s", type);
    }
    SUBTYPES.put("elves", "elf");
    SUBTYPES.put("dwarves", "dwarf");
    SUBTYPES.put("wolves", "wolf");
    SUBTYPES.put("armies", "army");
    SUBTYPES.put("faeries", "faerie");
    SUBTYPES.put("mice", "mouse");
    SUBTYPES.put("oxen", "ox");
    SUBTYPES.put("zombie", "zombie");
  }

  /** Keyword abilities that are said of a creature in one word, or two. */
  static final Set<String> KEYWORDS =
      Set.of(
          "haste",
          "vigilance",
          "flying",
          "trample",
          "defender",
          "menace",
          "lifelink",
          "deathtouch",
          "reach",
          "hexproof",
          "indestructible",
          "first strike",
          "double strike");

  private Lexicon() {}

  private static Set<String> words(String text) {
    return new HashSet<>(Arrays.asList(text.strip().split("\\s+")));
  }

  /** Whether a word is one that players use for other things than cards. */
  static boolean isOrdinary(String word) {
    return ORDINARY.contains(word)
        || EMPTY.contains(word)
        || Grammar.WORDS.contains(word)
        || NumberWords.value(word).isPresent();
  }

  /** Whether a word makes no difference to what is said. */
  public static boolean isEmpty(String word) {
    return EMPTY.contains(word);
  }

  /** The creature type that a word names, in the singular; nothing where it names none. */
  static String subtype(String word) {
    return SUBTYPES.getOrDefault(word, "");
  }

  /** The number that a word or digits stand for. */
  static OptionalInt number(String word) {
    if (!word.isEmpty()
        && word.length() <= LONGEST_NUMBER
        && word.chars().allMatch(sign -> sign >= '0' && sign <= '9')) {
      return OptionalInt.of(Integer.parseInt(word));
    }
    return NumberWords.value(word);
  }

  /** All words that a slip may have been made in. */
  static Set<String> ordinary() {
    return ORDINARY;
  }
}
