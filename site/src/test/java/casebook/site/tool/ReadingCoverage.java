package casebook.site.tool;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.text.CardText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** How much of the rules text of cards is read, counted by families of wordings. */
public final class ReadingCoverage {
  /** The families that decide which attacks are legal begin with these letters. */
  private static final Set<String> LEGALITY = Set.of("R", "Q", "C", "P", "S");

  /** What was counted of the cards of a family. */
  public static final class Count {
    private int cards;
    private int complete;
    private int read;
    private int irrelevant;
    private final List<Unread> unread = new ArrayList<>();

    /** How many cards were read. */
    public int cards() {
      return cards;
    }

    /** Cards without an unread sentence. */
    public int complete() {
      return complete;
    }

    /** Sentences that were read. */
    public int read() {
      return read;
    }

    /** Sentences that say nothing about attacking. */
    public int irrelevant() {
      return irrelevant;
    }

    /** The sentences that bear on attacking and could not be read. */
    public List<Unread> unread() {
      return List.copyOf(unread);
    }

    private void add(String card, List<Ability> abilities) {
      cards++;
      int before = unread.size();
      for (Ability ability : abilities) {
        switch (ability.meaning()) {
          case Meaning.Read _ -> read++;
          case Meaning.Irrelevant _ -> irrelevant++;
          case Meaning.Unread _ -> unread.add(new Unread(card, ability.text()));
        }
      }
      if (unread.size() == before) {
        complete++;
      }
    }
  }

  /** A sentence that bears on attacking and could not be read. */
  public record Unread(String card, String sentence) {}

  private final Map<String, Count> families = new TreeMap<>();
  private final Count all = new Count();

  private ReadingCoverage() {}

  /**
   * Reads the faces and counts.
   *
   * @param census faces whose families are known; a face is counted in the families of the one with
   *     its name, and in its own
   */
  public static ReadingCoverage of(Collection<FaceText> faces, Collection<FaceText> census) {
    var known = new TreeMap<String, List<String>>();
    census.forEach(face -> known.put(face.name(), face.families()));
    var coverage = new ReadingCoverage();
    for (FaceText face : faces) {
      var of = new LinkedHashSet<>(face.families());
      of.addAll(known.getOrDefault(face.name(), List.of()));
      coverage.add(face, of);
    }
    return coverage;
  }

  private void add(FaceText face, Set<String> of) {
    List<Ability> abilities = CardText.read(face.text(), face.self());
    all.add(face.name(), abilities);
    var groups = new LinkedHashSet<String>();
    for (String family : of) {
      groups.add(family);
      group(family).ifPresent(groups::add);
    }
    groups.forEach(
        group -> families.computeIfAbsent(group, _ -> new Count()).add(face.name(), abilities));
  }

  /** The group that a family belongs to: "all that decides legality", "all triggers" and so on. */
  private static Optional<String> group(String family) {
    String kind = family.substring(0, Math.max(0, family.indexOf('-')));
    if (LEGALITY.contains(kind)) {
      return Optional.of("all of R, Q, C, P, S");
    }
    return Set.of("T", "E", "W").contains(kind) ? Optional.of("all of " + kind) : Optional.empty();
  }

  /** What was counted, by family and by group of families. */
  public Map<String, Count> families() {
    return Map.copyOf(families);
  }

  /** What was counted of all the faces. */
  public Count all() {
    return all;
  }
}
