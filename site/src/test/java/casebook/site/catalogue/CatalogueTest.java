package casebook.site.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Color;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Whom;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatalogueTest {
  private static final Catalogue CATALOGUE = Catalogue.builtIn();

  private static CardFacts card(String name) {
    return CATALOGUE.find(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "grizzly bears, Grizzly Bears",
    "LIM-DUL'S COHORT, Lim-Dûl's Cohort",
    "Aether Adept, Æther Adept",
    "Kari Zev Skyship Raider, 'Kari Zev, Skyship Raider'",
    "Fire // Ice, Fire",
    "fire/ice, Fire",
    "Ice, Ice",
    "Delver of Secrets // Insectile Aberration, Delver of Secrets",
    "Insectile Aberration, Insectile Aberration"
  })
  void letter_case_accents_and_punctuation_do_not_matter(String written, String name) {
    assertThat(Spelling.plain(card(written).name(), "")).isEqualTo(Spelling.plain(name, ""));
  }

  @Test
  void a_card_has_its_characteristics_and_what_its_text_does() {
    CardFacts goblin = card("Crazed Goblin");
    assertThat(goblin.typeLine()).isEqualTo("Creature — Goblin Warrior");
    assertThat(goblin.characteristics().colors()).containsExactly(Color.R);
    assertThat(goblin.characteristics().hasSubtype("goblin")).isTrue();
    assertThat(goblin.characteristics().manaValue()).isEqualTo(1);
    assertThat(goblin.abilities())
        .extracting(Ability::meaning)
        .containsExactly(
            new Meaning.Read(
                List.of(new Effect.MustAttack(Filter.SELF, Whom.ANYTHING, Condition.ALWAYS))));
  }

  @Test
  void the_text_of_an_ability_is_our_own_words() {
    assertThat(card("Crazed Goblin").abilities())
        .extracting(Ability::text)
        .containsExactly("This creature attacks each combat if able.");
  }

  @Test
  void a_name_that_is_misspelt_is_near_the_one_that_was_meant() {
    assertThat(CATALOGUE.find("Silent Abiter")).isEmpty();
    assertThat(CATALOGUE.nearest("Silent Abiter", 3)).startsWith("Silent Arbiter");
  }

  @Test
  void a_back_face_has_the_mana_value_of_the_front_face() {
    assertThat(card("Insectile Aberration").characteristics().manaValue()).isEqualTo(1);
    assertThat(card("Insectile Aberration").faces())
        .containsExactly("Delver of Secrets", "Insectile Aberration");
  }

  @Test
  void keywords_are_those_that_the_text_states() {
    assertThat(card("Serra Angel").keywords()).containsExactly("flying", "vigilance");
  }

  @Test
  void what_is_written_is_read_back() {
    // Every fiftieth card is enough to meet each kind of effect; all of them take half a minute.
    List<String> names = CATALOGUE.names();
    assertThat(names).hasSizeGreaterThan(30_000);
    for (int index = 0; index < names.size(); index += 50) {
      CardFacts card = card(names.get(index));
      assertThat(Catalogue.of(List.of(card)).find(card.name())).contains(card);
    }
  }
}
