package casebook.engine.ruling;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Matter;
import casebook.engine.effect.notation.Settled;
import java.util.List;
import java.util.stream.Stream;

/** Why a sentence on the board did what it did when a move was judged. */
public sealed interface Because {

  /** What a sentence is to a move, where it is anything. */
  enum Role {
    /** It makes permanents what they are (613). */
    CHARACTERISTICS,
    /** It says who can't attack (508.1c). */
    RESTRICTION,
    /** It says who must attack (508.1d). */
    REQUIREMENT,
    /** It makes attacking cost something (508.1h). */
    COST,
    /** It lets a player pay something as creatures attack (508.1g). */
    OPTIONAL_COST,
    /** It lets a creature attack, or another player choose (508.1a, 508.1c). */
    PERMISSION,
    /** It triggers (508.3, 603). */
    TRIGGER,
    /** It makes abilities trigger an additional time (603.2d). */
    REPEATING,
    /** It makes mana or changes what is made (508.1i, 605). */
    MANA,
    /** It says with what costs can't be paid (508.1j). */
    PAYING,
    /** It says that something attacks that wasn't declared (508.4). */
    ENTERING,
    /** It says when something may be done, or that combat is skipped (506.1, 506.8). */
    TIMING
  }

  /** It counted. */
  record Acts(Role role) implements Because {}

  /** It asks for what a sentence that can't be read may have changed. */
  record AsksForUnknown() implements Because {}

  /** It would count, but nothing on the board is what it speaks of. */
  record MeansNothing(Role role) implements Because {}

  /** It would count in another sort of move. */
  record OfOtherMoves(Role role) implements Because {}

  /**
   * It would put something onto the battlefield attacking, and the move says by itself what does.
   */
  record SaidByTheMove() implements Because {}

  /** It did something once, as it resolved (610.1), and the board shows what came of it. */
  record AlreadyDone() implements Because {}

  /** It is about declaring attackers and can't be read, and no attackers are declared. */
  record UnreadOfDeclaring() implements Because {}

  /** It says nothing of attacking, but something of this. */
  record IsAbout(List<Matter> matters) implements Because {
    public IsAbout {
      matters = List.copyOf(matters);
    }
  }

  /** It is a keyword ability, or some of them in a row, for which nothing here asks. */
  record KeywordNotAsked(List<String> names) implements Because {
    public KeywordNotAsked {
      names = List.copyOf(names);
    }

    /** The same of these keywords and others. */
    public KeywordNotAsked and(KeywordNotAsked others) {
      return new KeywordNotAsked(
          Stream.concat(names.stream(), others.names.stream()).distinct().toList());
    }
  }

  /** It is a keyword ability, or some of them in a row, that the step of a rule asks for. */
  record KeywordAsked(List<String> names) implements Because {
    public KeywordAsked {
      names = List.copyOf(names);
    }

    /** The same of these keywords and others. */
    public KeywordAsked and(KeywordAsked others) {
      return new KeywordAsked(
          Stream.concat(names.stream(), others.names.stream()).distinct().toList());
    }
  }

  /** It changes something of permanents for which nothing here asks. */
  record ChangeNotAsked(List<Characteristic> what) implements Because {
    public ChangeNotAsked {
      what = List.copyOf(what);
    }
  }

  /** It triggers on something that didn't happen. */
  record Waits() implements Because {}

  /** It triggers on what may happen at any time, and that is told only of declaring (508.2b). */
  record TriggersAnyTime() implements Because {}

  /** It triggers for what is within its controller's range of influence, and that isn't (801.7). */
  record OutOfRange() implements Because {}

  /** What it triggers on happened, but the condition after its "if" doesn't hold (603.4). */
  record IfFails(Condition condition) implements Because {}

  /** Nothing triggered that it would make trigger again. */
  record NothingAgain() implements Because {}

  /** It is about what its object is attached to, and that is attached to nothing. */
  record Unattached() implements Because {}

  /** It does something only as it resolves, and then it is an effect by itself. */
  record OnResolving(Frame frame) implements Because {}

  /** It did something as it resolved, and that is among the effects. */
  record Listed() implements Because {}

  /** Nothing has to be paid. */
  record NothingToPay() implements Because {}

  /** It is a mana ability of a permanent that makes no mana for a cost here. */
  record NotUsed() implements Because {}

  /** It lets a player pay something, who doesn't. */
  record NotChosen() implements Because {}

  /** Its condition doesn't hold. */
  record ConditionFails(Condition condition) implements Because {}

  /** By what is said of its condition it isn't in force. */
  record Denied() implements Because {}

  /** Its object has lost it. */
  record Lost() implements Because {}

  /** Its object is a copy of something else now, and has that one's text (707.2). */
  record IsCopy() implements Because {}

  /** It says what stays so for the turn once its object has left the battlefield. */
  record OnceGone() implements Because {}

  /** Its object is face down, and has nothing of what stands on its card (708.2). */
  record FaceDown() implements Because {}

  /** Its object is phased out (702.26). */
  record PhasedOut() implements Because {}

  /**
   * It bears on the move if conditions hold that the case leaves open.
   *
   * @param conditions the words of each of them
   */
  record ConditionOpen(List<String> conditions) implements Because {
    public ConditionOpen {
      conditions = List.copyOf(conditions);
    }

    /** Whether it is asked with which creature something is paired (702.95). */
    public boolean isOfPair() {
      return conditions.stream().anyMatch(Settled::isOfPair);
    }
  }

  /**
   * It triggered before, and the case doesn't list what it did.
   *
   * @param words when it triggered, as the case can say that nothing came of it
   */
  record ResultNotListed(String words) implements Because {}

  /**
   * It is about an additional combat phase (500.8), and the case doesn't say which combat phase of
   * the turn this is.
   */
  record WhichCombat() implements Because {}

  /** It asks for what it changes itself, so that nothing settles what permanents are (613). */
  record AsksForItself() implements Because {}

  /**
   * It may come before or after others (613.7, 613.8), and there are too many of them to try every
   * order.
   */
  record OrderNotTried() implements Because {}

  /**
   * It adds mana of which the board doesn't tell how much or of what type it is, and some is
   * lacking (508.1i).
   */
  record ManaNotCounted() implements Because {}

  /** Nothing on the board shows who has a keyword ability by it. */
  record NotShown(String keyword) implements Because {}

  /**
   * It can't be read.
   *
   * @param changes what of permanents it changes, where that is why it bears on the move
   */
  record CantBeRead(List<Characteristic> changes) implements Because {
    public CantBeRead {
      changes = List.copyOf(changes);
    }
  }
}
