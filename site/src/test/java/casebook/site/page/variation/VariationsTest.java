package casebook.site.page.variation;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.cases.PublishedRuling;
import casebook.site.cases.PublishedRulings;
import casebook.site.cases.RulingFile;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What would make a ruling different, as a judge would say it. */
class VariationsTest {
  private static final Editions EDITIONS = Editions.builtIn();
  private static final Catalogue CARDS = Catalogue.builtIn();
  private static final CaseReader READER = new CaseReader(EDITIONS, CARDS);
  private static final PublishedRulings RULINGS = PublishedRulings.builtIn();

  @Test
  void who_cannot_pay_is_told_the_least_that_is_missing() {
    assertThat(sentences("508.1h-archon-taxes-planeswalkers-too"))
        .containsExactly(
            "The attack would be legal if Ann had {1} more to pay with.",
            "The attack would be legal without Bob’s Archon of Absolution.");
    assertThat(sentences("508.1h-brainwash"))
        .contains("The attack would be legal if Ann had {3} more to pay with.");
  }

  @Test
  void a_creature_that_must_attack_may_stay_home_tapped() {
    assertThat(sentences("508.1d-juggernaut-stays-home"))
        .containsExactly("Attacking with nothing would be legal if Juggernaut were tapped.");
    assertThat(sentences("508.1d-tapped-is-excused"))
        .containsExactly(
            "Attacking with nothing would be illegal (508.1d) if Crazed Goblin were untapped.");
  }

  @Test
  void a_name_with_a_comma_ends_the_sentence() {
    assertThat(sentences("508.1d-kardur"))
        .contains("The attack would be legal without the effect of Kardur, Doomscourge.");
  }

  @Test
  void an_attack_on_somebody_else_or_with_fewer_is_another() {
    assertThat(sentences("508.1h-somebody-else"))
        .containsExactly(
            "The attack would be illegal, as the cost of {2} isn’t paid (508.1j), if Grizzly"
                + " Bears attacked Bob instead.");
    assertThat(sentences("508.3a-battalion"))
        .contains("Boros Elite wouldn’t trigger if Grizzly Bears stayed home.");
  }

  @Test
  void what_happened_before_a_question_might_not_have_happened() {
    assertThat(sentences("506.4-attacker-phases-out"))
        .contains(
            "The answer to “Is Ann attacking Bob?” would be “yes” if Grizzly Bears hadn’t phased"
                + " out.");
  }

  @Test
  void what_came_too_late_might_have_come_sooner() {
    assertThat(sentences("506.4b-icy-manipulator"))
        .contains(
            "The attack would be illegal (508.1a) if Serra Angel had become tapped before attackers"
                + " were declared.");
    assertThat(sentences("508.1f-vigilance-gained-too-late"))
        .containsExactly(
            "Grizzly Bears wouldn’t become tapped if it had gained vigilance before attackers were"
                + " declared.");
  }

  @Test
  void a_card_that_was_put_attacking_might_have_been_declared() {
    assertThat(sentences("508.4c-wall-with-defender"))
        .containsExactly(
            "The attack would be illegal (508.1c) if Wall of Roots had been on the battlefield and"
                + " been declared as attacking Bob too.");
    assertThat(sentences("508.4c-silent-arbiter")).isEmpty();
  }

  @Test
  void another_creature_might_attack_too_and_one_of_several_stay_home() {
    assertThat(sentences("508.1c-teferis-moat-other-color"))
        .containsExactly("The attack would be illegal (508.1c) if Grizzly Bears attacked Bob too.");
    assertThat(sentences("508.1m-triggers"))
        .contains("Hellrider would trigger once if Grizzly Bears stayed home.");
  }

  @Test
  void an_option_of_the_game_might_be_another() {
    assertThat(sentences("508.1b-out-of-range"))
        .contains("The attack would be legal without a limited range of influence.");
  }

  @Test
  void a_spell_might_be_cast_at_another_time_or_by_another_player() {
    assertThat(sentences("506.8d-berserk-in-time"))
        .containsExactly("The answer would be “no” in the combat damage step of Ann’s turn.");
    assertThat(sentences("506.8-savage-beating"))
        .contains("The answer would be “no” if Bob cast it.");
  }

  @Test
  void that_a_creature_can_attack_at_all_is_told_only_where_that_is_the_question() {
    assertThat(sentences("508.1a-power-zero"))
        .containsExactly(
            "The attack would be illegal (508.1a) if Birds of Paradise had come under Ann’s"
                + " control this turn.");
    assertThat(sentences("508.1b-player-with-hexproof")).isEmpty();
  }

  @Test
  void what_is_asked_about_is_not_taken_away() {
    assertThat(sentences("506.4-stolen-attacker-blocks")).isEmpty();
    assertThat(sentences("506.4c-planeswalker-dies")).isEmpty();
  }

  @Test
  void of_several_that_are_alike_one_more_or_one_fewer_might_attack_or_one_elsewhere() {
    assertThat(sentences("508.1d-crawlspace-fills-up"))
        .containsExactly("The attack would be legal if one more Juggernaut attacked Bob.");
    assertThat(sentences("508.1d-crawlspace-and-another-player"))
        .containsExactly("The attack would be legal if one more Juggernaut attacked Cid.");
    assertThat(sentences("508.1c-crawlspace-and-a-planeswalker"))
        .containsExactly(
            "The attack would be illegal (508.1c) if one Grizzly Bears attacked Bob instead of"
                + " Liliana of the Veil.");
    assertThat(sentences("508.1c-crawlspace-of-two"))
        .containsExactly(
            "The attack would be illegal (508.1c) if one Grizzly Bears attacked Bob instead of"
                + " Cid.");
    assertThat(sentences("508.3a-hellrider-once-each"))
        .containsExactly("Hellrider would trigger twice if one fewer Grizzly Bears attacked Bob.");
    assertThat(sentences("508.3b-curse-triggers-once"))
        .containsExactly(
            "Curse of Opulence wouldn’t trigger if all Grizzly Bears attacked Cid instead.");
  }

  @Test
  void a_loss_or_a_gain_that_a_case_states_might_not_have_been() {
    assertThat(sentences("508.1c-wall-without-arcades-abilities"))
        .containsExactly(
            "The attack would be legal if Arcades, the Strategist hadn’t lost all abilities.");
    assertThat(sentences("508.1c-defender-lost"))
        .containsExactly(
            "The attack would be illegal (508.1c) if Wall of Omens hadn’t lost all abilities.");
    assertThat(sentences("508.1a-stolen-with-haste"))
        .containsExactly(
            "The attack would be illegal (508.1a) if Grizzly Bears didn’t have haste.");
    assertThat(sentences("508.1a-reconfigured-equipment"))
        .containsExactly(
            "The attack would be legal if Lizard Blades weren’t attached to Grizzly Bears.");
    assertThat(sentences("508.1b-neighbour-who-left-earlier"))
        .containsExactly("The attack would be illegal (508.1b) if Bob hadn’t left the game.");
    assertThat(sentences("508.1m-aurelia-the-second-time"))
        .containsExactly(
            "Aurelia, the Warleader would trigger if it hadn’t attacked earlier in the turn.");
  }

  @Test
  void a_band_might_not_be_one_or_attack_one_player() {
    assertThat(sentences("508.1e-band-without-abilities"))
        .contains(
            "The attack would be legal if Benalish Hero hadn’t lost all abilities.",
            "The attack would be legal without the band.");
    assertThat(sentences("508.1e-band-at-two-players"))
        .containsExactly(
            "The attack would be legal without the band.",
            "The attack would be legal if Benalish Hero attacked Cid instead.",
            "The attack would be legal if Grizzly Bears attacked Bob instead.");
  }

  @Test
  void what_must_attack_might_be_able_to_or_be_goaded() {
    assertThat(sentences("508.1d-goaded-vehicle-without-a-crew"))
        .containsExactly(
            "Attacking with nothing would be illegal (508.1d) if Smuggler's Copter were crewed.");
    assertThat(sentences("508.1d-nobody-has-to-attack"))
        .containsExactly(
            "Attacking with nothing would be illegal (508.1d) if Bob had goaded Grizzly Bears.");
    assertThat(sentences("508.1d-goaded-by-everyone"))
        .containsExactly(
            "The attack would be illegal (508.1d) if Cid hadn’t goaded Grizzly Bears.");
    assertThat(sentences("508.1d-goaded-by-the-only-opponent"))
        .containsExactly(
            "Attacking with nothing would be illegal (508.1d).",
            "The attack would be illegal (508.1d) with a third player, Cid, in the game.");
  }

  @Test
  void what_enters_attacking_might_attack_something_else() {
    assertThat(sentences("508.4-own-planeswalker"))
        .containsExactly("Putting Soldier #2 onto the battlefield attacking Bob would be legal.");
    assertThat(sentences("508.4-geist-of-saint-traft"))
        .containsExactly(
            "Putting Angel onto the battlefield attacking Elspeth Tirel would be illegal (508.4) if"
                + " Ann controlled Elspeth Tirel.");
    assertThat(sentences("506.3b-stolen-on-the-way"))
        .contains("Rakdos the Defiler would be attacking Bob if it entered under Ann’s control.");
  }

  @Test
  void the_attack_before_a_question_might_be_another() {
    assertThat(sentences("508.3e-planeswalker-is-no-player"))
        .containsExactly(
            "Karazikar, the Eye Tyrant would trigger if it attacked Bob instead.",
            "The answer to “Has Ann attacked Bob?” would be “yes” if Karazikar, the Eye Tyrant had"
                + " attacked Bob instead.");
    assertThat(sentences("508.3a-dethrone-planeswalker"))
        .contains("Enraged Revolutionary would trigger if it attacked Bob instead.");
    assertThat(sentences("508.1c-orgg-and-another-player"))
        .containsExactly("The attack would be illegal (508.1c) if Orgg attacked Bob instead.");
    assertThat(sentences("508.6-after-combat"))
        .contains(
            "The answer to “Has Ann attacked Bob?” would be “no” if Grizzly Bears had entered"
                + " attacking Bob without being declared.");
  }

  @Test
  void the_same_might_be_asked_of_another() {
    assertThat(sentences("508.1-no-attacker-is-added-later"))
        .containsExactly("The answer would be “yes” if the question were about Grizzly Bears.");
    assertThat(sentences("508.4c-put-attacking"))
        .containsExactly(
            "The answer to the last question would be “no” if the question were about Spirit.");
  }

  @Test
  void blocks_might_be_others_or_come_at_another_time() {
    assertThat(sentences("506.5-blocks-alone"))
        .containsExactly(
            "The answer to “Does Wall of Roots block alone?” would be “yes” if Llanowar Elves"
                + " hadn’t blocked.");
    assertThat(sentences("508.4d-no-ninja-before-blocks"))
        .containsExactly(
            "The answer to “Is Grizzly Bears blocked or unblocked?” would be “unblocked” if"
                + " blockers had been declared and none blocked it.");
  }

  @Test
  @Tag("long")
  void the_board_of_each_variation_is_judged_as_its_sentence_says() {
    var wrong = new ArrayList<String>();
    int told = 0;
    for (PublishedRuling ruling : RULINGS.all()) {
      for (Variation variation : variations(ruling)) {
        told++;
        Judgement judged = judged(variation);
        String verdict = judged.rulings().getLast().verdict().name();
        if (!variation.style().equals("answered") && !variation.style().equalsIgnoreCase(verdict)) {
          wrong.add(ruling.slug() + ": " + variation.sentence() + " " + verdict);
        }
      }
    }
    assertThat(told).isGreaterThan(RULINGS.all().size() / 2);
    assertThat(wrong).isEmpty();
  }

  private static Judgement judged(Variation variation) {
    String link = variation.href().replaceFirst("^.*[?&]case=([^&]*).*$", "$1");
    String json = CaseLink.decode(link).orElseThrow();
    return READER.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>(var read)
        ? Judgement.of(read, EDITIONS)
        : failed(json);
  }

  private static Judgement failed(String json) {
    throw new AssertionError(json);
  }

  private static List<String> sentences(String slug) {
    return variations(RULINGS.find(slug).orElseThrow()).stream().map(Variation::sentence).toList();
  }

  private static List<Variation> variations(PublishedRuling ruling) {
    RulingFile file = RULINGS.open(ruling, EDITIONS, CARDS);
    return Variations.of(
        Draft.of(file.yaml()).orElseThrow(),
        Judgement.of(file.judged(), EDITIONS),
        ruling.decides(),
        READER,
        EDITIONS);
  }
}
