package casebook.site.exchange;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Writes a case as a list of cards, with a heading for each player. */
final class CardListWriter {
  private static final Set<String> SAID =
      Set.of("id", "card", "controller", "count", "name", "token");

  private final Remarks remarks;

  CardListWriter(Remarks remarks) {
    this.remarks = remarks;
  }

  String write(Stated stated) {
    var lists = new LinkedHashMap<String, Map<String, Integer>>();
    stated.players().forEach(player -> lists.put(player, new LinkedHashMap<>()));
    for (Stated.Part permanent : stated.parts("permanents")) {
      if (permanent.text("card").isEmpty()) {
        remarks.warning(
            stated.where(permanent, "name"),
            "“" + permanent.id() + "” is no card, and isn't in the list.");
        continue;
      }
      lists
          .computeIfAbsent(permanent.text("controller"), _ -> new LinkedHashMap<>())
          .merge(permanent.text("card"), permanent.node().path("count").asInt(1), Integer::sum);
      permanent
          .fields()
          .map(Map.Entry::getKey)
          .filter(field -> !SAID.contains(field))
          .forEach(field ->
              remarks.passOver(
                  field, stated.where(permanent, field), "a list of cards can't say it."));
    }
    for (String list : Set.of("effects", "moves")) {
      for (Stated.Part part : stated.parts(list)) {
        remarks.passOver(
            list,
            new Piece("", stated.places().apply(part.path())),
            "a list of cards can't say it.");
      }
    }
    var text = new StringBuilder();
    lists.forEach((player, cards) -> {
      text.append(text.isEmpty() ? "" : "\n").append(name(stated, player)).append(":\n");
      cards.forEach((card, count) -> text.append(count).append(' ').append(card).append('\n'));
    });
    return text.toString();
  }

  private static String name(Stated stated, String id) {
    return stated.parts("players").stream()
        .filter(player -> player.id().equals(id))
        .map(player -> player.text("name"))
        .filter(name -> !name.isBlank() && name.equals(name.strip()) && name.lines().count() == 1)
        .findFirst()
        .orElse(id);
  }
}
