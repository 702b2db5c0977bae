package casebook.engine.mana;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Mana symbols in a row: a mana cost (202.1), or the mana that a player has. */
public record Mana(List<ManaSymbol> symbols) {

  /** No mana at all. */
  public static final Mana NONE = new Mana(List.of());

  private static final Pattern BRACED = Pattern.compile("\\G\\s*\\{([^{}]+)\\}");

  public Mana {
    symbols = List.copyOf(symbols);
  }

  /** The mana written as "{2}{G}"; empty where that is not a row of mana symbols. */
  public static Optional<Mana> find(String text) {
    var symbols = new ArrayList<ManaSymbol>();
    Matcher matcher = BRACED.matcher(text);
    int end = 0;
    while (matcher.find()) {
      Optional<ManaSymbol> symbol = ManaSymbol.of(matcher.group(1));
      if (symbol.isEmpty()) {
        return Optional.empty();
      }
      symbols.add(symbol.get());
      end = matcher.end();
    }
    return text.substring(end).isBlank() ? Optional.of(new Mana(symbols)) : Optional.empty();
  }

  /** As {@link #find}, for text that is known to be mana. */
  public static Mana of(String text) {
    return find(text).orElseThrow(() -> new IllegalArgumentException("not mana symbols: " + text));
  }

  /** Both together. */
  public Mana plus(Mana other) {
    var all = new ArrayList<>(symbols);
    all.addAll(other.symbols);
    return new Mana(all);
  }

  /** The same mana with all that is generic in one symbol, before the others. */
  public Mana withGenericFirst() {
    int generic = 0;
    var others = new ArrayList<ManaSymbol>();
    for (ManaSymbol symbol : symbols) {
      if (symbol instanceof ManaSymbol.Generic(int amount)) {
        generic += amount;
      } else {
        others.add(symbol);
      }
    }
    if (generic > 0) {
      others.addFirst(new ManaSymbol.Generic(generic));
    }
    return new Mana(others);
  }

  /** This cost where mana may be spent as though it were mana of any color (609.4b). */
  public Mana ofAnyColor() {
    return new Mana(symbols.stream().map(ManaSymbol::ofAnyColor).toList());
  }

  /** The mana value (202.3) of an object with this mana cost; 0 where it has none. */
  public int value() {
    return symbols.stream().mapToInt(ManaSymbol::value).sum();
  }

  /** How many of the symbols are of one of the colors or more (700.5). */
  public int symbolsOf(Collection<Color> colors) {
    return (int)
        symbols.stream()
            .filter(symbol -> !Collections.disjoint(symbol.itsColors(), colors))
            .count();
  }

  /** The symbols as printed; no mana is {0}. */
  public String text() {
    var text = new StringBuilder();
    symbols.forEach(symbol -> text.append(symbol.text()));
    return text.isEmpty() ? "{0}" : text.toString();
  }
}
