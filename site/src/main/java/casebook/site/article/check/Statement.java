package casebook.site.article.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a sentence that say something, each with whether it is denied there ("isn't a
 * cost"), and whether it belongs to a condition ("if it isn't tapped").
 */
final class Statement {

  /** The player whose turn it is, by whatever name. */
  static final String ATTACKING = "activeplayer";

  /** The player who is attacked. */
  static final String DEFENDING = "defendingplayer";

  /** "The nonactive player", which in a game of two is the same one. */
  static final String NONACTIVE = "nonactiveplayer";

  /** "The attacking player", which is the active one. */
  static final String ATTACKER = "attackingplayer";

  /** Who controls the creature. */
  static final String CONTROLLER = "itscontroller";

  /** Comes after a player of which there are several. */
  private static final String SEVERAL = "several";

  static final String OPPONENT = "opponent";
  static final String NOBODY = "nobody";

  private static final String NOT = "not";
  private static final String CAN = "can";
  private static final String MUST = "must";

  /** The most words of a sentence that says one thing. */
  private static final int LONGEST = 45;

  /** What "nothing that can't …" says is told by no rule of thumb. */
  private static final int MOST_DENIALS = 1;

  /** The number of words that the denial in "that isn't tapped" reaches. */
  private static final int REACH_OF_RELATIVE = 2;

  private static final int REACH_OF_WITHOUT = 3;

  /** The most other words between the words of a phrase. */
  private static final int APART = 3;

  /** Phrases and the word that stands for each, in the order in which they are replaced. */
  private static final List<Phrase> PHRASES =
      List.of(
          new Phrase("(?:nothing|none|nobody|no[ -]one) (?:but|except|other than)", "only"),
          new Phrase("not only|not just", "also"),
          new Phrase("no matter|regardless of|whether or not", "if"),
          new Phrase("(?:if|whenever|when) (?:able|possible|they can|it can)", "ifable"),
          new Phrase("no longer|not any ?more|no more", NOT),
          new Phrase(
              "there(?: i|')s no|there (?:are|was|were|being) no|there (?:isn't|aren't|is never)",
              "not there"),
          new Phrase("with no", "without"),
          new Phrase("(?:non-?active|inactive) (?:player|team)(?:'s|s')?", NONACTIVE),
          new Phrase("active (?:player|team)(?:'s|s')?", ATTACKING),
          new Phrase("attacking (?:player|team)(?:'s|s')?", ATTACKER),
          new Phrase("defending (?:players|teams)", DEFENDING + " " + SEVERAL),
          new Phrase("defending (?:player|team)(?:'s|s')?", DEFENDING),
          new Phrase("(?:(?:attacker|creature|token)'s|its|their) controller", CONTROLLER),
          new Phrase("opponents|opponent's", OPPONENT),
          new Phrase("(?:no|neither) players?|no[ -]one|nobody", NOBODY),
          new Phrase(
              "can't|cannot|can not|couldn't|may not|might not|must not|mustn't|unable|impossible|forbidden",
              "not can"),
          new Phrase("needn't", "not must"),
          new Phrase(
              "(?:has|have|had|having|needs?|needed) to|required|forced|obliged|obligated", MUST),
          new Phrase("illegal|unlawful", "il legal"),
          new Phrase(
              "won't|ain't|\\b(?:is|are|was|were|do|does|did|has|have|had|would|should)n't", NOT));

  private static final Map<String, String> SAME =
      Map.ofEntries(
          Map.entry("may", CAN),
          Map.entry("might", CAN),
          Map.entry("could", CAN),
          Map.entry("able", CAN),
          Map.entry("allowed", CAN),
          Map.entry("allows", CAN),
          Map.entry("permitted", CAN),
          Map.entry("possible", CAN),
          Map.entry("ok", CAN),
          Map.entry("okay", CAN),
          Map.entry("fine", CAN),
          Map.entry("needs", MUST),
          Map.entry("legally", "legal"));

  private static final Set<String> DENYING =
      set("not no never none nothing nobody neither hardly without nor");

  /** Verbs by which what follows isn't done. */
  private static final Set<String> PREVENTING =
      set(
          "prevent prevents prevented preventing ignore ignores ignored forbid forbids lack lacks"
              + " lose loses avoid avoids fail fails rather instead unlike except");

  private static final Set<String> CONDITIONS =
      set("if unless when whenever while until whether where because since");

  private static final Set<String> JOINING = set("so but though although and or then");

  private static final Set<String> RELATIVES = set("that which who whose");

  /** "That" after these begins what is said. */
  private static final Set<String> SAYING = set("means mean says say so sure such states effect");

  private static final Set<String> LITTLE =
      set(
          "a an the this that these those it its they them their he she his her you your i we our is"
              + " are was were be been being am do does did will would to of in on at for from with"
              + " onto into itself which who whose as and or but so just really simply actually"
              + " already");

  /** Words with which somebody doesn't claim that it is so. */
  private static final Set<String> DOUBTING =
      set(
          "myth false wrong wrongly untrue think thinks thought believe believes misconception mistake"
              + " mistaken formerly old used insist insists insisted remember remembers"
              + " called expect wanted claim claims claimed argue argued imagine suppose wonder");

  private static final Set<String> ASKING =
      set("does do did is are can must may will would should why how what when has have");

  private static final Set<String> QUOTES = set("“ ” \"");

  private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\d]+|[.,;:—–“”\"()?!]");

  /** A form of a verb that says what is done, not who does it. */
  private static final Pattern DONE = Pattern.compile("(?:ed|en|paid)$");

  private final List<Word> words = new ArrayList<>();
  private final boolean isSaid;

  private record Phrase(Pattern pattern, String instead) {
    Phrase(String pattern, String instead) {
      this(Pattern.compile("\\b(?:" + pattern + ")(?![\\p{L}'])"), instead);
    }
  }

  /**
   * A word.
   *
   * @param clause the number of the clause that it is in
   */
  record Word(String text, boolean isDenied, boolean isCondition, int clause) {}

  private static Set<String> set(String words) {
    return Set.of(words.split(" "));
  }

  private Statement(String sentence) {
    String text = sentence.toLowerCase(Locale.ROOT).replace('’', '\'');
    for (Phrase phrase : PHRASES) {
      text = phrase.pattern().matcher(text).replaceAll(phrase.instead());
    }
    List<String> tokens = new ArrayList<>();
    Matcher token = TOKEN.matcher(text);
    while (token.find()) {
      tokens.add(SAME.getOrDefault(token.group(), token.group()));
    }
    this.isSaid =
        tokens.size() <= LONGEST
            && !tokens.isEmpty()
            && !ASKING.contains(tokens.getFirst())
            && tokens.stream().noneMatch(DOUBTING::contains)
            && tokens.stream().filter(DENYING::contains).count() <= MOST_DENIALS
            && !tokens.contains("?");
    new Reader().read(tokens);
  }

  /** Reads a sentence. */
  static Statement of(String sentence) {
    return new Statement(sentence);
  }

  /** Goes through the words and keeps what reaches how far. */
  private final class Reader {
    private boolean isDenied;
    private boolean isCondition;
    private boolean isRelative;

    /** Whether somebody does what a relative clause says: "that the active player controls". */
    private boolean isOfSubject;

    private int reach = -1;
    private int clause;
    private int clauses;
    private Optional<Word> around = Optional.empty();
    private String before = "";

    void read(List<String> tokens) {
      for (String token : tokens) {
        read(token);
        before = token;
      }
    }

    private void read(String token) {
      if (QUOTES.contains(token)) {
        quote();
      } else if (!Character.isLetterOrDigit(token.charAt(0))) {
        next(false, false);
      } else if (CONDITIONS.contains(token) || (token.equals("once") && isFirst())) {
        next(before.equals(NOT), true);
        words.add(new Word(token, false, true, clause));
      } else if (JOINING.contains(token)) {
        boolean goesOn = token.equals("and") || token.equals("or");
        next(
            before.equals(NOT) || (token.equals("or") && isDenied && reach < 0),
            isCondition && goesOn);
        if (!LITTLE.contains(token)) {
          words.add(new Word(token, false, isCondition, clause));
        }
      } else if (RELATIVES.contains(token)) {
        if (SAYING.contains(before)) {
          next(isDenied, isCondition);
        } else {
          isRelative = true;
          isOfSubject = false;
        }
      } else if (DENYING.contains(token)) {
        deny(token);
        add(token);
      } else {
        say(token);
      }
    }

    private boolean isFirst() {
      return before.isEmpty() || !Character.isLetterOrDigit(before.charAt(0));
    }

    private void next(boolean denied, boolean condition) {
      isDenied = denied;
      isCondition = condition;
      isRelative = false;
      reach = -1;
      clauses++;
      clause = clauses;
    }

    /** What a quotation says neither denies what is around it nor is denied by it. */
    private void quote() {
      if (around.isEmpty()) {
        around = Optional.of(new Word("", isDenied, isCondition, clause));
        next(false, false);
      } else {
        next(around.get().isDenied(), around.get().isCondition());
        clause = around.get().clause();
        around = Optional.empty();
      }
    }

    private void deny(String token) {
      isDenied = true;
      boolean isOfRelative = isRelative && (isOfSubject || RELATIVES.contains(before));
      reach = token.equals("without") ? REACH_OF_WITHOUT : isOfRelative ? REACH_OF_RELATIVE : -1;
    }

    private void say(String token) {
      if (LITTLE.contains(token) || token.equals("il")) {
        return;
      }
      boolean ends = reach == 0 || (reach > 0 && reach != REACH_OF_RELATIVE && isModal(token));
      if (ends) {
        isDenied = false;
        reach = -1;
      }
      isOfSubject |= isRelative && isPlayer(token);
      add(token);
      reach = reach > 0 ? reach - 1 : reach;
      if (PREVENTING.contains(token)) {
        isDenied = !isDenied;
      }
    }

    private void add(String token) {
      boolean denied = before.equals("il") != isDenied;
      words.add(new Word(token, denied, isCondition, clause));
    }

    private static boolean isModal(String token) {
      return token.equals(CAN) || token.equals(MUST) || token.equals("such");
    }
  }

  /** Whether it says something of the rules, and neither asks nor tells what others think. */
  boolean isSaid() {
    return isSaid;
  }

  List<Word> words() {
    return words;
  }

  /** Whether something is denied in it. */
  boolean hasDenial() {
    return words.stream().anyMatch(word -> DENYING.contains(word.text()));
  }

  /** Whether it has a condition. */
  boolean hasCondition() {
    return words.stream().anyMatch(Word::isCondition);
  }

  /**
   * The last words of the places that have a phrase.
   *
   * @param phrase words of one clause, each as it stands, or its beginning with a star
   */
  List<Word> having(List<String> phrase) {
    var found = new ArrayList<Word>();
    for (int i = 0; i < words.size(); i++) {
      if (isIt(words.get(i), phrase.getFirst())) {
        last(phrase, i).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Word> last(List<String> phrase, int first) {
    int at = first;
    for (String wanted : phrase.subList(1, phrase.size())) {
      int next = at + 1;
      while (next < words.size()
          && next - at <= APART
          && words.get(next).clause() == words.get(first).clause()
          && !isIt(words.get(next), wanted)) {
        next++;
      }
      if (next >= words.size()
          || next - at > APART
          || words.get(next).clause() != words.get(first).clause()) {
        return Optional.empty();
      }
      at = next;
    }
    return Optional.of(words.get(at));
  }

  /**
   * Whether a sentence can have that word at all, as it is read; a beginning with a star can be.
   */
  static boolean canHave(String wanted) {
    return wanted.endsWith("*")
        || of(wanted).words().stream().anyMatch(word -> word.text().equals(wanted));
  }

  /** Whether a word is the wanted one, or begins so. */
  static boolean isIt(Word word, String wanted) {
    return wanted.endsWith("*")
        ? word.text().startsWith(wanted.substring(0, wanted.length() - 1))
        : word.text().equals(wanted);
  }

  /** Who does what a word of it says: the player named right before it, or with "by" after it. */
  Optional<Word> doing(int verb) {
    boolean isDone = DONE.matcher(words.get(verb).text()).find();
    for (int at = isDone ? -1 : verb - 1; at >= Math.max(0, verb - APART); at--) {
      Word word = words.get(at);
      if (word.clause() == words.get(verb).clause() && isPlayer(word)) {
        boolean areBoth = at > 0 && isPlayer(words.get(at - 1));
        return areBoth ? Optional.empty() : Optional.of(word);
      }
    }
    boolean isBy = false;
    for (int at = verb + 1; at <= Math.min(words.size() - 1, verb + APART + 1); at++) {
      Word word = words.get(at);
      if (isBy && isPlayer(word)) {
        return Optional.of(word);
      }
      isBy = word.text().equals("by");
    }
    return Optional.empty();
  }

  private static boolean isPlayer(Word word) {
    return isPlayer(word.text());
  }

  private static boolean isPlayer(String word) {
    return switch (word) {
      case ATTACKING, ATTACKER, CONTROLLER, DEFENDING, NONACTIVE, OPPONENT, NOBODY -> true;
      default -> false;
    };
  }
}
