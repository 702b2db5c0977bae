package casebook.site.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.notation.Settled;
import casebook.site.catalogue.CardFile;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.TextFile;
import casebook.site.catalogue.TypeLine;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every card with an effect that lasts for a combat phase: what the case says by its name alone is
 * what it says by its text, in this combat phase and in the next one (611.2a).
 */
@Tag("long")
class CombatDurationsTest {
  private static final Set<Duration> OF_COMBAT =
      EnumSet.of(Duration.COMBAT, Duration.NEXT_COMBAT, Duration.ADDED_COMBAT);

  private static final String NEXT =
      """
      {"beginCombat": {}}, {"endCombat": {}}, {"beginCombat": {}},\
      """;

  private static final List<String> ATTACKS =
      List.of(
          "",
          attack("bears", "bob"),
          attack("ogre", "bob"),
          attack("bears", "bob") + ", " + attack("ogre", "bob"),
          attack("it", "bob"),
          attack("bears", "bob") + ", " + attack("it", "bob"));

  private static String attack(String attacker, String target) {
    return "{\"attacker\": \"%s\", \"target\": \"%s\"}".formatted(attacker, target);
  }

  private static List<PrintedFace> cards() throws IOException {
    Path file =
        Path.of(System.getProperty("casebook.root", ".."), "..", "shared", "data", "cards")
            .resolve("2026/cards.jsonl.gz");
    assumeTrue(Files.isRegularFile(file), "skipped: there are no cards at " + file);
    try (Reader text = TextFile.open(file)) {
      return CardFile.read(text).stream()
          .filter(one ->
              one.facts().abilities().stream().anyMatch(said -> lastsForCombat(said.meaning())))
          .toList();
    }
  }

  private static boolean lastsForCombat(Object value) {
    return Mentions.mentions(
        value,
        part -> part instanceof Condition.Lasts(var duration) && OF_COMBAT.contains(duration));
  }

  /** What can be told apart of rulings on several attacks. */
  private static List<String> rulings(
      PrintedFace card, String controller, String effects, String turn, String before) {
    boolean permanent = TypeLine.of(card.facts().typeLine()).isOfPermanent();
    var rulings = new ArrayList<String>();
    for (String attack : ATTACKS) {
      if (permanent || !attack.contains("\"it\"")) {
        JsonNode ruling =
            RulingsOf.last(
                """
                {"players": [{"id": "ann"}, {"id": "bob"}], "turn": {%s}, "permanents": [
                 {"id": "bears", "card": "Grizzly Bears", "controller": "ann"},
                 {"id": "ogre", "card": "Gray Ogre", "controller": "ann"}%s],
                 "effects": [%s], "moves": [%s{"declareAttackers": {"attacks": [%s]}}]}
                """
                    .formatted(
                        turn, permanent ? it(card, controller) : "", effects, before, attack));
        rulings.add(
            attack
                + " "
                + Stream.of("verdict", "decidedBy", "requirements", "legalAttacks")
                    .map(field -> ruling.path(field).toString())
                    .toList());
      }
    }
    return rulings;
  }

  private static String holds(List<Ability> abilities) {
    return Settled.openIn(abilities.stream().map(Ability::meaning).toList()).stream()
        .map(words -> JsonMapper.shared().writeValueAsString(words) + ": true")
        .collect(Collectors.joining(", ", ", \"holds\": {", "}"));
  }

  private static String text(String words) {
    return ", \"text\": " + JsonMapper.shared().writeValueAsString(words);
  }

  /** The card on the battlefield; an Aura on the player whom it speaks of. */
  private static String it(PrintedFace card, String controller) {
    boolean aura = TypeLine.of(card.facts().typeLine()).subtypes().contains("Aura");
    return ", {\"id\": \"it\", \"card\": %s, \"controller\": \"%s\"%s}"
        .formatted(
            JsonMapper.shared().writeValueAsString(card.name()),
            controller,
            aura ? ", \"attachedTo\": \"%s\"".formatted(opponent(controller)) : "");
  }

  private static String opponent(String player) {
    return player.equals("ann") ? "bob" : "ann";
  }

  /** All that the card says, by its name alone; what only a case can tell was so. */
  private static String effect(PrintedFace card, String controller) {
    return effect(card, controller, card.facts().abilities(), "");
  }

  private static String effect(
      PrintedFace card, String controller, List<Ability> abilities, String text) {
    boolean permanent = TypeLine.of(card.facts().typeLine()).isOfPermanent();
    return """
    {"source": %s, "controller": "%s", "affects": ["bears", "ogre", "bob"]%s%s%s}\
    """
        .formatted(
            JsonMapper.shared().writeValueAsString(card.name()),
            controller,
            permanent ? ", \"permanent\": \"it\"" : "",
            text.isEmpty() ? "" : text(text),
            holds(abilities));
  }

  @Test
  void a_card_says_by_its_name_what_it_says_by_its_text() throws IOException {
    List<PrintedFace> cards = cards().stream().filter(CombatDurationsTest::hasOneAbility).toList();
    assertThat(cards).hasSizeGreaterThan(10);
    for (PrintedFace card : cards) {
      for (String controller : List.of("ann", "bob")) {
        String byName = effect(card, controller);
        String byText = effect(card, controller, card.facts().abilities(), card.text());
        for (String turn : List.of("", "\"combat\": 1", "\"combat\": 2")) {
          for (String before : List.of("", NEXT)) {
            assertThat(rulings(card, controller, byName, turn, before))
                .as("%s, which %s controls, {%s} %s", card.name(), controller, turn, before)
                .isEqualTo(rulings(card, controller, byText, turn, before));
          }
        }
      }
    }
  }

  /** A name alone means one ability that resolves, a text all that it says. */
  private static boolean hasOneAbility(PrintedFace card) {
    return card.facts().modes().each().stream()
            .filter(ability ->
                ability.abilities().stream().anyMatch(CombatDurationsTest::saysMoreThanKeywords))
            .count()
        < 2;
  }

  private static boolean saysMoreThanKeywords(Ability sentence) {
    return switch (sentence.meaning()) {
      case Meaning.Irrelevant _ -> false;
      case Meaning.Unread _ -> true;
      case Meaning.Read(var effects) ->
          !effects.stream().allMatch(Effect.Keyword.class::isInstance);
    };
  }

  /** Only what is said of combat phases is compared: what a card says besides may last longer. */
  @Test
  void what_is_over_does_nothing() throws IOException {
    var doing = new TreeSet<String>();
    for (PrintedFace card : cards()) {
      List<Ability> abilities =
          card.facts().abilities().stream().filter(one -> lastsForCombat(one.meaning())).toList();
      String words = abilities.stream().map(Ability::text).collect(Collectors.joining(" "));
      boolean isAdded = Mentions.mentions(abilities, new Condition.Lasts(Duration.ADDED_COMBAT));
      String turn = isAdded ? "\"combat\": 2" : "";
      for (String controller : List.of("ann", "bob")) {
        String effect = effect(card, controller, abilities, words);
        String nothing = effect(card, controller, List.of(), "Draw a card.");
        if (!rulings(card, controller, effect, turn, "")
            .equals(rulings(card, controller, nothing, turn, ""))) {
          doing.add(card.name());
        }
        assertThat(rulings(card, controller, effect, turn, NEXT))
            .as("%s, which %s controls", card.name(), controller)
            .isEqualTo(rulings(card, controller, nothing, turn, NEXT));
      }
    }
    assertThat(doing)
        .contains(
            "Boros Battleshaper",
            "Bumi, Unleashed",
            "Champions of Minas Tirith",
            "Illusionist's Gambit",
            "Jade Statue",
            "Last Night Together",
            "Overencumbered");
  }
}
