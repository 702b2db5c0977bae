package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.mana.Color;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Subtypes;
import casebook.engine.reading.word.Token;
import casebook.engine.reading.word.Words;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words that change what permanents are (613.1) and that the grammar doesn't read: which
 * characteristics they may change is all that is known of them.
 */
public final class OtherChanges {
  private static final Pattern PAIR =
      Pattern.compile("[+-]?(?:\\d{1,4}|[xy])/[+-]?(?:\\d{1,4}|[xy])");

  /** Words after which it is only supposed that something is so, up to the next comma. */
  private static final Set<String> SUPPOSING =
      Set.of("if", "while", "as", "where", "when", "whenever", "unless", "until", "because");

  /** Words of which the next verb says which objects are meant. */
  private static final Set<String> RELATIVE = Set.of("that", "who", "which", "whose", "whom");

  private static final Set<String> BEING =
      Set.of("is", "are", "'s", "'re", "become", "becomes", "be", "isn't", "aren't");
  private static final Set<String> HAVING =
      Set.of("has", "have", "gain", "gains", "lose", "loses", "having");
  private static final Set<String> GETTING = Set.of("get", "gets");
  private static final Set<String> VERBS =
      Stream.of(BEING, HAVING, GETTING).flatMap(Set::stream).collect(Collectors.toSet());
  private static final Set<String> MULTIPLYING = Set.of("double", "doubles", "triple", "triples");
  private static final Set<String> ARTICLES =
      Set.of("a", "an", "the", "also", "each", "both", "still", "no", "longer", "not", "all");
  private static final Set<String> MANY =
      Set.of(
          "every creature type",
          "all creature types",
          "every nonbasic land type",
          "the chosen type",
          "the chosen creature type",
          "the second chosen type",
          "that type",
          "the creature type of your choice",
          "the basic land type of your choice");
  private static final Set<String> OF_COLOR =
      Set.of(
          "colorless",
          "every color",
          "all colors",
          "the chosen color",
          "that color",
          "the color of your choice",
          "the color or colors of your choice");

  /** Words after which it is said what something new is, which is on the board or isn't. */
  private static final Set<String> MAKING = Set.of("create", "creates", "conjure", "conjures");

  private static final Set<String> CREATING =
      Stream.concat(MAKING.stream(), Stream.of("copy", "investigate")).collect(Collectors.toSet());

  private static final Set<String> OTHER_ZONES =
      Set.of("spell", "spells", "card", "cards", "library", "graveyard", "mana");

  /** How many words say what something is, at most: "a legendary creature card". */
  private static final int NOUN = 4;

  /** How near to such a word its verb stands: "that are", "that it has". */
  private static final int NEAR = 2;

  /** Before every word, and near to none. */
  private static final int NOWHERE = -NEAR - 1;

  private final Cursor c;
  private final int from;
  private final int to;
  private final Set<Characteristic> what = EnumSet.noneOf(Characteristic.class);
  private final Set<String> keywords = new LinkedHashSet<>();
  private boolean supposed;
  private int relative = NOWHERE;

  private OtherChanges(Cursor c, int from, int to) {
    this.c = c;
    this.from = from;
    this.to = to;
  }

  /**
   * What some words that the grammar doesn't read change, if they change anything.
   *
   * @param subject what the words before them are said of
   */
  public static Optional<Effect> in(Cursor c, int from, int to, Optional<Subject> subject) {
    var changes = new OtherChanges(c, from, to);
    changes.look();
    if (changes.what.isEmpty()) {
      return Optional.empty();
    }
    Optional<Subject> said = changes.subject().or(() -> subject);
    boolean ofPlayers =
        said.filter(Subject.Persons.class::isInstance).isPresent()
            && changes.what.equals(EnumSet.of(Characteristic.KEYWORDS));
    if (ofPlayers) {
      return Optional.empty();
    }
    Filter who =
        said.filter(Subject.Permanents.class::isInstance)
            .flatMap(Subject::each)
            .orElseGet(changes::owner);
    return Optional.of(
        new Effect.ChangesOtherwise(
            who, List.copyOf(changes.what), List.copyOf(changes.keywords), Condition.ALWAYS));
  }

  /** Whose power and toughness they are, or else any permanent's that the words may mean. */
  private Filter owner() {
    int first = isPower(from) && from > 1 && c.token(from - 1).is("and") ? from - 2 : from;
    for (int index = first == from ? from : Math.max(0, first - 2); index + 1 < to; index++) {
      boolean isOwn = c.token(index).kind() == Token.Kind.SELF;
      if (isOwn && (isPower(index + 1) || (index + 2 < to && isPower(index + 2)))) {
        return Filter.SELF;
      }
    }
    boolean its = c.token(from).is("its") && isPower(from + 1);
    if (its && from > 0 && c.paragraph().getFirst().kind() == Token.Kind.SELF) {
      return Filter.SELF;
    }
    if (c.token(from).is("target")) {
      return new Filter.Affected();
    }
    return isOfLands() ? new Filter.HasType("land") : Filter.ANY;
  }

  /** "Basic lands of the first chosen type are …": they speak of no other permanents. */
  private boolean isOfLands() {
    boolean joined = from > 0 && (c.token(from - 1).is("and") || c.token(from - 1).is("or"));
    boolean begins = !joined && (isLand(from) || (from + 1 < to && isLand(from + 1)));
    for (int index = from; begins && index < to; index++) {
      Token token = c.token(index);
      boolean other = Adjectives.head(token.word()).isPresent() && !isLand(index);
      begins = !other && token.kind() == Token.Kind.WORD && !token.is("it");
    }
    return begins;
  }

  private boolean isLand(int index) {
    return c.token(index).is("land") || c.token(index).is("lands");
  }

  /** The words' own subject, where they begin with it and a verb follows. */
  private Optional<Subject> subject() {
    int start = c.at();
    c.moveTo(from);
    Optional<Subject> own = Subject.read(c).filter(_ -> VERBS.contains(c.word()));
    c.moveTo(start);
    return own.filter(subject -> !isFollowedByOther(subject));
  }

  /**
   * Whether other permanents have a clause of their own behind it ("and creatures you control").
   */
  private boolean isFollowedByOther(Subject first) {
    int start = c.at();
    boolean other = false;
    for (int index = from + 1; index < to && !other; index++) {
      if (c.token(index - 1).is("and")) {
        c.moveTo(index);
        other =
            Subject.read(c)
                .filter(Subject.Permanents.class::isInstance)
                .filter(_ -> VERBS.contains(c.word()))
                .filter(subject -> !subject.each().equals(first.each()))
                .isPresent();
      }
    }
    c.moveTo(start);
    return other;
  }

  private void look() {
    int start = c.at();
    boolean happens = !isAsItHappens() && !isInPlaceOfAnEvent() && !isOfSomethingNew();
    for (int index = from;
        happens && index < to && !CREATING.contains(c.token(index).word());
        index++) {
      Token token = c.token(index);
      if (token.kind() == Token.Kind.QUOTE) {
        quoted(token.word());
      } else if (token.is(",")) {
        supposed = false;
      } else if (SUPPOSING.contains(token.word()) && !isComparison(index)) {
        supposed = true;
      } else if (RELATIVE.contains(token.word()) && index > from && !pointsAt(index)) {
        relative = index;
      } else if (!supposed) {
        word(index, token.word());
      }
    }
    c.moveTo(start);
  }

  /** "The same name as that creature": nothing is supposed. */
  private boolean isComparison(int index) {
    return c.token(index).is("as")
        && index - 2 >= from
        && (c.token(index - 2).is("same") || c.token(index - 1).is("same"));
  }

  /** "Creatures of that type", "as that creature": the word points at what was named before. */
  private boolean pointsAt(int index) {
    String next = index + 1 < to ? c.token(index + 1).word() : "";
    return c.token(index).is("that")
        && (Set.of("type", "color", "card").contains(next) || Adjectives.head(next).isPresent());
  }

  /** "As ~ enters", "as ~ transforms": the board tells what came of it. */
  private boolean isAsItHappens() {
    return c.token(from).is("as") && from + 1 < to && !c.token(from + 1).is("long");
  }

  /** "Create a token …, except it's …": what is new is on the board, or isn't. */
  private boolean isOfSomethingNew() {
    for (int index = from - 1; index >= 0 && !c.token(index).is("."); index--) {
      if (MAKING.contains(c.token(index).word())) {
        return true;
      }
    }
    return false;
  }

  /** "If … would …": something else happens in place of an event, and isn't so all the time. */
  private boolean isInPlaceOfAnEvent() {
    for (int index = to - 1; index >= 0 && !c.token(index).is("."); index--) {
      if (c.token(index).is("would")) {
        return true;
      }
    }
    return false;
  }

  private void word(int index, String word) {
    boolean verb = BEING.contains(word) || HAVING.contains(word) || GETTING.contains(word);
    if (verb && index - relative <= NEAR) {
      relative = NOWHERE;
    } else if (GETTING.contains(word)) {
      changesIf(isPair(index + 1), Characteristic.POWER_AND_TOUGHNESS);
    } else if (word.equals("base")) {
      changesIf(isPower(index + 1), Characteristic.POWER_AND_TOUGHNESS);
    } else if (word.equals("switch") || MULTIPLYING.contains(word)) {
      changesIf(saysPower(index), Characteristic.POWER_AND_TOUGHNESS);
    } else if (BEING.contains(word)) {
      being(index);
    } else if (HAVING.contains(word) && !isOfAnotherZone(from, index)) {
      having(index);
    } else if (word.equals("control") && isGained(index)) {
      what.add(Characteristic.CONTROLLER);
    } else if (word.equals("text") && saysChange()) {
      what.add(isOfColorWords() ? Characteristic.COLORS : Characteristic.TEXT);
    }
  }

  private void changesIf(boolean does, Characteristic characteristic) {
    if (does) {
      what.add(characteristic);
    }
  }

  /** "Gets +X/+X", "gets an additional -1/-1". */
  private boolean isPair(int index) {
    for (int at = index; at < Math.min(to, index + 3); at++) {
      if (PAIR.matcher(c.token(at).word()).matches()) {
        return true;
      }
    }
    return false;
  }

  private boolean isPower(int index) {
    return index < to && (c.token(index).is("power") || c.token(index).is("toughness"));
  }

  private boolean saysPower(int index) {
    for (int at = index + 1; at < to; at++) {
      if (isPower(at)) {
        return true;
      }
    }
    return false;
  }

  private void being(int verb) {
    if ((verb > from && isPower(verb - 1)) || (verb > from + 1 && isEachOfBoth(verb))) {
      what.add(Characteristic.POWER_AND_TOUGHNESS);
      return;
    }
    changesIf(verb > from && c.token(verb - 1).is("name"), Characteristic.NAME);
    c.moveTo(verb + 1);
    if (MANY.stream().anyMatch(c::looksAt)) {
      what.add(Characteristic.TYPES);
    } else if (OF_COLOR.stream().anyMatch(c::looksAt)) {
      what.add(Characteristic.COLORS);
    }
    int at = verb + 1;
    while (at < to && ARTICLES.contains(c.token(at).word())) {
      at++;
    }
    boolean copies = at < to && (c.token(at).is("copy") || c.token(at).is("copies"));
    if (copies || !isOfAnotherZone(at, Math.min(to, at + NOUN))) {
      while (at < to && saysWhat(c.token(at).word())) {
        at++;
      }
      if (at < to && c.token(at).is("with")) {
        having(at);
      }
    }
  }

  /** One word of what something is or becomes: "a legendary 4/4 blue and red Dragon creature". */
  private boolean saysWhat(String word) {
    if (word.equals("copy") || word.equals("copies")) {
      what.add(Characteristic.COPIABLE_VALUES);
    } else if (Color.of(word).isPresent() || word.equals("colorless")) {
      what.add(Characteristic.COLORS);
    } else if (PAIR.matcher(word).matches()) {
      what.add(Characteristic.TYPES);
      what.add(Characteristic.POWER_AND_TOUGHNESS);
    } else if (Words.PERMANENT_TYPES.containsKey(word)
        || Words.SUPERTYPES.contains(word)
        || Subtypes.of(word).isPresent()) {
      what.add(Characteristic.TYPES);
    } else {
      return word.equals("and") || ARTICLES.contains(word);
    }
    return true;
  }

  /** "Power and toughness are each equal to". */
  private boolean isEachOfBoth(int verb) {
    return c.token(verb - 1).is("toughness") || (isPower(verb - 2) && c.token(verb - 1).is("each"));
  }

  /** "Is a creature card", "spells you cast have". */
  private boolean isOfAnotherZone(int first, int end) {
    for (int at = first; at < end; at++) {
      if (OTHER_ZONES.contains(c.token(at).word())) {
        return true;
      }
    }
    return false;
  }

  /** The names, the power or the keyword abilities that are had, gained or lost. */
  private void having(int verb) {
    c.moveTo(verb + 1);
    while (c.at() < to) {
      if (c.acceptAny("base power", "base toughness", "the power", "power")) {
        what.add(Characteristic.POWER_AND_TOUGHNESS);
        return;
      }
      if (c.accept("the full text of")) {
        what.add(Characteristic.COPIABLE_VALUES);
        return;
      }
      if (c.acceptAny("all names", "the names", "the name")) {
        what.add(Characteristic.NAME);
        return;
      }
      Optional<String> keyword = Keywords.name(c);
      if (keyword.isPresent()) {
        keywords.add(keyword.get());
        what.add(Characteristic.KEYWORDS);
      } else if (!c.acceptAny(",", "and", "or", "your choice of", "both", "either")) {
        return;
      }
    }
  }

  /** "Gain control of", "exchange control of". */
  private boolean isGained(int index) {
    String before = index > from ? c.token(index - 1).word() : "";
    return index + 1 < to
        && c.token(index + 1).is("of")
        && (before.startsWith("gain") || before.startsWith("exchange"))
        && !(index - 1 > from && c.token(index - 2).is("can't"));
  }

  /** Where color words alone are changed, it matters to what speaks of colors. */
  private boolean isOfColorWords() {
    List<String> words = c.paragraph().subList(from, to).stream().map(Token::word).toList();
    boolean ofColors = words.contains("color") && !words.contains("or");
    return ofColors
        && words.stream().noneMatch(word -> word.equals("type") || word.equals("types"));
  }

  /** "Change the text of …", "color words in the text of permanents are changed to …". */
  private boolean saysChange() {
    for (int at = from; at < c.paragraph().size() && !c.token(at).is("."); at++) {
      if (c.token(at).word().startsWith("chang") || c.token(at).word().startsWith("exchang")) {
        return true;
      }
    }
    return false;
  }

  /** A text that something is given, which changes what has it. */
  private void quoted(String text) {
    for (Ability ability : c.quotations().read(text, Self.UNNAMED)) {
      if (ability.frame() == Frame.STATIC && ability.meaning() instanceof Meaning.Read(var all)) {
        for (Effect effect : all) {
          if (effect instanceof Effect.ChangesOtherwise(_, var others, var names, _)) {
            what.addAll(others);
            keywords.addAll(names);
          }
        }
      }
    }
  }
}
