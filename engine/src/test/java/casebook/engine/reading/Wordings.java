package casebook.engine.reading;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Notation;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tables of wordings and what they mean: a line with a wording, and below it, indented, what is
 * read from it, one line for each effect. A line names the frame where it isn't static ({@code
 * ACTIVATED}), and says {@code irrelevant} or {@code unread} for such a sentence. {@code ⏎} in a
 * wording begins a new line of the card.
 */
final class Wordings {
  private static final String LINE = " ⏎ ";

  private final Self self;

  private Wordings(Self self) {
    this.self = self;
  }

  /** Wordings on a creature that is called Trial Ogre. */
  static Stream<DynamicTest> mean(String table) {
    return on("Trial Ogre", "creature").means(table);
  }

  /** Wordings on an invented card with these types and supertypes. */
  static Wordings on(String name, String... types) {
    return new Wordings(Self.of(name, Set.of(types)));
  }

  Stream<DynamicTest> means(String table) {
    var tests = new ArrayList<DynamicTest>();
    var meanings = new ArrayList<String>();
    String wording = "";
    for (String line : table.lines().toList()) {
      if (line.startsWith(" ")) {
        meanings.add(line.strip());
      } else if (!line.isBlank()) {
        add(tests, wording, meanings);
        wording = line.strip();
        meanings.clear();
      }
    }
    add(tests, wording, meanings);
    assertThat(tests).as("a table without wordings").isNotEmpty();
    return tests.stream();
  }

  private void add(List<DynamicTest> tests, String wording, List<String> meanings) {
    if (!wording.isEmpty()) {
      assertThat(meanings).as("meanings of: " + wording).isNotEmpty();
      List<String> expected = List.copyOf(meanings);
      tests.add(
          DynamicTest.dynamicTest(
              wording, () -> assertThat(read(wording)).containsExactlyElementsOf(expected)));
    }
  }

  private List<String> read(String wording) {
    return CardText.read(wording.replace(LINE, "\n"), self).stream()
        .flatMap(ability -> lines(ability).stream().map(line -> framed(ability, line)))
        .toList();
  }

  private static String framed(Ability ability, String line) {
    return ability.frame() == Frame.STATIC ? line : ability.frame() + " " + line;
  }

  private static List<String> lines(Ability ability) {
    return switch (ability.meaning()) {
      case Meaning.Read(List<Effect> effects) -> effects.stream().map(Notation::write).toList();
      case Meaning.Unread _ -> List.of("unread");
      case Meaning.Irrelevant _ -> List.of("irrelevant");
    };
  }
}
