package casebook.engine.reading.clause;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.reading.clause.mana.ManaChanges;
import casebook.engine.reading.condition.Answers;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.condition.Followers;
import casebook.engine.reading.condition.Offers;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.condition.TriggerBeforeAttacking;
import casebook.engine.reading.condition.Triggers;
import casebook.engine.reading.noun.Amounts;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Narrowing;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What stands before the clauses of a sentence: conditions, durations, what happens "for each". An
 * "if" is asked as an instruction is followed (608.2c); that after a trigger's event was so where
 * it resolved (603.4).
 */
final class Leading {
  /** How long something lasts, told by what must be so. */
  static final String DURATION = "for as long as";

  private final Cursor c;
  private final Frame frame;
  private final List<Effect> effects;
  private final DurationsOfClauses durations;
  private final boolean asksFacts;
  private Condition condition = Condition.ALWAYS;
  private Optional<Amount> times = Optional.empty();
  private boolean intervening;
  private boolean resolves;
  private boolean instead;
  private boolean afterCombat;

  /**
   * @param effects takes up what is triggered by a delayed triggered ability (603.7)
   * @param durations takes up what is said of the whole sentence
   */
  Leading(Cursor c, Frame frame, List<Effect> effects, DurationsOfClauses durations) {
    this.c = c;
    this.frame = frame;
    this.effects = effects;
    this.durations = durations;
    asksFacts =
        frame == Frame.STATIC
            || (frame == Frame.TRIGGERED && TriggerBeforeAttacking.begins(c.paragraph()));
  }

  /** The sentence goes on after an event, whose "if" was so where it resolved (603.4). */
  void followsEvent() {
    intervening = true;
  }

  /** Whether it happens in place of what was said before (614.15). */
  boolean instead() {
    return instead;
  }

  /** The condition of all that the sentence says. */
  Condition condition() {
    return condition;
  }

  /** Whether the sentence only goes on with what happened before ("If you do, …"). */
  boolean resolves() {
    return resolves;
  }

  /** Whether what the sentence says is so only in a step after combat (513). */
  boolean isAfterCombat() {
    return afterCombat;
  }

  /** Passes over all of it; false where some of it can't be read. */
  boolean read() {
    while (true) {
      int start = c.at();
      if (c.looksAt("otherwise") && !otherwise()) {
        return false;
      }
      instead |= c.looksAt("instead");
      c.acceptAny("then", "otherwise", "instead", "also", "after that");
      c.accept(",");
      int time = c.at();
      if (Durations.skip(c)) {
        durations.leading(time);
        c.accept(",");
      }
      if (Offers.beginsAt(c) || ManaChanges.beginsAt(c) || Repetitions.beginsAt(c)) {
        return true;
      }
      if (c.acceptAny("during your turn ,", "as long as it 's your turn ,")) {
        condition = Condition.both(condition, Conditions.yourTurn());
      } else if (c.acceptAny("during turns other than yours ,")) {
        condition = Condition.both(condition, new Condition.Not(Conditions.yourTurn()));
      } else if (c.accept("during your end step ,")) {
        afterCombat = true;
      } else if (Triggers.beginsAt(c) && c.at() > start) {
        return delayedTrigger();
      } else if (c.looksAt("for each")) {
        forEach();
      } else if (c.looksAtAny("if", "as long as", "while", DURATION) && !leadingCondition()) {
        return false;
      }
      if (c.at() == start) {
        return true;
      }
    }
  }

  /** "Otherwise" denies the condition of the sentence before, where it had one. */
  private boolean otherwise() {
    c.before()
        .ifPresent(before -> {
          condition = Condition.not(before);
          c.topic(Narrowing.object(before));
        });
    return c.before().isPresent() || frame != Frame.STATIC;
  }

  /** "This turn, whenever …": an ability that waits for its event (603.7). */
  private boolean delayedTrigger() {
    Optional<List<Effect>> triggers = Triggers.read(c);
    triggers.ifPresent(effects::addAll);
    resolves = true;
    return triggers.isPresent();
  }

  /**
   * "For each opponent, …": what happens once for each is read as happening to all of them. "For
   * each counter removed this way, it gets +1/+0": a number is that many times as large.
   */
  private void forEach() {
    int start = c.at();
    int comma = c.find(Set.of(","));
    if (comma == c.end() || !Relevance.isSilent(c, start, comma)) {
      return;
    }
    c.accept("for each");
    if (!c.acceptAny("opponent", "player", "of")) {
      times = c.attempt(() -> Amounts.each(c).filter(_ -> c.at() == comma));
      times = times.or(() -> Optional.of(new Amount.ChosenNumber()));
    }
    c.moveTo(comma + 1);
  }

  /** The effects as often as they happen. */
  List<Effect> each(List<Effect> once) {
    return times.isEmpty()
        ? once
        : once.stream().map(one -> PowerChanges.times(one, times.get())).toList();
  }

  private boolean leadingCondition() {
    boolean isIf = c.looksAt("if");
    int start = c.at();
    c.acceptAny("if", "as long as", "while", DURATION);
    if (isIf && Answers.standAt(c)) {
      resolves = true;
      return toComma();
    }
    int from = c.at();
    Optional<Condition> read = Conditions.read(c);
    if (read.isPresent() && c.accept(",")) {
      if (Mentions.mentions(read.get(), part -> part instanceof Filter.HasFact) && !asksFacts) {
        c.moveTo(from);
        return stated();
      }
      if (!isIf || !intervening) {
        condition = Condition.both(condition, read.get());
        player(start);
        Followers.after(read.get(), c);
        if (c.token(start).is("for")) {
          c.topic(Optional.empty()); // What lasts so long need not be about what it lasts with.
        }
      }
      return true;
    }
    c.moveTo(from);
    return stated();
  }

  /** What only a case can tell, up to the comma. */
  private boolean stated() {
    if (intervening) {
      return toComma();
    }
    int comma = c.find(Set.of(","));
    Optional<Condition> stated = comma < c.end() ? Conditions.stated(c, comma) : Optional.empty();
    stated.ifPresent(so -> condition = Condition.both(condition, so));
    return stated.isPresent() && c.accept(",");
  }

  /** "That player" in the rest of the sentence is the one that its condition speaks of. */
  private void player(int from) {
    for (int index = from; index < c.at(); index++) {
      if (c.token(index).is("opponent")) {
        c.thatPlayer(Optional.of(Players.OPPONENT));
      } else if (c.token(index).is("player")) {
        c.thatPlayer(Optional.of(Players.ANYONE));
      }
    }
  }

  private boolean toComma() {
    int comma = c.find(Set.of(","));
    if (comma == c.end() || !Relevance.isSilent(c, c.at(), comma)) {
      return false;
    }
    c.moveTo(comma + 1);
    return true;
  }
}
