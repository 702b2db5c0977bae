package casebook.site.corpus;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.ManaTypes;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.site.catalogue.CardFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The choices that a card's text asks for. */
public final class Choices {
  private Choices() {}

  /** Whether its text speaks of what was chosen for it: a player, a color, a type, a number. */
  static boolean areMade(CardFacts card) {
    return mentions(card, Choices::isChoice);
  }

  private static boolean isChoice(Object part) {
    return part instanceof Condition.ChosenMode
        || part instanceof Amount.ChosenNumber
        || part instanceof Effect.ChangesToChosenColor
        || part instanceof Filter.HasChosen
        || part instanceof ManaTypes.ChosenColor
        || part instanceof Players.ChosenPlayer
        || part instanceof Players.NearestInChosenDirection;
  }

  /** The modes of which one is chosen as the card enters. */
  public static List<String> modes(CardFacts card) {
    var modes = new ArrayList<String>();
    mentions(card, part -> part instanceof Condition.ChosenMode(var mode) && modes.add(mode));
    return modes;
  }

  private static boolean mentions(CardFacts card, Predicate<Object> part) {
    boolean found = false;
    for (Ability ability : card.abilities()) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        found |= Mentions.mentions(effects, part);
      }
    }
    return found;
  }
}
