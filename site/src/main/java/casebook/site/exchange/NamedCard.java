package casebook.site.exchange;

import casebook.rules.work.Cancellation;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.PrintedFace;
import casebook.site.input.tree.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Permanents as somebody names them in one field: a card, and how many and what of it as in a list
 * of cards.
 *
 * @param typed all that was typed for it
 * @param name what stands there as the card's name
 * @param states which of {@link #STATES} it has
 */
public record NamedCard(String typed, String name, int count, List<String> states) {

  /** What can be said of a permanent in parentheses. */
  public static final List<String> STATES = CardLine.STATES;

  /** Between two cards of a list in one line. */
  private static final Pattern SIGNS = Pattern.compile("[;\\n\\r\\u000B\\f\\u0085\\u2028\\u2029]");

  /** Between two cards where they may also be one: some names have a comma, few a number. */
  private static final Pattern MAYBE = Pattern.compile(",|\\s(?=\\d{1,5}[xX×]?\\s)");

  /** The longest text that is looked at as a list without the signs that part cards. */
  private static final int LONGEST = 1_000;

  /** As many parts of a line may be one name. */
  private static final int MOST_PARTS = 4;

  /** All that a text names; what isn't known is a name too. */
  public static List<NamedCard> listed(String text, Catalogue catalogue) {
    var listed = new ArrayList<NamedCard>();
    for (String part : SIGNS.splitAsStream(text).map(String::strip).toList()) {
      Cancellation.check();
      NamedCard whole = of(part);
      if (part.isEmpty()) {
        continue;
      }
      if (whole.find(catalogue).isPresent() || part.length() > LONGEST) {
        listed.add(whole);
      } else {
        listed.addAll(parted(part, catalogue));
      }
    }
    return listed;
  }

  /** The card that is named, if there is one. */
  public Optional<CardFacts> find(Catalogue catalogue) {
    return CardNames.known(name, catalogue);
  }

  /** One name, with what stands before and after it; any text is one. */
  public static NamedCard of(String part) {
    if (part.length() > CardList.LONGEST_LINE) {
      return new NamedCard(part, part, 1, List.of());
    }
    CardLine line = CardLine.of(new Piece(part, Place.START));
    OptionalInt count = PrintedFace.number(line.count().text());
    boolean isRead =
        count.isPresent()
            && count.getAsInt() > 0
            && count.getAsInt() <= CardList.MOST_OF_ONE
            && STATES.containsAll(line.states());
    String called = line.card().text();
    String name = ScryfallAddress.is(called) ? ScryfallAddress.name(called).orElse(called) : called;
    return isRead
        ? new NamedCard(part, name, count.getAsInt(), line.states())
        : new NamedCard(part, part, 1, List.of());
  }

  /** The parts of a line, each as long as it can be and still be a card; itself where none is. */
  private static List<NamedCard> parted(String line, Catalogue catalogue) {
    var begins = new ArrayList<Integer>(List.of(0));
    var ends = new ArrayList<Integer>();
    Matcher between = MAYBE.matcher(line);
    while (between.find()) {
      ends.add(between.start());
      begins.add(between.end());
    }
    ends.add(line.length());
    var parts = new ArrayList<NamedCard>();
    var areKnown = false;
    int from = 0;
    while (from < begins.size()) {
      int to = from;
      NamedCard part = of(line.substring(begins.get(from), ends.get(from)).strip());
      for (int longer = Math.min(begins.size(), from + MOST_PARTS) - 1; longer >= from; longer--) {
        NamedCard tried = of(line.substring(begins.get(from), ends.get(longer)).strip());
        if (tried.find(catalogue).isPresent()) {
          part = tried;
          to = longer;
          areKnown = true;
          break;
        }
      }
      parts.add(part);
      from = to + 1;
    }
    return areKnown ? parts : List.of(of(line));
  }
}
