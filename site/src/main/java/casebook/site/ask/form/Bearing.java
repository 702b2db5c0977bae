package casebook.site.ask.form;

import casebook.site.ask.scene.ObjectMention;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which words that no form has room for may be passed over: a whole part of a sentence that speaks
 * of no player's permanents, of no number, and with no word of the game.
 */
final class Bearing {

  /** Words by which may be said of the game, or said of it taken back. */
  private static final Set<String> WORDS =
      words(
          """
          able ability abilities activate activates activated activating active alone all another any
            anything army artifact attach attached attack attacks attacked attacking
          attacker attackers aura auras band banding battle battles begin beginning blessing block
          blocks blocked blocking blocker blockers board can cannot card cards cast casts casting
          caster change changes changed changing chapter choose chooses chose chosen class clone color
          colors colored combat combats command compelled concede conceded concedes control
          controls controlled controller copied copies copy cost costs counter counters countered
          crew crewed creature creatures damage day dead deal deals dealt dead death declare
          declares declared defend defending defender destroy destroys destroyed detain detained die
          dies died discard discarded double draw draws drawn drew dungeon during each earlier
          effect effects either embalm emblem enchant enchanted enchantment end ends energy enlist enter
          enters entered entering equip equipped equipment escaped every everything
          exalted except exert exerted exile exiled experience extra face facedown fail fails fear
          fewer fight fights fights final first fizzle fizzled flash flicker flickered flip flipped
          fog fogged force forced former fortify free freeze frozen from gain gains gained game games
          goad goaded goads graveyard hand hands haste have hexproof hexed horsemanship hypothetical
          hypothetically if illegal immune indestructible infect initiative instant instants instead
          joined keyword kill killed kills land lands last later layer least leave leaves left legal
          legend less library life lifelink limit lock locked lose loses lost main mana manifest meld
          melded menace might mill milled monarch monstrous more morph morphed most must mutate
          mutated myriad neither never next night no none nonblack nontoken not nothing nullify
          nullified ogre old only onto opposing or other others out owe own owner owns paid pass passed
          passes pay paying pays permanent permanents phase phased phases pillow pillowfort pledge
          poison poisoned politics power prevent prevented prevents previously priority proliferate
          protected protection protector prowess pump pumped raid ready reanimate redirect redirected
          regenerate remove removed removes renown replace replaced required resolve resolved resolves
          respond responded response restrict restriction return returned returns reveal ritual rotate
          sac sacrifice sacrificed saddle saddled saga same scoop scooped second seed shadow
          shield shroud sick sickness silence simultaneous skip skipped skips sleep snow some
             sorcery soulbond spell spells split stack station stay
          steal stealing stole stolen step steps still stop stopped stops stun stunned summon summoned
          summoning surveil suspect suspected swap swapped swing swinging swung switch switched take
          takes taken tap tapped tapping taps target targeted targeting targets tax taxed team teammate
          teammates than third threat token tokens took top toughness transform transformed
          trample trigger triggered triggers turn turned turns twice two type types unable unattached
          unblocked undo unless untap untapped untaps until used vehicle vigilance wall walls ward
          weaker when whenever whose win with without worship wrath yet zero zone
          almost barely hardly nearly supposedly pretend suppose wish assume assuming somehow what
          which where how why who whom may should would will shall need needs too also well likewise plays
          bounced bounces blinked blinks regenerated regenerates flickers phases leaves left stole stolen
          upkeep upkeeps minutes minute moment moments seconds
          walker walkers planeswalker planeswalkers siege sieges artifacts enchantments vehicles stuff
          things guys dudes critters fatties restricts restricted affects affecting
          """);

  /** "So does Carl": what was said of another is said of him. */
  private static final Set<String> SO_DOES =
      words("do does did is are am was were has have had can must should");

  /** What somebody has may be a card that isn't known by that name. */
  private static final Set<String> HAS = words("has have had 's got runs");

  /** A name that is said in part leaves no more cards to choose from. */
  private static final int FEW = 3;

  private Bearing() {}

  private static Set<String> words(String text) {
    return Arrays.stream(text.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * What is left over without the parts that bear on nothing.
   *
   * @param leftOver the places in the sentence that no form has room for, in order
   * @param between the places of what stands between two parts of the sentence
   */
  static List<Integer> without(
      List<Symbol> sentence, List<Object> things, List<Integer> leftOver, Set<Integer> between) {
    List<Integer> kept = new ArrayList<>();
    int from = 0;
    while (from < leftOver.size()) {
      int to = from + 1;
      while (to < leftOver.size() && leftOver.get(to) == leftOver.get(to - 1) + 1) {
        to++;
      }
      int first = leftOver.get(from);
      int last = leftOver.get(to - 1);
      boolean isWhole =
          (first == 0 || between.contains(first - 1))
              && (last == sentence.size() - 1 || between.contains(last + 1));
      if (!isWhole
          || saysOfAPlayer(sentence, first, last)
          || sentence.subList(first, last + 1).stream().anyMatch(one -> bears(one, things))) {
        kept.addAll(leftOver.subList(from, to));
      }
      from = to;
    }
    return kept;
  }

  /**
   * Whether it says of a player what was said of another ("So does Carl"), what that player has
   * ("Carl has Zorblax"), or who a player is ("Carl is my other opponent").
   */
  private static boolean saysOfAPlayer(List<Symbol> sentence, int first, int last) {
    boolean saysSo =
        first > 0
            && sentence.get(first - 1).text().equals("so")
            && SO_DOES.contains(sentence.get(first).text());
    boolean has =
        IntStream.range(first, last)
            .anyMatch(at ->
                sentence.get(at).text().startsWith("<p")
                    && HAS.contains(sentence.get(at + 1).text()));
    long players =
        sentence.subList(first, last + 1).stream()
            .filter(one -> one.text().startsWith("<p"))
            .count();
    return saysSo || has || players > 1;
  }

  private static boolean bears(Symbol symbol, List<Object> things) {
    String text = symbol.text();
    if (text.startsWith("<p")) {
      return false;
    }
    if (text.startsWith("<o")) {
      return !isPartOfMany(things.get(Integer.parseInt(text.replaceAll("\\D", ""))));
    }
    return text.startsWith("<")
        || WORDS.contains(text)
        || text.chars().anyMatch(sign -> sign == '{' || Character.isDigit(sign));
  }

  /** Whether a word is no name, and only happens to be a part of those of several cards. */
  private static boolean isPartOfMany(Object thing) {
    return thing instanceof ObjectMention mention
        && mention.owner().isEmpty()
        && mention.head() instanceof ObjectMention.Card card
        && card.names().size() > FEW;
  }
}
