package casebook.site.article;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands beside a citation: the words that are quoted next to it, and the sentence that it is
 * in.
 */
final class Neighbourhood {

  /** Shorter quotations are names and terms, which many rules have. */
  private static final int LEAST_WORDS = 5;

  private static final Pattern QUOTE =
      Pattern.compile("“([^“”]{20,})”|\"([^\"\\n]{20,})\"|&ldquo;(.{20,}?)&rdquo;");

  private static final Pattern QUOTED_LINES =
      Pattern.compile("(?m)(?:^[ \\t]*>[ \\t]?.*(?:\\n|\\z))+");

  private static final Pattern QUOTED_HTML =
      Pattern.compile("<(blockquote|q)\\b[^>]*>([\\s\\S]*?)</\\1>", Pattern.CASE_INSENSITIVE);

  private static final Pattern BREAK =
      Pattern.compile("\\n[ \\t]*\\n|</p>|</li>|<p\\b|<li\\b|</blockquote>");

  private static final Pattern SENTENCE_END =
      Pattern.compile("[.!?][)”\"’]*\\s|\\n\\s*\\n|</?(?:p|li|h\\d|td)\\b");

  private final String article;
  private final List<Mention> mentions;
  private final List<Quotation> quotations = new ArrayList<>();

  /** Quoted words at a place. */
  record Quotation(int start, int end, String words) {}

  Neighbourhood(String article, List<Mention> mentions) {
    this.article = article;
    this.mentions = mentions;
    add(QUOTE.matcher(article));
    addBlocks(QUOTED_LINES.matcher(article), 0);
    addBlocks(QUOTED_HTML.matcher(article), 2);
  }

  private void add(Matcher quote) {
    while (quote.find()) {
      for (int group = 1; group <= quote.groupCount(); group++) {
        if (quote.start(group) >= 0) {
          add(quote.start(), quote.end(), quote.group(group));
        }
      }
    }
  }

  private void addBlocks(Matcher block, int group) {
    while (block.find()) {
      String words = block.group(group).replaceAll("(?m)^[ \\t]*>[ \\t]?", "");
      add(block.start(), block.end(), words);
    }
  }

  private void add(int start, int end, String quoted) {
    String words = quoted.replaceAll("<[^>]*>", "").replaceAll("\\s+", " ").strip();
    if (words.split(" ").length >= LEAST_WORDS) {
      quotations.add(new Quotation(start, end, words));
    }
  }

  /** The quotations that go with a mention: those nearer to it than to any other one. */
  List<String> quotedBy(Mention mention) {
    return quotations.stream()
        .filter(quote ->
            mentions.stream()
                .filter(other -> distance(other, quote) <= distance(mention, quote))
                .allMatch(other -> other.range().equals(mention.range())))
        .filter(quote -> isBeside(mention, quote))
        .map(Quotation::words)
        .toList();
  }

  /** How far a quotation is from a mention; far, where another paragraph begins between them. */
  private int distance(Mention mention, Quotation quote) {
    int from = Math.min(mention.end(), quote.end());
    int to = Math.max(mention.start(), quote.start());
    if (from >= to) {
      return 0;
    }
    long breaks = BREAK.matcher(article.substring(from, to)).results().count();
    return to - from + (int) breaks * article.length();
  }

  /** In the same paragraph, or a block right after or before it. */
  private boolean isBeside(Mention mention, Quotation quote) {
    int from = Math.min(mention.end(), quote.end());
    int to = Math.max(mention.start(), quote.start());
    if (from >= to) {
      return true;
    }
    String between = article.substring(from, to);
    long breaks = BREAK.matcher(between).results().count();
    return breaks == 0
        || (breaks == 1 && between.length() < FAR && between.strip().length() < NEAR);
  }

  private static final int FAR = 160;
  private static final int NEAR = 120;

  /** The sentence that a mention is in, if no other rule is cited in it. */
  String sentence(Mention mention) {
    int start = 0;
    int end = article.length();
    Matcher stop = SENTENCE_END.matcher(article);
    while (stop.find()) {
      if (stop.end() <= mention.start()) {
        start = stop.end();
      } else if (stop.start() >= mention.end()) {
        end = stop.end();
        break;
      }
    }
    int from = start;
    int to = end;
    long cited =
        mentions.stream()
            .filter(other -> other.start() >= from && other.end() <= to)
            .map(Mention::rule)
            .distinct()
            .count();
    return cited == 1 ? article.substring(start, end) : "";
  }
}
