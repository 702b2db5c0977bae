package casebook.rules;

/** Texts without what files differ in although they say the same: spaces, points and bullets. */
public final class Verbatim {

  private Verbatim() {}

  public static String of(String text) {
    return text.replaceAll("[\\s.•-]", "");
  }

  /** The headings, rules and examples of an edition, put together again in the order of a file. */
  public static String numberedPartOf(Edition edition) {
    StringBuilder text = new StringBuilder();
    for (Chapter chapter : edition.chapters()) {
      text.append(chapter.number()).append(chapter.title());
      edition.sections().stream()
          .filter(section -> section.number().sectionNumber() / 100 == chapter.number())
          .forEach(section -> append(section, edition, text));
    }
    if (edition.chapters().isEmpty()) {
      edition.sections().forEach(section -> append(section, edition, text));
    }
    return of(text.toString());
  }

  private static void append(Section section, Edition edition, StringBuilder text) {
    text.append(section.number()).append(section.title());
    for (Rule rule : edition.rules()) {
      if (rule.number().isWithin(section.number())) {
        text.append(rule.number()).append(rule.text());
        rule.examples().forEach(example -> text.append("Example: ").append(example));
      }
    }
  }

  public static String glossaryOf(Edition edition) {
    StringBuilder text = new StringBuilder();
    edition.glossary().forEach(entry -> text.append(entry.term()).append(entry.text()));
    return of(text.toString());
  }
}
