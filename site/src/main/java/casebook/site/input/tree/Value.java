package casebook.site.input.tree;

import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Spelling;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A part of a case that is read as something. Where it isn't that, the problem is noted and the
 * reading goes on with an empty result, so that one look finds all problems.
 *
 * @param path the field that it is, for messages
 */
public record Value(Node node, FieldPath path, Problems problems) {

  /** Where this part begins. */
  Place place() {
    return node.place();
  }

  /** Notes a problem with this part. */
  public void problem(String message) {
    problems.add(path.toString(), node.place(), message);
  }

  private void notA(String expected) {
    problem("This is " + node.kind() + ", where " + expected + " is expected.");
  }

  /** A text. */
  public Optional<String> text() {
    if (node instanceof Node.Text text) {
      return Optional.of(text.value());
    }
    notA(node instanceof Node.Numeral ? "a text (put it in quotation marks)" : "a text");
    return Optional.empty();
  }

  /**
   * A rules text; one that is longer than any card's is refused, and so is what comes after more
   * text than any board has.
   */
  public Optional<String> rulesText() {
    Optional<String> text = text();
    OptionalInt most = text.map(problems::exceededBy).orElse(OptionalInt.empty());
    if (most.isPresent()) {
      problem(
          "The rules texts of a case may have %s characters together, and here they have more."
              .formatted(grouped(most.getAsInt())));
      return Optional.empty();
    }
    if (text.isPresent() && text.get().length() > PrintedFace.LONGEST_TEXT) {
      problem(
          "This text has %s characters; at most %s are read as the text of one card."
              .formatted(grouped(text.get().length()), grouped(PrintedFace.LONGEST_TEXT)));
      return Optional.empty();
    }
    return text;
  }

  /** A text, or a number as it is written: YAML takes "508.2" for one. */
  public Optional<String> written() {
    return node instanceof Node.Numeral(var _, var value)
        ? Optional.of(value.toPlainString())
        : text();
  }

  /** A text that isn't blank. */
  public Optional<String> name() {
    Optional<String> text = text();
    if (text.isPresent() && text.get().isBlank()) {
      problem("This is blank, where a name is expected.");
      return Optional.empty();
    }
    return text;
  }

  /** True or false; anything else is a problem. */
  public Optional<Boolean> flag() {
    if (node instanceof Node.Flag flag) {
      return Optional.of(flag.value());
    }
    notA("true or false");
    return Optional.empty();
  }

  /** A whole number from the least to the most. */
  public OptionalInt number(int least, int most) {
    if (!(node instanceof Node.Numeral number)) {
      notA("a number");
      return OptionalInt.empty();
    }
    return whole(number.value(), least, most);
  }

  /** The number that this is, rounded down; nothing, and no problem, where it isn't in between. */
  public OptionalInt between(int least, int most) {
    return node instanceof Node.Numeral(var _, var value)
            && value.compareTo(BigDecimal.valueOf(least)) >= 0
            && value.compareTo(BigDecimal.valueOf(most)) <= 0
        ? OptionalInt.of(value.intValue())
        : OptionalInt.empty();
  }

  private OptionalInt whole(BigDecimal value, int least, int most) {
    // A number like 1e999999999 must not be written out, so it is compared before it is converted.
    boolean fits =
        value.compareTo(BigDecimal.valueOf(least)) >= 0
            && value.compareTo(BigDecimal.valueOf(most)) <= 0;
    if (fits && value.stripTrailingZeros().scale() <= 0) {
      return OptionalInt.of(value.intValueExact());
    }
    if (fits) {
      problem(value.toPlainString() + " is not a whole number.");
    } else if (value.signum() < 0 && least == 0) {
      problem("A negative number isn't possible here.");
    } else if (value.compareTo(BigDecimal.valueOf(least)) < 0) {
      problem("This must be at least " + grouped(least) + ".");
    } else {
      problem("This must be at most " + grouped(most) + ".");
    }
    return OptionalInt.empty();
  }

  /** The number with a comma after each three digits. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** One of some words, in any letter case. */
  public Optional<String> oneOf(Collection<String> words) {
    Optional<String> text = text();
    if (text.isEmpty()) {
      return text;
    }
    Optional<String> found = words.stream().filter(text.get()::equalsIgnoreCase).findFirst();
    if (found.isEmpty()) {
      problem("“" + text.get() + "” isn't known here: it is one of " + listed(words) + ".");
    }
    return found;
  }

  /** The words with commas between them. */
  public static String listed(Collection<String> words) {
    return String.join(", ", words);
  }

  /** The sentence that proposes what may have been meant; empty where nothing is much alike. */
  public static String didYouMean(String word, Collection<String> candidates) {
    List<String> nearest = Spelling.nearest(word, candidates, 3);
    return nearest.isEmpty() ? "" : " Did you mean " + String.join(" or ", nearest) + "?";
  }

  /** The items of a list. */
  public List<Value> items() {
    if (!(node instanceof Node.Sequence sequence)) {
      notA("a list");
      return List.of();
    }
    var items = new ArrayList<Value>();
    for (Node item : sequence.items()) {
      items.add(new Value(item, path.item(items.size()), problems));
    }
    return items;
  }

  /** How many items a list has. */
  public int size() {
    return node instanceof Node.Sequence(var _, var items) ? items.size() : 0;
  }

  /** Whether it is empty ({@code null}). */
  public boolean isNothing() {
    return node instanceof Node.Nothing;
  }

  /** Whether it is a list. */
  public boolean isList() {
    return node instanceof Node.Sequence;
  }

  /** Whether it is a text. */
  public boolean isText() {
    return node instanceof Node.Text;
  }

  /** Whether it is a number. */
  public boolean isNumber() {
    return node instanceof Node.Numeral;
  }

  /** Whether it is true or false. */
  public boolean isFlag() {
    return node instanceof Node.Flag;
  }

  /** Whether it is an object with fields. */
  public boolean isObject() {
    return node instanceof Node.Mapping;
  }

  /** The fields of an object; empty where it is none. */
  public Optional<Fields> fields() {
    if (node instanceof Node.Mapping mapping) {
      return Optional.of(new Fields(this, mapping));
    }
    notA("an object");
    return Optional.empty();
  }
}
