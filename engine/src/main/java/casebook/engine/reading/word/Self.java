package casebook.engine.reading.word;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The object whose text is read.
 *
 * @param names the names by which the text may call it
 * @param types its card types in lower case; an instant or a sorcery has its effect as it resolves
 */
public record Self(List<String> names, Set<String> types) {

  /** An object without a name, which its text calls "this creature" or the like. */
  public static final Self UNNAMED = new Self(List.of(), Set.of());

  public Self {
    names = List.copyOf(names);
    var lower = new LinkedHashSet<String>();
    types.forEach(type -> lower.add(type.toLowerCase(Locale.ROOT)));
    types = Set.copyOf(lower);
  }

  /**
   * An object with the names that Oracle text uses for it: the whole name, the part before the
   * comma, and the beginning of a legendary object's name ("Sisay" for an object named "Captain
   * Sisay" is not among them).
   *
   * @param types card types and supertypes
   */
  public static Self of(String name, Set<String> types) {
    return of(List.of(name), types);
  }

  /** The same of an object that has several names, as what is a card and is named otherwise. */
  public static Self of(List<String> called, Set<String> types) {
    var self = new Self(List.of(), types);
    var names = new LinkedHashSet<String>();
    called.forEach(name -> self.addNames(name, names));
    return new Self(new ArrayList<>(names), self.types);
  }

  private void addNames(String name, Set<String> names) {
    names.add(name);
    int comma = name.indexOf(',');
    if (comma > 0) {
      names.add(name.substring(0, comma));
    }
    if (types.contains("legendary")) {
      for (String link : List.of(" the ", " of ", " and ", " ")) {
        int at = name.indexOf(link);
        String beginning = name.substring(0, Math.max(0, at));
        if (at > 0
            && !beginning.endsWith(",")
            && !Words.isKind(beginning.toLowerCase(Locale.ROOT))) {
          names.add(beginning);
        }
      }
    }
  }

  /** Whether its text is what happens as it resolves (608.2). */
  public boolean isSpell() {
    return types.contains("instant") || types.contains("sorcery");
  }
}
