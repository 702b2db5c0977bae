package casebook.site.article.mention;

import casebook.rules.work.Cancellation;
import casebook.site.article.mention.Quotations.Quotation;
import casebook.site.article.mention.Sentences.Span;
import casebook.site.wording.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What stands beside each citation of an article: the quotations that are next to it, and the
 * sentence, or the part of one, that is about it. Citations that follow each other without a word
 * of their own ("508.1c and 508.1d") have the same beside them.
 */
public final class Neighbourhood {
  private static final int FAR = 160;
  private static final int NEAR = 120;

  /** A quotation is as far from a citation in another sentence as if so much stood between them. */
  private static final int SENTENCE = 200;

  /** A part of a sentence with fewer words that say something is about no rule. */
  private static final int LEAST_WORDS = 3;

  /** Nobody cites more rules at once. */
  private static final int MOST_JOINED = 30;

  /** More quotations are not all of one rule. */
  private static final int MOST_QUOTED = 10;

  /** The number of sentences without content that are passed over. */
  private static final int MOST_BETWEEN = 3;

  private static final int NONE = -1;

  private static final Set<String> JOINING =
      Set.of(
          ("and or rule rules cr see also to through with comprehensive cf section sections sub"
                  + " subrule both in")
              .split(" "));

  /** Words beside a number that say nothing of the rule. */
  private static final Set<String> EMPTY =
      Set.of(
          ("a an the as by of under per according says say said states reads is are was it this"
                  + " that what which where here there we you i he she they source note compare and or"
                  + " rule rules cr see also to through with comprehensive cf section sub subrule both"
                  + " in for from at on tells means about")
              .split(" "));

  /** A bracket right before a number. */
  private static final Pattern OPEN =
      Pattern.compile(
          "[(\\[](?:see |cf\\.? |per )?(?:also )?(?:comprehensive )?(?:C\\.?R\\.?|rules?)?$",
          Pattern.CASE_INSENSITIVE);

  private final String article;
  private final Words words;
  private final Sentences sentences;
  private final List<Group> groups = new ArrayList<>();

  /**
   * What stands beside the citations of an article.
   *
   * @param article the article without the signs that readers don't see, as in titles of links
   */
  public Neighbourhood(String article, Words words, List<Mention> mentions) {
    this.article = article;
    this.words = words;
    this.sentences = new Sentences(article);
    group(mentions);
    Quotations.in(article).forEach(this::give);
  }

  /** Citations that follow each other, with what is quoted beside them. */
  public final class Group {
    private final List<Mention> mentions = new ArrayList<>();
    private final List<Given> quotations = new ArrayList<>();

    /** The words before which they stand. */
    private final int place;

    private final int sentence;

    /** Its place in the order of all groups. */
    private final int order;

    Group(Mention first, int order) {
      mentions.add(first);
      this.place = words.firstFrom(first.start());
      this.sentence = sentences.at(first.start());
      this.order = order;
    }

    /** The citations of the article, in the order in which they stand. */
    public List<Mention> mentions() {
      return mentions;
    }

    private int start() {
      return mentions.getFirst().start();
    }

    private int end() {
      return mentions.getLast().end();
    }

    /** The quotations beside it, the nearest first. */
    public List<Span> quoted() {
      return quotations.stream().sorted().limit(MOST_QUOTED).map(Given::words).toList();
    }

    /** The words that are about it, if that can be told. */
    public Optional<Span> said() {
      return saidOf(this);
    }
  }

  /** A quotation that goes with a group. */
  private record Given(long distance, Span words) implements Comparable<Given> {
    @Override
    public int compareTo(Given other) {
      return Long.compare(distance, other.distance);
    }
  }

  /** The citations with the same text beside them, put together. */
  public List<Group> groups() {
    return groups;
  }

  private void group(List<Mention> mentions) {
    for (Mention mention : mentions) {
      Cancellation.check();
      Optional<Group> before = groups.isEmpty() ? Optional.empty() : Optional.of(groups.getLast());
      if (before.filter(group -> isJoined(group, mention)).isPresent()) {
        before.get().mentions.add(mention);
      } else {
        groups.add(new Group(mention, groups.size()));
      }
    }
  }

  private boolean isJoined(Group group, Mention mention) {
    int from = words.firstFrom(group.end());
    int to = words.firstFrom(mention.start());
    return group.mentions.size() < MOST_JOINED
        && group.sentence == sentences.at(mention.start())
        && to - from <= 2
        && mention.start() - group.end() < NEAR
        && sentences.endsWithin(group.end(), mention.start()) == 0
        && words.words(from, to).stream().allMatch(JOINING::contains);
  }

  /** The words of an article between two places of it. */
  private Span span(int start, int end) {
    int from = words.firstFrom(start);
    return new Span(from, Math.max(from, words.firstFrom(end)));
  }

  /**
   * Gives a quotation to the group that is nearest to it, if it is beside it. One with several
   * groups in it is no quotation of one rule: its sentences tell of them.
   */
  private void give(Quotation quote) {
    Cancellation.check();
    if (groups.isEmpty()) {
      return;
    }
    int next = firstFrom(quote.start());
    if (next + 1 < groups.size() && groups.get(next + 1).start() < quote.end()) {
      return;
    }
    long before = next == 0 ? Long.MAX_VALUE : distance(groups.get(next - 1), quote);
    long after = next == groups.size() ? Long.MAX_VALUE : distance(groups.get(next), quote);
    Group nearest = groups.get(before <= after ? next - 1 : next);
    if (isBeside(nearest, quote)) {
      nearest.quotations.add(new Given(Math.min(before, after), span(quote.start(), quote.end())));
    }
    if (isWithin(nearest, quote)) {
      giveAround(nearest, quote);
    }
  }

  private static boolean isWithin(Group group, Quotation quote) {
    return group.start() > quote.start() && group.end() < quote.end();
  }

  /** A quotation that cites a rule itself is of the rule that is cited next to it. */
  private void giveAround(Group within, Quotation quote) {
    Stream.of(within.order - 1, within.order + 1)
        .filter(order -> order >= 0 && order < groups.size())
        .map(groups::get)
        .filter(group -> isBeside(group, quote))
        .min(Comparator.comparingLong(group -> distance(group, quote)))
        .ifPresent(group ->
            group.quotations.add(
                new Given(distance(group, quote), span(quote.start(), quote.end()))));
  }

  /** The first group that begins there or later. */
  private int firstFrom(int place) {
    int first = 0;
    int last = groups.size();
    while (first < last) {
      int middle = (first + last) / 2;
      if (groups.get(middle).start() >= place) {
        last = middle;
      } else {
        first = middle + 1;
      }
    }
    return first;
  }

  /** How far a quotation is; far, where another sentence or paragraph begins between them. */
  private long distance(Group group, Quotation quote) {
    int from = Math.min(group.end(), quote.end());
    int to = Math.max(group.start(), quote.start());
    return from >= to
        ? 0
        : to
            - from
            + (long) SENTENCE * sentences.endsWithin(from, to)
            + (long) sentences.breaksWithin(from, to) * article.length();
  }

  /** In the same paragraph, or a block right after or before it. */
  private boolean isBeside(Group group, Quotation quote) {
    int from = Math.min(group.end(), quote.end());
    int to = Math.max(group.start(), quote.start());
    return from >= to || isBeside(from, to);
  }

  private boolean isBeside(int from, int to) {
    int between = sentences.breaksWithin(from, to);
    return between == 0
        || (between == 1 && to - from < FAR && article.substring(from, to).strip().length() < NEAR);
  }

  private Optional<Span> saidOf(Group group) {
    Span sentence = sentences.wordsOf(group.sentence, words);
    boolean alone = !isInSentence(group.order - 1, group) && !isInSentence(group.order + 1, group);
    if (alone) {
      return saysSomething(sentence) ? Optional.of(sentence) : saidNextTo(group, sentence);
    }
    return partOf(group, sentence).filter(this::saysSomething);
  }

  private boolean isInSentence(int order, Group group) {
    return order >= 0 && order < groups.size() && groups.get(order).sentence == group.sentence;
  }

  private boolean saysSomething(Span span) {
    return words.words(span.from(), span.to()).stream()
            .filter(word -> !EMPTY.contains(word))
            .limit(LEAST_WORDS)
            .count()
        == LEAST_WORDS;
  }

  /** Of a sentence that cites several rules, what is before a number in brackets, or after one. */
  private Optional<Span> partOf(Group group, Span sentence) {
    int before =
        isInSentence(group.order - 1, group)
            ? words.firstFrom(groups.get(group.order - 1).end())
            : sentence.from();
    int after =
        isInSentence(group.order + 1, group) ? groups.get(group.order + 1).place : sentence.to();
    if (isBracketed(group)) {
      return Optional.of(new Span(before, group.place));
    }
    int first = firstOf(group);
    boolean leads =
        !saysSomething(new Span(sentence.from(), groups.get(first).place))
            && isFollowed(group, after);
    return leads ? Optional.of(new Span(words.firstFrom(group.end()), after)) : Optional.empty();
  }

  private boolean isFollowed(Group group, int after) {
    return isInSentence(group.order + 1, group)
        ? !isBracketed(groups.get(group.order + 1))
        : after > group.place;
  }

  /** The first group of the sentence; of many in one only those next to a group are looked at. */
  private int firstOf(Group group) {
    int first = group.order;
    while (isInSentence(first - 1, group) && group.order - first < FAR) {
      first--;
    }
    return first;
  }

  private boolean isBracketed(Group group) {
    int at = group.start();
    int from = group.place == 0 ? 0 : Math.max(0, at - FAR);
    String before = article.substring(from, at).stripTrailing();
    return OPEN.matcher(before).find();
  }

  /** The sentence next to a number that stands alone. */
  private Optional<Span> saidNextTo(Group group, Span sentence) {
    int before = sentence.from() - 1;
    boolean follows =
        before >= 0
            && sentences.linesWithin(words.end(before), group.start()) == 0
            && sentences.breaksWithin(words.end(before), group.start()) == 0;
    Optional<Span> last = before < 0 ? Optional.empty() : sentenceBeside(group, before);
    Optional<Span> next =
        sentence.to() >= words.size() ? Optional.empty() : sentenceBeside(group, sentence.to());
    return follows || isBracketed(group) ? last : next.or(() -> last);
  }

  /**
   * The sentence of a word, if it is beside a group and cites nothing; where it says nothing
   * itself, as "See rule 117", the one before it.
   */
  private Optional<Span> sentenceBeside(Group group, int word) {
    int next = word;
    for (int i = 0; i < MOST_BETWEEN && next >= 0; i++) {
      int number = sentences.at(words.start(next));
      int from = Math.min(group.end(), words.end(next));
      int to = Math.max(group.start(), words.start(next));
      if ((i == 0 && !isBeside(from, to))
          || (i > 0 && sentences.breaksWithin(from, to) > 0)
          || isInSentence(group.order - 1, number)
          || isInSentence(group.order + 1, number)) {
        return Optional.empty();
      }
      Span span = sentences.wordsOf(number, words);
      if (saysSomething(span)) {
        return Optional.of(span);
      }
      next = word < group.place ? span.from() - 1 : NONE;
    }
    return Optional.empty();
  }

  private boolean isInSentence(int order, int sentence) {
    return order >= 0 && order < groups.size() && groups.get(order).sentence == sentence;
  }
}
