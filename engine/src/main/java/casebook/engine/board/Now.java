package casebook.engine.board;

import casebook.engine.effect.Characteristic;
import casebook.engine.mana.Color;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Final values of a permanent's characteristics: what is said here is so whatever counters,
 * attachments and continuous effects do; what is not said is worked out (613).
 *
 * @param keywords the keyword abilities that it has, in lower case
 */
public record Now(
    Optional<Id> controller,
    Optional<Set<String>> types,
    Optional<Set<String>> subtypes,
    Optional<Set<String>> supertypes,
    Optional<Set<Color>> colors,
    OptionalInt power,
    OptionalInt toughness,
    OptionalInt manaValue,
    Optional<Set<String>> keywords) {

  public Now {
    types = types.map(Now::lowerCase);
    subtypes = subtypes.map(Now::lowerCase);
    supertypes = supertypes.map(Now::lowerCase);
    colors = colors.map(Set::copyOf);
    keywords = keywords.map(Now::lowerCase);
  }

  /** Nothing is final: everything is worked out. */
  public static final Now NOTHING =
      new Now(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty());

  private static Set<String> lowerCase(Collection<String> words) {
    var result = new LinkedHashSet<String>();
    words.forEach(word -> result.add(word.toLowerCase(Locale.ROOT)));
    return Collections.unmodifiableSet(result);
  }

  /** Whether nothing is final. */
  public boolean isNothing() {
    return equals(NOTHING);
  }

  /** Whether it is said what a characteristic is now. */
  public boolean says(Characteristic characteristic) {
    return switch (characteristic) {
      case COPIABLE_VALUES, TEXT, NAME -> false;
      case CONTROLLER -> controller.isPresent();
      case TYPES -> types.isPresent();
      case SUBTYPES -> subtypes.isPresent();
      case COLORS -> colors.isPresent();
      case KEYWORDS -> keywords.isPresent();
      case POWER_AND_TOUGHNESS -> power.isPresent() && toughness.isPresent();
    };
  }

  /** The characteristics with these final values in place of theirs. */
  public Characteristics in(Characteristics of) {
    return isNothing()
        ? of
        : new Characteristics(
            of.name(),
            types.orElse(of.types()),
            subtypes.orElse(of.subtypes()),
            supertypes.orElse(of.supertypes()),
            colors.orElse(of.colors()),
            power.isPresent() ? power : of.power(),
            toughness.isPresent() ? toughness : of.toughness(),
            of.manaCost(),
            manaValue.orElse(of.manaValue()));
  }

  /** With a final controller. */
  public Now withController(Id player) {
    return new Now(
        Optional.of(player),
        types,
        subtypes,
        supertypes,
        colors,
        power,
        toughness,
        manaValue,
        keywords);
  }

  /** With final card types. */
  public Now withTypes(Set<String> all) {
    return new Now(
        controller,
        Optional.of(all),
        subtypes,
        supertypes,
        colors,
        power,
        toughness,
        manaValue,
        keywords);
  }

  /** With final colors. */
  public Now withColors(Set<Color> all) {
    return new Now(
        controller,
        types,
        subtypes,
        supertypes,
        Optional.of(all),
        power,
        toughness,
        manaValue,
        keywords);
  }

  /** With a final power. */
  public Now withPower(int value) {
    return new Now(
        controller,
        types,
        subtypes,
        supertypes,
        colors,
        OptionalInt.of(value),
        toughness,
        manaValue,
        keywords);
  }
}
