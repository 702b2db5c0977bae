package casebook.engine.reading.condition;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.effect.TriggerEvent.EarlierStep;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Filters;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * "At the beginning of combat on your turn, …", "At the beginning of your upkeep, …", "Whenever
 * another creature you control enters, …": what the ability does is done before attackers are
 * declared, if the case says so. So is what a Saga's chapters do (714.2).
 *
 * @param event the words that say when it triggers
 */
public record TriggerBeforeAttacking(Effect.Trigger trigger, String event) {
  /** What lasts no shorter than the turn of the combat. */
  private static final Pattern OF_THIS_TURN =
      Pattern.compile(
          "until (the )?end of turn|this turn|until (you|they|its|that)[^.]{0,80} next");

  /** What may last for turns; a creature is goaded until its player's next turn (701.15a). */
  private static final Pattern OF_LATER_TURNS =
      Pattern.compile("for as long as|for the rest of the game|\\bgoad");

  /** What goes on with the sentence before it. */
  private static final Pattern FOLLOWING =
      Pattern.compile("^(if|when)\\b|\\b(it|they|them|that|those)\\b|^the same is true");

  /** What may let something attack. */
  private static final Pattern GAINING =
      Pattern.compile("\\bhaste\\b|\\bbecomes? [^.]{0,80}\\bcreature");

  /** What is said of something that is there, and not of what a token is. */
  private static final Pattern GAINED = Pattern.compile("\\b(gains?|becomes?)\\b");

  /** What is said of those who don't do what they may do. */
  private static final Pattern OTHERWISE =
      Pattern.compile("\\bif [^,.]{0,80}(doesn't|don't|doesn’t|don’t)( do so)?,|\\botherwise\\b");

  /**
   * The sentences of a paragraph that begins so, each with its trigger where it is read; those of
   * any other paragraph as they are. What can't be read of it follows the trigger. What its player
   * may do or not do is done where the case says so, but for what may let something attack.
   *
   * @param c stands where the paragraph begins
   * @param when the condition that stands before the paragraph
   */
  public static List<Ability> in(Cursor c, Condition when, List<Ability> sentences) {
    if (sentences.isEmpty()) {
      return sentences;
    }
    Optional<Effect.Trigger> trigger = trigger(c, when);
    boolean creates = creates(c);
    Optional<TokensCreated> tokens = CreatedTokens.first(c);
    boolean isNamed = TokenTrigger.toldFirst(c);
    String text = sentences.getFirst().text();
    if (trigger.isPresent() && c.accept("this ability triggers")) {
      Effect.Trigger all = creates ? TokenTrigger.ofToken(trigger.get()) : trigger.get();
      return List.of(alone(isNamed ? TokenTrigger.creating(all, tokens) : all, text));
    }
    return trigger
        .map(one -> new TriggerBeforeAttacking(one, event(one, text)))
        .map(one -> {
          boolean optional = isOptional(c, sentences);
          List<Ability> read = one.with(sentences, optional, creates);
          return optional ? read : TokenTrigger.in(read, one.trigger, one.event, tokens);
        })
        .orElse(sentences);
  }

  /**
   * What the modes that follow a paragraph that begins so are said of, where one must be chosen
   * (700.2b).
   *
   * @param c stands where the paragraph begins
   */
  public static Optional<TriggerBeforeAttacking> ofModes(Cursor c, Condition when, String text) {
    return trigger(c, when)
        .filter(_ -> !isOptional(c, List.of()))
        .map(one -> new TriggerBeforeAttacking(one, event(one, text)));
  }

  /** The sentences of a mode, each with the trigger where it is read. */
  public List<Ability> inMode(Cursor c, List<Ability> sentences) {
    return with(sentences, isOptional(c, sentences), creates(c));
  }

  /**
   * Whether it begins with "At the beginning of" a step, after what stands before its sentences.
   */
  public static boolean begins(List<Token> paragraph) {
    for (int index = 0; index + 4 < paragraph.size() && !paragraph.get(index).is("."); index++) {
      if (paragraph.get(index).is("at") && paragraph.get(index + 1).is("the")) {
        var c = new Cursor(paragraph, new Cursor.Reach(index, paragraph.size(), Quotations.NONE));
        return ofStep(c, Condition.ALWAYS).isPresent();
      }
    }
    return false;
  }

  /** When a paragraph that begins so triggers. */
  public static Optional<Effect.Trigger> trigger(Cursor c, Condition when) {
    Optional<Chapters> chapters = Chapters.at(c.paragraph(), 0);
    if (chapters.isPresent()) {
      var event = new TriggerEvent.ReachesChapter(chapters.get().numbers(), Filter.ANY);
      return Optional.of(new Effect.Trigger(event, when));
    }
    return c.attempt(() -> ofStep(c, when)).or(() -> c.attempt(() -> ofEntering(c, when)));
  }

  /** "Whenever this creature or another Ally you control enters, if it was kicked, …". */
  private static Optional<Effect.Trigger> ofEntering(Cursor c, Condition when) {
    if (!c.acceptAny("whenever", "when")) {
      return Optional.empty();
    }
    return Nouns.read(c)
        .map(first -> Triggers.withOthers(c, first))
        .filter(Attackers::isEach)
        .filter(_ -> c.acceptAny("enters the battlefield", "enters"))
        .map(who ->
            c.accept("under your control")
                ? Filters.all(who.filter(), new Filter.ControlledBy(Players.YOU))
                : who.filter())
        .filter(_ -> afterAnotherEvent(c) && c.accept(","))
        .map(what ->
            new Effect.Trigger(
                new TriggerEvent.Enters(what), Condition.both(when, intervening(c))));
  }

  /**
   * Goes on behind "and whenever you fully unlock a Room", an event of which a board tells nothing;
   * not behind an attack, of which it does.
   */
  private static boolean afterAnotherEvent(Cursor c) {
    if (!c.acceptAny("and whenever", "and when")) {
      return true;
    }
    int end = c.find(Set.of(","));
    boolean isAttack =
        c.paragraph().subList(c.at(), end).stream()
            .anyMatch(token -> token.word().startsWith("attack"));
    c.moveTo(end);
    return !isAttack;
  }

  private static Optional<Effect.Trigger> ofStep(Cursor c, Condition when) {
    c.acceptAny("when ~ enters or", "when ~ enters the battlefield or", "when ~ enters and");
    if (!c.accept("at the beginning of")) {
      return Optional.empty();
    }
    return c.first(TriggerBeforeAttacking::ofCombat, TriggerBeforeAttacking::ofEarlierStep)
        .map(event -> new Effect.Trigger(event, Condition.both(when, intervening(c))));
  }

  private static Optional<TriggerEvent> ofCombat(Cursor c) {
    Optional<Players> player = Optional.empty();
    if (c.acceptAny("combat on your turn ,", "your combat on your turn ,")) {
      player = Optional.of(Players.YOU);
    } else if (c.acceptAny("each combat ,", "combat on each player 's turn ,")) {
      player = Optional.of(Players.ANYONE);
    } else if (c.acceptAny(
        "combat on each opponent 's turn ,", "combat on an opponent 's turn ,")) {
      player = Optional.of(Players.OPPONENT);
    } else if (c.acceptAny(
        "combat on enchanted opponent 's turn ,", "combat on enchanted player 's turn ,")) {
      player = Optional.of(new Players.EnchantedPlayer());
    }
    return player.map(one -> new CombatBegins(one, Filter.ANY));
  }

  private static Optional<TriggerEvent> ofEarlierStep(Cursor c) {
    Players player = Players.ANYONE;
    if (c.accept("your")) {
      player = Players.YOU;
    } else if (c.acceptAny("each opponent 's", "an opponent 's")) {
      player = Players.OPPONENT;
    } else if (c.acceptAny("enchanted opponent 's", "enchanted player 's")) {
      player = new Players.EnchantedPlayer();
    } else if (c.accept("the upkeep of enchanted creature 's controller ,")) {
      return Optional.of(
          new TriggerEvent.EarlierStepBegins(
              EarlierStep.UPKEEP, new Players.ControllerOf(new Filter.Attached())));
    } else if (!c.acceptAny("each player 's", "each")) {
      return Optional.empty();
    }
    Players whose = player;
    return step(c).map(step -> new TriggerEvent.EarlierStepBegins(step, whose));
  }

  private static Optional<EarlierStep> step(Cursor c) {
    if (c.accept("upkeep ,")) {
      return Optional.of(EarlierStep.UPKEEP);
    }
    if (c.accept("draw step ,")) {
      return Optional.of(EarlierStep.DRAW);
    }
    return c.acceptAny("first main phase ,", "precombat main phase ,")
        ? Optional.of(EarlierStep.FIRST_MAIN)
        : Optional.empty();
  }

  private static Condition intervening(Cursor c) {
    return c.attempt(() -> c.accept("if") ? Conditions.read(c) : Optional.empty())
        .filter(_ -> c.accept(","))
        .orElse(Condition.ALWAYS);
  }

  /**
   * Whether a player may leave it: "you may", "up to one target", unless something happens where it
   * is left.
   */
  private static boolean isOptional(Cursor c, List<Ability> sentences) {
    boolean otherwise =
        sentences.stream()
            .filter(one -> !(one.meaning() instanceof Meaning.Irrelevant))
            .anyMatch(one -> OTHERWISE.matcher(lowerCase(one)).find());
    if (Durations.skip(c)) {
      c.accept(",");
    }
    c.accept("for each opponent ,");
    int clause = c.find(Set.of(",", ".", "and", "then"));
    boolean may = false;
    for (int index = c.at(); index + 1 < clause; index++) {
      Token next = c.token(index + 1);
      may |=
          c.token(index).is("may")
              || (c.token(index).is("up") && next.is("to"))
              || (c.token(index).is("any") && next.is("number"));
    }
    return may && !otherwise;
  }

  static String lowerCase(Ability sentence) {
    return sentence.text().toLowerCase(Locale.ROOT);
  }

  private static boolean creates(Cursor c) {
    return c.find(Set.of("create", "creates")) < c.end();
  }

  private List<Ability> with(List<Ability> sentences, boolean firstIsOptional, boolean creates) {
    var all = new ArrayList<Ability>();
    boolean optional = firstIsOptional;
    boolean lasts = false;
    for (int index = 0; index < sentences.size(); index++) {
      Ability sentence = sentences.get(index);
      String said = lowerCase(sentence);
      if (said.replaceFirst("^then ", "").startsWith("you may")) {
        optional = true;
      } else if (index > 0 && !FOLLOWING.matcher(said).find()) {
        optional = false;
      }
      boolean describesToken = creates && !GAINED.matcher(said).find();
      boolean mayAllow = !describesToken && mayAllow(sentence);
      lasts = isInForceStill(said, mayAllow) || (lasts && said.startsWith("the same is true"));
      if ((optional && !mayAllow) || !lasts) {
        all.add(sentence);
      } else {
        all.addAll(of(sentence, creates));
      }
    }
    return all;
  }

  /**
   * What was done earlier in the turn and doesn't last for it is over, or on the board, but for
   * what something gained for good.
   */
  private boolean isInForceStill(String said, boolean mayAllow) {
    return switch (trigger.event()) {
      case CombatBegins _ -> true;
      case TriggerEvent.ReachesChapter _ ->
          OF_THIS_TURN.matcher(said).find() || OF_LATER_TURNS.matcher(said).find();
      default -> mayAllow || OF_THIS_TURN.matcher(said).find();
    };
  }

  /**
   * Whether an attack may be possible by it that isn't without it (508.1a): that something gains
   * haste or becomes a creature. Then it matters also where its player may leave it. What is a copy
   * a board shows.
   */
  private static boolean mayAllow(Ability sentence) {
    return switch (sentence.meaning()) {
      case Meaning.Read(var effects) ->
          effects.stream().anyMatch(TriggerBeforeAttacking::allows)
              && effects.stream().noneMatch(TriggerBeforeAttacking::copies);
      case Meaning.Unread _ -> GAINING.matcher(lowerCase(sentence)).find();
      case Meaning.Irrelevant _ -> false;
    };
  }

  private static boolean copies(Effect effect) {
    return effect instanceof Effect.BecomesCopy
        || (effect instanceof Effect.ChangesOtherwise(_, var what, _, _)
            && what.contains(Characteristic.COPIABLE_VALUES));
  }

  private static boolean allows(Effect effect) {
    return switch (effect) {
      case Effect.Gives(_, var abilities, _) ->
          abilities.stream()
              .anyMatch(one -> one.meaning().equals(Ability.ofKeyword("haste").meaning()));
      case Effect.ChangesTypes change -> change.types().contains("creature");
      case Effect.AsThough _ -> true;
      default -> false;
    };
  }

  /** A sentence with its trigger. */
  private List<Ability> of(Ability sentence, boolean creates) {
    return switch (sentence.meaning()) {
      case Meaning.Read(var effects) when TokenTrigger.isOfNewToken(sentence, effects) ->
          List.of(sentence);
      case Meaning.Read(var effects) -> {
        boolean isOfToken = creates && Mentions.mentions(effects, new Filter.Affected());
        var more =
            new ArrayList<Effect>(List.of(isOfToken ? TokenTrigger.ofToken(trigger) : trigger));
        more.addAll(effects);
        yield List.of(new Ability(sentence.text(), sentence.frame(), new Meaning.Read(more)));
      }
      case Meaning.Unread _ ->
          List.of(
              alone(trigger, event),
              new Ability(result(sentence.text()), sentence.frame(), sentence.meaning()));
      case Meaning.Irrelevant _ -> List.of(sentence);
    };
  }

  static Ability alone(Effect.Trigger trigger, String text) {
    return new Ability(text, Frame.TRIGGERED, new Meaning.Read(List.of(trigger)));
  }

  private static String event(Effect.Trigger trigger, String text) {
    String end = trigger.event() instanceof TriggerEvent.ReachesChapter ? "—" : ",";
    return text.substring(0, Math.max(0, text.indexOf(end)));
  }

  /** A sentence without the words that say when it triggers. */
  private String result(String text) {
    return !event.isEmpty() && text.startsWith(event + ",")
        ? text.substring(event.length() + 1).strip()
        : text;
  }
}
