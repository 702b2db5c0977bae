package casebook.engine.board;

import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What an object is now, after continuous effects on its characteristics (109.3). Types, subtypes
 * and supertypes are compared without regard to letter case.
 *
 * @param manaCost its mana cost (202.1); no symbols where it has none, as lands and back faces
 * @param manaValue its mana value (202.3), which a back face has from the front
 */
public record Characteristics(
    String name,
    Set<String> types,
    Set<String> subtypes,
    Set<String> supertypes,
    Set<Color> colors,
    OptionalInt power,
    OptionalInt toughness,
    Mana manaCost,
    int manaValue) {

  public Characteristics {
    types = lowerCase(types);
    subtypes = lowerCase(subtypes);
    supertypes = lowerCase(supertypes);
    colors =
        colors.isEmpty()
            ? Collections.emptySet()
            : Collections.unmodifiableSet(EnumSet.copyOf(colors));
  }

  private static Set<String> lowerCase(Set<String> words) {
    return words instanceof LowerCase ? words : new LowerCase(words);
  }

  /** Words in lower case, in their order; what is so already is taken as it is. */
  private static final class LowerCase extends AbstractSet<String> {
    private final Set<String> words = new LinkedHashSet<>();

    private LowerCase(Set<String> others) {
      for (String word : others) {
        words.add(word.toLowerCase(Locale.ROOT));
      }
    }

    @Override
    public boolean contains(Object word) {
      return words.contains(word);
    }

    @Override
    public Iterator<String> iterator() {
      return Collections.unmodifiableSet(words).iterator();
    }

    @Override
    public int size() {
      return words.size();
    }
  }

  /** Whether it has a card type (205.2), in any letter case. */
  public boolean hasType(String type) {
    return types.contains(type.toLowerCase(Locale.ROOT));
  }

  /** Whether it has a subtype (205.3), in any letter case. */
  public boolean hasSubtype(String subtype) {
    return subtypes.contains(subtype.toLowerCase(Locale.ROOT))
        || (subtypes.contains(SubtypeSet.EVERY_CREATURE_TYPE)
            && SubtypeSet.of(subtype) == SubtypeSet.CREATURE)
        || (subtypes.contains(SubtypeSet.EVERY_NONBASIC_LAND_TYPE)
            && SubtypeSet.isNonbasicLandType(subtype));
  }

  /** Whether there is a creature type that both have (205.3m). */
  public boolean sharesCreatureType(Characteristics other) {
    return hasCreatureTypeOf(other) || other.hasCreatureTypeOf(this);
  }

  private boolean hasCreatureTypeOf(Characteristics other) {
    return other.subtypes.stream()
        .anyMatch(one -> SubtypeSet.of(one) == SubtypeSet.CREATURE && hasSubtype(one));
  }

  /** Whether it has a supertype (205.4), in any letter case. */
  public boolean hasSupertype(String supertype) {
    return supertypes.contains(supertype.toLowerCase(Locale.ROOT));
  }

  /** The same object with other card types, as an effect that changes types makes it. */
  public Characteristics withTypes(Set<String> newTypes) {
    return new Characteristics(
        name, newTypes, subtypes, supertypes, colors, power, toughness, manaCost, manaValue);
  }

  /** The same object with another name (201.2). */
  public Characteristics withName(String newName) {
    return new Characteristics(
        newName, types, subtypes, supertypes, colors, power, toughness, manaCost, manaValue);
  }

  /** The same object with another type line (205.1). */
  public Characteristics withTypeLine(
      Set<String> newTypes, Set<String> newSubtypes, Set<String> newSupertypes) {
    return new Characteristics(
        name, newTypes, newSubtypes, newSupertypes, colors, power, toughness, manaCost, manaValue);
  }

  /** The same object with other subtypes. */
  public Characteristics withSubtypes(Set<String> newSubtypes) {
    return new Characteristics(
        name, types, newSubtypes, supertypes, colors, power, toughness, manaCost, manaValue);
  }

  /** The same object with other power and toughness, or none. */
  public Characteristics withPowerAndToughness(OptionalInt newPower, OptionalInt newToughness) {
    return new Characteristics(
        name, types, subtypes, supertypes, colors, newPower, newToughness, manaCost, manaValue);
  }

  /** The same object with other colors. */
  public Characteristics withColors(Set<Color> newColors) {
    return new Characteristics(
        name, types, subtypes, supertypes, newColors, power, toughness, manaCost, manaValue);
  }

  /** The same object with another power. */
  public Characteristics withPower(int newPower) {
    return new Characteristics(
        name,
        types,
        subtypes,
        supertypes,
        colors,
        OptionalInt.of(newPower),
        toughness,
        manaCost,
        manaValue);
  }
}
