package casebook.engine.ruling;

import casebook.engine.effect.Characteristic;
import casebook.engine.effect.notation.Settled;
import java.util.List;

/**
 * Text on the board that bears on attacking, and of which it isn't known what it does.
 *
 * @param changes what of permanents it changes, where that is why it bears
 * @param keywords the keyword abilities that these may have or lose by it
 * @param why why that isn't known
 * @param mayAllow whether an attack may be legal by it that isn't without it (508.1a to 508.1c)
 */
public record UnreadText(
    Source source,
    String text,
    List<Characteristic> changes,
    List<String> keywords,
    Because why,
    boolean mayAllow) {
  public UnreadText {
    changes = List.copyOf(changes);
    keywords = List.copyOf(keywords);
  }

  /** Text that may change what permanents are. */
  public UnreadText(
      Source source, String text, List<Characteristic> changes, List<String> keywords) {
    this(source, text, changes, keywords, why(text, changes), /* mayAllow= */ true);
  }

  /** Text that bears on attacking itself. */
  public UnreadText(Source source, String text) {
    this(source, text, List.of(), List.of());
  }

  /** Text by which permanents may have a keyword ability, where nothing shows which do. */
  public static UnreadText ofNotShown(Source source, String text, String keyword) {
    return new UnreadText(
        source,
        text,
        List.of(Characteristic.KEYWORDS),
        List.of(keyword),
        new Because.NotShown(keyword),
        /* mayAllow= */ true);
  }

  /** Text about an additional combat phase, where the case doesn't say which one this is. */
  public static UnreadText ofAnotherCombat(Source source, String text) {
    return new UnreadText(
        source, text, List.of(), List.of(), new Because.WhichCombat(), /* mayAllow= */ true);
  }

  /** Text that asks for what it changes itself, so that nothing settles it. */
  public static UnreadText ofCircle(Source source, String text) {
    return new UnreadText(
        source, text, List.of(), List.of(), new Because.AsksForItself(), /* mayAllow= */ true);
  }

  /** Text of which not every order with others was tried, as there are too many. */
  public static UnreadText ofOrder(Source source, String text) {
    return new UnreadText(
        source, text, List.of(), List.of(), new Because.OrderNotTried(), /* mayAllow= */ true);
  }

  /** An ability that adds mana that isn't counted (508.1i). */
  public static UnreadText ofMana(Source source, String text) {
    return new UnreadText(
        source, text, List.of(), List.of(), new Because.ManaNotCounted(), /* mayAllow= */ true);
  }

  private static Because why(String text, List<Characteristic> changes) {
    List<String> asked = Settled.asked(text);
    return asked.isEmpty() ? new Because.CantBeRead(changes) : new Because.ConditionOpen(asked);
  }

  /** Whether an attack that fails for this reason may be legal by it. */
  public boolean mayLift(Reason reason) {
    return mayAllow
        && switch (reason) {
          case Reason.Tapped _, Reason.PhasedOut _, Reason.HasLeft _ -> false;
          case Reason.SummoningSick _ -> mayGiveHaste();
          default -> true;
        };
  }

  private boolean mayGiveHaste() {
    boolean otherwise =
        changes.isEmpty()
            || changes.stream()
                .anyMatch(one ->
                    one != Characteristic.KEYWORDS
                        && one != Characteristic.COLORS
                        && one != Characteristic.POWER_AND_TOUGHNESS);
    return otherwise || keywords.contains("haste");
  }

  /** The same of an ability that triggered, where the case doesn't list what it did. */
  public UnreadText asResult(String words) {
    return new UnreadText(
        source,
        Settled.asking(text, List.of(words)),
        changes,
        keywords,
        new Because.ResultNotListed(words),
        mayAllow);
  }

  /** The same where it can make no attack legal: it only restricts, requires or triggers. */
  public UnreadText allowingNothing() {
    return new UnreadText(source, text, changes, keywords, why, /* mayAllow= */ false);
  }
}
