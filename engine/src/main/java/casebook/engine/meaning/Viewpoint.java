package casebook.engine.meaning;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.RangeOfInfluence;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.rules.work.Cancellation;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * From where a text is read: its words "this creature", "you", "that creature" and "defending
 * player" mean something only for one object on one board.
 *
 * @param keywords the keyword abilities that each permanent has, as far as they are settled
 * @param self the object whose text it is
 * @param you its controller (109.5)
 * @param affected what it calls "target …" or "that …"
 * @param question the creature in question, and what it would be attacking
 */
public record Viewpoint(
    Board board,
    Map<Id, Set<String>> keywords,
    Optional<Id> self,
    Optional<Id> you,
    Set<Id> affected,
    Chosen chosen,
    Optional<Pair> question) {

  /** A creature and what it would be attacking. */
  public record Pair(Id creature, Id target) {}

  /** The same viewpoint, asked about a creature that would attack a target. */
  public Viewpoint about(Id creature, Id target) {
    return new Viewpoint(
        board, keywords, self, you, affected, chosen, Optional.of(new Pair(creature, target)));
  }

  /** The same text read on another board. */
  public Viewpoint on(Board other) {
    return new Viewpoint(other, keywords, self, you, affected, chosen, question);
  }

  /** The same text once keyword abilities are settled. */
  public Viewpoint knowing(Map<Id, Set<String>> settled) {
    return new Viewpoint(board, settled, self, you, affected, chosen, question);
  }

  /** Whether a permanent is one that the text means, within its controller's range of influence. */
  public boolean matches(Filter filter, Permanent permanent) {
    Cancellation.check();
    return reaches(permanent) && FilterMeaning.matches(this, filter, permanent);
  }

  /**
   * Whether a permanent is within the range of influence of the text's controller, so that the text
   * affects and sees it (801.10, 801.11). What triggers is so limited too (801.7): the rule doesn't
   * say whether a player who is attacked is part of an event that doesn't name that player; we read
   * it as not.
   */
  boolean reaches(Permanent permanent) {
    return you.isEmpty() || RangeOfInfluence.includes(board, you.get(), permanent);
  }

  /** Whether a player is within the range of influence of the text's controller (801.2). */
  boolean reaches(Id player) {
    return you.isEmpty() || RangeOfInfluence.includes(board, you.get(), player);
  }

  /** The permanents on the board that the text means, in board order. */
  public List<Permanent> matching(Filter filter) {
    if (filter instanceof Filter.Self || filter instanceof Filter.InQuestion) {
      Optional<Permanent> only =
          filter instanceof Filter.Self
              ? object()
              : question.flatMap(pair -> board.permanent(pair.creature()));
      return only.filter(permanent -> matches(filter, permanent)).stream().toList();
    }
    return board.phasedIn().stream().filter(permanent -> matches(filter, permanent)).toList();
  }

  /** The creatures among some that the text means. */
  public Set<Id> among(Set<Id> creatures, Filter filter) {
    if (filter instanceof Filter.Self) {
      return object()
          .filter(one -> creatures.contains(one.id()) && matches(filter, one))
          .map(one -> Set.of(one.id()))
          .orElse(Set.of());
    }
    Optional<Id> left = Optional.empty();
    for (Id creature : creatures) {
      if (!isMeant(filter, creature)) {
        if (left.isPresent()) {
          var meant = new LinkedHashSet<Id>();
          for (Id one : creatures) {
            if (isMeant(filter, one)) {
              meant.add(one);
            }
          }
          return meant;
        }
        left = Optional.of(creature);
      }
    }
    return left.<Set<Id>>map(one -> new AllBut(creatures, one)).orElse(creatures);
  }

  private boolean isMeant(Filter filter, Id creature) {
    Permanent permanent = board.permanents().get(creature);
    return permanent != null && matches(filter, permanent);
  }

  /** Whether a player is one that the text means, within its controller's range of influence. */
  public boolean is(Players players, Id player) {
    return reaches(player) && PlayersMeaning.is(this, players, player);
  }

  /** The players in the game that the text means, in turn order. */
  public List<Id> players(Players players) {
    return board.players().values().stream()
        .filter(player -> player.inGame() && is(players, player.id()))
        .map(player -> player.id())
        .toList();
  }

  /** Whether something that can be attacked is what the text means. */
  public boolean covers(Whom whom, Id target) {
    return switch (whom) {
      case Whom.Anything() -> true;
      case Whom.ThePlayer(var players) -> board.isPlayer(target) && is(players, target);
      case Whom.ThePermanent(var filter) ->
          board.permanent(target).filter(permanent -> matches(filter, permanent)).isPresent();
      case Whom.Either(var any) -> any.stream().anyMatch(one -> covers(one, target));
      case Whom.Each(var each) -> covers(each, target);
    };
  }

  /** Whether the text means the creature in question, as it would attack what it would attack. */
  public boolean concerns(Filter who, Whom whom) {
    return question
        .filter(
            pair -> covers(whom, pair.target()) && !among(Set.of(pair.creature()), who).isEmpty())
        .isPresent();
  }

  /** Those of some targets that the text means. */
  public Set<Id> covered(Whom whom, Set<Id> targets) {
    if (whom instanceof Whom.Anything) {
      return targets;
    }
    var covered = new LinkedHashSet<Id>();
    for (Id target : targets) {
      if (covers(whom, target)) {
        covered.add(target);
      }
    }
    return covered;
  }

  /** Those of some targets that the text means where a creature would attack them. */
  public Set<Id> covered(Id creature, Whom whom, Set<Id> targets) {
    if (whom instanceof Whom.Anything) {
      return targets;
    }
    var covered = new LinkedHashSet<Id>();
    for (Id target : targets) {
      if (about(creature, target).covers(whom, target)) {
        covered.add(target);
      }
    }
    return covered;
  }

  /** How much an amount is. */
  public int value(Amount amount) {
    return AmountMeaning.value(this, amount);
  }

  /** What a condition comes to for a declaration by these creatures of these targets. */
  public AttackCondition settle(Condition condition, Set<Id> creatures, Set<Id> targets) {
    return ConditionMeaning.settle(this, condition, creatures, targets);
  }

  /** Whether a condition holds where no declaration is being made. */
  public boolean holds(Condition condition) {
    return settle(condition, Set.of(), Set.of()).equals(AttackCondition.Known.TRUE);
  }

  /** The object itself, if it is still on the battlefield. */
  Optional<Permanent> object() {
    return self.flatMap(board::permanent);
  }
}
