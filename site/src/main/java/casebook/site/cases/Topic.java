package casebook.site.cases;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What published rulings are about, in the order in which they are listed. */
public enum Topic {
  ATTACKERS("Which creatures can attack"),
  TARGETS("What can be attacked"),
  RESTRICTIONS("Creatures that can’t attack"),
  REQUIREMENTS("Creatures that must attack"),
  GOAD("Goad"),
  CAPS("Only so many attackers"),
  ALONE("Alone and in company"),
  COSTS("Costs to attack"),
  OPTIONAL_COSTS("Optional costs"),
  BANDS("Bands"),
  PLANESWALKERS_AND_BATTLES("Planeswalkers and battles"),
  TRIGGERS("Abilities that trigger"),
  ENTERS_ATTACKING("Put onto the battlefield attacking"),
  RESELECTION("Attacking something else"),
  LEAVES_COMBAT("Removed from combat"),
  MULTIPLAYER("More than two players"),
  COMBAT_PHASES("Steps and combat phases"),
  TIMING("When spells can be cast"),
  EDITIONS("What an edition changed");

  private final String title;

  Topic(String title) {
    this.title = title;
  }

  /** What it is called where people read it. */
  public String title() {
    return title;
  }

  /** What files and addresses call it: {@code optional-costs}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The labels of all topics. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(Topic::label).toList();
  }

  /** The topic with a label. */
  public static Optional<Topic> labelled(String label) {
    return Arrays.stream(values()).filter(topic -> topic.label().equals(label)).findAny();
  }
}
