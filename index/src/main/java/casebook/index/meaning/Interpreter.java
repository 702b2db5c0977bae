package casebook.index.meaning;

import casebook.index.lucene.CardTexts;
import casebook.index.lucene.EntryIndex;
import casebook.index.query.CardFinder;
import casebook.index.query.Concept;
import casebook.index.query.Interpretation;
import casebook.index.query.NamedCard;
import casebook.index.query.NamedCard.Likeness;
import casebook.index.query.Query.Wording;
import casebook.index.query.Question;
import casebook.index.words.Bridge;
import casebook.index.words.Bridge.Crossing;
import casebook.index.words.FunctionWords;
import casebook.index.words.Phrase;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out what the words of a question ask for. */
public final class Interpreter {

  /** More words than a question has; each costs a look into the index. */
  private static final int MOST_WORDS = 64;

  /** Each way across the bridge makes a query much larger than a word does. */
  private static final int MOST_CROSSINGS = 10;

  private static final Pattern SIZE = Pattern.compile("(?:[+-]|(?<!\\d))\\d++/[+-]?\\d++");

  private final RulesAnalyzer analyzer;
  private final Bridge bridge;
  private final EntryIndex index;
  private final Optional<CardTexts> onCards;
  private final CardFinder cards;

  public Interpreter(
      RulesAnalyzer analyzer,
      Bridge bridge,
      EntryIndex index,
      Optional<CardTexts> onCards,
      CardFinder cards) {
    this.analyzer = analyzer;
    this.bridge = bridge;
    this.index = index;
    this.onCards = onCards;
    this.cards = cards;
  }

  /**
   * What the question asks for.
   *
   * @param wording whether other words are searched for those that were typed
   */
  public Interpretation interpret(Question typed, Wording wording) {
    Question asked =
        typed
            .withPhrases(typed.phrases().stream().map(this::firstWords).toList())
            .withWords(firstWords(typed.words()));
    Spellings spellings = new Spellings(index);
    Words said = new Words(asked.words(), wording, spellings);
    Question question =
        switch (wording) {
          case UNDERSTOOD -> asked.withWords(respelled(said, spellings));
          case TYPED -> asked;
        };
    Words words = question.equals(asked) ? said : new Words(question.words(), wording, spellings);
    return new Interpretation(
        question,
        concepts(question, words, index::knows, Crossing::rulesWords),
        onCards
            .map(texts -> concepts(question, words, texts::knows, Interpreter::saidOnCards))
            .orElse(List.of()),
        words.cards,
        asked.equals(typed),
        question.withWords(withRulesWords(words)).toString(),
        Optional.of(question.toString()).filter(_ -> !question.equals(asked)));
  }

  private String firstWords(String text) {
    List<Token> tokens = analyzer.tokens(text);
    return tokens.size() <= MOST_WORDS ? text : text.substring(0, tokens.get(MOST_WORDS - 1).end());
  }

  /** The words, those that no text has replaced by the ones most like them. */
  private static String respelled(Words words, Spellings spellings) {
    StringBuilder respelled = new StringBuilder(words.text);
    for (Token token : words.tokens.reversed()) {
      boolean isMisspelt = !FunctionWords.has(token.form()) && !words.knows(token);
      Optional<NamedCard> card = words.card(token);
      if (card.isPresent()) {
        card.filter(one -> one.likeness() == Likeness.MISSPELT)
            .filter(one -> token.start() <= one.start())
            .ifPresent(one -> respelled.replace(one.start(), one.end(), one.name()));
      } else if (isMisspelt && !words.isBridged(token)) {
        spellings
            .mostLike(token.form())
            .ifPresent(like -> respelled.replace(token.start(), token.end(), like));
      }
    }
    return respelled.toString();
  }

  /**
   * What the words ask for, once each, without the words that no text has. Function words ask for
   * something only where there is nothing else.
   */
  private List<Concept> concepts(
      Question question,
      Words words,
      Predicate<String> isKnown,
      Function<Crossing, List<Phrase>> said) {
    Map<List<String>, Concept> concepts = new LinkedHashMap<>();
    words.crossings.stream()
        .limit(MOST_CROSSINGS)
        .map(crossing ->
            new Concept(words.tokens.subList(crossing.from(), crossing.to()), said.apply(crossing)))
        .forEach(concept -> concepts.putIfAbsent(concept.terms(), concept));
    words.cards.stream()
        .map(words::tokens)
        .filter(name -> name.stream().allMatch(token -> isKnown.test(token.term())))
        .map(name -> new Concept(name, List.of()))
        .forEach(concept -> concepts.putIfAbsent(concept.terms(), concept));
    List<Token> asking = words.asking();
    boolean isAll =
        asking.isEmpty()
            && words.crossings.isEmpty()
            && words.cards.isEmpty()
            && question.isOnlyWords();
    (isAll ? words.tokens : asking)
        .stream()
            .filter(token -> isKnown.test(token.term()))
            .map(token -> new Concept(List.of(token), List.of()))
            .forEach(concept -> concepts.putIfAbsent(concept.terms(), concept));
    return List.copyOf(concepts.values());
  }

  private static List<Phrase> saidOnCards(Crossing crossing) {
    return Stream.concat(crossing.rulesWords().stream(), crossing.cardsWords().stream()).toList();
  }

  /** The words with what the rules say for them in brackets. */
  private static String withRulesWords(Words words) {
    StringBuilder shown = new StringBuilder(words.text);
    for (Crossing crossing : words.crossings.reversed()) {
      int end = words.tokens.get(crossing.to() - 1).end();
      shown.insert(
          end,
          " ("
              + crossing.rulesWords().stream().map(Phrase::text).collect(Collectors.joining("; "))
              + ")");
    }
    return shown.toString();
  }

  /** The words of a question, and where the bridge can be crossed. */
  private final class Words {

    private final String text;
    private final List<Token> tokens;
    private final List<Crossing> crossings;

    private final List<NamedCard> cards;

    Words(String text, Wording wording, Spellings spellings) {
      this.text = text;
      this.tokens = analyzer.tokens(text);
      List<Crossing> bridged =
          switch (wording) {
            case UNDERSTOOD -> bridge.crossings(tokens, index::hasForm);
            case TYPED -> List.of();
          };
      this.cards =
          Interpreter.this.cards.in(text, spellings::isWord).stream()
              .filter(card -> isAll(card) || isOnSomething(card) || !isJargon(card, bridged))
              .toList();
      this.crossings =
          bridged.stream()
              .filter(crossing ->
                  tokens.subList(crossing.from(), crossing.to()).stream()
                      .allMatch(token -> card(token).filter(card -> !isAll(card)).isEmpty()))
              .toList();
    }

    boolean knows(Token token) {
      return index.knows(token.term())
          || onCards.filter(texts -> texts.knows(token.term())).isPresent();
    }

    private boolean isAll(NamedCard card) {
      return tokens(card).size() == tokens.size();
    }

    /** As an Aura is: "Pacifism on Juggernaut". */
    private boolean isOnSomething(NamedCard card) {
      return text.startsWith(" on ", card.end());
    }

    /** Some cards are called as players call something else, as "Lure". */
    private boolean isJargon(NamedCard card, List<Crossing> bridged) {
      return tokens(card).stream()
          .map(tokens::indexOf)
          .allMatch(place -> bridged.stream().anyMatch(crossing -> crossing.covers(place)));
    }

    /** The card that a word is part of the name of. */
    Optional<NamedCard> card(Token token) {
      return cards.stream()
          .filter(card -> card.start() <= token.start() && token.start() < card.end())
          .findFirst();
    }

    /** The words of a card's name. */
    List<Token> tokens(NamedCard card) {
      return tokens.stream()
          .filter(token -> card.start() <= token.start() && token.start() < card.end())
          .toList();
    }

    boolean isBridged(Token token) {
      int place = tokens.indexOf(token);
      return crossings.stream().anyMatch(crossing -> crossing.covers(place));
    }

    /** The words that ask for something, that name no card and that the bridge doesn't know. */
    List<Token> asking() {
      return tokens.stream()
          .filter(token -> !isBridged(token) && card(token).isEmpty())
          .filter(token -> !FunctionWords.has(token.form()) && !isSize(token))
          .toList();
    }

    /** Power or toughness, as in "my 2/2": they say which creature is meant, not what is asked. */
    private boolean isSize(Token token) {
      return SIZE.matcher(text)
          .results()
          .anyMatch(size -> size.start() <= token.start() && token.end() <= size.end());
    }
  }
}
