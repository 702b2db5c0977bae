package casebook.site.article;

import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import casebook.site.article.Quotations.Quotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  private final Places breaks;
  private final Places ends;
  private final Map<Mention, List<String>> quotedBy = new HashMap<>();

  Neighbourhood(String article, List<Mention> mentions) {
    this.article = article;
    this.mentions = mentions;
    this.breaks = Places.of(BREAK.matcher(article));
    this.ends = Places.of(SENTENCE_END.matcher(article));
    Quotations.in(article).forEach(this::add);
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

    /** The end of the first one that begins after a place, else the given one. */
    int endAfter(int place, int otherwise) {
      int next = firstAtLeast(starts, place);
      return next == starts.length ? otherwise : ends[next];
    }

    private static int firstAtLeast(int[] sorted, int least) {
      int found = Arrays.binarySearch(sorted, least);
      return found >= 0 ? found : -found - 1;
    }
  }

  /** The quotations that go with a mention: those nearer to it than to any other one. */
  List<String> quotedBy(Mention mention) {
    return quotedBy.getOrDefault(mention, List.of());
  }

  /**
   * Gives a quotation to those that are nearest to it, and further ones of the same numbers, up to
   * the first that cites others.
   */
  private void add(Quotation quote) {
    int next = firstFrom(quote.start());
    int before = next - 1;
    int after = next;
    var owners = new ArrayList<Mention>();
    while (before >= 0 || after < mentions.size()) {
      Cancellation.check();
      long toBefore = before < 0 ? Long.MAX_VALUE : distance(mentions.get(before), quote);
      long toAfter =
          after == mentions.size() ? Long.MAX_VALUE : distance(mentions.get(after), quote);
      long nearest = Math.min(toBefore, toAfter);
      var alike = new ArrayList<Mention>();
      for (; before >= 0 && distance(mentions.get(before), quote) == nearest; before--) {
        alike.add(mentions.get(before));
      }
      for (; after < mentions.size() && distance(mentions.get(after), quote) == nearest; after++) {
        alike.add(mentions.get(after));
      }
      Mention first = owners.isEmpty() ? alike.getFirst() : owners.getFirst();
      boolean isBeside = alike.stream().anyMatch(one -> isBeside(one, quote));
      if (!isBeside || alike.stream().anyMatch(one -> !one.range().equals(first.range()))) {
        break;
      }
      owners.addAll(alike);
    }
    for (Mention owner : owners) {
      if (isBeside(owner, quote)) {
        quotedBy.computeIfAbsent(owner, _ -> new ArrayList<>()).add(quote.words());
      }
    }
  }

  /** The index of the first mention that begins there or later. */
  private int firstFrom(int place) {
    int first = 0;
    int end = mentions.size();
    while (first < end) {
      int middle = (first + end) / 2;
      if (mentions.get(middle).start() < place) {
        first = middle + 1;
      } else {
        end = middle;
      }
    }
    return first;
  }

  /** How far a quotation is from a mention; far, where another paragraph begins between them. */
  private long distance(Mention mention, Quotation quote) {
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
    int start = ends.endBefore(mention.start());
    int end = ends.endAfter(mention.end(), article.length());
    Set<RuleNumber> cited = new HashSet<>();
    for (int at = firstFrom(start); at < mentions.size() && mentions.get(at).start() < end; at++) {
      if (mentions.get(at).end() <= end) {
        cited.add(mentions.get(at).rule());
      }
      if (cited.size() > 1) {
        return "";
      }
    }
    return cited.size() == 1 ? article.substring(start, end) : "";
  }
}
