package casebook.site.output;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Precedence;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Made;
import casebook.engine.ruling.OrderOfEffects;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** What a permanent is and what made it so (613), as JSON. */
final class NatureJson {
  private NatureJson() {}

  static Json of(Answer.Characteristics is) {
    Characteristics of = is.permanent().characteristics();
    Json json =
        Json.object()
            .put("controller", is.permanent().controller())
            .put("types", List.copyOf(of.types()))
            .put("subtypes", List.copyOf(of.subtypes()))
            .put("supertypes", List.copyOf(of.supertypes()))
            .put("colors", of.colors().stream().map(Enum::name).toList());
    put(json, "power", of.power());
    put(json, "toughness", of.toughness());
    return json.put("keywords", List.copyOf(is.keywords()))
        .put("abilities", is.abilities())
        .put(
            "because",
            Json.object()
                .put("controller", because(is, layer -> layer == Layer.CONTROL))
                .put("types", because(is, copiedOr(layer -> layer == Layer.TYPES)))
                .put("colors", because(is, copiedOr(layer -> layer == Layer.COLORS)))
                .put("abilities", because(is, copiedOr(layer -> layer == Layer.ABILITIES)))
                .put(
                    "power", because(is, copiedOr(layer -> layer.compareTo(Layer.ABILITIES) > 0))));
  }

  private static void put(Json json, String field, OptionalInt number) {
    if (number.isPresent()) {
      json.put(field, number.getAsInt());
    }
  }

  /** What is a copy has all of that from what it is a copy of (707.2). */
  private static Predicate<Layer> copiedOr(Predicate<Layer> layer) {
    return layer.or(one -> one == Layer.COPY);
  }

  private static List<Object> because(Answer.Characteristics is, Predicate<Layer> layer) {
    return Json.list(
        is.made().stream().filter(made -> layer.test(made.layer())).toList(), NatureJson::made);
  }

  private static Json made(Made made) {
    return Json.object()
        .put("source", made.by().source().name())
        .put("text", made.by().text())
        .put("rule", made.layer().rule().toString());
  }

  /** What the ruling is in each order of effects that the case doesn't tell. */
  static List<Object> orders(List<OrderOfEffects> orders) {
    return Json.list(
        orders,
        order ->
            Json.object()
                .put(
                    "order",
                    Json.list(
                        order.order(),
                        one ->
                            Json.object()
                                .put("earlier", name(one.earlier()))
                                .put("later", name(one.later()))))
                .put("verdict", order.verdict().name().toLowerCase(Locale.ROOT))
                .putIfPresent("decidedBy", order.decidedBy().map(Object::toString)));
  }

  private static String name(Precedence.Came came) {
    return switch (came) {
      case Precedence.OfPermanent(var permanent) -> permanent.value();
      case Precedence.OfEffect(int _, var source) -> source;
      case Precedence.OfLoss(var permanent) -> permanent.value() + " loses abilities";
      case Precedence.OfCounters(var permanent) -> permanent.value() + " counters";
    };
  }
}
