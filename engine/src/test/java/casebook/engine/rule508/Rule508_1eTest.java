package casebook.engine.rule508;

import static casebook.engine.Table.attack;
import static casebook.engine.Table.ids;
import static casebook.engine.Table.keyword;
import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.Applies;
import casebook.engine.DoesNotApply;
import casebook.engine.Table;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Reason.NoBand;
import casebook.engine.ruling.Reason.NoBand.Flaw;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** 508.1e: which bands may be announced. */
class Rule508_1eTest {
  private final Table table =
      Table.annAndBob()
          .creature("hero", "ann", keyword("banding"))
          .creature("pikeman", "ann", keyword("Banding"))
          .creature("bears", "ann")
          .creature("ogre", "ann")
          .planeswalker("sage", "bob");

  private final Attack all = attack("hero", "bob", "pikeman", "bob", "bears", "bob", "ogre", "bob");

  @Test
  @DoesNotApply("508.1e")
  void without_banding_there_is_nothing_to_announce() {
    Attack attack = attack("bears", "bob", "ogre", "bob");
    assertThat(Rule508_1e.findings(table.grounds(), attack, List.of()))
        .containsExactly(Finding.doesNotApply(Rule508_1e.NUMBER, List.of()));
  }

  @Test
  @Applies("508.1e")
  void creatures_with_banding_need_not_be_in_a_band() {
    assertThat(Rule508_1e.findings(table.grounds(), all, List.of()))
        .containsExactly(Finding.applies(Rule508_1e.NUMBER, ids("hero", "pikeman")));
  }

  @Test
  @DoesNotApply("508.1e")
  void creatures_with_banding_and_one_without_may_band() {
    List<Id> band = ids("hero", "pikeman", "bears");
    assertThat(findings(all, band)).containsExactly(Finding.obeyed(Rule508_1e.NUMBER, band));
    assertThat(findings(all, ids("hero")))
        .containsExactly(Finding.obeyed(Rule508_1e.NUMBER, ids("hero")));
  }

  @Test
  @Applies("508.1e")
  void two_creatures_without_banding_may_not() {
    List<Id> band = ids("hero", "bears", "ogre");
    assertThat(findings(all, band))
        .containsExactly(
            Finding.disobeyed(new NoBand(ids("bears", "ogre"), Flaw.WITHOUT_BANDING), band));
  }

  @Test
  @Applies("508.1e")
  void one_creature_without_banding_is_no_band_by_itself() {
    assertThat(findings(all, ids("bears")))
        .containsExactly(
            Finding.disobeyed(new NoBand(ids("bears"), Flaw.WITHOUT_BANDING), ids("bears")));
  }

  @Test
  @Applies("508.1e")
  void each_member_of_a_band_attacks() {
    Attack attack = attack("hero", "bob");
    assertThat(findings(attack, ids("hero", "bears")))
        .containsExactly(
            Finding.disobeyed(new NoBand(ids("bears"), Flaw.NOT_ATTACKING), ids("hero", "bears")));
  }

  @Test
  @Applies("508.1e")
  void a_band_attacks_one_player_or_permanent() {
    Attack attack = attack("hero", "bob", "bears", "sage");
    List<Id> band = ids("hero", "bears");
    assertThat(findings(attack, band))
        .containsExactly(Finding.disobeyed(new NoBand(band, Flaw.DIFFERENT_TARGETS), band));
  }

  @Test
  @Applies("508.1e")
  void a_creature_is_in_one_band_only() {
    assertThat(findings(all, ids("hero", "bears"), ids("pikeman", "bears")))
        .containsExactly(
            Finding.obeyed(Rule508_1e.NUMBER, ids("hero", "bears")),
            Finding.disobeyed(
                new NoBand(ids("bears"), Flaw.IN_TWO_BANDS), ids("pikeman", "bears")));
  }

  @Test
  @DoesNotApply("508.1e")
  void several_bands_may_be_announced() {
    assertThat(findings(all, ids("hero", "bears"), ids("pikeman", "ogre")))
        .containsExactly(
            Finding.obeyed(Rule508_1e.NUMBER, ids("hero", "bears")),
            Finding.obeyed(Rule508_1e.NUMBER, ids("pikeman", "ogre")));
  }

  @Test
  void any_number_of_creatures_of_a_quality_band_where_one_bands_with_others_of_it() {
    Table legends =
        Table.annAndBob()
            .creature("queen", "ann", bandsWithOther("legendary creatures"))
            .being(Rule508_1eTest::legendary)
            .creature("king", "ann")
            .being(Rule508_1eTest::legendary)
            .creature("prince", "ann")
            .being(Rule508_1eTest::legendary)
            .creature("bears", "ann");
    Attack attack = attack("queen", "bob", "king", "bob", "prince", "bob", "bears", "bob");
    List<Id> royals = ids("queen", "king", "prince");
    assertThat(findings(legends, attack, royals))
        .containsExactly(Finding.obeyed(Rule508_1e.NUMBER, royals));
    assertThat(findings(legends, attack, ids("king", "prince")))
        .extracting(Finding::outcome)
        .containsExactly(Finding.Outcome.DISOBEYED);
    assertThat(findings(legends, attack, ids("queen", "bears")))
        .extracting(Finding::outcome)
        .containsExactly(Finding.Outcome.DISOBEYED);
  }

  @Test
  void what_loses_banding_loses_bands_with_other_too() {
    Table pack =
        Table.annAndBob()
            .creature("alpha", "ann", bandsWithOther("wolves"))
            .being(Rule508_1eTest::wolf)
            .creature("cub", "ann")
            .being(Rule508_1eTest::wolf);
    Attack attack = attack("alpha", "bob", "cub", "bob");
    assertThat(findings(pack, attack, ids("alpha", "cub")))
        .containsExactly(Finding.obeyed(Rule508_1e.NUMBER, ids("alpha", "cub")));
    pack.enchantment(
        "scatter", "bob", new Effect.Takes(Filter.CREATURE, "Banding", Condition.ALWAYS));
    assertThat(findings(pack, attack, ids("alpha", "cub")))
        .extracting(Finding::outcome)
        .containsExactly(Finding.Outcome.DISOBEYED);
  }

  @Test
  void the_quality_may_be_a_name_or_a_subtype() {
    Table pack =
        Table.annAndBob()
            .creature("hunter", "ann", bandsWithOther("wolves"))
            .being(Rule508_1eTest::wolf)
            .creature("cub", "ann", bandsWithOther("creatures named Cub"))
            .creature("Cub", "ann");
    Attack attack = attack("hunter", "bob", "cub", "bob", "Cub", "bob");
    assertThat(findings(pack, attack, ids("cub", "Cub")))
        .containsExactly(Finding.obeyed(Rule508_1e.NUMBER, ids("cub", "Cub")));
    assertThat(findings(pack, attack, ids("hunter")))
        .containsExactly(Finding.obeyed(Rule508_1e.NUMBER, ids("hunter")));
    assertThat(findings(pack, attack, ids("hunter", "cub")))
        .extracting(Finding::outcome)
        .containsExactly(Finding.Outcome.DISOBEYED);
  }

  private List<Finding> findings(Attack attack, List<Id> band) {
    return findings(table, attack, band);
  }

  private List<Finding> findings(Attack attack, List<Id> band, List<Id> other) {
    return Rule508_1e.findings(table.grounds(), attack, List.of(band, other));
  }

  private static List<Finding> findings(Table table, Attack attack, List<Id> band) {
    return Rule508_1e.findings(table.grounds(), attack, List.of(band));
  }

  private static Effect bandsWithOther(String quality) {
    return new Effect.Keyword("bands with other", Optional.of(quality));
  }

  private static Characteristics legendary(Characteristics from) {
    return of(from, Set.of(), Set.of("legendary"));
  }

  private static Characteristics wolf(Characteristics from) {
    return of(from, Set.of("wolf"), Set.of());
  }

  private static Characteristics of(
      Characteristics from, Set<String> subtypes, Set<String> supertypes) {
    return new Characteristics(
        from.name(),
        from.types(),
        subtypes,
        supertypes,
        from.colors(),
        from.power(),
        from.toughness(),
        from.manaCost(),
        from.manaValue());
  }
}
