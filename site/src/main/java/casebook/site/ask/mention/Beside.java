package casebook.site.ask.mention;

import casebook.site.ask.scene.Casting;
import casebook.site.ask.scene.Counters;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What stands right beside a mention and belongs to it: "that I just cast", "(tapped)". */
final class Beside {
  private static final Set<String> MADE =
      Set.of("cast", "played", "made", "created", "summoned", "reanimated");

  /** What goes on after "I have" and makes it something else. */
  private static final Set<String> AFTER_HAVE = Set.of("to", "had", "been", "controlled", "owned");

  private static final Set<String> HAVE =
      Set.of("have", "has", "control", "controls", "got", "own", "owns");

  private static final Pattern SIZE = Pattern.compile("\\d+/\\d+");

  private final Nominals words;
  private final ObjectMention plain;
  private final List<String> states;
  private final List<ObjectMention> attached = new ArrayList<>();
  private Optional<PartyRef> owner;
  private Optional<PartyRef> goader = Optional.empty();
  private Optional<ObjectMention> on = Optional.empty();

  Beside(Nominals words, ObjectMention plain, List<String> states) {
    this.words = words;
    this.plain = plain;
    this.states = new ArrayList<>(states);
    this.owner = plain.owner();
  }

  /** The mention with all that stands beside it. */
  ObjectMention read() {
    boolean isMore = true;
    while (isMore) {
      int from = words.place();
      isMore = one();
      if (!isMore) {
        words.backTo(from);
      }
    }
    return new ObjectMention(
        sized(),
        owner,
        plain.how(),
        plain.count(),
        plain.total(),
        plain.plural(),
        states,
        goader,
        attached,
        on);
  }

  /** "A Goblin token that is 1/1": what has no card is of the size that is said of it. */
  private ObjectMention.Head sized() {
    Optional<String> size = states.stream().filter(one -> SIZE.matcher(one).matches()).findFirst();
    return size.isPresent()
            && plain.head()
                instanceof
                ObjectMention.Creature(var own, var types, var colors, var kws, var token)
            && own.isEmpty()
        ? new ObjectMention.Creature(size, types, colors, kws, token)
        : plain.head();
  }

  private boolean one() {
    if (words.take("with", "summoning", "sickness")) {
      states.add("sick");
      return true;
    }
    return loyalty()
        || counters()
        || casting()
        || arrival()
        || state()
        || holding()
        || isOn()
        || bracket()
        || longThere();
  }

  /** "with 3 loyalty": it makes no difference to attacking. */
  private boolean loyalty() {
    int from = words.place();
    if ((words.take("with") || words.take("at") || words.take("on"))
        && Lexicon.number(words.word(0)).isPresent()) {
      words.skip();
      if (words.take("loyalty")) {
        words.take("counters");
        words.take("left");
        return true;
      }
    }
    words.backTo(from);
    return false;
  }

  /** "with two +1/+1 counters on it"; of several, each has to have them. */
  private boolean counters() {
    int from = words.place();
    if (words.take("with")) {
      int many = Lexicon.number(words.word(0)).orElse(1);
      boolean isCounted = Lexicon.number(words.word(0)).isPresent();
      if (isCounted) {
        words.skip();
      }
      boolean isOne = isCounted || words.take("a") || words.take("an");
      Optional<String> kind =
          Counters.KINDS.stream().filter(one -> words.take(one.split(" "))).findFirst();
      if (isOne && kind.isPresent() && (words.take("counter") || words.take("counters"))) {
        boolean isEach = words.take("each");
        if (words.take("on", "it") || words.take("on", "them") || words.take("on", "each")) {
          isEach |= words.word(-1).equals("each");
        }
        if (isEach || plain.count().orElse(1) == 1) {
          states.add(Counters.state(many, kind.get()));
          return true;
        }
      }
    }
    words.backTo(from);
    return false;
  }

  /** "with kicker", "for its dash cost", "off suspend": the way in which it was cast. */
  private boolean casting() {
    int from = words.place();
    Optional<String> way = new CastingWords(words).read();
    if (way.isPresent() && plain.head() instanceof ObjectMention.Card) {
      states.add(way.get());
      return true;
    }
    words.backTo(from);
    boolean isRelative = start();
    Optional<PartyRef> who = words.player();
    boolean isVerb = who.isPresent() || (isRelative && (words.take("was") || words.take("is")));
    words.take("just");
    if (isVerb && words.takeAny(CastingWords.DONE)) {
      states.add(Casting.ofVerb(words.word(-1)).state(true));
      words.take("in");
      if (words.take("this", "turn")) {
        states.add("sick");
      }
      owner = owner.or(() -> who);
      return true;
    }
    words.backTo(from);
    return false;
  }

  private boolean start() {
    return words.take("that") || words.take("which") || words.take("who");
  }

  /** "(that) I just cast", "that came in this turn", "I control". */
  private boolean arrival() {
    int from = words.place();
    boolean isRelative = start();
    boolean just = words.take("just");
    if (!isRelative) {
      words.backTo(from);
    } else {
      if (words.take("all") || words.take("both")) {
        just = words.take("just");
      }
      if (words.take("came", "in")
          || words.take("came", "down")
          || words.take("came", "into", "play")
          || words.take("entered", "the", "battlefield")
          || words.take("entered")
          || words.take("came")) {
        return isNow(just);
      }
    }
    if (isRelative && (words.take("was") || words.take("were"))) {
      just |= words.take("just");
      if (words.takeAny(MADE)) {
        return isNow(just);
      }
    }
    words.backTo(from);
    // "Three Goblin tokens made last turn".
    if (words.takeAny(MADE) && isNow(false)) {
      return true;
    }
    words.backTo(from);
    start();
    if (words.take("it") && words.takeAny(MADE)) {
      return isNow(false);
    }
    words.backTo(from);
    just = false;
    start();
    Optional<PartyRef> who = words.player();
    if (who.isPresent()) {
      if (!words.take("would")) {
        words.take("had");
      }
      just = words.take("just");
      if (words.takeAny(MADE)) {
        owner = owner.or(() -> who);
        return isNow(just);
      }
      if (!just && words.takeAny(HAVE) && !AFTER_HAVE.contains(words.word(0))) {
        owner = owner.or(() -> who);
        return true;
      }
    }
    words.backTo(from);
    return false;
  }

  private boolean isNow(boolean just) {
    boolean isThisTurn = words.take("this", "turn");
    if (!isThisTurn && new Since(words).read()) {
      states.add("old");
      return true;
    }
    if (just || isThisTurn) {
      states.add("sick");
      return true;
    }
    return false;
  }

  /** "that is tapped", "which was goaded by Bob". */
  private boolean state() {
    int from = words.place();
    boolean isRelative = start();
    boolean isVerb =
        words.take("is")
            || words.take("'s")
            || words.take("are")
            || words.take("was")
            || words.take("got")
            || words.take("has", "been");
    if (isRelative == isVerb) {
      if (words.take("goaded", "by")) {
        Optional<PartyRef> by = words.player();
        if (by.isPresent()) {
          states.add("goaded");
          goader = by;
          return true;
        }
      } else if (isRelative && (adjective() || size())) {
        return true;
      }
    }
    words.backTo(from);
    return false;
  }

  private boolean adjective() {
    if (words.take("tapped") || words.take("untapped") || words.take("goaded")) {
      states.add(words.word(-1));
      return true;
    }
    boolean isNot = words.take("not") || words.take("no", "longer");
    if (words.take("summoning", "sick") || (isNot && words.take("sick"))) {
      states.add(isNot ? "old" : "sick");
      return true;
    }
    return false;
  }

  /** "that has been out for a while", "which I've had since turn two": there before this turn. */
  private boolean longThere() {
    int from = words.place();
    if (words.take("ready", "to", "go") || words.take("ready", "to", "attack")) {
      return true;
    }
    boolean isParted = words.take(",");
    boolean isRelative = start();
    if ((isParted || isRelative || Since.of(words)) && isLong(isRelative)) {
      states.add("old");
      return true;
    }
    words.backTo(from);
    return false;
  }

  private boolean isLong(boolean isRelative) {
    if (words.word(0).equals("since")
        || words.word(0).equals("from")
        || words.word(0).equals("for")) {
      return !isRelative && new Since(words).read();
    }
    int from = words.place();
    Optional<PartyRef> who = words.player();
    if (who.isPresent()
        && (words.take("have") || words.take("has"))
        && (words.take("had") || words.take("controlled") || words.take("owned"))) {
      boolean isWhole = new Since(words).read();
      if (isWhole) {
        owner = owner.or(() -> who);
      }
      return isWhole;
    }
    words.backTo(from);
    boolean isThere =
        words.take("have", "been")
            || words.take("has", "been")
            || words.take("'s", "been")
            || (isRelative && (words.take("was") || words.take("is") || words.take("are")));
    if (!isThere) {
      return false;
    }
    Since.place(words);
    return new Since(words).read();
  }

  /** "enchanted with Pacifism", "wearing Lightning Greaves". */
  private boolean holding() {
    int from = words.place();
    boolean isRelative = start();
    if (isRelative) {
      boolean isVerb = words.take("is") || words.take("'s") || words.take("are");
      if (!isVerb) {
        words.backTo(from);
        return false;
      }
    }
    boolean holds =
        words.take("enchanted", "with")
            || words.take("enchanted", "by")
            || words.take("equipped", "with")
            || words.take("wearing")
            || words.take("carrying")
            || words.take("holding");
    Optional<ObjectMention> what = holds ? words.mention() : Optional.empty();
    if (what.isPresent() && what.get().head() instanceof ObjectMention.Card) {
      attached.add(what.get());
      return true;
    }
    words.backTo(from);
    return false;
  }

  /** "on my Bear", "attached to it". */
  private boolean isOn() {
    int from = words.place();
    boolean isOn =
        plain.head() instanceof ObjectMention.Card
            && (words.take("on")
                || words.take("attached", "to")
                || words.take("enchanting")
                || words.take("equipped", "to"));
    Optional<ObjectMention> what = isOn ? words.mention() : Optional.empty();
    if (what.isPresent() && !(what.get().head() instanceof ObjectMention.Nothing)) {
      on = what;
      return true;
    }
    words.backTo(from);
    return false;
  }

  /** "(tapped)", "(2/2)". */
  private boolean bracket() {
    int from = words.place();
    if (words.take("(") && (adjective() || size()) && words.take(")")) {
      return true;
    }
    words.backTo(from);
    return false;
  }

  private boolean size() {
    words.take("a");
    boolean isSize = SIZE.matcher(words.word(0)).matches();
    if (isSize) {
      states.add(words.word(0));
      words.skip();
    }
    return isSize;
  }
}
