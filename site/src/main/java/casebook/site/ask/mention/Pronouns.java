package casebook.site.ask.mention;

import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Whether "they" and "she" stand for permanents or for players, by what was spoken of before. */
final class Pronouns {
  /** Before "they" in questions of whether something attacks. */
  private static final Set<String> ATTACKERS_DO = Set.of("can", "could", "must");

  /** After "are they" where that asks what becomes of attacking creatures. */
  private static final Set<String> IN_COMBAT =
      Set.of("attacking", "removed", "out", "attackers", "considered");

  /** Before what is attacked. */
  private static final Set<String> ATTACKING = Set.of("attack", "attacks", "attacking", "at");

  private static final Set<String> OBJECTS = Set.of("her", "him");

  private static final Set<String> SHE = Set.of("she", "her", "hers");

  private static final Set<String> HE = Set.of("he", "him", "his");

  private static final Set<String> BEFORE_SHE = Set.of("can", "could", "must", "does", "with");

  /** What goes on after "with her", and is nothing of hers. */
  private static final Set<String> AFTER =
      Set.of("and", "or", "this", "now", "alone", "only", "again", "without", "if", "because");

  private static final Set<String> PLAYERS_HAVE = Set.of("cast", "pay", "block", "make", "declare");

  private final Cursor words;
  private final List<Object> things;

  /**
   * @param things what was read before
   */
  Pronouns(Cursor words, List<Object> things) {
    this.words = words;
    this.things = things;
  }

  /**
   * Whether "they" are permanents: some were spoken of, and no other player was, or nothing that
   * "they" could stand for was spoken of since.
   */
  boolean isTheyPermanents() {
    return words.word(0).equals("they")
        && things.stream().anyMatch(Pronouns::isSeveral)
        && (things.stream().noneMatch(Pronouns::isOtherPlayer)
            || isSeveral(things.getLast())
            || (words.word(-1).equals("are") && IN_COMBAT.contains(words.word(1)))
            || (ATTACKERS_DO.contains(words.word(-1)) && !PLAYERS_HAVE.contains(words.word(1))));
  }

  /** Whether "attack them" is to attack a player: one was spoken of, and no permanents were. */
  boolean isThemPlayer() {
    return words.word(0).equals("them")
        && ATTACKING.contains(words.word(-1))
        && things.stream().noneMatch(Pronouns::isSeveral)
        && things.stream().anyMatch(Pronouns::isOtherPlayer);
  }

  private static boolean isSeveral(Object thing) {
    return thing instanceof ObjectMention one
        && one.plural()
        && !(one.head() instanceof ObjectMention.Nothing);
  }

  /** Whether "she" is a creature: one was spoken of, and no player that it could be. */
  boolean isSheCreature() {
    if (words.word(-1).equals("with") && OBJECTS.contains(words.word(0)) && !isNoun(1)) {
      return true;
    }
    return BEFORE_SHE.contains(words.word(-1))
        && (words.word(0).equals("she")
            || words.word(0).equals("he")
            || (words.word(0).equals("her") && !isNoun(1)))
        && (things.stream().noneMatch(Pronouns::isOtherPlayer) || isOtherThanPlayer())
        && things.stream().anyMatch(thing -> thing instanceof ObjectMention);
  }

  /** Whether the other player was called "he" so far, and this is a "she", or the other way. */
  private boolean isOtherThanPlayer() {
    boolean isShe = SHE.contains(words.word(0));
    boolean isEver = false;
    for (int back = 1; back <= words.place(); back++) {
      isEver |= (isShe ? HE : SHE).contains(words.word(-back));
      if ((isShe ? SHE : HE).contains(words.word(-back))) {
        return false;
      }
    }
    long named =
        things.stream()
            .flatMap(Pronouns::player)
            .filter(ref -> ref instanceof PartyRef.Named || ref instanceof PartyRef.Opponent)
            .distinct()
            .count();
    return isEver && named <= 1;
  }

  private boolean isNoun(int ahead) {
    return words.isCard(ahead)
        || (Character.isLetter(words.word(ahead).charAt(0)) && !AFTER.contains(words.word(ahead)));
  }

  private static boolean isOtherPlayer(Object thing) {
    return player(thing).anyMatch(ref -> !(ref instanceof PartyRef.Asker));
  }

  /** The player that a mention is, or whose permanent it is. */
  private static Stream<PartyRef> player(Object thing) {
    return switch (thing) {
      case PartyRef ref -> Stream.of(ref);
      case ObjectMention one -> one.owner().stream();
      default -> Stream.empty();
    };
  }
}
