package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Notation;
import casebook.engine.reading.text.CardText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what of the cards of the data folder is read, by the families of their wordings. */
final class WordingCensus {
  /** What was counted of one family. */
  static final class Count {
    int cards;
    int complete;
    int read;
    final List<String> unread = new ArrayList<>();
  }

  final Map<String, Count> families = new TreeMap<>();
  final Count legality = new Count();
  final Count triggers = new Count();

  static WordingCensus of(List<DataFolder.Card> cards) {
    var census = new WordingCensus();
    cards.forEach(census::add);
    return census;
  }

  private void add(DataFolder.Card card) {
    List<Ability> abilities = CardText.read(card.text(), card.self());
    for (String family : card.families()) {
      if (family.matches("[RQCPST]-.*")) {
        add(families.computeIfAbsent(family, _ -> new Count()), card, abilities);
      }
    }
    if (!card.legality().isEmpty()) {
      add(legality, card, abilities);
    }
    if (card.families().stream().anyMatch(family -> family.startsWith("T-"))) {
      add(triggers, card, abilities);
    }
  }

  private static void add(Count count, DataFolder.Card card, List<Ability> abilities) {
    count.cards++;
    boolean complete = true;
    for (Ability ability : abilities) {
      switch (ability.meaning()) {
        case Meaning.Read _ -> count.read++;
        case Meaning.Unread _ -> {
          complete = false;
          count.unread.add(card.name() + " [" + ability.frame() + "]: " + ability.text());
        }
        case Meaning.Irrelevant _ -> {}
      }
    }
    if (complete) {
      count.complete++;
    }
  }

  String table() {
    var table = new StringBuilder();
    families.forEach((family, count) -> row(table, family, count));
    row(table, "legality", legality);
    row(table, "triggers", triggers);
    return table.toString();
  }

  private static void row(StringBuilder table, String family, Count count) {
    table.append(
        "%-20s %5d cards %5.1f %% complete %5d read %4d unread%n"
            .formatted(
                family,
                count.cards,
                100.0 * count.complete / Math.max(1, count.cards),
                count.read,
                count.unread.size()));
  }

  /** Everything that could not be read, by family. */
  String unread() {
    var list = new StringBuilder();
    families.forEach((family, count) ->
        count.unread.forEach(text -> list.append(family).append(" | ").append(text).append('\n')));
    return list.toString();
  }

  /** Every card's sentences with their notation, to look at. */
  public static void main(String[] arguments) {
    var cards = arguments.length > 0 ? DataFolder.allCards() : DataFolder.attackCards();
    var census = of(cards);
    System.out.println(census.table());
    for (DataFolder.Card card : cards) {
      for (Ability ability : CardText.read(card.text(), card.self())) {
        String meaning =
            switch (ability.meaning()) {
              case Meaning.Read(List<Effect> effects) -> Notation.write(effects);
              case Meaning.Unread _ -> "UNREAD";
              case Meaning.Irrelevant _ -> "-";
            };
        System.out.println(
            card.name() + "\t" + ability.frame() + "\t" + meaning + "\t" + ability.text());
      }
    }
  }
}
