package casebook.adoption;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.rules.Section;
import casebook.rules.Wordings;
import casebook.rules.published.NotARulesFile;
import casebook.rules.published.OfficialFile;
import casebook.rules.published.PublishedSections;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Optional;

/** The text of a new edition, of which the sections are kept that the older one has. */
final class NewText {
  private static final String STORE = "rules-text/src/main/resources/casebook/rules/wordings.txt";
  private static final String SECTIONS = "Comprehensive Rules, ";
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US);

  private NewText() {}

  /**
   * Reads a complete file as published, or sections after a line that says their date.
   *
   * @throws NotARulesFile if it is neither
   */
  static Edition read(Path file, Edition older) throws IOException, NotARulesFile {
    String text = OfficialFile.decode(Files.readAllBytes(file)).replaceFirst("^\uFEFF", "");
    String source = file.getFileName().toString();
    return PublishedSections.read(
        text.startsWith(SECTIONS) ? text : sections(OfficialFile.read(text, source), older),
        source);
  }

  private static String sections(Edition complete, Edition older) {
    var paragraphs = new ArrayList<String>();
    paragraphs.add(SECTIONS + "effective as of " + DATE.format(complete.effective()) + ";");
    for (Section section : older.sections()) {
      Optional<Section> now = complete.section(section.number());
      now.ifPresent(one -> paragraphs.add(one.number() + ". " + one.title()));
      complete.rules().stream()
          .filter(rule -> rule.number().isWithin(section.number()))
          .forEach(rule -> paragraphs.add(paragraph(rule)));
    }
    return String.join("\n\n", paragraphs) + "\n";
  }

  private static String paragraph(Rule rule) {
    var paragraph = new StringBuilder(rule.number().toString());
    paragraph.append(rule.number().letter().isEmpty() ? ". " : " ").append(rule.text());
    rule.examples().forEach(example -> paragraph.append("\nExample: ").append(example));
    return paragraph.toString();
  }

  /** Writes it into the store of all editions. */
  static void store(Path root, Edition newer) throws IOException {
    Path store = root.resolve(STORE);
    Files.writeString(store, Wordings.read(Files.readString(store)).with(newer).toString());
  }
}
