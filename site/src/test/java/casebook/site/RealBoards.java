package casebook.site;

import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.rules.Editions;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.TypeLine;
import casebook.site.corpus.Choices;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Random boards of real cards on which random attackers are declared, as cases in JSON. */
final class RealBoards {
  /** A creature, an artifact that is an enchantment, and a land. */
  private static final List<String> CARDS = List.of("Grizzly Bears", "Bident of Thassa", "Forest");

  private final CaseReader reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
  private final Map<String, String> named = new HashMap<>();
  private final SplittableRandom random;
  private final List<CardFacts> creatures = new ArrayList<>();
  private final List<CardFacts> others = new ArrayList<>();

  RealBoards(SplittableRandom random) {
    this.random = random;
    for (String name : Catalogue.builtIn().names()) {
      CardFacts card = Catalogue.builtIn().find(name).orElseThrow();
      TypeLine types = TypeLine.of(card.typeLine());
      boolean isAura = types.subtypes().contains("Aura");
      if (types.types().contains("creature")) {
        creatures.add(card);
      } else if (types.isOfPermanent() && !isAura && says(card)) {
        others.add(card);
      }
    }
  }

  /** Whether it does something that isn't about mana alone. */
  private static boolean says(CardFacts card) {
    return card.abilities().stream()
        .anyMatch(ability ->
            ability.meaning() instanceof Meaning.Read(var effects)
                && effects.stream().anyMatch(effect -> !(effect instanceof Effect.MakingMana)));
  }

  /** What was chosen for a permanent; a card only where its text asks for one. */
  private String chosen(CardFacts card) {
    return """
    {"player": "b", "color": "R", "type": "Goblin", "number": 2, "direction": "left"%s%s}\
    """
        .formatted(card.mayChooseCard() ? ", \"card\": \"" + named(card) + "\"" : "", mode(card));
  }

  /** A card that can be chosen: what copies lands or artifacts can't enter as a copy of Bears. */
  private String named(CardFacts card) {
    return named.computeIfAbsent(
        card.name(),
        name ->
            CARDS.stream()
                .filter(choice -> isGood(name, choice))
                .findFirst()
                .orElse(CARDS.getFirst()));
  }

  private boolean isGood(String card, String choice) {
    String alone =
        """
        {"players": [{"id": "a"}, {"id": "b"}], "permanents":
         [{"id": "it", "card": "%s", "controller": "a", "chosen": {"card": "%s"}}],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """
            .formatted(card.replace("\"", "\\\""), choice);
    return reader.read(alone, CaseFormat.JSON) instanceof Reading.Good<Case>;
  }

  /** The first of the modes that one is chosen of as the card enters; none where none is. */
  private static String mode(CardFacts card) {
    List<String> modes = Choices.modes(card);
    return modes.isEmpty() ? "" : ", \"mode\": \"" + modes.getFirst() + "\"";
  }

  /** The next board. */
  String next() {
    var permanents = new ArrayList<String>();
    var attacks = new ArrayList<String>();
    List<String> players = random.nextInt(3) == 0 ? List.of("a", "b", "c") : List.of("a", "b");
    int own = 1 + random.nextInt(4);
    for (int index = 0; index < own; index++) {
      String id = "own" + index;
      permanents.add(permanent(id, any(creatures), "a"));
      if (random.nextBoolean()) {
        attacks.add(
            "{\"attacker\": \"%s\", \"target\": \"%s\"}"
                .formatted(id, players.get(1 + random.nextInt(players.size() - 1))));
      }
    }
    int more = 1 + random.nextInt(5);
    for (int index = 0; index < more; index++) {
      permanents.add(
          permanent(
              "other" + index,
              any(random.nextBoolean() ? creatures : others),
              players.get(random.nextInt(players.size()))));
    }
    return """
    {"players": [%s], "permanents": [%s], "moves": [{"declareAttackers": {"attacks": [%s]}}]}\
    """
        .formatted(
            players.stream()
                .map(player -> "{\"id\": \"" + player + "\"}")
                .collect(Collectors.joining(", ")),
            String.join(", ", permanents),
            String.join(", ", attacks));
  }

  private CardFacts any(List<CardFacts> cards) {
    return cards.get(random.nextInt(cards.size()));
  }

  private String permanent(String id, CardFacts card, String player) {
    return "{\"id\": \"%s\", \"card\": \"%s\", \"controller\": \"%s\", \"chosen\": %s%s%s}"
        .formatted(
            id,
            card.name().replace("\"", "\\\""),
            player,
            chosen(card),
            random.nextInt(4) == 0 ? ", \"since\": \"thisTurn\"" : "",
            protector(card, player));
  }

  /** A Siege enters protected by an opponent (310.11a). */
  private static String protector(CardFacts card, String player) {
    return TypeLine.of(card.typeLine()).subtypes().contains("Siege")
        ? ", \"protector\": \"%s\"".formatted(player.equals("a") ? "b" : "a")
        : "";
  }
}
