package casebook.engine.mana;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** One mana symbol (107.4). */
public sealed interface ManaSymbol {

  /** {N}: generic mana in a cost; as mana that a player has, N colorless mana. */
  record Generic(int amount) implements ManaSymbol {}

  /** {C}: one colorless mana. */
  record Colorless() implements ManaSymbol {}

  /** {S}: one mana from a snow source. */
  record Snow() implements ManaSymbol {}

  /** {X}: an amount that the effect defines. */
  record Variable() implements ManaSymbol {}

  /**
   * One mana of any of the colors, or one of the other ways to pay that a hybrid or Phyrexian
   * symbol offers.
   *
   * @param colors one color, or the two of a hybrid symbol; none where any mana will do (609.4b)
   * @param generic the generic mana that may be paid instead ({2/W}: 2), 0 if none
   * @param phyrexian whether 2 life may be paid instead (107.4f)
   */
  record Colored(Set<Color> colors, int generic, boolean phyrexian) implements ManaSymbol {
    public Colored {
      colors = Set.copyOf(colors);
    }
  }

  /** {C/W}: one mana of the color or one colorless mana (107.4e). */
  record ColoredOrColorless(Color color) implements ManaSymbol {}

  Pattern COLORED_OR_COLORLESS = Pattern.compile("C/[WUBRG]|[WUBRG]/C");

  Pattern GENERIC = Pattern.compile("\\d{1,6}");

  /** The symbol between the braces, in either letter case. */
  static Optional<ManaSymbol> of(String inner) {
    String text = inner.toUpperCase(Locale.ROOT);
    if (GENERIC.matcher(text).matches()) {
      return Optional.of(new Generic(Integer.parseInt(text)));
    }
    if (COLORED_OR_COLORLESS.matcher(text).matches()) {
      return Optional.of(
          new ColoredOrColorless(Color.valueOf(text.replace("C", "").replace("/", ""))));
    }
    return switch (text) {
      case "C" -> Optional.of(new Colorless());
      case "S" -> Optional.of(new Snow());
      case "X" -> Optional.of(new Variable());
      default -> colored(text);
    };
  }

  private static Optional<ManaSymbol> colored(String text) {
    var colors = EnumSet.noneOf(Color.class);
    int generic = 0;
    boolean phyrexian = false;
    for (String part : text.split("/", -1)) {
      if (part.equals("P")) {
        phyrexian = true;
      } else if (GENERIC.matcher(part).matches()) {
        generic = Integer.parseInt(part);
      } else if (part.length() == 1 && "WUBRG".contains(part)) {
        colors.add(Color.valueOf(part));
      } else {
        return Optional.empty();
      }
    }
    return colors.isEmpty()
        ? Optional.empty()
        : Optional.of(new Colored(colors, generic, phyrexian));
  }

  /** What it adds to the mana value of an object whose mana cost it is in (202.3e to 202.3g). */
  default int value() {
    return switch (this) {
      case Generic(int amount) -> amount;
      case Colorless(), Snow(), ColoredOrColorless(var _) -> 1;
      case Variable() -> 0;
      case Colored(var _, int generic, var _) -> Math.max(1, generic);
    };
  }

  /** What is paid for it in a cost where mana may be spent as though it were of any color. */
  default ManaSymbol ofAnyColor() {
    return switch (this) {
      case Colored(var _, int _, boolean phyrexian) when phyrexian ->
          new Colored(Set.of(), 0, true);
      case Colored _, ColoredOrColorless _ -> new Generic(1);
      case Generic _, Colorless _, Snow _, Variable _ -> this;
    };
  }

  /** The colors that it gives an object whose mana cost it is in (202.2). */
  default Set<Color> itsColors() {
    return switch (this) {
      case Colored(var colors, int _, boolean _) -> colors;
      case ColoredOrColorless(var color) -> Set.of(color);
      case Generic _, Colorless _, Snow _, Variable _ -> Set.of();
    };
  }

  /** The symbol as the rules print it, in braces. */
  default String text() {
    return switch (this) {
      case Generic(int amount) -> "{" + amount + "}";
      case Colorless() -> "{C}";
      case Snow() -> "{S}";
      case Variable() -> "{X}";
      case ColoredOrColorless(var color) -> "{C/" + color + "}";
      case Colored(var colors, int generic, boolean phyrexian) -> {
        var parts = new StringBuilder("{");
        if (generic > 0) {
          parts.append(generic).append('/');
        }
        colors.stream().sorted().forEach(color -> parts.append(color).append('/'));
        if (phyrexian) {
          parts.append("P/");
        }
        yield parts.deleteCharAt(parts.length() - 1).append('}').toString();
      }
    };
  }
}
