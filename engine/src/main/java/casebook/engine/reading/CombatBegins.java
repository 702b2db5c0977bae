package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * "At the beginning of combat on your turn, …": what the ability does is done before attackers are
 * declared, if the case says so.
 */
final class CombatBegins {
  private CombatBegins() {}

  /**
   * The sentences of a paragraph that begins so, each with its trigger where it is read; those of
   * any other paragraph as they are. What can't be read of it follows the trigger. What its player
   * may do or not do is done where the case says so.
   *
   * @param c stands where the paragraph begins
   */
  static List<Ability> in(Cursor c, List<Ability> sentences) {
    Optional<Effect.Trigger> trigger = trigger(c);
    boolean creates = creates(c);
    c.accept("create a token ,");
    if (trigger.isPresent() && c.accept("this ability triggers")) {
      return List.of(
          alone(creates ? ofToken(trigger.get()) : trigger.get(), sentences.getFirst().text()));
    }
    boolean optional = c.looksAtAny("you may", "up to one", "up to two");
    return trigger
        .filter(_ -> !optional)
        .filter(_ -> sentences.stream().anyMatch(CombatBegins::bears))
        .map(one -> with(one, creates, sentences))
        .orElse(sentences);
  }

  private static Optional<Effect.Trigger> trigger(Cursor c) {
    if (!c.accept("at the beginning of")) {
      return Optional.empty();
    }
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
    return player.map(
        one -> new Effect.Trigger(new TriggerEvent.CombatBegins(one, Filter.ANY), intervening(c)));
  }

  private static Condition intervening(Cursor c) {
    return c.attempt(() -> c.accept("if") ? Conditions.read(c) : Optional.empty())
        .filter(_ -> c.accept(","))
        .orElse(Condition.ALWAYS);
  }

  private static boolean bears(Ability sentence) {
    return !(sentence.meaning() instanceof Meaning.Irrelevant);
  }

  /** "Create a token. It attacks this combat if able.": what it does, it does to that token. */
  private static Effect.Trigger ofToken(Effect.Trigger trigger) {
    return trigger.event() instanceof TriggerEvent.CombatBegins(var player, _)
        ? new Effect.Trigger(
            new TriggerEvent.CombatBegins(player, new Filter.IsToken()), trigger.when())
        : trigger;
  }

  /** "Create a token with haste": the board says what the token is. */
  private static boolean isOfNewToken(Ability sentence, List<Effect> effects) {
    return sentence.text().toLowerCase(Locale.ROOT).contains("create")
        && Mentions.mentions(effects, new Filter.Affected());
  }

  private static boolean creates(Cursor c) {
    return c.find(Set.of("create", "creates")) < c.end();
  }

  private static List<Ability> with(
      Effect.Trigger trigger, boolean creates, List<Ability> sentences) {
    var all = new ArrayList<Ability>();
    Ability first = sentences.getFirst();
    for (Ability sentence : sentences) {
      switch (sentence.meaning()) {
        case Meaning.Read(var effects) when isOfNewToken(sentence, effects) -> all.add(sentence);
        case Meaning.Read(var effects) -> {
          boolean isOfToken = creates && Mentions.mentions(effects, new Filter.Affected());
          var more = new ArrayList<Effect>(List.of(isOfToken ? ofToken(trigger) : trigger));
          more.addAll(effects);
          all.add(new Ability(sentence.text(), sentence.frame(), new Meaning.Read(more)));
        }
        case Meaning.Unread() -> {
          all.add(alone(trigger, event(first.text())));
          String text = sentence.equals(first) ? afterEvent(first.text()) : sentence.text();
          all.add(new Ability(text, sentence.frame(), sentence.meaning()));
        }
        case Meaning.Irrelevant _ -> all.add(sentence);
      }
    }
    return all;
  }

  private static Ability alone(Effect.Trigger trigger, String text) {
    return new Ability(text, Frame.TRIGGERED, new Meaning.Read(List.of(trigger)));
  }

  private static String event(String text) {
    return text.substring(0, Math.max(0, text.indexOf(',')));
  }

  private static String afterEvent(String text) {
    return text.substring(text.indexOf(',') + 1).strip();
  }
}
