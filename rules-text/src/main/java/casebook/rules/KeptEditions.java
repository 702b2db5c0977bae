package casebook.rules;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Complete editions in a form that is read at once: each distinct text stands there one time, and
 * is one object for all editions that have it.
 */
public final class KeptEditions {

  /** The distinct ones of a kind, each with its place. */
  private static final class Pool<T> {
    private final Map<T, Integer> places = new LinkedHashMap<>();

    private List<Integer> places(List<T> all) {
      return all.stream().map(one -> places.computeIfAbsent(one, _ -> places.size())).toList();
    }
  }

  /** Writes one of them. */
  private interface Writing<T> {
    void write(T one) throws IOException;
  }

  /** Reads one of them. */
  private interface Reading<T> {
    T read() throws IOException;
  }

  /** Makes one object of equal texts in many editions. */
  public static final class Sharing {
    private final Map<Object, Object> known = new HashMap<>();

    /** Makes a sharing that knows no text yet. */
    public Sharing() {}

    /** The same edition, with the texts of those that were given before where they are equal. */
    public Edition of(Edition edition) {
      var text =
          new Edition.Text(
              new NumberedText(
                  shared(edition.chapters()), shared(edition.sections()), shared(edition.rules())),
              shared(edition.glossary()));
      return new Edition(
          edition.effective(), edition.title(), edition.source(), edition.coverage(), () -> text);
    }

    @SuppressWarnings("unchecked") // What is equal is of the same type.
    private <T> List<T> shared(List<T> all) {
      return all.stream().map(one -> (T) known.computeIfAbsent(one, _ -> one)).toList();
    }
  }

  private KeptEditions() {}

  /** Writes complete editions. */
  public static void write(List<Edition> editions, DataOutput out) throws IOException {
    var chapters = new Pool<Chapter>();
    var sections = new Pool<Section>();
    var rules = new Pool<Rule>();
    var glossary = new Pool<GlossaryEntry>();
    for (Edition edition : editions) {
      chapters.places(edition.chapters());
      sections.places(edition.sections());
      rules.places(edition.rules());
      glossary.places(edition.glossary());
    }
    all(
        chapters.places.keySet().stream().toList(),
        out,
        chapter -> {
          out.writeInt(chapter.number());
          text(chapter.title(), out);
        });
    all(
        sections.places.keySet().stream().toList(),
        out,
        section -> {
          number(section.number(), out);
          text(section.title(), out);
        });
    all(rules.places.keySet().stream().toList(), out, rule -> rule(rule, out));
    all(
        glossary.places.keySet().stream().toList(),
        out,
        entry -> {
          text(entry.term(), out);
          text(entry.text(), out);
        });
    all(
        editions,
        out,
        edition -> {
          text(edition.name(), out);
          text(edition.source(), out);
          all(edition.title().stream().toList(), out, title -> text(title, out));
          all(chapters.places(edition.chapters()), out, out::writeInt);
          all(sections.places(edition.sections()), out, out::writeInt);
          all(rules.places(edition.rules()), out, out::writeInt);
          all(glossary.places(edition.glossary()), out, out::writeInt);
        });
  }

  private static void rule(Rule rule, DataOutput out) throws IOException {
    number(rule.number(), out);
    text(rule.text(), out);
    all(rule.examples(), out, example -> text(example, out));
    all(rule.printed().stream().toList(), out, printed -> text(printed, out));
  }

  private static <T> void all(List<T> all, DataOutput out, Writing<T> writing) throws IOException {
    out.writeInt(all.size());
    for (T one : all) {
      writing.write(one);
    }
  }

  private static void text(String text, DataOutput out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Writes a number so that {@link #number(DataInput)} reads it. */
  public static void number(RuleNumber number, DataOutput out) throws IOException {
    out.writeShort(number.sectionNumber());
    out.writeShort(number.ordinal());
    out.writeByte(number.letter().isEmpty() ? 0 : number.letter().charAt(0));
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws IOException if it is something else
   */
  public static List<Edition> read(DataInput in) throws IOException {
    try {
      List<Chapter> chapters = all(in, () -> new Chapter(in.readInt(), text(in)));
      List<Section> sections = all(in, () -> new Section(number(in), text(in)));
      List<Rule> rules =
          all(
              in,
              () ->
                  new Rule(
                      number(in),
                      text(in),
                      all(in, () -> text(in)),
                      all(in, () -> text(in)).stream().findFirst()));
      List<GlossaryEntry> glossary = all(in, () -> new GlossaryEntry(text(in), text(in)));
      return all(
          in,
          () -> {
            LocalDate effective = LocalDate.parse(text(in));
            String source = text(in);
            Optional<String> title = all(in, () -> text(in)).stream().findFirst();
            var text =
                new Edition.Text(
                    new NumberedText(
                        all(in, () -> chapters.get(in.readInt())),
                        all(in, () -> sections.get(in.readInt())),
                        all(in, () -> rules.get(in.readInt()))),
                    all(in, () -> glossary.get(in.readInt())));
            return new Edition(effective, title, source, new Coverage.Complete(), () -> text);
          });
    } catch (RuntimeException e) {
      throw new IOException("These are no kept editions", e);
    }
  }

  private static <T> List<T> all(DataInput in, Reading<T> reading) throws IOException {
    int size = in.readInt();
    var all = new ArrayList<T>();
    for (int i = 0; i < size; i++) {
      all.add(reading.read());
    }
    return all;
  }

  private static String text(DataInput in) throws IOException {
    byte[] bytes = new byte[in.readInt()];
    in.readFully(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Reads a number that {@link #number(RuleNumber, DataOutput)} has written. */
  public static RuleNumber number(DataInput in) throws IOException {
    int section = in.readUnsignedShort();
    int ordinal = in.readUnsignedShort();
    int letter = in.readUnsignedByte();
    return new RuleNumber(section, ordinal, letter == 0 ? "" : Character.toString(letter));
  }
}
