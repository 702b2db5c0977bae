package casebook.site.article.mention;

import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The quotations of an article, in quotation marks or as blocks; each is found in one pass. */
final class Quotations {

  /** Shorter quotations are names and terms, which many rules have. */
  private static final int LEAST_WORDS = 5;

  /** As many characters as make some words. */
  private static final int LEAST_CHARACTERS = 20;

  private static final Pattern QUOTE = Pattern.compile("“([^“”]{20,}+)”|\"([^\"\\n]{20,}+)\"");

  private static final String OPENING = "&ldquo;";
  private static final String CLOSING = "&rdquo;";

  private static final Pattern OPENING_TAG =
      Pattern.compile("<(blockquote|q)\\b[^<>]*+>", Pattern.CASE_INSENSITIVE);

  private static final Pattern CLOSING_TAG =
      Pattern.compile("</(blockquote|q)>", Pattern.CASE_INSENSITIVE);

  private static final Pattern TAG = Pattern.compile("<[^<>]*+>");

  private final String article;
  private final List<Quotation> found = new ArrayList<>();

  /** Quoted words at a place. */
  record Quotation(int start, int end, String words) {}

  private Quotations(String article) {
    this.article = article;
  }

  /** All of an article, by kind and then in their order. */
  static List<Quotation> in(String article) {
    var quotations = new Quotations(article);
    quotations.addMarked();
    quotations.addLines();
    quotations.addElements();
    return quotations.found;
  }

  private void addMarked() {
    Matcher quote = QUOTE.matcher(article);
    while (quote.find()) {
      Cancellation.check();
      int group = quote.start(1) >= 0 ? 1 : 2;
      add(quote.start(), quote.end(), quote.group(group));
    }
    addEntities();
    found.sort(Comparator.comparingInt(Quotation::start));
  }

  /** Those between marks that are written as entities, on one line. */
  private void addEntities() {
    int close = article.indexOf(CLOSING);
    int line = article.indexOf('\n');
    int open = article.indexOf(OPENING);
    while (open >= 0 && close >= 0) {
      Cancellation.check();
      int begin = open + OPENING.length();
      close = from(begin + LEAST_CHARACTERS, close, CLOSING);
      line = from(begin, line, "\n");
      int next = begin;
      if (close >= 0 && (line < 0 || close < line)) {
        next = close + CLOSING.length();
        add(open, next, article.substring(begin, close));
      } else if (line >= 0) {
        next = line;
      }
      open = article.indexOf(OPENING, next);
    }
  }

  /** The first place of something from a place on, given the first one from an earlier place. */
  private int from(int place, int known, String wanted) {
    return known < 0 || known >= place ? known : article.indexOf(wanted, place);
  }

  /** Lines that begin with a sign for quotations, as many as follow each other. */
  private void addLines() {
    int at = 0;
    int start = -1;
    while (at < article.length()) {
      Cancellation.check();
      int end = article.indexOf('\n', at);
      end = end < 0 ? article.length() : end + 1;
      if (isQuoted(at, end)) {
        start = start < 0 ? at : start;
      } else if (start >= 0) {
        addBlock(start, at);
        start = -1;
      }
      at = end;
    }
    if (start >= 0) {
      addBlock(start, article.length());
    }
  }

  private boolean isQuoted(int from, int to) {
    int at = from;
    while (at < to && (article.charAt(at) == ' ' || article.charAt(at) == '\t')) {
      at++;
    }
    return at < to && article.charAt(at) == '>';
  }

  private void addBlock(int start, int end) {
    add(start, end, article.substring(start, end).replaceAll("(?m)^[ \\t]*+>[ \\t]?", ""));
  }

  private void addElements() {
    var closings = new HashMap<String, TreeSet<Integer>>();
    Matcher closing = CLOSING_TAG.matcher(article);
    while (closing.find()) {
      closings
          .computeIfAbsent(closing.group(1).toLowerCase(Locale.ROOT), _ -> new TreeSet<>())
          .add(closing.start());
    }
    Matcher open = OPENING_TAG.matcher(article);
    int from = 0;
    while (open.find(from)) {
      String name = open.group(1).toLowerCase(Locale.ROOT);
      Cancellation.check();
      Integer close = closings.getOrDefault(name, new TreeSet<>()).ceiling(open.end());
      if (close == null) {
        from = open.end();
      } else {
        from = close + name.length() + "</>".length();
        add(open.start(), from, article.substring(open.end(), close));
      }
    }
  }

  private void add(int start, int end, String quoted) {
    String words = TAG.matcher(quoted).replaceAll("").replaceAll("\\s+", " ").strip();
    if (words.split(" ").length >= LEAST_WORDS) {
      found.add(new Quotation(start, end, words));
    }
  }
}
