package casebook.site.words.ruling;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Mentions;
import casebook.engine.reading.word.Self;
import casebook.engine.ruling.Accounted;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Because.Role;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.UnreadText;
import casebook.site.words.effect.CharacteristicWords;
import casebook.site.words.english.CardVocabulary;
import casebook.site.words.english.English;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What became of the sentences on a board, in words. */
public final class AccountingWords {
  private static final Pattern APART = Pattern.compile(" (?=,|['’](?:s|ve|re|d|ll)\\b)");

  private static final String UNKNOWN = "(a sentence about ";

  private final Names names;

  /** Words that call permanents by their names. */
  public AccountingWords(Names names) {
    this.names = names;
  }

  /** The sentence and what became of it: "Bob's Howling Mine: … No bearing: …". */
  public String line(Accounted one) {
    String source = source(one);
    String did =
        (isSaid(one) ? did(one.did()) : English.capitalized(did(one.did())))
            + one.rule().map(rule -> " (" + names.of(rule) + ")").orElse("");
    return isSaid(one)
        ? "%s: %s; %s.".formatted(source, told(one), did)
        : "%s: %s %s: %s".formatted(source, told(one), did, because(one));
  }

  /** What has the sentence: "12 × Crazed Goblin" of several that are alike. */
  public String source(Accounted one) {
    return one.source()
        .permanent()
        .map(permanent -> names.several(permanent, one.count()))
        .orElseGet(() -> (one.count() > 1 ? one.count() + " × " : "") + names.of(one.source()));
  }

  /** The sentence as it was read, or what it is about where its words aren't known. */
  public static String told(Accounted one) {
    return isUnknown(one.text())
        ? one.text().substring(1, one.text().length() - 1)
        : ended(text(one));
  }

  private static String ended(String text) {
    return text.endsWith(".") || text.endsWith("…") ? text : text + ".";
  }

  /** Whether what stands for the sentence says already why it did what it did. */
  public static boolean isSaid(Accounted one) {
    return isUnknown(one.text()) && one.because() instanceof Because.IsAbout;
  }

  /** In place of a sentence whose words aren't known, what it is about. */
  public static String unknown(List<Matter> about) {
    return UNKNOWN + about(about) + ")";
  }

  private static boolean isUnknown(String text) {
    return text.startsWith(UNKNOWN);
  }

  /** The sentence as it begins a line. */
  private static String text(Accounted one) {
    return English.capitalized(one.text());
  }

  /** What it did, in a word or two. */
  public static String did(Fate fate) {
    return switch (fate) {
      case APPLIED -> "applied";
      case NO_BEARING -> "no bearing";
      case ENDED -> "ended";
      case NOT_IN_FORCE -> "not in force";
      case UNREAD -> "not known";
    };
  }

  /** Why, as a sentence. */
  public String because(Accounted one) {
    return English.sentence(
        one.did() == Fate.ENDED && one.because() instanceof Because.ConditionFails(var condition)
            ? "it is over" + notHolding(one, condition).map(words -> ": " + words).orElse("")
            : clause(one));
  }

  /** That a condition of the sentence doesn't hold, as it is printed on its object. */
  private Optional<String> notHolding(Accounted one, Condition condition) {
    return names.printed(one.source()).notHolding(condition);
  }

  /** A condition without what is so of any card with a power, as no card says it (721.2b). */
  private static Condition printed(Condition condition) {
    if (!(condition instanceof Condition.Both(var all))) {
      return condition;
    }
    List<Condition> said =
        all.stream().filter(part -> !Mentions.mentions(part, new Filter.HasPower())).toList();
    return said.isEmpty()
        ? condition
        : said.size() == 1 ? said.getFirst() : new Condition.Both(said);
  }

  private String clause(Accounted one) {
    return switch (one.because()) {
      case Because.Acts(var role) ->
          "it "
              + one.rule()
                  .flatMap(Layer::describedBy)
                  .map(AccountingWords::says)
                  .orElseGet(() -> acts(role));
      case Because.AsksForUnknown() ->
          "it asks for what a sentence that can't be read may have changed";
      case Because.MeansNothing(var role) -> "it " + acts(role) + meansNothing(role);
      case Because.OfOtherMoves(var role) ->
          "it " + acts(role) + ", which this move doesn't ask for";
      case Because.SaidByTheMove() ->
          "it says that something attacks that wasn't declared, and this move says what does";
      case Because.AlreadyDone() -> "it did that as it resolved, and the board shows it";
      case Because.UnreadOfDeclaring() ->
          "it can't be read, but it is about declaring attackers, and this move declares none";
      case Because.IsAbout(var matters) -> "it is about " + about(matters);
      case Because.KeywordNotAsked(var keywords) -> notAsked(keywords);
      case Because.KeywordAsked(var keywords) ->
          "this move depends on " + English.list(keywords, "and");
      case Because.ChangeNotAsked(var what) ->
          "it may change the "
              + English.list(what.stream().map(CharacteristicWords::name).toList(), "and")
              + " of something, for which nothing in this move asks";
      case Because.Waits() -> "it doesn't trigger: what it waits for didn't happen in this move";
      case Because.TriggersAnyTime() ->
          "what triggers on this is told only where attackers are declared (508.2b)";
      case Because.OutOfRange() ->
          "it doesn't trigger: the active player is out of its controller's range of influence"
              + " (801.7)";
      case Because.IfFails(var condition) ->
          "it doesn't trigger: "
              + notHolding(one, condition).orElse("the condition after its “if” doesn't hold");
      case Because.NothingAgain() -> "nothing triggered here that it would make trigger again";
      case Because.Unattached() -> "it isn't attached to anything";
      case Because.OnResolving(var frame) ->
          "it does something only when it "
              + resolves(frame)
              + "; what it did then stands under “effects”";
      case Because.Listed() -> "what it did stands among the effects";
      case Because.NothingToPay() -> "it is about mana, and nothing has to be paid";
      case Because.NotUsed() -> "it adds mana, and the costs are paid without it";
      case Because.NotChosen() -> "it is optional, and this attack doesn't choose it";
      case Because.ConditionFails(var condition) ->
          notHolding(one, printed(condition))
              .map(words -> "it would apply, but " + words)
              .orElse("its condition doesn't hold");
      case Because.Denied() -> "it isn't in force by what the case says of its condition";
      case Because.Lost() -> "the permanent has lost this ability";
      case Because.IsCopy() -> "the permanent is a copy now, and has what it copies written on it";
      case Because.OnceGone() ->
          "it says what stays so this turn once the permanent has left the battlefield";
      case Because.FaceDown() ->
          "the permanent is face down, and what stands on its card isn't in force (708.2)";
      case Because.PhasedOut() -> "the permanent is phased out";
      case Because.CantBeRead _,
          Because.NotShown _,
          Because.ManaNotCounted _,
          Because.ConditionOpen _,
          Because.ResultNotListed _,
          Because.WhichCombat _,
          Because.AsksForItself _,
          Because.OrderNotTried _ ->
          unknown(one.because(), one.source(), one.text());
    };
  }

  /** Why it isn't known what a text does, and what to state so that it makes no difference. */
  public static String unread(UnreadText text) {
    return English.sentence(unknown(text.why(), text.source(), text.text()));
  }

  private static String unknown(Because why, Source source, String text) {
    List<String> words =
        why instanceof Because.CantBeRead
            ? CardVocabulary.unknownIn(text, Self.of(source.name(), Set.of()))
            : List.of();
    return (words.isEmpty() ? reason(why) : isNoWord(words.getFirst())) + "; " + howToSettle(why);
  }

  private static String isNoWord(String word) {
    return "no card has the word “"
        + word
        + "”"
        + CardVocabulary.meant(word).map(meant -> " (is “" + meant + "” meant?)").orElse("")
        + ", so that it can't be read";
  }

  private static String reason(Because why) {
    return switch (why) {
      case Because.ConditionOpen(var conditions) ->
          "the case doesn't say whether "
              + English.list(
                  conditions.stream().map(words -> "“" + said(words) + "”").toList(),
                  "and whether");
      case Because.ResultNotListed(var words) ->
          (words.contains("combat") ? "it triggered as combat began" : "it triggered " + words)
              + ", and the case doesn't list what it did";
      case Because.WhichCombat() ->
          "it is about an additional combat phase, and the case doesn't say which combat phase of"
              + " the turn this is";
      case Because.AsksForItself() ->
          "it asks for what it changes itself, so that it undoes and does it again without end";
      case Because.OrderNotTried() ->
          "there are too many effects to try every order of it and the others (613.7, 613.8)";
      case Because.ManaNotCounted() ->
          "it adds mana of which the board doesn't tell how much or of what type it is, and mana is"
              + " lacking";
      case Because.NotShown(var keyword) ->
          "nothing on the board shows which creatures have " + keyword + " by it";
      default -> "it bears on this move, and it can't be read";
    };
  }

  /**
   * The words as a case may say them: an object calls itself "~" only in our notation, where "'s"
   * and "," stand apart.
   */
  public static String said(String words) {
    return APART.matcher(words.replace("~", "this permanent")).replaceAll("");
  }

  private static String howToSettle(Because why) {
    return switch (why) {
      case Because.ConditionOpen open when open.isOfPair() ->
          "say in “pairedWith” which creature it is paired with, or say "
              + holding(open.conditions(), "false")
              + " in its “holds”";
      case Because.ConditionOpen(var conditions) ->
          "say so in its “holds”: "
              + holding(conditions, "true")
              + (conditions.size() == 1 ? " or false" : ", each true or false");
      case Because.ResultNotListed(var words) ->
          "list what it did under “effects”, or where that was nothing say {\""
              + words
              + "\": false} in its “holds”";
      case Because.OrderNotTried() ->
          "leave out effects that make no difference, or say in “timestamp” when each came";
      case Because.AsksForItself() -> "state what the permanents that it means are in “now”";
      case Because.WhichCombat() -> "say which in “turn”: {\"combat\": 2} for the second";
      case Because.ManaNotCounted() ->
          "state all the “mana” that the player can make, or the commander by {\"commander\": true}"
              + " in its “state”";
      case Because.NotShown(var keyword) ->
          howToSettle(List.of(Characteristic.KEYWORDS))
              + ", as {\"keywords\": [\""
              + keyword
              + "\"]}, or {\"keywords\": []}";
      case Because.CantBeRead(var changes) -> howToSettle(changes);
      default -> "";
    };
  }

  /** What "holds" says in JSON: {"you control a Dragon": true}. */
  private static String holding(List<String> conditions, String so) {
    return conditions.stream()
        .map(words -> "\"" + said(words) + "\": " + so)
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String howToSettle(List<Characteristic> changes) {
    if (changes.isEmpty()) {
      return "give it a “text” that says the same in other words";
    }
    if (changes.contains(Characteristic.COPIABLE_VALUES) || changes.contains(Characteristic.TEXT)) {
      return "give what is a copy of another card, or has another text, the “card” or “text” that"
          + " it has now; what entered as a copy may say of which card by “chosen”, as {\"card\":"
          + " \"Grizzly Bears\"}";
    }
    if (changes.contains(Characteristic.NAME)) {
      return "give what it changes the “name” that it has now, in place of this text";
    }
    return "state the "
        + English.list(changes.stream().map(CharacteristicWords::name).toList(), "and")
        + " of what it changes in “now”";
  }

  /** What an effect says that applied in a layer of 613, by the rule of the layer. */
  private static String says(Layer layer) {
    return switch (layer) {
      case COPY -> "says what is a copy of something";
      case CONTROL -> "says who controls permanents";
      case TEXT -> "says what permanents are named";
      case TYPES -> "says what types permanents have";
      case COLORS -> "says what colors permanents have";
      case ABILITIES -> "says what abilities permanents have";
      case DEFINED_POWER, BASE_POWER, MODIFIED_POWER, SWITCHED_POWER ->
          "says what power and toughness creatures have";
    };
  }

  private static String acts(Role role) {
    return switch (role) {
      case CHARACTERISTICS -> "says what permanents are or have";
      case RESTRICTION -> "says what can't attack";
      case REQUIREMENT -> "says what attacks if able";
      case COST -> "makes attacking cost something";
      case OPTIONAL_COST -> "lets a player pay something as creatures attack";
      case PERMISSION -> "lets creatures attack that couldn't, or says who chooses";
      case TRIGGER -> "triggers";
      case REPEATING -> "makes abilities trigger an additional time";
      case MANA -> "is about mana to pay costs with";
      case PAYING -> "says with what costs can't be paid";
      case ENTERING -> "says that something attacks that wasn't declared";
      case TIMING -> "says when something can be done, or that combat is skipped";
    };
  }

  /** How it is that it applies to nothing. */
  private static String meansNothing(Role role) {
    return switch (role) {
      case RESTRICTION -> ", and keeps no creature here from attacking";
      case REQUIREMENT -> ", and makes no creature here attack";
      case COST -> ", but not for any creature here";
      default -> ", but applies to nothing here";
    };
  }

  private static String notAsked(List<String> keywords) {
    List<String> told =
        keywords.stream().map(one -> one.contains(" ") ? "“" + one + "”" : one).toList();
    return "nothing in this move asks for "
        + English.list(told, "or")
        + (keywords.equals(List.of("haste"))
            ? ", which only a summoning sick creature of the attacking player needs"
            : "");
  }

  private static String resolves(Frame frame) {
    return switch (frame) {
      case ACTIVATED -> "is activated and resolves";
      case TRIGGERED -> "triggers and resolves";
      case STATIC, SPELL, RESOLUTION -> "resolves";
    };
  }

  /** What a sentence is about: "cards in hand and life". */
  public static String about(List<Matter> matters) {
    List<String> each = matters.stream().map(AccountingWords::about).toList();
    boolean isLong =
        each.size() > 1
            && each.stream().anyMatch(one -> one.contains(" or ") || one.contains(" and "));
    return isLong ? String.join(", and about ", each) : English.list(each, "and");
  }

  private static String about(Matter matter) {
    return switch (matter) {
      case HAND -> "cards in hand";
      case LIBRARY -> "cards in libraries";
      case GRAVEYARD -> "cards in graveyards";
      case EXILE -> "exile";
      case DAMAGE -> "damage";
      case LIFE -> "life";
      case COUNTERS -> "counters";
      case TOKENS -> "tokens that are created";
      case MANA -> "mana";
      case SPELLS -> "casting spells";
      case ACTIVATING -> "activating abilities";
      case TARGETING -> "what can be targeted";
      case BLOCKING -> "blocking";
      case DYING -> "what dies or is destroyed or sacrificed";
      case ZONES -> "what changes zones";
      case TAPPING -> "tapping and untapping";
      case ENTERING -> "what enters the battlefield";
      case ATTACHING -> "what is attached";
      case TURNING_OVER -> "transforming, phasing or turning things over";
      case THE_GAME -> "beginning, winning or losing the game";
      case TURNS -> "turns and other steps";
      case CHANCE_AND_CHOICE -> "choices, votes, dice or coins";
      case BEFORE_THE_GAME -> "decks and commanders";
      case DESIGNATIONS -> "what players have or are";
      case LEVEL -> "a level, which the board tells";
      case LEGEND_RULE -> "the “legend rule”";
      case OTHER -> "something other than attacking";
    };
  }
}
