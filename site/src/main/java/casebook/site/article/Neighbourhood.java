package casebook.site.article;

import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import casebook.site.article.Quotations.Quotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands beside a citation: the words that are quoted next to it, and the sentence that it is
 * in.
 */
final class Neighbourhood {
  private static final int FAR = 160;
  private static final int NEAR = 120;

  private static final Pattern BREAK =
      Pattern.compile("\\n[ \\t]*+\\n|</p>|</li>|<p\\b|<li\\b|</blockquote>");

  private static final Pattern SENTENCE_END =
      Pattern.compile("[.!?][)”\"’]*+\\s|\\n\\s*\\n|</?(?:p|li|h\\d|td)\\b");

  private final String article;

  /** In their order. */
  private final List<Mention> mentions;

  /** Of each mention, the row that it is in. */
  private final List<Row> rows = new ArrayList<>();

  private final Places breaks;
  private final Places ends;
  private final Map<Span, String> sentences = new HashMap<>();

  Neighbourhood(String article, List<Mention> mentions) {
    this.article = article;
    this.mentions = mentions;
    this.breaks = Places.of(BREAK.matcher(article));
    this.ends = Places.of(SENTENCE_END.matcher(article));
    for (int first = 0; first < mentions.size(); ) {
      int end = first + 1;
      while (end < mentions.size() && isAlike(mentions.get(first), mentions.get(end))) {
        end++;
      }
      rows.addAll(Collections.nCopies(end - first, new Row(first, end)));
      first = end;
    }
    Quotations.in(article).forEach(this::add);
  }

  private static boolean isAlike(Mention one, Mention other) {
    return one.range().equals(other.range());
  }

  /** A part of the article. */
  private record Span(int start, int end) {}

  /** Mentions of the same numbers, one after the other, with the quotations beside them. */
  private static final class Row {
    private final int first;
    private final int end;
    private final List<Given> quotations = new ArrayList<>();
    private final Map<Object, Telling> telling = new HashMap<>();

    Row(int first, int end) {
      this.first = first;
      this.end = end;
    }
  }

  /**
   * A quotation with the mentions that it goes with.
   *
   * @param first the first of them, by its place in the order of all
   * @param end after the last of them
   */
  private record Given(int first, int end, String words) {
    boolean isOf(int mention) {
      return first <= mention && mention < end;
    }
  }

  /** Those of a row's quotations that tell something; each is asked once for all mentions. */
  private static final class Telling {
    private final List<Given> found = new ArrayList<>();
    private int asked;

    Optional<String> first(int mention, List<Given> quotations, Predicate<String> tells) {
      for (Given one : found) {
        if (one.isOf(mention)) {
          return Optional.of(one.words());
        }
      }
      while (asked < quotations.size()) {
        Cancellation.check();
        Given one = quotations.get(asked);
        asked++;
        if (tells.test(one.words())) {
          found.add(one);
          if (one.isOf(mention)) {
            return Optional.of(one.words());
          }
        }
      }
      return Optional.empty();
    }
  }

  /** Where something stands in the article, in order. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Places(int[] starts, int[] ends) {
    static Places of(Matcher matcher) {
      var found = matcher.results().toList();
      return new Places(
          found.stream().mapToInt(one -> one.start()).toArray(),
          found.stream().mapToInt(one -> one.end()).toArray());
    }

    /** How many are within a part. */
    int within(int from, int to) {
      return Math.max(0, firstAtLeast(ends, to + 1) - firstAtLeast(starts, from));
    }

    /** The end of the last one that ends before a place; the beginning where there is none. */
    int endBefore(int place) {
      int after = firstAtLeast(ends, place + 1);
      return after == 0 ? 0 : ends[after - 1];
    }

    /** The end of the first one that begins at a place or after it, else the given one. */
    int endAfter(int place, int otherwise) {
      int next = firstAtLeast(starts, place);
      return next == starts.length ? otherwise : ends[next];
    }

    private static int firstAtLeast(int[] sorted, int least) {
      int found = Arrays.binarySearch(sorted, least);
      return found >= 0 ? found : -found - 1;
    }
  }

  /**
   * The first quotation that tells something, of those that go with a mention: those nearer to it
   * than to any mention of other numbers.
   *
   * @param question what the quotations are asked, which must be the same for all mentions of the
   *     same numbers
   * @param tells whether quoted words tell something
   */
  Optional<String> firstQuoted(Mention mention, Object question, Predicate<String> tells) {
    int place = firstFrom(mention.start());
    Row row = rows.get(place);
    return row.telling
        .computeIfAbsent(question, _ -> new Telling())
        .first(place, row.quotations, tells);
  }

  /**
   * Gives a quotation to the mention that is nearest to it, and to those of the same numbers before
   * and after that, as long as they are beside it and nearer than any that cites others.
   */
  private void add(Quotation quote) {
    Cancellation.check();
    int next = firstFrom(quote.start());
    long before = next == 0 ? Long.MAX_VALUE : distance(next - 1, quote);
    long after = next == mentions.size() ? Long.MAX_VALUE : distance(next, quote);
    if (mentions.isEmpty()) {
      return;
    }
    Row row = rows.get(before <= after ? next - 1 : next);
    int first = Math.min(row.first, next);
    int end = Math.max(row.end, next);
    long others =
        Math.min(
            first == 0 ? Long.MAX_VALUE : distance(first - 1, quote),
            end == mentions.size() ? Long.MAX_VALUE : distance(end, quote));
    var given =
        new Given(
            firstThat(first, next, one -> isGiven(one, quote, others)),
            firstThat(next, end, one -> !isGiven(one, quote, others)),
            quote.words());
    if (given.first() < given.end()) {
      row.quotations.add(given);
    }
  }

  private boolean isGiven(int mention, Quotation quote, long others) {
    return distance(mention, quote) < others && isBeside(mentions.get(mention), quote);
  }

  /** The first mention that begins there or later. */
  private int firstFrom(int place) {
    return firstThat(0, mentions.size(), one -> mentions.get(one).start() >= place);
  }

  /** The first number of some for which something is so, as for all after it; else their end. */
  private static int firstThat(int from, int end, IntPredicate isSo) {
    int first = from;
    int last = end;
    while (first < last) {
      int middle = (first + last) / 2;
      if (isSo.test(middle)) {
        last = middle;
      } else {
        first = middle + 1;
      }
    }
    return first;
  }

  /** How far a quotation is from a mention; far, where another paragraph begins between them. */
  private long distance(int place, Quotation quote) {
    Mention mention = mentions.get(place);
    int from = Math.min(mention.end(), quote.end());
    int to = Math.max(mention.start(), quote.start());
    return from >= to ? 0 : to - from + (long) breaks.within(from, to) * article.length();
  }

  /** In the same paragraph, or a block right after or before it. */
  private boolean isBeside(Mention mention, Quotation quote) {
    int from = Math.min(mention.end(), quote.end());
    int to = Math.max(mention.start(), quote.start());
    if (from >= to) {
      return true;
    }
    int between = breaks.within(from, to);
    return between == 0
        || (between == 1 && to - from < FAR && article.substring(from, to).strip().length() < NEAR);
  }

  /** The sentence that a mention is in, if no other rule is cited in it. */
  String sentence(Mention mention) {
    var span =
        new Span(ends.endBefore(mention.start()), ends.endAfter(mention.end(), article.length()));
    return sentences.computeIfAbsent(span, this::sentence);
  }

  private String sentence(Span span) {
    Set<RuleNumber> cited = new HashSet<>();
    for (int at = firstFrom(span.start());
        at < mentions.size() && mentions.get(at).start() < span.end();
        at++) {
      if (mentions.get(at).end() <= span.end()) {
        cited.add(mentions.get(at).rule());
      }
      if (cited.size() > 1) {
        return "";
      }
    }
    return cited.size() == 1 ? article.substring(span.start(), span.end()) : "";
  }
}
