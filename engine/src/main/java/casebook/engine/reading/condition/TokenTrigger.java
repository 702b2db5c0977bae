package casebook.engine.reading.condition;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.reading.word.Cursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Abilities that trigger before attackers are declared and create a token: that there is one, and
 * what it is.
 */
final class TokenTrigger {

  /** "Create a 1/1 red Goblin creature token", "create a token that's a copy of it". */
  private static final Pattern NEW_CREATURE =
      Pattern.compile(
          "\\bcreates? ([^.]{0,80} )?(creature tokens?|tokens? that[^.]{0,10} cop(y|ies))\\b");

  private TokenTrigger() {}

  /**
   * "At the beginning of combat on your turn, create a 1/1 red Goblin creature token with haste.":
   * what the token is, the board says; that there is one, this ability does. "For each" there may
   * be none.
   */
  static List<Ability> in(
      List<Ability> sentences,
      Effect.Trigger trigger,
      String event,
      Optional<TokensCreated> tokens) {
    Ability first = sentences.getFirst();
    if (!(trigger.event() instanceof CombatBegins)
        || !NEW_CREATURE.matcher(TriggerBeforeAttacking.lowerCase(first)).find()
        || TriggerBeforeAttacking.lowerCase(first).contains("for each")) {
      return sentences;
    }
    List<Ability> all =
        Mentions.mentions(sentences, new Filter.IsToken())
            ? new ArrayList<>(sentences)
            : withTrigger(sentences, trigger, event);
    boolean isAll =
        !TriggerBeforeAttacking.lowerCase(first).contains("each opponent")
            && all.stream().allMatch(TokenTrigger::isKnownOfToken);
    Optional<TokensCreated> created = isAll ? tokens : tokens.map(TokensCreated::partly);
    for (int at = 0; at < all.size(); at++) {
      Ability one = all.get(at);
      if (one.meaning() instanceof Meaning.Read(var effects)
          && !effects.isEmpty()
          && effects.getFirst()
              instanceof Effect.Trigger(CombatBegins(_, Filter.IsToken _, _), _)) {
        var carrying = new ArrayList<>(effects);
        carrying.set(0, creating((Effect.Trigger) effects.getFirst(), created));
        all.set(at, new Ability(one.text(), one.frame(), new Meaning.Read(carrying)));
        return all;
      }
    }
    return all;
  }

  /** Whether nothing that a sentence says of a new token is lost: counters on it, a choice. */
  private static boolean isKnownOfToken(Ability sentence) {
    return switch (sentence.meaning()) {
      case Meaning.Unread _ -> false;
      case Meaning.Irrelevant(var about) -> !about.contains(Matter.COUNTERS);
      case Meaning.Read(var effects) ->
          isOfNewToken(sentence, effects)
              || (!effects.isEmpty()
                  && effects.getFirst() instanceof Effect.Trigger(CombatBegins _, _)
                  && !(TriggerBeforeAttacking.lowerCase(sentence).contains("target")
                      && Mentions.mentions(effects, new Filter.Affected())));
    };
  }

  /** The same sentences, the first of which is, or comes after, the trigger about a new token. */
  private static List<Ability> withTrigger(
      List<Ability> sentences, Effect.Trigger trigger, String event) {
    Ability first = sentences.getFirst();
    var all = new ArrayList<Ability>(sentences);
    if (first.meaning() instanceof Meaning.Irrelevant) {
      all.set(0, TriggerBeforeAttacking.alone(ofToken(trigger), first.text()));
    } else if (first.meaning() instanceof Meaning.Read(var effects)
        && isOfNewToken(first, effects)) {
      all.addFirst(TriggerBeforeAttacking.alone(ofToken(trigger), event));
    }
    return all;
  }

  /** "Create a token. It attacks this combat if able.": what it does, it does to that token. */
  static Effect.Trigger ofToken(Effect.Trigger trigger) {
    var token = new Filter.IsToken();
    return switch (trigger.event()) {
      case CombatBegins(var player, _, _) ->
          new Effect.Trigger(new CombatBegins(player, token), trigger.when());
      case TriggerEvent.ReachesChapter(var chapters, _) ->
          new Effect.Trigger(new TriggerEvent.ReachesChapter(chapters, token), trigger.when());
      default -> trigger;
    };
  }

  /** The trigger with what it creates. */
  static Effect.Trigger creating(Effect.Trigger trigger, Optional<TokensCreated> tokens) {
    return trigger.event() instanceof CombatBegins(var player, var about, _)
        ? new Effect.Trigger(new CombatBegins(player, about, tokens), trigger.when())
        : trigger;
  }

  /**
   * Moves past "create a token," before what is said of the token, in our words.
   *
   * @return whether they say what the token is
   */
  static boolean toldFirst(Cursor c) {
    if (c.accept("create a token ,")) {
      return false;
    }
    return c.attempt(() ->
            CreatedTokens.read(c)
                .filter(_ -> c.accept(","))
                .filter(_ -> c.looksAtAny("this ability triggers", "a creature", "a permanent")))
        .isPresent();
  }

  /** "Create a token with haste": the board says what the token is. */
  static boolean isOfNewToken(Ability sentence, List<Effect> effects) {
    return TriggerBeforeAttacking.lowerCase(sentence).contains("create")
        && Mentions.mentions(effects, new Filter.Affected());
  }
}
