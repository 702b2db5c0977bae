package casebook.index.meaning;

import casebook.index.query.Question;
import casebook.index.result.Suggestion;
import casebook.index.text.Askings;
import casebook.index.text.Entry;
import casebook.index.text.Kind;
import casebook.index.words.Bridge;
import casebook.index.words.FunctionWords;
import casebook.index.words.OrdinaryWords;
import casebook.index.words.RulesAnalyzer;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.index.words.Slips;
import casebook.rules.Contents;
import casebook.rules.Coverage;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Knows the questions that other rules answer than those on attacking. A question is about what is
 * most like it: what players ask of the combat phase and of declaring attackers, or a name that the
 * complete rules have for something else, with what players say for that.
 */
public final class Elsewhere {

  private static final Pattern SENTENCE = Pattern.compile("(?<=[.!?])\\s+");

  /** Less of a question doesn't tell what it is about. */
  private static final double LEAST = 0.4;

  /** What counts a name that the rules have beside what players say. */
  private static final double TITLE = 1.3;

  /** So much more like another rule must a question be that isn't about attacking. */
  private static final double MORE = 1.02;

  /** A second name is told too where it is nearly as important. */
  private static final double ALSO = 0.5;

  private static final int MOST_NAMES = 3;

  private static final int SEVERAL = 3;

  /** What players ask of attacking is less like a question that doesn't speak of it. */
  private static final double UNSAID = 0.8;

  /** Some of the many ways to ask for cases are like any question. */
  private static final double MANY = 0.9;

  /** Shorter words have too many others like them. */
  private static final int SHORTEST_MENDED = 5;

  private static final int LONG_WORD = 8;

  /** More words than a question has. */
  private static final int MOST_WORDS = 64;

  private static final Pattern SPACE = Pattern.compile(" ");

  private static final String ATTACK = "attack";

  /** A question with one of these is about attacking unless the other rule's words have one too. */
  private static final String ATTACKING =
      "attack attacks attacker attackers attacking attacked declare declared declaration combat"
          + " defending swing hit hits hitting goad goads goaded goading";

  /**
   * What is said of something.
   *
   * @param terms the stems of its words
   * @param row the same in their order
   * @param isOfAttacking whether it speaks of attacking
   */
  private record Said(
      Set<String> terms, String row, double length, boolean isOfAttacking, Told told) {
    private Optional<Contents.Name> name() {
      return told.name();
    }

    /** Whether the rules call it so, not players. */
    private boolean isTitle() {
      return told.by() == Speaker.RULES;
    }
  }

  /**
   * Something that has words of a question.
   *
   * @param likeness the cosine of the angle between the two bags of weighed words
   */
  private record Like(Said said, double likeness) {
    private Optional<Contents.Name> name() {
      return said.name();
    }
  }

  /** Whose words are told. */
  public enum Speaker {
    /** The rules. */
    RULES,
    /** Players who ask for a rule. */
    PLAYERS,
    /** Players who ask for a case. */
    CASES
  }

  /**
   * Words for something.
   *
   * @param name what it is; empty for what is about attacking
   */
  public record Told(String text, Optional<Contents.Name> name, Speaker by) {
    private static Told here(String text, Speaker by) {
      return new Told(text, Optional.empty(), by);
    }
  }

  /**
   * What a question is about that the rules on attacking don't say.
   *
   * @param names what it is about, the likeliest first
   * @param words the words of the question that say so
   * @param effective of when the numbers are
   * @param held whether that edition is held
   */
  public record About(List<Contents.Name> names, String words, LocalDate effective, boolean held) {
    /** What is said to a question about this. */
    public Suggestion said() {
      return new Suggestion.OtherRules(names, effective, held);
    }
  }

  private final RulesAnalyzer analyzer;
  private final Optional<Edition> complete;
  private final Map<String, Double> weights = new HashMap<>();
  private final Map<String, String> forms = new HashMap<>();
  private final List<Said> said = new ArrayList<>();

  /** The places in {@link #said} of what has a term. */
  private final Map<String, List<Integer>> byTerm = new HashMap<>();

  private final Set<String> attacking;
  private final String combatDamage;
  private final FutureTask<Contents> learnt;

  /**
   * @param here what is said of attacking
   */
  public Elsewhere(Editions editions, Supplier<Collection<Told>> here, RulesAnalyzer analyzer) {
    this.analyzer = analyzer;
    this.complete =
        editions.all().stream()
            .filter(edition -> edition.coverage() instanceof Coverage.Complete)
            .findFirst();
    this.combatDamage = inARow(row("combat damage"));
    this.attacking =
        analyzer.tokens(ATTACKING).stream().map(Token::term).collect(Collectors.toSet());
    this.learnt = new FutureTask<>(() -> learn(editions.executed(), here.get()));
  }

  private Contents learn(Edition executed, Collection<Told> here) {
    Contents contents = complete.map(Contents::of).orElseGet(Contents::builtIn);
    Map<String, Contents.Name> names = new LinkedHashMap<>();
    contents.names().forEach(name -> names.put(name.name().toLowerCase(Locale.ROOT), name));
    List<Told> told = new ArrayList<>(here);
    names
        .values()
        .forEach(name ->
            told.add(
                new Told(
                    name.name(),
                    Optional.of(name).filter(one -> !isHere(one, executed)),
                    Speaker.RULES)));
    AskedElsewhere.builtIn()
        .forEach((name, phrases) ->
            Optional.ofNullable(names.get(name.toLowerCase(Locale.ROOT)))
                .or(() -> numbered(name, complete))
                .map(one -> Optional.of(one).filter(other -> !isHere(other, executed)))
                .ifPresent(one ->
                    phrases.forEach(phrase -> told.add(new Told(phrase, one, Speaker.PLAYERS)))));
    List<List<String>> rows = told.stream().map(one -> row(one.text())).toList();
    List<Set<String>> terms = rows.stream().<Set<String>>map(TreeSet::new).toList();
    weigh(told, terms);
    for (int i = 0; i < told.size(); i++) {
      if (!terms.get(i).isEmpty()) {
        String row = inARow(rows.get(i));
        var words = new HashSet<String>(terms.get(i));
        Said one = new Said(words, row, length(terms.get(i)), isOfAttacking(row), told.get(i));
        int place = said.size();
        said.add(one);
        one.terms()
            .forEach(term -> byTerm.computeIfAbsent(term, _ -> new ArrayList<>()).add(place));
      }
    }
    return contents;
  }

  /** How rare words are in the rules and in what players say for them; cases have many others. */
  private void weigh(List<Told> told, List<Set<String>> terms) {
    int texts = 0;
    for (int i = 0; i < told.size(); i++) {
      if (told.get(i).by() != Speaker.CASES) {
        terms.get(i).forEach(term -> weights.merge(term, 1.0, Double::sum));
        texts++;
      }
    }
    terms.forEach(all -> all.forEach(term -> weights.putIfAbsent(term, 1.0)));
    double all = texts;
    weights.replaceAll((_, count) -> Math.pow(Math.log1p(all / count), 2));
  }

  /** What has no name is called by its number, where there is one. */
  private static Optional<Contents.Name> numbered(String written, Optional<Edition> complete) {
    return RuleNumber.find(written)
        .filter(number ->
            complete.isEmpty()
                || complete.filter(edition -> edition.rule(number).isPresent()).isPresent()
                || complete.filter(edition -> edition.section(number).isPresent()).isPresent())
        .map(number -> new Contents.Name("", List.of(number)));
  }

  /** Whether attacking is in its name, or the rules on it have it. */
  private boolean isHere(Contents.Name name, Edition executed) {
    return name.numbers().stream().anyMatch(number -> executed.coverage().covers(number))
        || row(name.name()).contains(ATTACK);
  }

  /** What is said of attacking: by the rules, by players, and by what was asked in cases. */
  public static List<Told> here(Editions editions, List<Entry> entries, Bridge bridge) {
    Stream<String> rules =
        entries.stream()
            .filter(
                entry -> entry.number().filter(editions.executed().coverage()::covers).isPresent())
            .flatMap(entry -> Arrays.stream(SENTENCE.split(entry.text())));
    Stream<String> cases =
        entries.stream()
            .filter(entry -> entry.kind() == Kind.CASE || entry.kind() == Kind.TOPIC)
            .flatMap(entry -> Stream.concat(Stream.of(entry.title()), entry.asked().lines()));
    return Stream.of(
            rules.map(text -> Told.here(text, Speaker.RULES)),
            Stream.concat(Askings.builtIn().all().stream(), bridge.words().stream())
                .map(text -> Told.here(text, Speaker.PLAYERS)),
            cases.map(text -> Told.here(text, Speaker.CASES)))
        .flatMap(told -> told)
        .toList();
  }

  /** What a question without rule numbers is about, if it is about other rules. */
  public Optional<About> of(Question question) {
    String text = (String.join(" ", question.phrases()) + " " + question.words()).strip();
    if (!question.numbers().isEmpty() || !question.impossible().isEmpty() || text.isEmpty()) {
      return Optional.empty();
    }
    learnt.run();
    List<Token> tokens =
        analyzer.tokens(text).stream()
            .limit(MOST_WORDS)
            .filter(token -> !FunctionWords.has(token.form()))
            .toList();
    List<String> row = tokens.stream().map(this::mended).toList();
    Map<String, Token> asked = new LinkedHashMap<>();
    for (int i = 0; i < row.size(); i++) {
      asked.putIfAbsent(row.get(i), tokens.get(i));
    }
    SortedSet<String> terms = new TreeSet<>(asked.keySet());
    terms.retainAll(weights.keySet());
    String inARow = inARow(row);
    boolean isOfAttacking = isOfAttacking(inARow);
    List<Like> like = like(terms);
    Optional<Like> other =
        like.stream()
            .filter(one -> one.name().isPresent())
            .filter(one -> one.said().isOfAttacking() || !isOfAttacking)
            .max(
                Comparator.comparingDouble(one ->
                    one.likeness()
                        * (isNamed(one.said(), terms) || one.said().terms().equals(terms)
                            ? TITLE
                            : 1)))
            .filter(one -> one.likeness() >= LEAST);
    double here =
        like.stream()
            .filter(one -> one.name().isEmpty())
            .mapToDouble(one ->
                isSaidBy(one.said(), row, inARow) || one.said().told().text().equalsIgnoreCase(text)
                    ? 1
                    : ofAttacking(one.said(), isOfAttacking) * one.likeness())
            .max()
            .orElse(0);
    return other
        .filter(one ->
            one.likeness() > here * MORE || (isNamed(one.said(), terms) && isUnheard(one.said())))
        .map(one -> about(one, like, asked));
  }

  private About about(Like best, List<Like> like, Map<String, Token> asked) {
    Set<String> of = best.said().terms();
    List<Contents.Name> names =
        Stream.concat(
                Stream.of(best),
                like.stream()
                    .filter(one -> one.name().isPresent())
                    .filter(one ->
                        one.likeness() >= best.likeness()
                            || (asked.keySet().containsAll(one.said().terms())
                                && !of.containsAll(one.said().terms())
                                && one.likeness() >= best.likeness() * ALSO))
                    .sorted(Comparator.comparingDouble(Like::likeness).reversed()))
            .flatMap(one -> one.name().stream())
            .distinct()
            .limit(MOST_NAMES)
            .toList();
    return new About(
        names,
        asked.entrySet().stream()
            .filter(word -> of.contains(word.getKey()))
            .map(word -> word.getValue().form())
            .collect(Collectors.joining(" ")),
        contents().effective(),
        complete.isPresent());
  }

  private Contents contents() {
    learnt.run();
    return learnt.resultNow();
  }

  /** Whether a rule has the words of a question in their row. */
  private static boolean isSaidBy(Said one, List<String> row, String inARow) {
    return one.told().by() == Speaker.RULES && row.size() >= SEVERAL && one.row().contains(inARow);
  }

  private static boolean isNamed(Said one, Set<String> terms) {
    return one.isTitle() && terms.containsAll(one.terms());
  }

  /** Whether nothing that is said of attacking has any of its words. */
  private boolean isUnheard(Said title) {
    return title.terms().stream()
        .flatMap(term -> byTerm.getOrDefault(term, List.of()).stream())
        .allMatch(place -> said.get(place).name().isPresent());
  }

  /** What has any of the terms, each once, with how like them it is. */
  private List<Like> like(SortedSet<String> terms) {
    double length = length(terms);
    double[] shared = new double[said.size()];
    List<Integer> places = new ArrayList<>();
    for (String term : terms) {
      double weight = weight(term);
      for (int place : byTerm.getOrDefault(term, List.of())) {
        if (shared[place] == 0) {
          places.add(place);
        }
        shared[place] += weight;
      }
    }
    return places.stream()
        .map(
            place -> new Like(said.get(place), shared[place] / (said.get(place).length() * length)))
        .toList();
  }

  /** What players ask of attacking says less where its other words aren't in the question. */
  private static double ofAttacking(Said one, boolean isOfAttacking) {
    boolean isBare = one.terms().size() == 1 && one.told().text().contains(" ");
    double unsaid = isBare || (one.isOfAttacking() && !isOfAttacking) ? UNSAID : 1;
    return one.told().by() == Speaker.CASES ? unsaid * MANY : unsaid;
  }

  /** Combat damage is dealt when all attacking is over. */
  private boolean isOfAttacking(String row) {
    return SPACE.splitAsStream(row.replace(combatDamage, " ")).anyMatch(attacking::contains);
  }

  private double length(Set<String> terms) {
    return Math.sqrt(terms.stream().mapToDouble(this::weight).sum());
  }

  /** The square of what a word counts. */
  private double weight(String term) {
    return weights.getOrDefault(term, 0.0);
  }

  private List<String> row(String text) {
    List<Token> words =
        analyzer.tokens(text).stream().filter(token -> !FunctionWords.has(token.form())).toList();
    words.forEach(token -> forms.putIfAbsent(token.form(), token.term()));
    return words.stream().map(Token::term).toList();
  }

  private static String inARow(List<String> terms) {
    return " " + String.join(" ", terms) + " ";
  }

  /** The stem of a word, or of the only kind of word that it is with a slip. */
  private String mended(Token token) {
    String form = token.form();
    if (weights.containsKey(token.term())
        || form.length() < SHORTEST_MENDED
        || OrdinaryWords.has(form)) {
      return token.term();
    }
    int most = form.length() < LONG_WORD ? 1 : 2;
    return forms.entrySet().stream()
        .filter(known -> known.getKey().charAt(0) == form.charAt(0))
        .filter(known -> Slips.between(form, known.getKey(), most) <= most)
        .min(
            Comparator.comparingInt(
                    (Map.Entry<String, String> known) -> Slips.between(form, known.getKey(), most))
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getValue)
        .orElse(token.term());
  }
}
