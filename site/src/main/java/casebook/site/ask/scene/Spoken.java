package casebook.site.ask.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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

  private String sentence = "";
  private boolean isOfPast;
  private final List<Thing> lately = new ArrayList<>();
  private final List<Thing> before = new ArrayList<>();
  private final Set<Thing> mentioned = new LinkedHashSet<>();
  private final List<Thing> mentionedBefore = new ArrayList<>();
  private final Set<Thing> home = new LinkedHashSet<>();
  private final List<Thing> gone = new ArrayList<>();

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

  /** Whether the sentence tells of what has happened. */
  boolean isOfPast() {
    return isOfPast;
  }

  /** A sentence has come to its end. */
  void endSentence() {
    if (!lately.isEmpty()) {
      before.clear();
      before.addAll(lately);
      lately.clear();
    }
  }

  /**
   * The creatures that the sentence has spoken of, the last one last; else those of the last one.
   */
  public List<Thing> creatures() {
    return List.copyOf(lately.isEmpty() ? before : lately);
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
  }

  /** The permanents that the sentence has spoken of so far. */
  public List<Thing> mentioned() {
    return List.copyOf(mentioned);
  }

  /** The permanents that the sentence has spoken of, or else the last one that spoke of some. */
  List<Thing> mentionedLast() {
    return mentioned.isEmpty() ? List.copyOf(mentionedBefore) : mentioned();
  }

  /** A creature is spoken of. */
  void add(Thing creature) {
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
