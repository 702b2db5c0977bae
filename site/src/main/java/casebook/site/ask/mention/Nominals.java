package casebook.site.ask.mention;

import casebook.engine.mana.Color;
import casebook.site.ask.form.Symbol;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.ObjectMention.Creature;
import casebook.site.ask.scene.ObjectMention.Everything;
import casebook.site.ask.scene.ObjectMention.Head;
import casebook.site.ask.scene.ObjectMention.How;
import casebook.site.ask.scene.ObjectMention.Nothing;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import casebook.site.ask.scene.ObjectMention.Pronoun;
import casebook.site.ask.scene.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Finds what words stand for players, permanents and numbers, and leaves the others as they are.
 */
public final class Nominals extends Cursor {
  private static final OptionalInt TWO = OptionalInt.of(2);

  private static final Map<String, PartyRef> OWNERS =
      Map.of(
          "my", new PartyRef.Asker(),
          "your", new PartyRef.Asker(),
          "his", new PartyRef.Other(),
          "her", new PartyRef.Other(),
          "their", new PartyRef.Other());

  /** What follows a number that counts what was spoken of. */
  private static final Set<String> AFTER_COUNT = Set.of("and", ",", "?", ".", "while", "at");

  /** After "both" that stands beside what was named. */
  private static final Set<String> VERBS = Set.of("attack", "swing", "have", "need", "get");

  private static final Set<String> REFLEXIVE = Set.of("itself", "himself", "herself");

  private final List<Object> things;
  private final PlayerMentions players;
  private final Pronouns pronouns;
  private final List<Symbol> symbols = new ArrayList<>();

  /** What is said before the noun that was read last: "tapped" in "tapped Okk and Craw Wurm". */
  private List<String> leading = List.of();

  private Nominals(List<Token> tokens, List<Object> things) {
    super(tokens);
    this.things = things;
    this.players = new PlayerMentions(this, things);
    this.pronouns = new Pronouns(this, things);
  }

  /**
   * The parts of a question, in order.
   *
   * @param things gets what the numbered parts stand for
   */
  public static List<Symbol> of(List<Token> tokens, List<Object> things) {
    var reader = new Nominals(tokens, things);
    while (!reader.isAtEnd()) {
      reader.next();
    }
    return List.copyOf(reader.symbols);
  }

  private void next() {
    int from = place();
    if (isBothOfTwo()) {
      skip();
      return;
    }
    Optional<ObjectMention> mention =
        isDone() || SomeLands.areMeant(this, symbols) ? Optional.empty() : mention();
    if (mention.filter(this::apposition).isPresent()) {
      return;
    }
    if (mention.isPresent()) {
      String kind = mention.get().head() instanceof Nothing ? "z" : "o";
      boolean isIt = mention.get().head() instanceof Pronoun(boolean several) && !several;
      String it = isIt ? "it" : mention.get().states().contains("attacking") ? "at" : "";
      add(kind, it, mention.get(), from);
      return;
    }
    backTo(from);
    Optional<PartyRef> player = player();
    if (player.isPresent()) {
      add("p", "", player.get(), from);
      return;
    }
    backTo(from);
    OptionalInt number = Lexicon.number(word(0));
    Optional<Time> ago = new Since(this).ago();
    if (ago.isPresent()) {
      add("since", "", ago.get(), from);
      return;
    }
    if (number.isPresent()) {
      skip();
      add("n", "", number.getAsInt(), from);
      return;
    }
    if (Since.of(this) && new Since(this).read()) {
      add("since", "", new Time(OptionalInt.empty(), words(from), true), from);
      return;
    }
    String word = word(0);
    skip();
    symbols.add(new Symbol(word, from, place()));
  }

  /** Whether "tapped" or "goaded" is what a player did here, and says nothing of how things are. */
  private boolean isDone() {
    return CastingWords.DONE.contains(word(0)) || isDoneByPlayer();
  }

  private boolean isDoneByPlayer() {
    return HeadNoun.STATES.contains(word(0))
        && !symbols.isEmpty()
        && symbols.getLast().text().startsWith("<p")
        && symbols.getLast().to() >= place() - 1;
  }

  /** "Both my Hill Giant and my Craw Wurm": the word says no more than the list does. */
  private boolean isBothOfTwo() {
    int from = place();
    List<String> said = leading;
    boolean isTwo =
        take("both") && !word(0).equals("of") && isSingleCard() && take("and") && isSingleCard();
    backTo(from);
    leading = said;
    return isTwo;
  }

  private boolean isSingleCard() {
    Optional<ObjectMention> one = mention();
    return one.filter(mention ->
            mention.head() instanceof Card && !mention.plural() && mention.count().isEmpty())
        .isPresent();
  }

  /** Puts the creatures that a count is followed by in its place. */
  private boolean apposition(ObjectMention general) {
    List<Apposition.Named> named = new Apposition(this).after(general);
    int end = place();
    for (int i = 0; i < named.size(); i++) {
      Apposition.Named one = named.get(i);
      if (i > 0) {
        symbols.add(new Symbol("and", one.from() - 1, one.from()));
      }
      backTo(one.to());
      add("o", "", one.mention(), one.from());
    }
    backTo(end);
    return !named.isEmpty();
  }

  private void add(String kind, String ending, Object thing, int from) {
    symbols.add(new Symbol("<" + kind + things.size() + ending + ">", from, place()));
    things.add(thing);
  }

  /** Words for a player, if some stand here. */
  Optional<PartyRef> player() {
    if (pronouns.isThemPlayer()) {
      skip();
      return Optional.of(new PartyRef.They());
    }
    return players.read();
  }

  /** Words for permanents, if some stand here. */
  Optional<ObjectMention> mention() {
    if (take("it")) {
      return Optional.of(pronoun(false, OptionalInt.empty()));
    }
    Optional<ObjectMention> more = anotherOne();
    if (more.isPresent()) {
      return more;
    }
    if (pronouns.isTheyPermanents()) {
      skip();
      return Optional.of(pronoun(true, take("both") ? TWO : OptionalInt.empty()));
    }
    if (pronouns.isSheCreature()) {
      skip();
      return Optional.of(pronoun(false, OptionalInt.empty()));
    }
    if (pronouns.isThemPlayer()) {
      return Optional.empty();
    }
    if (take("them") || (take("those") && !isHead()) || (take("these") && !isHead())) {
      return Optional.of(pronoun(true, OptionalInt.empty()));
    }
    int from = place();
    if (take("everything") || take("all", "of", "them") || take("them", "all")) {
      return Optional.of(everything(Optional.empty()));
    }
    if (word(0).equals("all") && Lexicon.number(word(1)).isPresent()) {
      OptionalInt number = Lexicon.number(word(1));
      skip();
      skip();
      boolean isOfThem = take("of", "them") || take("of", "these") || take("of", "those");
      if (isOfThem || (!word(0).equals("of") && !isHead())) {
        return Optional.of(pronoun(true, number));
      }
      backTo(from);
    }
    if (isBothOfNamed()) {
      return Optional.empty();
    }
    if (take("both") && (take("of", "them") || (!word(0).equals("of") && !isHead()))) {
      return Optional.of(pronoun(true, TWO));
    }
    backTo(from);
    Optional<PartyRef> owner = Optional.empty();
    How how = How.NAMED;
    boolean isBoth = take("both", "of") || take("both");
    boolean isAll = isBoth || take("all", "of") || take("all") || take("each", "of");
    boolean isNoOther = !isAll && take("no", "other");
    boolean isNone = isNoOther || (!isAll && take("no"));
    if (isNoOther) {
      how = How.OTHER;
    }
    if (!isNone) {
      owner = owner();
      how = owner.isPresent() ? How.KNOWN : determiner();
    }
    OptionalInt count = count();
    if (count.isPresent() && how == How.NAMED) {
      how = How.NEW;
    }
    OptionalInt total = OptionalInt.empty();
    if (count.isPresent() && take("of")) {
      if (take("them") || (take("those") && !isHead()) || (take("these") && !isHead())) {
        return Optional.of(pronoun(true, count));
      }
      owner = owner();
      how = How.KNOWN;
      if (owner.isEmpty() && determiner() != How.KNOWN) {
        backTo(from);
        return Optional.empty();
      }
      total = count();
    }
    boolean isBare = place() == from;
    List<String> states = new ArrayList<>();
    var noun = new HeadNoun(this);
    Optional<Head> head = noun.read(states, isAll);
    boolean isListed = isBare && states.isEmpty() && isAfterAnd(from);
    boolean isUncounted =
        !isNone && count.isEmpty() && head.orElse(null) instanceof ObjectMention.Plain;
    if (head.isEmpty() || isUncounted) {
      backTo(from);
      return countedAfterWith();
    }
    if (isBoth && head.get() instanceof Creature) {
      how = How.KNOWN;
    }
    if (noun.isOther() && head.get() instanceof Card && how != How.ANOTHER) {
      how = How.OTHER;
    }
    isAll &= !(isBoth && head.get() instanceof Card);
    boolean isCounted = head.get() instanceof Creature && count.isPresent() && count.getAsInt() > 1;
    boolean plural = isCounted || word(-1).endsWith("s") || word(-1).equals("<cards>");
    if (noun.isOther() && how == How.KNOWN && head.get() instanceof Creature && !plural) {
      how = How.OTHER;
    }
    owner = owner.or(this::ofWhom);
    if (isNone && !isAnyCreature(head.get())) {
      how = How.OTHER;
    }
    if (isNone) {
      return Optional.of(
          new ObjectMention(new Nothing(head.get()), owner, how, OptionalInt.empty(), true)
              .with(states));
    }
    boolean isSome =
        head.get() instanceof Creature one && (one.size().isPresent() || !one.colors().isEmpty());
    if (isAll && isSome) {
      how = How.KNOWN;
    }
    if (isAll
        && !isSome
        && head.get() instanceof Creature creature
        && creature.subtypes().isEmpty()) {
      return Optional.of(
          isBoth
              ? new ObjectMention(new Everything(), owner, How.KNOWN, TWO, true)
              : everything(owner));
    }
    boolean isOfTwo = head.get() instanceof Creature || (head.get() instanceof Card && plural);
    if (isBoth && count.isEmpty() && isOfTwo) {
      count = TWO;
    }
    if (isListed) {
      leading.stream().map(ObjectMention::alike).forEach(states::add);
    } else {
      leading = List.copyOf(states);
    }
    var plain = new ObjectMention(head.get(), owner, how, count, plural || isAll).outOf(total);
    takeAny(REFLEXIVE);
    return Optional.of(new Beside(this, plain, states).read());
  }

  /** "Bob has Propaganda and another one": one more of what the sentence has named last. */
  private Optional<ObjectMention> anotherOne() {
    boolean isInSentence = !symbols.isEmpty() && symbols.getLast().to() == place();
    Optional<ObjectMention> last =
        things.reversed().stream()
            .filter(ObjectMention.class::isInstance)
            .map(ObjectMention.class::cast)
            .filter(one -> one.head() instanceof Card)
            .findFirst();
    boolean isSaid =
        isInSentence
            && last.isPresent()
            && (take("another", "one")
                || take("a", "second", "one")
                || take("another", "copy")
                || take("a", "second", "copy"));
    if (!isSaid) {
      return Optional.empty();
    }
    if (take("of", "it")) {
      take("too");
    }
    return Optional.of(
        new ObjectMention(
            last.get().head(), Optional.empty(), How.ANOTHER, OptionalInt.empty(), false));
  }

  /** Whether what stands at a place goes on with a list of permanents. */
  private boolean isAfterAnd(int from) {
    return from > 0
        && !symbols.isEmpty()
        && symbols.getLast().text().equals("and")
        && symbols.getLast().to() == from
        && symbols.size() > 1
        && symbols.get(symbols.size() - 2).text().startsWith("<o");
  }

  /** "Can Okk and Craw Wurm both attack": they were just named. */
  private boolean isBothOfNamed() {
    return word(0).equals("both")
        && VERBS.contains(word(1))
        && symbols.size() > 2
        && symbols.getLast().text().startsWith("<o")
        && symbols.getLast().to() == place()
        && symbols.get(symbols.size() - 2).text().equals("and");
  }

  /** "Attack Bob with two and Carl with two": so many of those that were spoken of. */
  private Optional<ObjectMention> countedAfterWith() {
    int from = place();
    boolean isOnly = word(-1).equals("only") || word(-1).equals("just");
    boolean isWith = word(isOnly ? -2 : -1).equals("with");
    OptionalInt number = Lexicon.number(word(0));
    if (isWith && number.isPresent()) {
      skip();
      if (isAtEnd() || AFTER_COUNT.contains(word(0))) {
        return Optional.of(pronoun(true, number));
      }
    }
    backTo(from);
    return Optional.empty();
  }

  /** Whether nothing is said of creatures that would tell them from others. */
  private static boolean isAnyCreature(Head head) {
    return head instanceof Creature creature && creature.isAny();
  }

  private static ObjectMention pronoun(boolean several, OptionalInt count) {
    return new ObjectMention(new Pronoun(several), Optional.empty(), How.KNOWN, count, several);
  }

  private static ObjectMention everything(Optional<PartyRef> owner) {
    return new ObjectMention(new Everything(), owner, How.KNOWN, OptionalInt.empty(), true);
  }

  /** Whether a noun follows right away; otherwise the word before it stands for itself. */
  private boolean isHead() {
    boolean is =
        (isCard(0)
            || HeadNoun.CREATURES.contains(word(0))
            || word(0).matches("\\d+/\\d+")
            || Color.of(word(0)).isPresent()
            || !Lexicon.subtype(word(0)).isEmpty()
            || Lexicon.number(word(0)).isPresent()
            || word(0).startsWith("token"));
    if (is) {
      backTo(place() - 1);
    }
    return is;
  }

  private Optional<PartyRef> owner() {
    int from = place();
    PartyRef owner = OWNERS.get(word(0));
    if (owner != null && !PlayerMentions.isFriend(word(1)) && !word(1).startsWith("opponent")) {
      skip();
      return Optional.of(owner);
    }
    if (isPlainPossessive()) {
      skip();
      skip();
      return Optional.of(new PartyRef.Opponent(false));
    }
    Optional<PartyRef> player = player();
    if (player.isPresent() && take("'s")) {
      return player;
    }
    backTo(from);
    return Optional.empty();
  }

  /** "My opponents Jace": written without the apostrophe. */
  private boolean isPlainPossessive() {
    return (word(0).equals("my") || word(0).equals("the"))
        && (word(1).equals("opponents") || word(1).equals("opps"))
        && isCard(2);
  }

  private How determiner() {
    if (take("another")) {
      return How.ANOTHER;
    }
    if (take("the") || take("that") || take("this") || take("those") || take("these")) {
      return How.KNOWN;
    }
    return take("a") || take("an") || take("some") ? How.NEW : How.NAMED;
  }

  private OptionalInt count() {
    if (take("couple") || take("pair")) {
      take("of");
      return OptionalInt.of(2);
    }
    OptionalInt number = Lexicon.number(word(0));
    if (number.isPresent() && number.getAsInt() > 0) {
      skip();
      if (!take("x") && !take("×")) {
        take("copies", "of");
      }
    }
    return number;
  }

  /** "of mine", "of my opponent's" after what is spoken of. */
  private Optional<PartyRef> ofWhom() {
    int from = place();
    if (take("of", "mine")) {
      return Optional.of(new PartyRef.Asker());
    }
    if (take("of", "his") || take("of", "hers") || take("of", "theirs")) {
      return Optional.of(new PartyRef.Other());
    }
    if (take("of")) {
      Optional<PartyRef> player = player();
      if (player.isPresent() && take("'s")) {
        return player;
      }
    }
    backTo(from);
    return Optional.empty();
  }
}
