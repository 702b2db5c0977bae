package casebook.site.input.board;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What has protection from an Aura or Equipment has it not attached to it (702.16c, 702.16d). */
class ProtectedTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static String problems(String of, String attached, String controller) {
    String text =
        """
        players: [{id: ann}, {id: bob}]
        permanents:
          - {id: a, controller: ann, colors: [G], chosen: {player: bob}, %s}
          - {id: b, card: '%s', controller: %s, attachedTo: a}
        moves: [{declareAttackers: {attacks: []}}]
        """
            .formatted(of, attached, controller);
    return READER.read(text, CaseFormat.YAML) instanceof Reading.Wrong<Case>(var problems)
        ? problems.toString()
        : "";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Oversoul of Dusk         | Claustrophobia | bob | from blue, from black, and from red
          Oversoul of Dusk         | Pacifism       | bob |
          Iridescent Angel         | Pacifism       | bob | from all colors
          Iridescent Angel         | Bonesplitter   | ann |
          Pristine Angel           | Bonesplitter   | ann | from artifacts and from all colors
          Pristine Angel           | Pacifism       | bob | from artifacts and from all colors
          Guardian of the Guildpact| Pacifism       | bob | from monocolored
          Guardian of the Guildpact| Unflinching Courage | ann |
          Guardian of the Guildpact| Bonesplitter   | ann |
          Mistmeadow Skulk         | Prison Term    | bob | from mana value 3 or greater
          Mistmeadow Skulk         | Pacifism       | bob |
          True-Name Nemesis        | Pacifism       | bob | from the chosen player
          True-Name Nemesis        | Pacifism       | ann |
          """)
  void a_card_is_protected(String card, String attached, String controller, String protection) {
    assertProtected(problems("card: " + card, attached, controller), protection);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          protection from blue, from white, and from red | Pacifism       | bob | blue, from white
          protection from each of your opponents         | Pacifism       | bob | each of your
          protection from each of your opponents         | Pacifism       | ann |
          protection from its colors                     | Rancor         | bob | its colors
          protection from its colors                     | Pacifism       | bob |
          protection from snow                           | Pacifism       | bob |
          protection from legendary artifacts            | Bonesplitter   | ann |
          protection from legendary artifacts            | Shadowspear    | ann | legendary artifacts
          protection from white, flying                  | Pacifism       | bob | from white
          """)
  void a_text_is_protected(String text, String attached, String controller, String protection) {
    String creature = "types: [creature], power: 2, toughness: 2, text: '%s'".formatted(text);
    assertProtected(problems(creature, attached, controller), protection);
  }

  private static void assertProtected(String problems, String protection) {
    if (protection == null) {
      assertThat(problems).isEmpty();
    } else {
      assertThat(problems).contains("can't be attached", "protection", protection);
    }
  }
}
