package casebook.engine.reading.noun;

import casebook.engine.effect.Amount;
import casebook.engine.reading.word.Cursor;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Power and toughness as a text writes them: "4/4", "+1/+1", "X/X". */
public record PowerAndToughness(Matcher said) {
  private static final Pattern PAIR = Pattern.compile("([+-]?)(\\d{1,4}|x)/([+-]?)(\\d{1,4}|x)");

  /** "4/4", "+1/+1", "X/X". */
  public static Optional<PowerAndToughness> read(Cursor c) {
    Matcher matcher = PAIR.matcher(c.word());
    if (!matcher.matches()) {
      return Optional.empty();
    }
    c.skip();
    return Optional.of(new PowerAndToughness(matcher));
  }

  /** The power, with this amount for X. */
  public Amount power(Amount x) {
    return amount(said.group(1), said.group(2), x);
  }

  /** The toughness, with this amount for X. */
  public Amount toughness(Amount x) {
    return amount(said.group(3), said.group(4), x);
  }

  /** Whether one of the two is X. */
  public boolean hasX() {
    return said.group(2).equals("x") || said.group(4).equals("x");
  }

  /**
   * Whether both have a sign, as in "+1/+1": then they modify (613.4c) instead of setting (613.4b).
   */
  public boolean isSigned() {
    return !said.group(1).isEmpty() && !said.group(3).isEmpty();
  }

  private static Amount amount(String sign, String number, Amount x) {
    int factor = sign.equals("-") ? -1 : 1;
    if (number.equals("x")) {
      return factor > 0 ? x : new Amount.Times(-1, x);
    }
    return Amount.of(factor * Integer.parseInt(number));
  }
}
