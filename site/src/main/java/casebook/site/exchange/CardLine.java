package casebook.site.exchange;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line of a list of cards.
 *
 * @param count how many there are of it, or what is written for that
 * @param card its name, or the address of its page
 * @param isSideboard whether the line itself says that it is outside the game
 * @param printing which printing of the card is meant, where that is said
 * @param states what is said of it in parentheses, in lower case
 */
record CardLine(
    Piece count, Piece card, boolean isSideboard, Optional<Piece> printing, List<String> states) {

  /** The states that a line can give its permanents. */
  static final List<String> STATES = List.of("tapped", "attacking", "summoning sick");

  private static final Pattern SIDEBOARD = Pattern.compile("SB:\\s*", Pattern.CASE_INSENSITIVE);
  private static final Pattern COUNT =
      Pattern.compile("(\\d++)(?:[xX×]\\s*+|\\s++)|[xX×](\\d++)\\s++");

  /** XMage's set and number before the name: "[M11:149] ". */
  private static final Pattern PRINTING_FIRST = Pattern.compile("\\[[^\\[\\]]{0,20}]\\s*");

  /** Arena's, Cockatrice's and MTGO's after it: "(M11) 149", "[M11]", "*F*". */
  private static final Pattern PRINTING_LAST =
      Pattern.compile(
          "(?<!\\s)\\s++((?:\\([A-Z0-9]{2,6}\\)|\\[[A-Z0-9]{2,6}])(?:\\s++[\\p{Alnum}★†-]{1,8})?)?(?:\\s*+\\*[FE]\\*)?$");

  private static final Pattern STATED = Pattern.compile("\\(([\\p{Lower} ,]{1,60})\\)$");

  private static final Piece ONE = new Piece("1", casebook.site.input.tree.Place.START);

  /** Reads a line, which can be any text. */
  static CardLine of(Piece line) {
    Piece rest = line;
    Matcher sideboard = SIDEBOARD.matcher(rest.text());
    boolean isSideboard = sideboard.lookingAt();
    rest = isSideboard ? rest.from(sideboard.end()) : rest;
    Piece count = ONE;
    Matcher counted = COUNT.matcher(rest.text());
    if (counted.lookingAt()) {
      int group = counted.group(1) == null ? 2 : 1;
      count = rest.between(counted.start(group), counted.end(group));
      rest = rest.from(counted.end());
    }
    Optional<Piece> printing = Optional.empty();
    Matcher first = PRINTING_FIRST.matcher(rest.text());
    if (first.lookingAt()) {
      printing = Optional.of(rest.between(0, first.end()).stripped());
      rest = rest.from(first.end());
    }
    List<String> states = List.of();
    Matcher stated = STATED.matcher(rest.text());
    if (stated.find()) {
      states =
          Stream.of(stated.group(1).split(","))
              .map(word -> word.strip().toLowerCase(Locale.ROOT))
              .filter(word -> !word.isEmpty())
              .distinct()
              .toList();
      rest = rest.between(0, stated.start()).stripped();
    }
    Matcher last = PRINTING_LAST.matcher(rest.text());
    if (last.find() && last.end() > last.start()) {
      printing = Optional.of(rest.from(last.start()).stripped());
      rest = rest.between(0, last.start());
    }
    return new CardLine(count, rest.stripped(), isSideboard, printing, states);
  }
}
