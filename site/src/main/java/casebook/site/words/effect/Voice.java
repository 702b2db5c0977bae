package casebook.site.words.effect;

import casebook.engine.effect.Filter;
import casebook.site.words.english.Noun;
import java.util.List;
import java.util.Optional;

/**
 * From where a text is told: what it calls its own object, what that is attached to, what was
 * chosen for the effect, and its controller.
 *
 * @param attached empty where the text has its own word for it ("enchanted creature")
 * @param affected the permanents and the players that it affects
 */
public record Voice(Noun self, Noun attached, Affected affected, Noun you) {

  /**
   * What was chosen for an effect.
   *
   * @param permanents empty where the text has its own word for them ("that creature")
   * @param players empty where the text has its own word for them ("that player")
   * @param targeted its targets one by one; empty where the text has its own words for them
   */
  public record Affected(
      Optional<String> permanents, Optional<String> players, List<String> targeted) {
    public static final Affected UNSAID =
        new Affected(Optional.empty(), Optional.empty(), List.of());

    public Affected {
      targeted = List.copyOf(targeted);
    }
  }

  /** The voice of a permanent's own text, as it is printed on a creature. */
  public static final Voice CREATURE = printed("this creature", "enchanted creature");

  /** The voice of printed text. */
  static Voice printed(String self, String attached) {
    return new Voice(Noun.one(self), Noun.one(attached), Affected.UNSAID, Noun.YOU);
  }

  /** The same voice after the object was named, which is "it" from then on. */
  Voice sayingIt(Filter object) {
    return switch (object) {
      case Filter.Self() -> new Voice(Noun.one("it"), attached, affected, you);
      case Filter.Attached() -> new Voice(self, Noun.one("it"), affected, you);
      default -> this;
    };
  }

  /** The same voice where the object is called otherwise. */
  public Voice calling(String object) {
    return new Voice(Noun.one(object), attached, affected, you);
  }

  /** The same voice of another object and its controller. */
  public Voice of(Noun object, Noun controller) {
    return new Voice(object, attached, affected, controller);
  }

  /** The words for permanents, told from here. */
  public FilterWords filters() {
    return new FilterWords(this);
  }

  PlayerWords players() {
    return new PlayerWords(this);
  }

  AmountWords amounts() {
    return new AmountWords(this);
  }

  /** The words for what is attacked, told from here. */
  public WhomWords targets() {
    return new WhomWords(this);
  }

  ConditionWords conditions() {
    return new ConditionWords(this);
  }

  CostWords costs() {
    return new CostWords(this);
  }
}
