package casebook.index.text;

import casebook.rules.OwnFile;
import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A subject that readers look for under a name that the rules don't have, summed up.
 *
 * @param title its name
 * @param rules the sub-rules that govern it, the most important first, at least one
 * @param text what they say of it, in short
 */
public record Topic(String title, List<RuleNumber> rules, String text) {

  private static final Pattern BLANK_LINES = Pattern.compile("\\n\\s*\\n");

  private static final Pattern COMMA = Pattern.compile("\\s*,\\s*");

  private static final Pattern APOSTROPHE = Pattern.compile("['’]");

  private static final Pattern BETWEEN_WORDS = Pattern.compile("[^a-z0-9]+");

  /** Copies the list. */
  public Topic {
    rules = List.copyOf(rules);
  }

  /** The topics that Casebook comes with. */
  public static List<Topic> builtIn() {
    String file = "topics.txt";
    return BLANK_LINES
        .splitAsStream(new OwnFile(Topic.class, file).text().strip())
        .filter(block -> !block.startsWith("#"))
        .map(Topic::read)
        .toList();
  }

  /** A line with the title, one with the rules, and the text on the others. */
  private static Topic read(String block) {
    List<String> lines = block.lines().map(String::strip).toList();
    List<RuleNumber> rules =
        Arrays.stream(COMMA.split(lines.get(1))).map(RuleNumber::parse).toList();
    return new Topic(lines.getFirst(), rules, String.join(" ", lines.subList(2, lines.size())));
  }

  /** Its name in addresses, as "cant-be-attacked". */
  public String slug() {
    String plain = APOSTROPHE.matcher(title.toLowerCase(Locale.ROOT)).replaceAll("");
    return BETWEEN_WORDS.matcher(plain).replaceAll("-");
  }

  /** The path of its page. */
  public String href() {
    return "/topics/" + slug();
  }

  /** The topic as it is found. */
  public Document document() {
    return new Document(Kind.TOPIC, title, text, rules, href());
  }
}
