package casebook.site.article.check;

import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Sentences.Span;
import casebook.site.article.prose.Prose;
import casebook.site.wording.Words;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An article as its readers see it.
 *
 * @param readable the article without the signs in titles of links and in tags
 * @param words the words that are seen, without the numbers of the rules that are cited
 */
record SeenArticle(String article, String readable, Words words) {

  private static final String SIGNS = "\"“”.!?;:";

  /** A sign between the parts of a sentence. */
  private static final Pattern SIGN = Pattern.compile("[,;:—–]");

  /** The end of a quotation. */
  private static final Pattern CLOSING = Pattern.compile("[”\"\\n]|</|&rdquo;");

  /** The beginning of a line that names the source of a quotation. */
  private static final Pattern SOURCE =
      Pattern.compile(
          "(?:[-–—~]|&[mn]dash;|<(?:cite|footer)\\b[^<>]*+>)\\s*+(?:<[^<>]*+>\\s*+)?(?:the )?(?:comprehensive )?"
              + "(?:C\\.?R\\.?|rules?)?\\s*+$",
          Pattern.CASE_INSENSITIVE);

  private static final int NEAR = 60;

  /** All but the signs that end a part of a sentence or quote something in it. */
  private static final Pattern PARTING = Pattern.compile("[^.,;:—–“”\"()?!]++");

  /** The most characters between the last word of a sentence and its question mark. */
  private static final int QUESTION = 16;

  static SeenArticle of(String article, Prose.Seen seen, List<Mention> mentions) {
    return new SeenArticle(article, readable(article, seen), words(seen, mentions));
  }

  /** Signs in titles of links and in tags quote nothing and end no sentence. */
  private static String readable(String article, Prose.Seen seen) {
    var shown = new BitSet();
    for (int at = 0; at < seen.text().length(); at++) {
      shown.set(seen.start(at), seen.text().charAt(at) != Prose.HIDDEN);
    }
    char[] readable = article.toCharArray();
    for (int at = 0; at < readable.length; at++) {
      if (!shown.get(at) && SIGNS.indexOf(readable[at]) >= 0) {
        readable[at] = ' ';
      }
    }
    return new String(readable);
  }

  private static Words words(Prose.Seen seen, List<Mention> mentions) {
    var numbers = new BitSet();
    mentions.forEach(mention -> numbers.set(mention.start(), mention.end()));
    var leftOut = new BitSet();
    for (int at = 0; at < seen.text().length(); at++) {
      leftOut.set(at, numbers.get(seen.start(at)));
    }
    return Words.of(seen.text(), leftOut).placed(seen::start, seen::end);
  }

  /** The article from the first of some words to the last. */
  String text(Span span) {
    return article.substring(words.start(span.from()), words.end(span.to() - 1));
  }

  /** The words of a sentence with the signs that part it, and its question mark. */
  String statement(Span span) {
    var statement = new StringBuilder();
    for (int i = span.from(); i < span.to(); i++) {
      int end = words.end(i);
      int next =
          i + 1 < span.to() ? words.start(i + 1) : Math.min(article.length(), end + QUESTION);
      String between = i + 1 < span.to() ? readable.substring(end, next) : line(end, next);
      statement
          .append(article, words.start(i), end)
          .append(PARTING.matcher(between).replaceAll(" "));
    }
    return statement.toString();
  }

  private String line(int from, int to) {
    String rest = readable.substring(from, to);
    int question = rest.indexOf('?');
    return question < 0 || rest.lastIndexOf('\n', question) >= 0 ? "" : "?";
  }

  /** The words of a sentence with the signs between them, without the numbers of rules. */
  String sentence(Span span) {
    var sentence = new StringBuilder();
    for (int i = span.from(); i < span.to(); i++) {
      sentence.append(article, words.start(i), words.end(i));
      if (i + 1 < span.to()) {
        String between = article.substring(words.end(i), words.start(i + 1));
        Matcher sign = SIGN.matcher(between);
        sentence.append(sign.find() ? sign.group() : "").append(' ');
      }
    }
    return sentence.toString();
  }

  /** Whether a citation is told as the source of what stands before it. */
  boolean isSource(Mention mention) {
    String before = article.substring(Math.max(0, mention.start() - NEAR), mention.start());
    return SOURCE.matcher(before).find();
  }

  /** Whether a quotation ends between two places. */
  boolean isQuotationClosed(int from, int to) {
    return CLOSING.matcher(article.substring(from, to)).find();
  }
}
