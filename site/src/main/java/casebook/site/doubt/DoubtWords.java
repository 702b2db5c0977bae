package casebook.site.doubt;

import casebook.site.doubt.Doubt.ManaBesideLands;
import casebook.site.doubt.Doubt.NoCreature;
import casebook.site.doubt.Doubt.NoToughness;
import casebook.site.doubt.Doubt.OtherCondition;
import casebook.site.doubt.Doubt.StillCreature;

/** Says what a case states though the rest of its board says something else. */
public final class DoubtWords {
  private DoubtWords() {}

  /** What is doubtful, and what to write instead. */
  public static String sentence(Doubt doubt) {
    return switch (doubt) {
      case ManaBesideLands(_, var player, var mana, var lands) ->
          "%s has %s and nothing else to pay with, because the mana is stated; yet there is an untapped %s."
                  .formatted(player, mana, String.join(" and an untapped ", lands))
              + " Tap the lands, or leave the mana out so that they can pay.";
      case NoCreature(_, var permanent) ->
          "%s is a creature only because its types are stated; by the board it isn't one now."
                  .formatted(permanent)
              + " Say in the effects what made it a creature.";
      case StillCreature(_, var permanent) ->
          "%s isn't a creature only because its types are stated; by the board it is one now."
                  .formatted(permanent)
              + " Leave the types out, or say in the effects what changed them.";
      case NoToughness(_, var permanent) ->
          "%s has toughness 0 or less, so it would have been put into a graveyard (704.5f)."
                  .formatted(permanent)
              + " Say what makes it larger, or leave it out.";
      case OtherCondition(_, var condition, var stated) ->
          "“%s” is stated to be %s, and by the board it is %s. Leave it out."
              .formatted(condition, stated, !stated);
    };
  }
}
