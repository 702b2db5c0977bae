package casebook.engine.reading.word;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A place in the tokens of a sentence, from which the grammar reads. Each reader either moves it
 * past what it has read, or leaves it where it was and returns nothing.
 */
public final class Cursor {
  private final List<Token> tokens;
  private final Reach reach;
  private int at;
  private Optional<Filter> subject = Optional.empty();
  private boolean several;
  private Optional<Filter> previous = Optional.empty();
  private Optional<Players> player = Optional.empty();
  private Optional<Players> thatPlayer = Optional.empty();
  private Optional<Filter> topic = Optional.empty();
  private Optional<Players> attacked = Optional.empty();
  private Optional<Effect.OptionalCost> offer = Optional.empty();
  private Optional<Condition> before = Optional.empty();
  private Self self = Self.UNNAMED;
  private final Memory<Noun> nouns = new Memory<>();
  private final Memory<Players> players = new Memory<>();
  private final NavigableMap<Integer, Duration> durations = new TreeMap<>();
  private int context;

  /**
   * Where the sentence stands in its paragraph.
   *
   * @param quotations how texts in quotation marks are read in it
   */
  public record Reach(int from, int to, Quotations quotations) {}

  public Cursor(List<Token> tokens, Reach reach) {
    this.tokens = tokens;
    this.reach = reach;
    this.at = reach.from();
  }

  /** All tokens of the paragraph, also those that this cursor doesn't reach. */
  public List<Token> paragraph() {
    return tokens;
  }

  /** The texts between quotation marks, as they are read. */
  public Quotations quotations() {
    return reach.quotations();
  }

  /** The index of the next token. */
  public int at() {
    return at;
  }

  /** The index after the last token that it reaches. */
  public int end() {
    return reach.to();
  }

  /** Goes to a token, forwards or back. */
  public void moveTo(int index) {
    at = index;
  }

  /** Whether nothing is left to read. */
  public boolean atEnd() {
    return at >= reach.to();
  }

  /** The token with this index in the paragraph. */
  public Token token(int index) {
    return tokens.get(index);
  }

  /** The word here, or nothing at the end or where a quotation stands. */
  public String word() {
    return wordAt(0);
  }

  /** The word at this distance, in tokens. */
  public String wordAt(int offset) {
    int index = at + offset;
    if (index < 0 || index >= reach.to() || tokens.get(index).kind() == Token.Kind.QUOTE) {
      return "";
    }
    return tokens.get(index).word();
  }

  /** Moves past one token. */
  public void skip() {
    at++;
  }

  /** A number that changes whenever what "it", "they" and the like mean here may have changed. */
  int context() {
    return context;
  }

  /** The phrases for permanents that were read in this sentence. */
  public Memory<Noun> nouns() {
    return nouns;
  }

  /** The phrases for players that were read in this sentence. */
  public Memory<Players> players() {
    return players;
  }

  /** What "it" and "they" mean here, where a subject has been read. */
  public Optional<Filter> subject() {
    return subject;
  }

  /** Says what "it" and "they" mean from here on. */
  public void subject(Optional<Filter> newSubject) {
    context += subject.equals(newSubject) ? 0 : 1;
    subject = newSubject;
  }

  /** Whether the subject is in the plural, so that "it" stands for something else. */
  public boolean several() {
    return several && subject.isPresent();
  }

  /** Says whether the subject is in the plural. */
  public void several(boolean plural) {
    context += several == plural ? 0 : 1;
    several = plural;
  }

  /** What the sentence before was said of, if it described them ("creatures you control"). */
  public Optional<Filter> previous() {
    return previous;
  }

  /** Says what the sentence before was said of. */
  public void previous(Optional<Filter> newPrevious) {
    context += previous.equals(newPrevious) ? 0 : 1;
    previous = newPrevious;
  }

  /** The player that "they" means here, where the subject is a player. */
  public Optional<Players> player() {
    return player;
  }

  /** Says which player "they" means from here on. */
  public void player(Optional<Players> newPlayer) {
    context += player.equals(newPlayer) ? 0 : 1;
    player = newPlayer;
  }

  /** The player that "that player" means here, where the sentence itself says it. */
  public Optional<Players> thatPlayer() {
    return thatPlayer;
  }

  /** Says which player "that player" means from here on. */
  public void thatPlayer(Optional<Players> newPlayer) {
    context += thatPlayer.equals(newPlayer) ? 0 : 1;
    thatPlayer = newPlayer;
  }

  /** The object that the condition before was said of ("as long as ~ is untapped, it …"). */
  public Optional<Filter> topic() {
    return topic;
  }

  /** Says which object the condition before was said of. */
  public void topic(Optional<Filter> newTopic) {
    context += topic.equals(newTopic) ? 0 : 1;
    topic = newTopic;
  }

  /** The optional cost to attack that the sentence before offered ("When you do, …"). */
  public Optional<Effect.OptionalCost> offer() {
    return offer;
  }

  /** Says which optional cost the sentence before offered. */
  public void offer(Optional<Effect.OptionalCost> newOffer) {
    offer = newOffer;
  }

  /** The condition with which the sentence before began ("Otherwise, …"). */
  public Optional<Condition> before() {
    return before;
  }

  /** Says with which condition the sentence before began. */
  public void before(Optional<Condition> newBefore) {
    before = newBefore;
  }

  /** The object whose text it is. */
  public Self self() {
    return self;
  }

  /** Says whose text the rest is, as in a granted ability. */
  public void self(Self newSelf) {
    self = newSelf;
  }

  /** The players that "they" means here in a list of what is attacked ("… they control"). */
  public Optional<Players> attacked() {
    return attacked;
  }

  /** Says which players "they" means in a list of what is attacked. */
  public void attacked(Optional<Players> newAttacked) {
    context += attacked.equals(newAttacked) ? 0 : 1;
    attacked = newAttacked;
  }

  /** The last duration that a reader has passed over between these tokens. */
  public Optional<Duration> duration(int from, int to) {
    return Optional.ofNullable(durations.subMap(from, true, to, false).lastEntry())
        .map(Map.Entry::getValue);
  }

  /** Says that a duration stands here. */
  public void lasting(int index, Duration duration) {
    durations.put(index, duration);
  }

  /** Whether the words of the phrase stand here. */
  public boolean looksAt(String phrase) {
    return matched(phrase) >= 0;
  }

  /** Moves past the phrase if it stands here. */
  public boolean accept(String phrase) {
    int next = matched(phrase);
    if (next < 0) {
      return false;
    }
    at = next;
    return true;
  }

  /** Moves past the first of the phrases that stands here. */
  public boolean acceptAny(String... phrases) {
    for (String phrase : phrases) {
      if (accept(phrase)) {
        return true;
      }
    }
    return false;
  }

  /** Whether any of the phrases stands here. */
  public boolean looksAtAny(String... phrases) {
    for (String phrase : phrases) {
      if (looksAt(phrase)) {
        return true;
      }
    }
    return false;
  }

  /** Moves past the longest of the phrases that stands here, and says which. */
  public Optional<String> accept(Phrases phrases) {
    Optional<Phrases.Phrase> phrase =
        atEnd() ? Optional.empty() : phrases.longest(tokens, at, reach.to());
    phrase.ifPresent(one -> at += one.words().size());
    return phrase.map(Phrases.Phrase::text);
  }

  /** Moves past a word of the set, and says which. */
  public Optional<String> acceptOneOf(Set<String> words) {
    String word = word();
    if (words.contains(word)) {
      at++;
      return Optional.of(word);
    }
    return Optional.empty();
  }

  /** Moves past a number in words or digits. */
  public OptionalInt number() {
    OptionalInt number = Words.number(word());
    if (number.isPresent()) {
      at++;
    }
    return number;
  }

  /** Reads, or stays where it is. */
  public <T> Optional<T> attempt(Supplier<Optional<T>> reader) {
    int start = at;
    Optional<T> result = reader.get();
    if (result.isEmpty()) {
      at = start;
    }
    return result;
  }

  /** The first of the readers that reads something here. */
  @SafeVarargs
  public final <T> Optional<T> first(Function<Cursor, Optional<T>>... readers) {
    for (Function<Cursor, Optional<T>> reader : readers) {
      int start = at;
      Optional<T> result = reader.apply(this);
      if (result.isPresent()) {
        return result;
      }
      at = start;
    }
    return Optional.empty();
  }

  /** The words of these tokens, with blanks between them. */
  public String words(int from, int to) {
    return String.join(" ", tokens.subList(from, to).stream().map(Token::word).toList());
  }

  /** Moves past a text in quotation marks and says what stands in it. */
  public Optional<String> quoted() {
    if (atEnd() || tokens.get(at).kind() != Token.Kind.QUOTE) {
      return Optional.empty();
    }
    at++;
    return Optional.of(tokens.get(at - 1).word());
  }

  /**
   * The name of a fact in quotation marks ("“max speed”"), as cases write it ({@code maxSpeed}).
   */
  public Optional<String> fact() {
    return quoted().map(Words::camelCase);
  }

  /** Where the next of the words stands from here to the end, or the end. */
  public int find(Set<String> words) {
    for (int index = at; index < reach.to(); index++) {
      Token token = tokens.get(index);
      if (token.kind() != Token.Kind.QUOTE && words.contains(token.word())) {
        return index;
      }
    }
    return reach.to();
  }

  private int matched(String phrase) {
    if (at >= reach.to() || !beginsLike(phrase, tokens.get(at).word())) {
      return -1;
    }
    int index = at;
    int from = 0;
    while (from < phrase.length()) {
      if (index >= reach.to()) {
        return -1;
      }
      Token token = tokens.get(index);
      int to = from + token.word().length();
      if (token.kind() == Token.Kind.QUOTE
          || !phrase.startsWith(token.word(), from)
          || (to < phrase.length() && phrase.charAt(to) != ' ')) {
        return -1;
      }
      from = to + 1;
      index++;
    }
    return index;
  }

  /** Nearly every phrase that is looked for differs in its first letter from what stands here. */
  private static boolean beginsLike(String phrase, String word) {
    return !phrase.isEmpty() && !word.isEmpty() && phrase.charAt(0) == word.charAt(0);
  }
}
