package casebook.site.cases;

import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What stands above the case of a file, read line by line: lists and the search need it of every
 * file at once, and reading all as YAML would take longer than all else that a search does. It
 * takes the simple form that the files have; {@link RulingFile} refuses a file of which YAML says
 * anything else.
 */
final class Head {
  private static final String CASE = "case:";
  private static final String TITLE = "  title:";

  private final Map<String, String> fields = new HashMap<>();

  private Head(String text) {
    List<String> lines = text.lines().toList();
    int at = 0;
    while (at < lines.size() && !lines.get(at).startsWith(CASE)) {
      at = addField(lines, at);
    }
    if (at + 1 < lines.size() && lines.get(at + 1).startsWith(TITLE)) {
      fields.put("title", plain(lines.get(at + 1).substring(TITLE.length())));
    }
  }

  /** Adds the field that begins in a line; where the next one begins. */
  private int addField(List<String> lines, int start) {
    String line = lines.get(start);
    int colon = line.indexOf(':');
    int next = start + 1;
    while (next < lines.size() && lines.get(next).startsWith(" ")) {
      next++;
    }
    if (colon > 0) {
      String first = line.substring(colon + 1).strip();
      List<String> more = lines.subList(start + 1, next).stream().map(String::strip).toList();
      String value =
          first.startsWith(">")
              ? String.join(" ", more)
              : plain(String.join(" ", Stream.concat(Stream.of(first), more.stream()).toList()));
      fields.put(line.substring(0, colon), value);
    }
    return next;
  }

  /** A text without the quotation marks around it or the comment behind it. */
  private static String plain(String value) {
    String text = value.strip();
    if (text.length() > 1 && text.startsWith("\"") && text.endsWith("\"")) {
      return text.substring(1, text.length() - 1).replace("\\\"", "\"");
    }
    if (text.length() > 1 && text.startsWith("'") && text.endsWith("'")) {
      return text.substring(1, text.length() - 1).replace("''", "'");
    }
    int comment = text.indexOf(" #");
    return comment < 0 ? text : text.substring(0, comment).strip();
  }

  /** The ruling above a file's case, if all of it is there. */
  static Optional<PublishedRuling> read(String slug, String text) {
    return new Head(text).ruling(slug, text);
  }

  private Optional<PublishedRuling> ruling(String slug, String text) {
    Optional<Topic> topic = Topic.labelled(field("topic"));
    List<RuleNumber> applies = rules("applies");
    return topic.isEmpty() || applies.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PublishedRuling(
                slug,
                field("question"),
                field("answer"),
                field("title"),
                PublishedRuling.cards(text),
                topic.get(),
                PublishedRuling.citedIn(field("answer")),
                applies,
                rules("doesNotApply")));
  }

  private String field(String name) {
    return fields.getOrDefault(name, "");
  }

  private List<RuleNumber> rules(String name) {
    return Arrays.stream(field(name).replaceAll("[\\[\\]\"' ]", "").split(","))
        .flatMap(number -> RuleNumber.find(number).stream())
        .toList();
  }
}
