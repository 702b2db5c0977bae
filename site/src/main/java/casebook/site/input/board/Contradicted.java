package casebook.site.input.board;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.contradiction.Contradiction;
import casebook.engine.contradiction.Contradiction.AttachedCreature;
import casebook.engine.contradiction.Contradiction.AuraOnNothing;
import casebook.engine.contradiction.Contradiction.CantBeAttached;
import casebook.engine.contradiction.Contradiction.CantEnchant;
import casebook.engine.contradiction.Contradiction.DoubledLegend;
import casebook.engine.contradiction.Contradiction.EquipsNoCreature;
import casebook.engine.contradiction.Contradiction.FortifiesNoLand;
import casebook.engine.contradiction.Contradiction.HasNoToughness;
import casebook.engine.contradiction.Contradiction.NoAttachment;
import casebook.engine.contradiction.Contradiction.NotDone;
import casebook.engine.contradiction.Contradiction.OtherController;
import casebook.engine.contradiction.Contradiction.Protected;
import casebook.engine.contradiction.Contradictions;
import casebook.engine.effect.Effect.Done;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;

/** Refuses a case in which something about a permanent can't be so, and says what to write. */
public final class Contradicted {
  private static final String OR_NOTHING =
      " Name what it is attached to in “attachedTo”, leave that field out, or say by “now” what is"
          + " so all the same.";

  private Contradicted() {}

  /**
   * Notes a problem for whatever can't be so.
   *
   * @param entries the permanents of the case as they are written, which have no problems
   */
  public static void check(Board board, List<Value> entries) {
    List<Contradiction> found = Contradictions.on(board);
    if (found.isEmpty()) {
      return;
    }
    var contradictions = new HashMap<Id, Contradiction>();
    found.forEach(one -> contradictions.put(one.permanent(), one));
    var told = new HashSet<Value>();
    Iterator<Value> written = written(entries).iterator();
    for (Id id : board.permanents().keySet()) {
      Value entry = written.next();
      Contradiction contradiction = contradictions.get(id);
      if (contradiction != null) {
        Value field = field(entry, contradiction);
        if (told.add(field)) {
          field.problem(message(contradiction));
        }
      }
    }
  }

  /** What is written of each permanent, in board order: alike ones have one entry. */
  public static List<Value> written(List<Value> entries) {
    var written = new ArrayList<Value>();
    for (Value entry : entries) {
      int count =
          entry.fields().map(fields -> fields.number("count", 1, Integer.MAX_VALUE, 1)).orElse(1);
      written.addAll(Collections.nCopies(count, entry));
    }
    return written;
  }

  private static Value field(Value entry, Contradiction contradiction) {
    String name =
        switch (contradiction) {
          case OtherController _, DoubledLegend _ -> "controller";
          case NotDone(var _, var done, var _) ->
              switch (done) {
                case TAPS -> "tapped";
                case PHASES_OUT -> "phasedOut";
              };
          case HasNoToughness _ -> "counters";
          default -> "attachedTo";
        };
    return entry.fields().flatMap(fields -> fields.find(name)).orElse(entry);
  }

  private static String message(Contradiction contradiction) {
    return switch (contradiction) {
      case AuraOnNothing(var aura) ->
          "“%s” is an Aura, and an Aura is always attached to something (303.4c). Say by"
                  .formatted(aura)
              + " “attachedTo” what it enchants.";
      case NoAttachment(var permanent) ->
          "“%s” can't be attached to anything: it is no Aura, Equipment or Fortification (301.5,"
                  .formatted(permanent)
              + " 303.4). Leave “attachedTo” out, or say by “subtypes” what it is.";
      case AttachedCreature(var permanent) ->
          "“%s” is a creature, so it can't be attached to anything (301.5c, 303.4d). If an ability"
                  .formatted(permanent)
              + " made it an Aura, list that under “effects”."
              + OR_NOTHING;
      case EquipsNoCreature(var equipment, var holder) ->
          "“%s” is an Equipment and “%s” is no creature, so it can't be attached to it (301.5)."
                  .formatted(equipment, holder)
              + OR_NOTHING;
      case FortifiesNoLand(var fortification, var holder) ->
          "“%s” is a Fortification and “%s” is no land, so it can't be attached to it (301.6)."
                  .formatted(fortification, holder)
              + OR_NOTHING;
      case CantEnchant(var aura, var holder, var enchant) ->
          "“%s” can't enchant “%s”: it has “enchant %s” (303.4a).".formatted(aura, holder, enchant)
              + OR_NOTHING;
      case CantBeAttached(var permanent, var holder, var by) ->
          "“%s” can't be attached to “%s”: “%s” (101.2).".formatted(permanent, holder, by.text())
              + OR_NOTHING;
      case Protected(var permanent, var holder, var protection) ->
          "“%s” can't be attached to “%s”, which has protection %s (702.16c, 702.16d)."
                  .formatted(permanent, holder, protection)
              + OR_NOTHING;
      case NotDone(var permanent, var done, var by) -> notDone(permanent, done, by.name());
      case HasNoToughness(var permanent, var by) ->
          "“%s” makes “%s” a creature with toughness 0, which is put into a graveyard (704.5f)."
                  .formatted(by.name(), permanent)
              + " Say by “counters” which counters were put on it.";
      case DoubledLegend(var permanent, var other) ->
          "“%s” and “%s” are legendary permanents of one name with one controller, and only one of"
                  .formatted(other, permanent)
              + " them stays (704.5j). Leave one out, or list what says that the “legend rule”"
              + " doesn't apply.";
      case OtherController(var permanent, var controller, var by) ->
          "“controller” says who controls “%s” now, and “%s” gives control of it to “%s” (613.1b)."
                  .formatted(permanent, by.name(), controller)
              + " Write that player, and the owner in “owner”; or, if something that is not here"
              + " came later, say so by “now: {controller: …}”.";
    };
  }

  private static String notDone(Id permanent, Done done, String by) {
    return switch (done) {
      case TAPS ->
          "“%s” taps “%s” as it resolves (701.26a), and “%s” isn't tapped. Write “tapped: true”;"
                  .formatted(by, permanent, permanent)
              + " or, if it untapped again, leave out that sentence of the effect by giving its"
              + " “text”.";
      case PHASES_OUT ->
          "“%s” phases out as “%s” resolves (702.26b), and it is here. Write “phasedOut: true”;"
                  .formatted(permanent, by)
              + " or, if it phased in again, leave the effect out.";
    };
  }
}
