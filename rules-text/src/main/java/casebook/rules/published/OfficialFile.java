package casebook.rules.published;

import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.NumberedText;
import casebook.rules.Section;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the text files in which the Comprehensive Rules are published.
 *
 * <p>Such a file has a preface with the effective date, a table of contents, the numbered rules,
 * the glossary and the credits, in this order. It is in UTF-8, with or without a byte order mark,
 * in UTF-16 or in windows-1252. A file may have only some sections, if lines of its preface say so:
 *
 * <pre>
 * Title: the product that the edition was published for (may be left out)
 * Source: where the text comes from (the file's name if it is left out)
 * Sections: 506, 508 (all of the rules if it is left out)
 * </pre>
 */
public final class OfficialFile {

  private static final Pattern EFFECTIVE =
      Pattern.compile("These rules are (?:effective|current) as of (.+?)\\.?");
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("MMMM d, uuuu", Locale.US)
          .withResolverStyle(ResolverStyle.STRICT);

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final List<Line> lines;

  private OfficialFile(String text) {
    lines = HardBreaks.joined(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
  }

  /**
   * Reads a published file.
   *
   * @throws IOException if the file can't be read
   * @throws NotARulesFile if it isn't a file of the Comprehensive Rules, or is damaged
   */
  public static Edition read(Path file) throws IOException, NotARulesFile {
    return read(decode(Files.readAllBytes(file)), "the file " + file.getFileName());
  }

  /**
   * Reads a published file to the end of the stream, which stays open.
   *
   * @param source where the text comes from, in words
   * @throws IOException if the stream can't be read
   * @throws NotARulesFile if it isn't a file of the Comprehensive Rules, or is damaged
   */
  public static Edition read(InputStream bytes, String source) throws IOException, NotARulesFile {
    return read(decode(bytes.readAllBytes()), source);
  }

  /**
   * Reads the text of a published file.
   *
   * @param source where the text comes from, in words
   * @throws NotARulesFile if it isn't a file of the Comprehensive Rules, or is damaged
   */
  public static Edition read(String text, String source) throws NotARulesFile {
    return new OfficialFile(text).edition(source);
  }

  /**
   * The text in a published file.
   *
   * @throws NotARulesFile if it is no text in an encoding in which the rules are published
   */
  public static String decode(byte[] bytes) throws NotARulesFile {
    Optional<String> wide = wide(bytes);
    if (wide.isPresent()) {
      return wide.get();
    }
    String raw = new String(bytes, StandardCharsets.ISO_8859_1);
    if (raw.startsWith("%PDF")) {
      throw new NotARulesFile(1, "This is a PDF; the rules are published as a text file too.");
    }
    int nul = raw.indexOf('\0');
    if (nul >= 0) {
      long lineBreaks = raw.substring(0, nul).chars().filter(c -> c == '\n').count();
      throw new NotARulesFile(
          (int) lineBreaks + 1,
          "This is no text in UTF-8, UTF-16 or windows-1252: it has a null byte.");
    }
    return decode(bytes, StandardCharsets.UTF_8)
        .or(() -> decode(bytes, Charset.forName("windows-1252")))
        .orElseThrow(
            () -> new NotARulesFile(1, "This is text in neither UTF-8, UTF-16 nor windows-1252."));
  }

  /** Text in UTF-16, which begins with a byte order mark or with a letter beside a null byte. */
  private static Optional<String> wide(byte[] bytes) {
    if (bytes.length < 2) {
      return Optional.empty();
    }
    int begins = (bytes[0] & 0xff) << Byte.SIZE | (bytes[1] & 0xff);
    boolean little = begins == 0xfffe || (bytes[0] != 0 && bytes[1] == 0);
    boolean big = begins == 0xfeff || (bytes[0] == 0 && bytes[1] != 0);
    return little || big
        ? decode(bytes, little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE)
        : Optional.empty();
  }

  private static Optional<String> decode(byte[] bytes, Charset charset) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private Edition edition(String source) throws NotARulesFile {
    LocalDate effective = effective();
    Parts parts = parts();
    return new Edition(
        effective,
        field("Title: ", parts.preface()).map(Line::text),
        field("Source: ", parts.preface()).map(Line::text).orElse(source),
        coverage(parts.text().numbered(), field("Sections: ", parts.preface())),
        parts::text);
  }

  /** What stands before the contents, and what comes after them. */
  private record Parts(List<Line> preface, Edition.Text text) {}

  private Parts parts() throws NotARulesFile {
    Line contents = heading("Contents", lines, "The file has no table of contents.");
    Line numbered =
        heading("Credits", after(contents), "The file ends within its table of contents.");
    Line glossary = heading("Glossary", after(numbered), "The file ends before its glossary.");
    Line credits = heading("Credits", after(glossary), "The file ends before its credits.");
    NumberedText text = NumberedTextReader.read(between(numbered, glossary));
    if (text.rules().isEmpty()) {
      throw new NotARulesFile(numbered.number(), "The file has no rules after its contents.");
    }
    checkAgainstContents(sectionNumbers(text), between(contents, numbered));
    return new Parts(
        lines.subList(0, lines.indexOf(contents)),
        new Edition.Text(text, GlossaryReader.read(between(glossary, credits))));
  }

  private LocalDate effective() throws NotARulesFile {
    for (Line line : lines) {
      Matcher effective = EFFECTIVE.matcher(line.text());
      if (effective.matches()) {
        try {
          return LocalDate.parse(effective.group(1), DATE);
        } catch (DateTimeParseException e) {
          throw new NotARulesFile(
              line.number(),
              "“" + effective.group(1) + "” is not a date such as September 25, 2026.");
        }
      }
    }
    boolean empty = lines.stream().allMatch(Line::isBlank);
    throw new NotARulesFile(
        1, empty ? "The file is empty." : "No line says “These rules are effective as of” a date.");
  }

  /** The first of these lines, which go on to the end, that has only this word on it. */
  private Line heading(String word, List<Line> within, String reasonIfMissing)
      throws NotARulesFile {
    return within.stream()
        .filter(line -> line.text().equals(word))
        .findFirst()
        .orElseThrow(() -> new NotARulesFile(lines.getLast().number(), reasonIfMissing));
  }

  private List<Line> after(Line line) {
    return lines.subList(lines.indexOf(line) + 1, lines.size());
  }

  private List<Line> between(Line heading, Line next) {
    return lines.subList(lines.indexOf(heading) + 1, lines.indexOf(next));
  }

  /** The line of the preface that begins with the name, without the name. */
  private static Optional<Line> field(String name, List<Line> preface) {
    return preface.stream()
        .filter(line -> line.text().startsWith(name))
        .map(line -> new Line(line.number(), 0, line.text().substring(name.length())))
        .findFirst();
  }

  private static void checkAgainstContents(List<String> sections, List<Line> contents)
      throws NotARulesFile {
    for (Line line : contents) {
      Matcher listed = NumberedTextReader.SECTION.matcher(line.text());
      if (listed.matches() && !sections.contains(listed.group(1))) {
        throw new NotARulesFile(
            line.number(),
            "The file has no section " + listed.group(1) + ", which is listed here.");
      }
    }
  }

  private static Coverage coverage(NumberedText text, Optional<Line> stated) throws NotARulesFile {
    if (stated.isEmpty()) {
      return new Coverage.Complete();
    }
    String held = String.join(", ", sectionNumbers(text));
    if (!stated.get().text().equals(held)) {
      throw new NotARulesFile(stated.get().number(), "The sections of the file are " + held + ".");
    }
    return new Coverage.Sections(
        text.sections().stream()
            .map(Section::number)
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  private static List<String> sectionNumbers(NumberedText text) {
    return text.sections().stream().map(section -> section.number().toString()).toList();
  }
}
