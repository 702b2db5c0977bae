package casebook.site.catalogue;

import casebook.index.query.CardFinder;
import casebook.index.query.NamedCard;
import casebook.index.query.NamedCard.Likeness;
import casebook.index.words.Slips;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the cards that a text names: by their names, the longest first where one is part of
 * another; by what players call them, as "Baird" or "Warboss"; and by names with slips in them. A
 * word of the rules, as "vigilance", names a card only where it is the whole text.
 */
public final class NamedCards implements CardFinder {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][^\\s,;:!?.()\\[\\]\"]*");

  /** The most words of a name. */
  private static final int LONGEST_NAME = 12;

  /** How many there are of what is named after it, as in "3x Grizzly Bears". */
  private static final Pattern COUNT = Pattern.compile("\\d+x?");

  /** After the name of what is attached to what is named then. */
  private static final String ON = "on";

  /** Longer names are not typed with slips all over. */
  private static final int LONGEST_MISSPELT = 5;

  /** Nobody names cards after this number of words. */
  private static final int MOST_WORDS = 60;

  /** Shorter words are called for something else. */
  private static final int SHORTEST_CALLING = 4;

  /** Shorter words in the middle of a name are ordinary ones. */
  private static final int SHORTEST_PART = 6;

  /** A card that doesn't bear on attacking is named by no shorter word among others. */
  private static final int SURELY_A_NAME = 8;

  /** Where players call more cards so, it says nothing. */
  private static final int MOST_CALLED = 4;

  /** Fewer letters begin too many names. */
  private static final int SHORTEST_BEGINNING = 3;

  /** The most names that begin so, and that go on so, that are compared. */
  private static final int MOST_BEGINNING = 100;

  /** More names with slips than a question has. */
  private static final int MOST_SLIPS = 8;

  /** One slip in this number of letters still leaves the same name. */
  private static final int LETTERS_FOR_A_SLIP = 4;

  private final Catalogue catalogue;
  private final Function<CardFacts, List<RuleNumber>> actsThrough;
  private final NameWords nameWords;

  /**
   * @param actsThrough the rules that the effects of a card act through, the most important first
   */
  public NamedCards(Catalogue catalogue, Function<CardFacts, List<RuleNumber>> actsThrough) {
    this.catalogue = catalogue;
    this.actsThrough = actsThrough;
    this.nameWords = new NameWords(catalogue.names());
  }

  /** What players call the same cards. */
  public Callings callings() {
    return new Callings(catalogue, nameWords);
  }

  /** A word of the text. */
  private record Word(String plain, int start, int end) {}

  @Override
  public List<NamedCard> in(String text, Predicate<String> isWord) {
    List<Word> words = words(text);
    Misspelt slips = new Misspelt(isWord);
    List<NamedCard> found = new ArrayList<>();
    int at = 0;
    int tried = 0;
    while (at < words.size()) {
      List<NamedCard> here = startingAt(words, at, isWord);
      if (here.isEmpty() && tried < MOST_SLIPS && hasSlip(words, at, slips)) {
        here =
            misspelt(words, at, slips).stream()
                .filter(card -> isNoneNamedWithin(card, words, isWord))
                .toList();
        tried++;
      }
      found.addAll(here);
      int end = here.isEmpty() ? 0 : here.getFirst().end();
      at++;
      while (at < words.size() && words.get(at).start() < end) {
        at++;
      }
    }
    return List.copyOf(found);
  }

  /** Whether no word inside of what would be a name with slips begins a name without any. */
  private boolean isNoneNamedWithin(
      NamedCard misspelt, List<Word> words, Predicate<String> isWord) {
    return IntStream.range(0, words.size())
        .filter(at -> words.get(at).start() > misspelt.start())
        .filter(at -> words.get(at).end() <= misspelt.end())
        .mapToObj(at -> startingAt(words, at, isWord))
        .flatMap(List::stream)
        .noneMatch(card -> card.likeness() == Likeness.NAME && card.end() >= misspelt.end());
  }

  /**
   * The cards whose names begin so or go on with a word that does; none where too little is typed.
   * First is the card of just that name, then those of the first names in order that bear on
   * attacking.
   */
  public List<CardFacts> beginningWith(String typed, int limit) {
    String letters = Spelling.plain(typed, " ").strip();
    if (letters.length() < SHORTEST_BEGINNING) {
      return List.of();
    }
    List<String> beginning = nameWords.beginningWith(letters, MOST_BEGINNING);
    List<String> within = nameWords.goingOnWith(letters, MOST_BEGINNING);
    List<String> exact =
        beginning.stream().filter(name -> Spelling.plain(name, " ").equals(letters)).toList();
    List<String> bearing = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (String name : Stream.concat(beginning.stream(), within.stream()).distinct().toList()) {
      if (bearing.size() == limit) {
        break;
      }
      (bears(name) ? bearing : others).add(name);
    }
    return Stream.of(exact, bearing, others)
        .flatMap(List::stream)
        .distinct()
        .limit(limit)
        .flatMap(name -> catalogue.find(name).stream())
        .toList();
  }

  private boolean bears(String name) {
    return catalogue.glance(name).filter(card -> !actsThrough.apply(card).isEmpty()).isPresent();
  }

  private static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    Matcher found = WORD.matcher(text);
    while (words.size() < MOST_WORDS && found.find()) {
      String plain = Spelling.plain(withoutPossessive(found.group()), "");
      if (!plain.isEmpty()) {
        words.add(new Word(plain, found.start(), found.end()));
      }
    }
    return words;
  }

  private static String withoutPossessive(String word) {
    return word.endsWith("'s") || word.endsWith("’s") ? word.substring(0, word.length() - 2) : word;
  }

  private List<NamedCard> startingAt(List<Word> words, int at, Predicate<String> isWord) {
    for (int end = Math.min(words.size(), at + LONGEST_NAME); end > at + 1; end--) {
      List<Word> some = words.subList(at, end);
      List<NamedCard> named = named(some, Likeness.NAME);
      if (!named.isEmpty()
          && (some.size() == words.size()
              || !some.stream().allMatch(word -> isWord.test(word.plain()))
              || bears(named.getFirst()))) {
        return named;
      }
    }
    for (int end = Math.min(words.size(), at + LONGEST_MISSPELT); end > at + 1; end--) {
      List<Word> some = words.subList(at, end);
      List<NamedCard> called = called(some, joined(some, " "));
      if (!called.isEmpty()) {
        return called;
      }
    }
    List<Word> first = words.subList(at, at + 1);
    if (words.size() == 1) {
      Likeness likeness = isWord.test(words.getFirst().plain()) ? Likeness.WORD : Likeness.NAME;
      List<NamedCard> named = named(first, likeness);
      return named.isEmpty() ? single(first, isWord) : named;
    }
    boolean isOnSomething = at + 2 < words.size() && words.get(at + 1).plain().equals(ON);
    List<NamedCard> attached =
        isOnSomething
            ? named(first, Likeness.NAME).stream().filter(this::isAttached).toList()
            : List.of();
    return attached.isEmpty() ? single(first, isWord) : attached;
  }

  private boolean isAttached(NamedCard named) {
    return catalogue
        .find(named.name())
        .map(card -> TypeLine.of(card.typeLine()).subtypes())
        .filter(types -> types.contains("Aura") || types.contains("Equipment"))
        .isPresent();
  }

  /** Whether one of the words from here on that may be one name is in no name and no rule. */
  private static boolean hasSlip(List<Word> words, int at, Misspelt slips) {
    return words.subList(at, Math.min(words.size(), at + LONGEST_MISSPELT)).stream()
        .anyMatch(slips::has);
  }

  /** The words of one text that may be parts of names with slips in them, each looked at once. */
  private final class Misspelt {

    private final Predicate<String> isWord;
    private final Map<String, Optional<String>> meant = new HashMap<>();

    Misspelt(Predicate<String> isWord) {
      this.isWord = isWord;
    }

    boolean has(Word word) {
      return !isKnown(word.plain())
          && !COUNT.matcher(word.plain()).matches()
          && ofSeveral(word.plain()).filter(this::isKnown).isEmpty();
    }

    private boolean isKnown(String word) {
      return nameWords.has(word) || isWord.test(word);
    }

    /** The word of a name that was meant, if it is much like this one. */
    Optional<String> meant(String word) {
      return meant.computeIfAbsent(word, nameWords::mostLike);
    }

    /** The names that have the word, or the one that was meant by it. */
    Stream<String> names(String word) {
      List<String> with = nameWords.with(word);
      return with.isEmpty() && !nameWords.has(word)
          ? meant(word).stream().flatMap(like -> nameWords.with(like).stream())
          : with.stream();
    }
  }

  /** A word that names a card among others, which no ordinary word does. */
  private List<NamedCard> single(List<Word> word, Predicate<String> isWord) {
    String plain = word.getFirst().plain();
    if (plain.length() < SHORTEST_CALLING || isWord.test(plain)) {
      return List.of();
    }
    List<NamedCard> named =
        Stream.concat(Stream.of(plain), ofSeveral(plain).filter(isWord.negate()).stream())
            .flatMap(name -> catalogue.find(name).stream())
            .limit(1)
            .map(card -> card(card, word, Likeness.NAME))
            .toList();
    if (!named.isEmpty()) {
      return bears(named.getFirst()) || plain.length() >= SURELY_A_NAME ? named : List.of();
    }
    List<NamedCard> called = called(word, plain);
    if (!called.isEmpty()) {
      return called;
    }
    List<String> with = plain.length() < SHORTEST_PART ? List.of() : nameWords.with(plain);
    return with.size() > MOST_CALLED
        ? List.of()
        : cards(with, word, Likeness.PART).stream().filter(NamedCards::bears).toList();
  }

  /** Whether something of the card bears on attacking. */
  private static boolean bears(NamedCard card) {
    return !card.rules().isEmpty();
  }

  /** The cards that are called so; where one bears on attacking, no others are meant. */
  private List<NamedCard> called(List<Word> words, String calling) {
    List<NamedCard> called =
        cards(nameWords.called(calling).stream().limit(MOST_CALLED).toList(), words, Likeness.PART);
    List<NamedCard> bearing = called.stream().filter(NamedCards::bears).toList();
    return bearing.isEmpty() ? called : bearing;
  }

  private List<NamedCard> named(List<Word> words, Likeness likeness) {
    String name = joined(words, " ");
    return catalogue
        .find(name)
        .or(() -> ofSeveral(name).filter(_ -> words.size() > 1).flatMap(catalogue::find))
        .stream()
        .map(card -> card(card, words, likeness))
        .toList();
  }

  /** The name of each of several cards of it: "goblin guides". */
  private static Optional<String> ofSeveral(String names) {
    return Optional.of(names)
        .filter(plural -> plural.endsWith("s") && !plural.endsWith("ss"))
        .map(plural -> plural.substring(0, plural.length() - 1));
  }

  private List<NamedCard> cards(List<String> names, List<Word> words, Likeness likeness) {
    return names.stream()
        .flatMap(name -> catalogue.find(name).stream())
        .map(card -> card(card, words, likeness))
        .distinct()
        .toList();
  }

  private NamedCard card(CardFacts card, List<Word> words, Likeness likeness) {
    return new NamedCard(
        card.name(),
        words.getFirst().start(),
        words.getLast().end(),
        likeness,
        actsThrough.apply(card));
  }

  private static String joined(List<Word> words, String between) {
    return String.join(between, words.stream().map(Word::plain).toList());
  }

  /** Names that begin here with slips: some word is in no name and in no rule. */
  private List<NamedCard> misspelt(List<Word> words, int at, Misspelt slips) {
    for (int end = Math.min(words.size(), at + LONGEST_MISSPELT); end > at; end--) {
      List<Word> some = words.subList(at, end);
      if (some.stream().anyMatch(slips::has)) {
        Optional<String> meant =
            some.size() == 1 ? meant(some.getFirst(), slips) : meant(some, slips);
        List<NamedCard> cards =
            meant.map(name -> cards(List.of(name), some, Likeness.MISSPELT)).orElse(List.of());
        if (cards.stream().anyMatch(card -> some.size() > 1 || bears(card))) {
          return cards;
        }
      }
    }
    return List.of();
  }

  private Optional<String> meant(Word word, Misspelt slips) {
    return slips
        .meant(word.plain())
        .flatMap(like ->
            nameWords.called(like).stream()
                .findFirst()
                .or(() -> catalogue.find(like).map(CardFacts::name))
                .or(() -> onlyName(like)));
  }

  private Optional<String> onlyName(String word) {
    List<String> with = nameWords.with(word);
    return with.size() == 1 ? Optional.of(with.getFirst()) : Optional.empty();
  }

  /** The name with as many words that is written most alike. */
  private static Optional<String> meant(List<Word> words, Misspelt slips) {
    String typed = joined(words, "");
    int most = typed.length() / LETTERS_FOR_A_SLIP;
    record Candidate(String name, int changes) {}
    return words.stream()
        .map(Word::plain)
        .flatMap(slips::names)
        .distinct()
        .map(name -> new Candidate(name, Slips.between(typed, Spelling.plain(name, ""), most)))
        .filter(candidate -> candidate.changes() <= most)
        .min(Comparator.comparingInt(Candidate::changes).thenComparing(Candidate::name))
        .map(Candidate::name);
  }
}
