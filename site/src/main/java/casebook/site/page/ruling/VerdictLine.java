package casebook.site.page.ruling;

import java.util.List;
import java.util.Optional;

/**
 * The verdict in one line, which stays in sight.
 *
 * @param style the verdict's public name, for its color
 * @param sign what stands for it without color
 * @param words the verdict, as short as it can be said
 * @param rule the sub-rule that decides; empty where none does
 * @param besides says that not all moves were made; empty where they were
 * @param reasons what the line leads to
 */
public record VerdictLine(
    String style, String sign, String words, String rule, String besides, String reasons) {

  /** Where the board can't be judged, or not all of it is there. */
  static VerdictLine unsettled(String words, String where) {
    return new VerdictLine("undetermined", "?", words, "", "", where);
  }

  /** That of a ruling. */
  public static VerdictLine of(RulingView ruling) {
    return new VerdictLine(
        ruling.verdict(),
        ruling.sign(),
        ruling.shortly(),
        ruling.decidedBy().stream().map(RulingView.Citation::number).findFirst().orElse(""),
        "",
        "#reasons");
  }

  /** The same on a condition, which keeps it from being certain. */
  public VerdictLine onlyIf(String condition, String where) {
    return new VerdictLine("undetermined", "?", words + ", " + condition, rule, besides, where);
  }

  /** That of another move than a declaration. */
  public static VerdictLine of(MoveView move) {
    return new VerdictLine(
        move.style(),
        move.style().equals("legal") ? "✓" : move.sign(),
        move.line() + (move.outcome().isEmpty() ? "" : " – " + move.outcome()),
        move.decidedBy().stream().map(RulingView.Citation::number).findFirst().orElse(""),
        "",
        "#move-" + move.number());
  }

  /**
   * That of a page: what keeps it from being one comes first.
   *
   * @param missing where it is asked which card was meant, if a name is no card's
   * @param last the last move, where it isn't the declaration of the ruling
   * @param unreached that a later move than the ruling's can't be made, where nothing else is wrong
   */
  public static Optional<VerdictLine> of(
      Optional<String> missing,
      List<?> problems,
      Optional<RulingView> ruling,
      Optional<MoveView> last,
      Optional<String> unreached) {
    if (missing.isPresent()) {
      return missing.map(asked -> unsettled("A card is missing on the board", asked));
    }
    if (unreached.isPresent()) {
      return ruling.map(VerdictLine::of).map(line -> line.with(unreached.get()));
    }
    if (!problems.isEmpty()) {
      return Optional.of(unsettled("The board can’t be judged yet", "#ruling"));
    }
    return last.map(VerdictLine::of).or(() -> ruling.map(VerdictLine::of));
  }

  private VerdictLine with(String more) {
    return new VerdictLine(style, sign, words, rule, more, reasons);
  }
}
