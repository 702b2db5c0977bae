package casebook.site.words.ruling;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Precedence;
import casebook.engine.mana.Color;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Made;
import casebook.engine.ruling.OrderOfEffects;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a permanent is and what made it so (613), in words. */
public final class NatureWords {
  private final Names names;

  /** With the names of what is on a board. */
  public NatureWords(Names names) {
    this.names = names;
  }

  /** "A 1/1 black creature land (Swamp), controlled by Ann: types by Kormus Bell (613.1d)". */
  public String said(Answer.Characteristics is) {
    Characteristics of = is.permanent().characteristics();
    var words = new ArrayList<String>();
    of.supertypes().forEach(words::add);
    if (of.power().isPresent() && of.toughness().isPresent()) {
      words.add(of.power().getAsInt() + "/" + of.toughness().getAsInt());
    }
    words.add(colors(of));
    words.addAll(of.types());
    String subtypes = of.subtypes().isEmpty() ? "" : " (" + String.join(", ", of.subtypes()) + ")";
    String keywords = is.keywords().isEmpty() ? "" : " with " + String.join(", ", is.keywords());
    String made =
        is.made().stream().map(this::because).distinct().collect(Collectors.joining("; "));
    return String.join(" ", words)
        + subtypes
        + keywords
        + ", controlled by "
        + names.of(is.permanent().controller())
        + (made.isEmpty() ? "" : "; made so by " + made);
  }

  private static String colors(Characteristics of) {
    return of.colors().isEmpty()
        ? "colorless"
        : of.colors().stream().map(Color::word).collect(Collectors.joining(" and "));
  }

  private String because(Made made) {
    return names.of(made.by().source()) + " (" + made.layer().rule() + ")";
  }

  /** "If Humility came before Levitation, it is legal". */
  public List<String> orders(List<OrderOfEffects> orders) {
    return orders.stream().map(this::order).toList();
  }

  private String order(OrderOfEffects order) {
    String came =
        order.order().stream()
            .map(one -> name(one.earlier()) + " came before " + name(one.later()))
            .collect(Collectors.joining(" and "));
    String verdict = order.verdict().name().toLowerCase(java.util.Locale.ROOT);
    return "If "
        + came
        + ", the answer is "
        + order.answer().map(new MoveWords(names)::answer).orElse(verdict)
        + order.decidedBy().map(rule -> " (" + rule + ")").orElse("")
        + (order.order().stream().anyMatch(NatureWords::isOfLoss)
            ? ": list what took them under “effects”, and say so by “timestamp”."
            : ": say so by “timestamp”.");
  }

  private static boolean isOfLoss(Precedence order) {
    return order.earlier() instanceof Precedence.OfLoss
        || order.later() instanceof Precedence.OfLoss;
  }

  private String name(Precedence.Came came) {
    return switch (came) {
      case Precedence.OfPermanent(var permanent) -> names.of(permanent);
      case Precedence.OfEffect(int _, var source) -> source;
      case Precedence.OfLoss(var permanent) -> "what took the abilities of " + names.of(permanent);
      case Precedence.OfCounters(var permanent) -> "the counters on " + names.of(permanent);
    };
  }
}
