package casebook.index;

import casebook.index.lucene.CardTexts;
import casebook.index.lucene.EntryIndex;
import casebook.index.lucene.EntryIndex.Match;
import casebook.index.lucene.LikeQuestions;
import casebook.index.meaning.Elsewhere;
import casebook.index.meaning.Interpreter;
import casebook.index.meaning.Suggestions;
import casebook.index.meaning.WordsInVain;
import casebook.index.query.CardFinder;
import casebook.index.query.Interpretation;
import casebook.index.query.Query;
import casebook.index.query.QueryReader;
import casebook.index.query.Question;
import casebook.index.ranking.Excerpts;
import casebook.index.ranking.InForce;
import casebook.index.ranking.Listing;
import casebook.index.ranking.OlderTexts;
import casebook.index.ranking.Precedents;
import casebook.index.ranking.Ranking;
import casebook.index.ranking.Ranking.Best;
import casebook.index.ranking.Selection;
import casebook.index.ranking.Slots;
import casebook.index.ranking.Sortings;
import casebook.index.result.SearchResult;
import casebook.index.result.Suggestion;
import casebook.index.words.Bridge;
import casebook.index.words.RulesAnalyzer;
import casebook.rules.AskedEdition;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Answers queries: reads the words, looks them up, puts in order what is found. */
final class Search {
  private final Editions editions;
  private final RulesAnalyzer analyzer;
  private final QueryReader reader;
  private final EntryIndex index;
  private final LikeQuestions likeQuestions;
  private final Optional<CardTexts> onCards;
  private final Sortings sortings;
  private final Slots slots;

  /** What is in force by the edition that is asked for. */
  private final Map<Optional<String>, InForce> inForce = new ConcurrentHashMap<>();

  private final Interpreter interpreter;
  private final Suggestions suggestions;
  private final Elsewhere elsewhere;

  Search(
      Editions editions,
      RulesAnalyzer analyzer,
      EntryIndex index,
      LikeQuestions likeQuestions,
      Optional<CardTexts> onCards,
      CardFinder cards) {
    this.editions = editions;
    this.analyzer = analyzer;
    this.reader = new QueryReader(editions);
    this.index = index;
    this.likeQuestions = likeQuestions;
    this.onCards = onCards;
    this.sortings = new Sortings(index.entries(), editions.current().name(), onCards);
    this.slots = new Slots(index.entries());
    Bridge bridge = Bridge.builtIn(analyzer);
    this.interpreter = new Interpreter(analyzer, bridge, index, onCards, cards);
    this.elsewhere =
        new Elsewhere(editions, () -> Elsewhere.here(editions, index.entries(), bridge), analyzer);
    this.suggestions = new Suggestions(editions);
  }

  /** Answers a query; one that means nothing finds nothing. */
  SearchResult of(Query typed) {
    Question read = reader.read(typed.text());
    Optional<AskedEdition> dated = read.edition().map(this::edition);
    Optional<Edition> inNumber = dated.flatMap(AskedEdition::held);
    Query query =
        typed.edition().isPresent()
            ? typed
            : inNumber.map(edition -> typed.in(edition.name())).orElse(typed);
    Optional<Suggestion> ofNumbers =
        dated
            .<Suggestion>flatMap(asked ->
                asked instanceof AskedEdition.None none
                    ? Optional.of(new Suggestion.EditionNotHeld(none))
                    : Optional.empty())
            .or(() -> suggestions.ofNumbers(read, query));
    Optional<Elsewhere.About> other =
        ofNumbers.isPresent() || query.edition().isPresent()
            ? Optional.empty()
            : elsewhere.of(read);
    Interpretation asked = interpreted(read, query, ofNumbers, other);
    Optional<String> respelled =
        asked.respelled().filter(text -> !read.numbers().containsAll(reader.read(text).numbers()));
    if (respelled.isPresent()) {
      return instead(typed, respelled.get(), new Suggestion.Spelling(respelled.get()));
    }
    InForce inForce = inForce(query);
    BitSet answering =
        new OlderTexts(index, inForce, slots)
            .answering(asked, analyzer.tokens(asked.question().words()));
    List<Match> matches = index.matches(asked, answering);
    boolean isInVain = WordsInVain.inQuotes(asked, matches);
    Selection selection = new Selection(query, editions);
    CardTexts.Found found =
        onCards
            .filter(_ -> !isInVain || !WordsInVain.found(matches))
            .map(texts ->
                texts.found(
                    asked,
                    sorting -> selection.passes(sortings.onCard(sorting)),
                    Listing.upTo(query)))
            .orElse(CardTexts.Found.NOTHING);
    if (isInVain && found.best().isEmpty()) {
      return withoutQuotes(typed);
    }
    if (WordsInVain.inScope(asked, matches) && found.sorted().isEmpty()) {
      String number = asked.question().onlyNumbers().toString();
      return instead(typed, number, new Suggestion.WithoutWords(number));
    }
    Precedents precedents = Precedents.in(matches, asked);
    boolean isQuestion = other.isEmpty() && !asked.asksForCardsOnly();
    List<Match> ordered =
        isQuestion ? likeQuestions.order(matches, asked.question().words()) : matches;
    List<Match> all = index.withRules(ordered, precedents.rules(), answering);
    Best best =
        Ranking.of(all, precedents, asked.question(), inForce, slots)
            .best(sortings.passing(all, selection::passes), Listing.upTo(query));
    sortings.counted(all).forEach(selection::count);
    found
        .sorted()
        .forEach((sorting, several) -> selection.count(sortings.onCard(sorting), several));
    return new SearchResult(
        query.text(),
        asked.rewritten(),
        asked.hasOtherWords(),
        selection.total(),
        query.page(),
        new Listing(query, new Excerpts(analyzer, asked)).page(best, found.best()),
        asked.question().words(),
        asked.cards(),
        selection.facets(),
        asked.whole() && QueryReader.readsAllOf(query.text()),
        dated.flatMap(AskedEdition::inForce),
        ofNumbers.or(() -> other.map(Elsewhere.About::said)).or(() -> suggestions.ofWords(asked)));
  }

  /**
   * A question about other rules looks them up where they are held; where they aren't, only texts
   * that have what it is about say something.
   */
  private Interpretation interpreted(
      Question read, Query query, Optional<Suggestion> ofNumbers, Optional<Elsewhere.About> other) {
    List<RuleNumber> also =
        ofNumbers
            .or(() -> other.map(Elsewhere.About::said))
            .map(Suggestion::lookedUp)
            .orElse(List.of());
    Query.Wording wording = other.isPresent() ? Query.Wording.TYPED : query.wording();
    Interpretation asked = interpreter.interpret(read.alsoFor(also), wording);
    return other
        .filter(about -> !about.held())
        .map(about -> asked.only(analyzer.tokens(about.words())))
        .orElse(asked);
  }

  private InForce inForce(Query query) {
    return inForce.computeIfAbsent(
        query.edition().filter(one -> editions.named(one).isPresent()),
        name -> new InForce(editions, name, index.entries()));
  }

  /** No text has the words just in this row: what has them in another one may answer too. */
  private SearchResult withoutQuotes(Query typed) {
    String unquoted = QueryReader.withoutQuotes(typed.text());
    return instead(typed, unquoted, new Suggestion.WithoutQuotes(unquoted));
  }

  /** What is found for another text, as the answer to what was typed. */
  private SearchResult instead(Query typed, String text, Suggestion suggestion) {
    SearchResult found = of(typed.text(text));
    return new SearchResult(
        typed.text(),
        found.rewritten(),
        found.hasOtherWords() || suggestion instanceof Suggestion.Spelling,
        found.total(),
        found.page(),
        found.hits(),
        found.words(),
        found.cards(),
        found.facets(),
        found.whole() && QueryReader.readsAllOf(typed.text()),
        found.dated(),
        found.suggestion().or(() -> Optional.of(suggestion).filter(_ -> found.total() > 0)));
  }

  /** The edition in force at the end of the day, month or year that a query names. */
  private AskedEdition edition(String written) {
    return written.equalsIgnoreCase("latest")
        ? new AskedEdition.InForce(editions.current())
        : AskedEdition.of(written, editions);
  }
}
