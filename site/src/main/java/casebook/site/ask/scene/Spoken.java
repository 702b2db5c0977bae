package casebook.site.ask.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The permanents that a question spoke of: last, for "it", "they" and "both", and as staying home
 * or being gone.
 */
public final class Spoken {
  /** Verbs of what has happened. */
  private static final Pattern PAST =
      Pattern.compile(
          " (goaded|cast|put|played|enchanted|equipped|attached|did|made|activated|used|resolved|gave"
              + "|was|were|had|attacked|stole|took|dropped|landed|slapped)(?= )");

  private static final Pattern OF_TURN =
      Pattern.compile(" ('s|his|her|their|my|next|other|own) turn(?= |$)");

  private String sentence = "";
  private boolean isOfPast;
  private final List<Thing> lately = new ArrayList<>();
  private final List<Thing> earlier = new ArrayList<>();
  private final Set<Thing> mentioned = new LinkedHashSet<>();
  private final List<Thing> mentionedBefore = new ArrayList<>();
  private final Set<Thing> home = new LinkedHashSet<>();
  private final List<Thing> gone = new ArrayList<>();
  private final IdentityHashMap<ObjectMention, List<Thing>> resolved = new IdentityHashMap<>();
  private List<Thing> before = List.of();
  private List<Thing> rivals = List.of();

  /** Whether the sentence has brought them up, so that the next one may mean them. */
  private boolean areRivalsNew;

  private boolean isOfSpell;

  /** In which part of a sentence creatures came up. */
  private final Map<Thing, Integer> parts = new HashMap<>();

  private int part;

  /** The creatures that are said not to attack. */
  public Set<Thing> home() {
    return home;
  }

  /** What is said to have left the battlefield. */
  public List<Thing> gone() {
    return gone;
  }

  /** A sentence begins. */
  void beginSentence(String text) {
    sentence = text;
    if (!mentioned.isEmpty()) {
      mentionedBefore.clear();
      mentionedBefore.addAll(mentioned);
    }
    mentioned.clear();
    isOfPast = PAST.matcher(text).find();
  }

  /** The sentence as the grammar reads it. */
  String sentence() {
    return sentence;
  }

  /** Whether the sentence names a turn of somebody. */
  public boolean isOfTurn() {
    return OF_TURN.matcher(sentence).find();
  }

  /** Whether the sentence tells of what has happened. */
  boolean isOfPast() {
    return isOfPast;
  }

  /** A sentence has come to its end. */
  void endSentence() {
    if (!areRivalsNew) {
      rivals = List.of();
    }
    areRivalsNew = false;
    if (!lately.isEmpty()) {
      earlier.clear();
      earlier.addAll(lately);
      lately.clear();
    }
  }

  /**
   * The creatures that the sentence has spoken of, the last one last; else those of the last one.
   */
  public List<Thing> creatures() {
    return List.copyOf(lately.isEmpty() ? earlier : lately);
  }

  /** Whether the last sentence that spoke of creatures spoke of those of several players. */
  public boolean areOfSeveral() {
    return creatures().stream().flatMap(thing -> thing.controller().stream()).distinct().count()
        > 1;
  }

  /** The one that was spoken of last. */
  List<Thing> last() {
    List<Thing> creatures = creatures();
    return creatures.isEmpty() ? List.of() : List.of(creatures.getLast());
  }

  /** A permanent is spoken of. */
  void mention(Thing thing) {
    mentioned.add(thing);
    isOfSpell = false;
  }

  /** A spell is spoken of that isn't named. */
  public void speakOfSpell() {
    isOfSpell = true;
  }

  /** Whether a spell was spoken of last, and no permanent since. */
  public boolean isOfSpell() {
    return isOfSpell;
  }

  /** Words were found to mean these. */
  void resolve(ObjectMention mention, List<Thing> things) {
    resolved.put(mention, things);
  }

  /** Says what stands right before the words that are read now, in its order. */
  public void setBefore(List<ObjectMention> mentions) {
    before =
        mentions.stream()
            .flatMap(one -> resolved.getOrDefault(one, List.of()).stream())
            .distinct()
            .toList();
  }

  /** What stands right before the words that are read now; what was spoken of last otherwise. */
  public List<Thing> before() {
    return before.isEmpty() ? last() : before;
  }

  /** The permanents that the sentence has spoken of so far. */
  public List<Thing> mentioned() {
    return List.copyOf(mentioned);
  }

  /** The permanents that the sentence has spoken of, or else the last one that spoke of some. */
  public List<Thing> mentionedLast() {
    return mentioned.isEmpty() ? List.copyOf(mentionedBefore) : mentioned();
  }

  /**
   * Others were spoken of together with it, which "it" may be as well when it is said to be new.
   */
  public void setRivals(List<Thing> others) {
    rivals = List.copyOf(others);
    areRivalsNew = true;
  }

  /** What else than the creature that was spoken of last "it" may be. */
  public List<Thing> rivals() {
    return rivals;
  }

  /** Another part of a sentence begins, with a verb of its own. */
  public void beginPart() {
    part++;
  }

  /** Whether creatures came up in several parts of a sentence: "they" may be only the last. */
  boolean areOfSeveralParts(List<Thing> creatures) {
    return creatures.stream().map(parts::get).distinct().count() > 1;
  }

  /** A creature is spoken of. */
  void add(Thing creature) {
    parts.put(creature, part);
    lately.remove(creature);
    lately.add(creature);
  }

  /** From now on "it" is this. */
  public void only(Thing thing) {
    lately.clear();
    lately.add(thing);
  }

  void remove(Thing thing) {
    mentioned.remove(thing);
    lately.remove(thing);
  }
}
