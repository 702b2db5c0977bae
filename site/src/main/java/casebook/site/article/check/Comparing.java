package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import casebook.site.article.check.Verdict.Likeness;
import casebook.site.article.mention.Mention;
import casebook.site.article.mention.Neighbourhood;
import casebook.site.article.mention.Neighbourhood.Group;
import casebook.site.article.mention.Sentences.Span;
import casebook.site.article.prose.Prose;
import casebook.site.wording.KeptTexts;
import casebook.site.wording.Matches;
import casebook.site.wording.Matches.CitedWithin;
import casebook.site.wording.Matches.Match;
import casebook.site.wording.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Compares what an article says beside each of its citations with the rules of an edition. */
public final class Comparing {

  /** The fewest equal words in a row that count as a quotation. */
  private static final int LEAST_QUOTED = 5;

  private static final int LEAST_SAID = 6;

  /** A sentence with this number of words of one rule in a row quotes it. */
  private static final int CERTAIN = 14;

  /** The share of a quotation that must be in a rule … */
  private static final double OF_QUOTED = 0.7;

  /** … and the share of a sentence, or of a short quotation. */
  private static final double OF_SAID = 0.6;

  private static final double NEARLY_ALL = 0.85;

  /** The cited rule has too few of the words if it has at most this share of another rule's … */
  private static final double LESS = 0.8;

  /** … and this share where the words are few, as both rules may say the same. */
  private static final double LESS_OF_FEW = 0.7;

  private static final int FEW = 10;

  /**
   * The share of the words that the cited rule must have to say what a rule says that refers to it.
   */
  private static final double ALSO = 0.3;

  /** The number of words around a quotation that introduce it. */
  private static final int AROUND = 4;

  /** The number of further words that tell two rules apart which both have a quotation. */
  private static final int RATHER = 4;

  /** The text of a rule that ends with the number of another one, or with what that is called. */
  private static final Pattern LAST_NUMBER =
      Pattern.compile("rules? \\d[\\w.–]*+(?:, “[^”]*+”)?[.,;)”]*+$");

  /** The most words of a sentence that tells of one rule alone. */
  private static final int LONGEST = 60;

  private static final Pattern DIGITS = Pattern.compile("\\d+(?:\\.\\d+)?[a-z]?");

  private static final RuleClaims CLAIMS = RuleClaims.builtIn();
  private static final Edition EXECUTED = Editions.builtIn().executed();

  private static final Verdict NOTHING = new Verdict.Nothing();

  private final SeenArticle article;
  private final KeptTexts texts;
  private final Words words;
  private final Map<Edition, Matches> matches = new HashMap<>();
  private Optional<Matches> inAny = Optional.empty();
  private final Map<Mention, Group> groups = new HashMap<>();
  private final Map<Mention, Verdict> within = new HashMap<>();
  private final Map<Group, List<Span>> quoted = new HashMap<>();
  private final Map<Group, Optional<Span>> said = new HashMap<>();
  private final Map<Span, Map<Edition, List<Match>>> found = new HashMap<>();
  private final Meaning meaning = new Meaning();
  private final NearWords nearly;
  private final Function<Mention, List<RuleNumber>> today;

  /**
   * Compares what an article says.
   *
   * @param seen what readers see of it
   * @param editions the edition that each citation is held against
   * @param today the numbers that the rules which a citation is of have in the newest edition
   */
  public Comparing(
      String article,
      Prose.Seen seen,
      List<Mention> mentions,
      Function<Mention, Edition> editions,
      Function<Mention, List<RuleNumber>> today,
      KeptTexts texts) {
    this.today = today;
    this.article = SeenArticle.of(article, seen, mentions);
    this.texts = texts;
    this.words = this.article.words();
    this.nearly = new NearWords(article, words, texts);
    int last = -1;
    for (Mention mention : mentions) {
      int place = words.firstFrom(mention.start());
      if (mention.skipped().isEmpty() && place != last) {
        citedWithin(editions.apply(mention), place, mention)
            .ifPresent(own -> within.put(mention, own));
      }
      last = within.containsKey(mention) ? place : -1;
    }
    List<Mention> citing = mentions.stream().filter(one -> !within.containsKey(one)).toList();
    for (Group group : new Neighbourhood(this.article.readable(), words, citing).groups()) {
      group.mentions().forEach(mention -> groups.put(mention, group));
    }
  }

  private List<Match> found(Span span, Edition edition) {
    return found
        .computeIfAbsent(span, _ -> new HashMap<>())
        .computeIfAbsent(edition, one -> matches(one).in(span.from(), span.to()));
  }

  private Matches matches(Edition edition) {
    return matches.computeIfAbsent(edition, one -> texts.in(one, words));
  }

  /** That a rule whose words stand before a citation has it there too. */
  private Optional<Verdict> citedWithin(Edition edition, int place, Mention mention) {
    return matches(edition).citing(place).stream()
        .filter(found -> found.cited().stream().anyMatch(range -> range.contains(mention.rule())))
        .map(CitedWithin::rule)
        .findFirst()
        .map(rule ->
            new Verdict.Own(
                Likeness.CITED, new Compared(mention.text(), rule.number(), List.of())));
  }

  /** What is said beside a citation. */
  public Verdict of(Mention mention, Edition edition) {
    Cancellation.check();
    Verdict cited = within.get(mention);
    if (cited != null) {
      return cited;
    }
    Group group = groups.get(mention);
    if (group == null) {
      return NOTHING;
    }
    for (Span span : quoted.computeIfAbsent(group, Group::quoted)) {
      Verdict verdict =
          exactly(ofQuoted(span, mention, group, edition), span, mention, edition, true);
      if (!verdict.equals(NOTHING)) {
        return withAround(verdict, mention, group, edition);
      }
    }
    return said.computeIfAbsent(group, Group::said)
        .map(span -> exactly(ofSaid(span, mention, group, edition), span, mention, edition, false))
        .map(verdict -> against(verdict, mention, group, edition))
        .orElse(NOTHING);
  }

  /** The same, unless a sentence says the opposite of the only rule that it cites. */
  private Verdict against(Verdict verdict, Mention mention, Group group, Edition edition) {
    boolean mayBe =
        switch (verdict) {
          case Verdict.Own own -> own.likeness() != Likeness.CITED;
          case Verdict.Nothing _ -> true;
          case Verdict.Other _, Verdict.OtherEdition _, Verdict.Misquoted _, Verdict.Contrary _ ->
              false;
        };
    return mayBe && isAlone(mention) && mention.range().from().equals(mention.range().to())
        ? said.getOrDefault(group, Optional.empty())
            .filter(span -> span.size() <= LONGEST)
            .flatMap(span -> contrary(span, mention, edition))
            .orElse(verdict)
        : verdict;
  }

  private Optional<Verdict> contrary(Span span, Mention mention, Edition edition) {
    List<RuleNumber> same =
        today.apply(mention).stream().filter(now -> readsAlike(now, mention, edition)).toList();
    return CLAIMS
        .contradictedBy(article.statement(span), same::contains)
        .map(claim -> new Verdict.Contrary(compared(span, claim.rule()), claim.says()));
  }

  /** Whether a rule said the same then as what it is today, but for the numbers of other rules. */
  private static boolean readsAlike(RuleNumber now, Mention mention, Edition then) {
    Optional<String> text = EXECUTED.rule(now).map(Comparing::withoutNumbers);
    return text.isPresent()
        && text.equals(then.rule(mention.rule()).map(Comparing::withoutNumbers));
  }

  private static String withoutNumbers(Rule rule) {
    return DIGITS.matcher(rule.text()).replaceAll("");
  }

  /** A quotation may be one that the rule has itself, in a sentence that is nearly the rule's. */
  private Verdict withAround(Verdict verdict, Mention mention, Group group, Edition edition) {
    return verdict instanceof Verdict.Own
        ? said.computeIfAbsent(group, Group::said)
            .map(span -> exactly(verdict, span, mention, edition, false))
            .map(one -> against(one, mention, group, edition))
            .orElse(verdict)
        : verdict;
  }

  /** The same, unless the words are nearly those of the cited rule and say something else. */
  private Verdict exactly(
      Verdict verdict, Span span, Mention mention, Edition edition, boolean isQuoted) {
    Optional<RuleNumber> meant =
        switch (verdict) {
          case Verdict.Own own ->
              Optional.of(own.compared().rule()).filter(_ -> own.likeness() != Likeness.CITED);
          case Verdict.Nothing _ when isAlone(mention) -> Optional.of(mention.rule());
          case Verdict.Nothing _,
              Verdict.Other _,
              Verdict.OtherEdition _,
              Verdict.Misquoted _,
              Verdict.Contrary _ ->
              Optional.empty();
        };
    return meant
        .flatMap(edition::rule)
        .flatMap(rule -> nearly.of(rule, span, edition, isQuoted))
        .orElse(verdict);
  }

  private boolean isAlone(Mention mention) {
    Group group = groups.get(mention);
    return group != null && group.mentions().size() == 1 && mention.skipped().isEmpty();
  }

  private Verdict ofQuoted(Span span, Mention mention, Group group, Edition edition) {
    if (span.size() < LEAST_QUOTED) {
      return NOTHING;
    }
    List<Match> found = found(span, edition);
    Optional<Match> own = ofCard(found, span, mention);
    if (own.isPresent()) {
      return new Verdict.Own(likeness(own.get()), compared(span, own.get().rule().number()));
    }
    int most = most(found);
    if (most < span.size()) {
      Optional<Verdict> elsewhere = ofOtherEdition(span, mention, edition);
      if (elsewhere.isPresent()) {
        return elsewhere.get();
      }
    }
    return most >= LEAST_QUOTED && most >= OF_QUOTED * span.size()
        ? judged(found, span, mention, group, true)
        : NOTHING;
  }

  /** The cited rule, where the whole quotation is words of cards that the rule itself quotes. */
  private static Optional<Match> ofCard(List<Match> found, Span span, Mention mention) {
    return found.stream()
        .filter(Match::isInner)
        .filter(match -> match.words() == span.size() && match.longest() == span.size())
        .filter(match -> isCited(mention, match.rule().number()))
        .findFirst();
  }

  private Verdict ofSaid(Span span, Mention mention, Group group, Edition edition) {
    List<Match> found = found(span, edition);
    int most = most(found);
    boolean isQuoted =
        (most >= LEAST_SAID && most >= OF_SAID * span.size())
            || (most >= LEAST_QUOTED && most >= NEARLY_ALL * span.size())
            || found.stream().anyMatch(match -> match.longest() >= CERTAIN);
    return isQuoted ? judged(found, span, mention, group, false) : ofMeaning(span, mention, group);
  }

  private Verdict ofMeaning(Span span, Mention mention, Group group) {
    if (span.size() > LONGEST) {
      return NOTHING;
    }
    List<RuleNumber> all =
        group.mentions().stream().flatMap(one -> today.apply(one).stream()).distinct().toList();
    return meaning
        .of(article.sentence(span), group.mentions().size() == 1 ? today.apply(mention) : all)
        .map(told ->
            switch (told) {
              case Meaning.Told.Cited(var rule) -> own(span, mention, rule);
              case Meaning.Told.Other(var rule) ->
                  new Verdict.Other(Likeness.MEANING, compared(span, rule), false);
            })
        .orElse(NOTHING);
  }

  /** Of several citations with the same beside them, only the one that is told of is right. */
  private Verdict own(Span span, Mention mention, RuleNumber rule) {
    boolean isIt =
        today.apply(mention).stream()
            .anyMatch(number -> number.isWithin(rule) || rule.isWithin(number));
    return isIt ? new Verdict.Own(Likeness.MEANING, compared(span, rule)) : NOTHING;
  }

  /** The most words that are a rule's own. */
  private static int most(List<Match> found) {
    return found.stream().filter(match -> !match.isInner()).mapToInt(Match::words).max().orElse(0);
  }

  /** Whether the words are the cited rule's or another one's, from most of them to least. */
  private Verdict judged(
      List<Match> found, Span span, Mention mention, Group group, boolean isQuoted) {
    Match best = found.stream().filter(match -> !match.isInner()).findFirst().orElseThrow();
    Optional<Match> own =
        found.stream().filter(match -> isCited(mention, match.rule().number())).findFirst();
    int has = own.map(Match::words).orElse(0);
    int goesOn = own.map(Match::beyond).orElse(0);
    boolean isExact =
        best.words() == span.size()
            || (best.longest() == best.words() && best.words() + AROUND >= span.size());
    boolean isShort = !isQuoted && best.words() < FEW;
    boolean isLess =
        isShort
            ? has <= LESS_OF_FEW * best.words()
            : isExact ? has < best.words() : has <= LESS * best.words();
    boolean endsBefore = has == best.words() && goesOn + RATHER <= best.beyond();
    if (own.isPresent() && !isLess && !endsBefore) {
      return new Verdict.Own(likeness(own.get()), compared(span, own.get().rule().number()));
    }
    if (isQuoted && cites(best.rule(), mention) && isIn(span, best.rule(), mention)) {
      return new Verdict.Own(Likeness.CITED, compared(span, best.rule().number()));
    }
    boolean isAlsoThere = !isQuoted && has >= ALSO * best.words() && cites(best.rule(), mention);
    boolean isOfGroup =
        group.mentions().stream().anyMatch(one -> isCited(one, best.rule().number()));
    return isOfGroup || isAlsoThere
        ? NOTHING
        : new Verdict.Other(likeness(best), compared(span, best.rule().number()), isQuoted);
  }

  /** Whether a quotation has a citation itself, be it as its last word, and not as its source. */
  private boolean isIn(Span quoted, Rule rule, Mention mention) {
    int place = words.firstFrom(mention.start());
    boolean isLast = place + 1 >= quoted.to();
    return place > quoted.from()
        && place <= quoted.to()
        && !(isLast && !LAST_NUMBER.matcher(rule.text()).find())
        && !article.isSource(mention)
        && !article.isQuotationClosed(words.end(place - 1), mention.start());
  }

  /** Whether a rule refers to the cited one for something that it says too. */
  private static boolean cites(Rule rule, Mention mention) {
    return rule.references().stream()
        .anyMatch(reference -> reference.range().contains(mention.rule()));
  }

  private static Likeness likeness(Match match) {
    return match.isExample() ? Likeness.EXAMPLE : Likeness.WORDS;
  }

  private Compared compared(Span span, RuleNumber rule) {
    return new Compared(article.text(span), rule, List.of());
  }

  /** Whether a citation is of a rule, or of one that it belongs to, or of a range with it. */
  static boolean isCited(Mention mention, RuleNumber number) {
    return mention.skipped().isEmpty()
        && (mention.range().contains(number) || number.isWithin(mention.rule()));
  }

  /** The quoted words may be those of another edition, where the number may mean another rule. */
  private Optional<Verdict> ofOtherEdition(Span span, Mention mention, Edition edition) {
    if (inAny.isEmpty()) {
      inAny = Optional.of(texts.inAny(words));
    }
    return inAny.get().in(span.from(), span.to()).stream()
        .takeWhile(match -> match.words() == span.size())
        .filter(match -> isCited(mention, match.rule().number()))
        .map(Match::rule)
        .flatMap(rule ->
            texts.having(rule).stream()
                .filter(other -> !other.equals(edition))
                .map(other -> of(other, rule, span)))
        .findFirst();
  }

  private Verdict of(Edition other, Rule rule, Span span) {
    return new Verdict.OtherEdition(compared(span, rule.number()), other, rule.number());
  }
}
