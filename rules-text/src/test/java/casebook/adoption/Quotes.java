package casebook.adoption;

import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.history.Succession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moves the quotes of rules that say what they said to the newer edition: those at the head of a
 * rule's home, and those that stand somewhere in one line. The quote of a rule that was reworded
 * keeps its text and names its edition, so that the build asks for somebody to read it.
 */
final class Quotes {
  private static final int WIDTH = 100;
  private static final String MARGIN = "        ";

  private static final Pattern AT_HOME =
      Pattern.compile(
          "@Cr\\(\\s*rule = \"(?<rule>[^\"]+)\",\\s*(?:edition = \"(?<edition>[^\"]+)\",\\s*)?"
              + "text =\\s*\"\"\"\\n(?<text>.*?)\"\"\"\\)",
          Pattern.DOTALL);

  /** What stands for a quote while the rest is rewritten: its place in the list, and its lines. */
  private static final Pattern CUT = Pattern.compile("\uE000(\\d+)\n*\uE001");

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final Renumbering renumbering;

  Quotes(Renumbering renumbering) {
    this.renumbering = renumbering;
  }

  /** A file's text with its quotes moved and all else rewritten. */
  Citations.Rewritten in(String text, Citations citations) {
    var quotes = new ArrayList<String>();
    String rest = cut(text, AT_HOME, this::moved, quotes);
    for (Succession one : renumbering.withOtherReferences()) {
      String then = renumbering.older().rule(one.before()).orElseThrow().text();
      String now = renumbering.newer().rule(one.after()).orElseThrow().text();
      rest = cut(rest, Pattern.compile(Pattern.quote(then)), _ -> now, quotes);
    }
    Citations.Rewritten rewritten = citations.in(rest);
    String whole =
        CUT.matcher(rewritten.text())
            .replaceAll(
                cut -> Matcher.quoteReplacement(quotes.get(Integer.parseInt(cut.group(1)))));
    return new Citations.Rewritten(whole, rewritten.left());
  }

  private static String cut(
      String text, Pattern quote, Function<MatchResult, String> moved, List<String> quotes) {
    return quote
        .matcher(text)
        .replaceAll(found -> {
          quotes.add(moved.apply(found));
          String lines = found.group().replaceAll("[^\\n]", "");
          return "\uE000" + (quotes.size() - 1) + lines + "\uE001";
        });
  }

  private String moved(MatchResult found) {
    Optional<String> stated = Optional.ofNullable(found.group("edition"));
    if (stated.isPresent() && !stated.get().equals(renumbering.older().name())) {
      return found.group();
    }
    RuleNumber then = RuleNumber.parse(found.group("rule"));
    RuleNumber now = renumbering.now(then).orElse(then);
    Optional<String> same = renumbering.sameAs(then).map(Rule::text);
    String edition =
        same.isPresent() ? "" : "    edition = \"" + renumbering.older().name() + "\",\n";
    String text =
        same.filter(wording -> !spaced(wording).equals(spaced(found.group("text"))))
            .map(Quotes::wrapped)
            .orElse(found.group("text"));
    return "@Cr(\n    rule = \"%s\",\n%s    text =\n        \"\"\"\n%s\"\"\")"
        .formatted(now, edition, text);
  }

  private static String wrapped(String text) {
    var lines = new StringBuilder();
    var line = new StringBuilder(MARGIN);
    for (String word : SPACE.split(text.strip(), -1)) {
      if (!line.toString().isBlank() && line.length() + 1 + word.length() > WIDTH) {
        lines.append(line).append('\n');
        line = new StringBuilder(MARGIN);
      }
      line.append(line.toString().isBlank() ? "" : " ").append(word);
    }
    return lines.append(line).append('\n').append(MARGIN).toString();
  }

  private static String spaced(String text) {
    return SPACE.matcher(text.strip()).replaceAll(" ");
  }
}
