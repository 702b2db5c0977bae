package casebook.site.ask.mention;

import casebook.engine.mana.Color;
import casebook.index.words.Slips;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.Spelling;
import casebook.site.catalogue.TypeLine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the cards that a question names: whole names first, the longest where one is part of
 * another, then parts of names, then names with slips in them. A part of a name that the question
 * has in full elsewhere means that card.
 */
public final class CardSpotter {

  /** No name has more words. */
  private static final int LONGEST_NAME = 8;

  /** Parts of names, and names with slips, have no more. */
  private static final int LONGEST_PART = 4;

  /** Shorter words are called for something else. */
  private static final int SHORTEST_PART = 5;

  private static final int SHORTEST_NAME = 4;

  /** More names with slips than a question has. */
  private static final int MOST_SLIPS = 8;

  /** Words that are small in names: "Vow of Duty". */
  private static final Set<String> SMALL = Set.of("of", "the", "and", "to", "in", "for", "with");

  private static final String VARIANT = "Two-Headed Giant";

  /** Words before the name of a card that is on the battlefield. */
  private static final Set<String> BEFORE_CARD =
      Set.of(
          "a",
          "my",
          "his",
          "her",
          "their",
          "your",
          "another",
          "the",
          "with",
          "and",
          "control",
          "controls",
          "have",
          "has",
          "untapped",
          "tapped",
          "can",
          "does",
          "must");

  /** Words before a part of a name that was told as a whole. */
  private static final Set<String> BEFORE_NAME =
      Set.of("the", "my", "his", "her", "their", "your", "that", "this");

  private static final Set<String> AFTER_VARIANT =
      Set.of("game", "match", "format", "rules", "question", "team", "tournament");

  private final Callings callings;

  public CardSpotter(Callings callings) {
    this.callings = callings;
  }

  /** The same words, with one for each name of a card. */
  public List<Token> spot(List<Token> tokens) {
    List<Token> named = shortened(named(tokens)).stream().map(this::mended).toList();
    Set<String> whole = new HashSet<>();
    named.forEach(token -> whole.addAll(token.cards()));
    return called(named, whole);
  }

  /**
   * A name that is a part of one that stands before it may be short for that, or another card:
   * "Gargadon" after "Greater Gargadon". Basic lands are what they are called.
   */
  private List<Token> shortened(List<Token> named) {
    List<Token> all = new ArrayList<>();
    Set<String> before = new LinkedHashSet<>();
    for (Token token : named) {
      List<String> longer =
          token.cards().size() == 1 && !isLand(token.cards().getFirst())
              ? before.stream().filter(name -> isPart(token.cards().getFirst(), name)).toList()
              : List.of();
      List<String> meant = new ArrayList<>(token.cards());
      meant.addAll(longer);
      all.add(
          longer.isEmpty()
              ? token
              : new Token(token.word(), token.start(), token.end(), token.capital(), meant));
      before.addAll(token.cards());
    }
    return all;
  }

  private boolean isLand(String name) {
    return callings
        .card(name)
        .filter(card -> TypeLine.of(card.typeLine()).types().contains("land"))
        .isPresent();
  }

  private static boolean isPart(String name, String whole) {
    return !name.equals(whole)
        && (" " + Spelling.plain(whole, " ") + " ").contains(" " + Spelling.plain(name, " ") + " ");
  }

  private List<Token> named(List<Token> tokens) {
    List<Token> all = new ArrayList<>();
    int at = 0;
    while (at < tokens.size()) {
      Optional<Spotted> name = nameAt(tokens, at);
      if (name.isPresent() && isVariant(tokens, at, name.get())) {
        name = Optional.empty();
      }
      if (name.isPresent()) {
        add(all, tokens, at, name.get());
        at = name.get().next();
      } else {
        all.add(tokens.get(at));
        at++;
      }
    }
    return all;
  }

  /** "In Two-Headed Giant": the variant of the game (810), and not the card of that name. */
  private static boolean isVariant(List<Token> tokens, int at, Spotted name) {
    boolean isOwned = at > 0 && BEFORE_CARD.contains(tokens.get(at - 1).word());
    boolean isGame =
        name.next() < tokens.size() && AFTER_VARIANT.contains(tokens.get(name.next()).word());
    return name.cards().equals(List.of(VARIANT)) && (isGame || !isOwned);
  }

  /** Cards that words up to a place stand for; of the last word perhaps without its "'s". */
  private record Spotted(List<String> cards, int next, boolean isOwner) {}

  private static void add(List<Token> all, List<Token> tokens, int at, Spotted spotted) {
    Token first = tokens.get(at);
    Token last = tokens.get(spotted.next() - 1);
    int end = spotted.isOwner() ? last.end() - 2 : last.end();
    String word = last.word().endsWith("s") ? "<cards>" : "<card>";
    all.add(new Token(word, first.start(), end, first.capital(), spotted.cards()));
    if (spotted.isOwner()) {
      all.add(Token.of("'s", last.end() - 2, last.end(), false));
    }
  }

  private Optional<Spotted> nameAt(List<Token> tokens, int from) {
    if (!tokens.get(from).isWord() || tokens.get(from).isCard()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    Optional<Spotted> best = Optional.empty();
    for (int at = from; at < tokens.size() && at < from + LONGEST_NAME; at++) {
      Token token = tokens.get(at);
      if (token.isCard() || (token.endsSentence() && !token.word().equals("!"))) {
        break;
      }
      if (!token.isWord()) {
        continue;
      }
      boolean isOwner = token.word().endsWith("'s");
      words.add(Spelling.plain(token.word(), ""));
      Optional<String> name = exact(words);
      if (name.isPresent()
          && (isName(tokens.subList(from, at + 1), words)
              || (at == from && isCardOfItsType(tokens, at, name.get())))) {
        best = Optional.of(new Spotted(List.of(name.get()), at + 1, false));
      } else if (isOwner) {
        List<String> plain = withLast(words, 2);
        name = Optional.of(plain).flatMap(callings::exact);
        if (name.isPresent() && isName(tokens.subList(from, at + 1), plain)) {
          best = Optional.of(new Spotted(List.of(name.get()), at + 1, true));
        }
      }
    }
    return best;
  }

  /** The card of this name, or of several of which this is the plural. */
  private Optional<String> exact(List<String> words) {
    return callings
        .exact(words)
        .or(() ->
            words.getLast().length() > SHORTEST_NAME && words.getLast().endsWith("s")
                ? callings.exact(withLast(words, 1))
                : Optional.empty());
  }

  /** The words without this number of letters at the end; an apostrophe is left out already. */
  private static List<String> withLast(List<String> words, int letters) {
    List<String> others = new ArrayList<>(words);
    String last = words.getLast();
    int shorter = letters == 2 ? 1 : letters;
    others.set(words.size() - 1, last.substring(0, Math.max(0, last.length() - shorter)));
    return others;
  }

  /** Whether words that are a name are one here, and no ordinary words. */
  private static boolean isName(List<Token> written, List<String> words) {
    boolean isOrdinary = words.stream().allMatch(CardSpotter::isOrdinary);
    if (words.size() == 1) {
      int length = words.getFirst().length();
      boolean isKeyword =
          !written.getFirst().capital() && CastingWords.KEYWORDS.contains(words.getFirst());
      return !isOrdinary
          && !isKeyword
          && length >= (written.getFirst().capital() ? SHORTEST_NAME - 1 : SHORTEST_NAME)
          && !PlayerNames.has(written.getFirst());
    }
    return !isOrdinary
        || (written.getFirst().capital()
            && written.stream()
                .filter(Token::isWord)
                .allMatch(token -> token.capital() || SMALL.contains(token.word())));
  }

  /**
   * Whether the name of a creature card that is a creature type too means the card: it is written
   * as a name, and no size, color or further type stands beside it.
   */
  private boolean isCardOfItsType(List<Token> tokens, int at, String name) {
    return tokens.get(at).capital()
        && !Lexicon.subtype(tokens.get(at).word()).isEmpty()
        && callings
            .card(name)
            .filter(card -> TypeLine.of(card.typeLine()).types().contains("creature"))
            .isPresent()
        && !(at > 0 && isOfCreature(tokens.get(at - 1).word()))
        && !(at + 1 < tokens.size() && isOfCreature(tokens.get(at + 1).word()));
  }

  private static boolean isOfCreature(String word) {
    return word.matches("\\d+/\\d+")
        || word.startsWith("token")
        || HeadNoun.CREATURES.contains(word)
        || Color.of(word).isPresent()
        || Lexicon.KEYWORDS.contains(word)
        || !Lexicon.subtype(word).isEmpty();
  }

  private static boolean isOrdinary(String word) {
    return Lexicon.isOrdinary(word)
        || PlayerMentions.isFriend(word)
        || QuestionTokens.isAbbreviation(word)
        || Lexicon.number(word).isPresent()
        || !Lexicon.subtype(word).isEmpty();
  }

  private List<Token> called(List<Token> tokens, Set<String> whole) {
    List<Token> all = new ArrayList<>();
    Map<List<String>, List<String>> known = new HashMap<>();
    int slips = 0;
    int at = 0;
    while (at < tokens.size()) {
      Optional<Spotted> spotted = nickname(tokens.get(at), at);
      int longest = Math.min(tokens.size(), at + LONGEST_PART);
      for (int end = longest; end > at && spotted.isEmpty(); end--) {
        spotted = partAt(tokens, at, end, whole, known);
        List<Token> some = tokens.subList(at, end);
        if (spotted.isEmpty() && slips < MOST_SLIPS && endsWithSlip(some)) {
          slips++;
          spotted = found(callings.misspelt(plain(some)), end).filter(CardSpotter::isOne);
        }
      }
      for (int end = longest; end > at && spotted.isEmpty() && slips < MOST_SLIPS; end--) {
        List<Token> some = tokens.subList(at, end);
        if (mayBePart(some) && some.stream().anyMatch(this::isUnknown)) {
          slips++;
          spotted = found(callings.misspelt(plain(some)), end);
        }
      }
      if (spotted.isPresent()) {
        add(all, tokens, at, spotted.get());
        at = spotted.get().next();
      } else {
        all.add(tokens.get(at));
        at++;
      }
    }
    return all;
  }

  private Optional<Spotted> nickname(Token token, int at) {
    boolean isOwner = token.word().endsWith("'s");
    return Nicknames.card(token(token))
        .flatMap(name -> callings.card(name).map(card -> card.name()))
        .map(name -> new Spotted(List.of(name), at + 1, isOwner));
  }

  /** The ordinary word that one with a slip must be, if there is just one. */
  private Token mended(Token token) {
    String word = token.word();
    if (word.length() < SHORTEST_PART || token.isCard() || !isUnknown(token)) {
      return token;
    }
    List<String> like =
        Lexicon.ordinary().stream()
            .filter(other -> other.length() >= SHORTEST_PART && Slips.between(word, other, 1) == 1)
            .toList();
    return like.size() == 1
        ? Token.of(like.getFirst(), token.start(), token.end(), token.capital())
        : token;
  }

  private Optional<Spotted> partAt(
      List<Token> tokens,
      int at,
      int end,
      Set<String> whole,
      Map<List<String>, List<String>> known) {
    List<Token> some = tokens.subList(at, end);
    if (!mayBePart(some)) {
      return Optional.empty();
    }
    List<String> words = plain(some);
    boolean isOwner = some.getLast().word().endsWith("'s");
    if (isOwner) {
      words = withLast(words, 2);
    }
    List<String> cards = known.computeIfAbsent(words, callings::withPart);
    if (cards.isEmpty() && words.getLast().endsWith("s")) {
      cards = known.computeIfAbsent(withLast(words, 1), callings::withPart);
    }
    String part = String.join(" ", words);
    List<String> named =
        cards.isEmpty() && isNamed(tokens, at)
            ? whole.stream().filter(name -> isPart(part, name)).toList()
            : cards.stream().filter(whole::contains).toList();
    boolean isShort = some.size() == 1 && words.getFirst().length() < SHORTEST_PART;
    List<String> walkers = isShort ? planeswalkers(words.getFirst()) : List.of();
    List<String> meant = named.size() == 1 ? named : isShort ? walkers : cards;
    return found(meant, end).map(one -> new Spotted(one.cards(), one.next(), isOwner));
  }

  /** Whether a word is written as a name, or stands behind "the" or "my". */
  private static boolean isNamed(List<Token> tokens, int at) {
    return tokens.get(at).capital() || (at > 0 && BEFORE_NAME.contains(tokens.get(at - 1).word()));
  }

  /** The planeswalkers of this type: "Jace" is any of them. */
  private List<String> planeswalkers(String word) {
    return callings.withPart(List.of(word)).stream()
        .filter(name ->
            callings
                .card(name)
                .map(card -> TypeLine.of(card.typeLine()))
                .filter(line -> line.types().contains("planeswalker"))
                .filter(line -> line.subtypes().stream().anyMatch(word::equalsIgnoreCase))
                .isPresent())
        .toList();
  }

  private static Optional<Spotted> found(List<String> cards, int next) {
    return cards.isEmpty() ? Optional.empty() : Optional.of(new Spotted(cards, next, false));
  }

  private static List<String> plain(List<Token> tokens) {
    return tokens.stream().map(token -> Spelling.plain(token.word(), "")).toList();
  }

  private boolean isUnknown(Token token) {
    String word = Spelling.plain(token.word(), "");
    return !isOrdinary(word) && !callings.hasWord(word) && !PlayerNames.has(token);
  }

  /** "Silent Arbitor": the first word is in names, and the last one in none. */
  private boolean endsWithSlip(List<Token> some) {
    return some.size() > 1
        && Lexicon.number(some.getFirst().word()).isEmpty()
        && callings.hasWord(Spelling.plain(some.getFirst().word(), ""))
        && some.stream().allMatch(token -> !token.isCard() && token.isWord())
        && isUnknown(some.getLast());
  }

  private static boolean isOne(Spotted spotted) {
    return spotted.cards().size() == 1;
  }

  /** Whether none of the words is anything else. */
  private static boolean mayBePart(List<Token> some) {
    return some.stream()
            .allMatch(token ->
                !token.isCard()
                    && token.isWord()
                    && !PlayerNames.has(token)
                    && token.word().chars().anyMatch(Character::isLetter))
        && !isOrdinary(token(some.getFirst()))
        && !isOrdinary(token(some.getLast()))
        && !token(some.getFirst()).contains("'")
        && Lexicon.number(some.getFirst().word()).isEmpty();
  }

  private static String token(Token token) {
    String word = token.word();
    return word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
  }
}
