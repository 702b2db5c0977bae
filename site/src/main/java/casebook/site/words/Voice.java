package casebook.site.words;

import casebook.engine.effect.Filter;
import java.util.List;
import java.util.Optional;

/**
 * From where a text is told: what it calls its own object, what that is attached to, what was
 * chosen for the effect, and its controller.
 *
 * @param attached empty where the text has its own word for it ("enchanted creature")
 * @param affected empty where the text has its own word for it ("that creature")
 * @param targeted its targets one by one; empty where the text has its own words for them
 */
record Voice(Noun self, Noun attached, Optional<String> affected, List<String> targeted, Noun you) {

  /** The voice of a permanent's own text, as it is printed on a creature. */
  static final Voice CREATURE = printed("this creature", "enchanted creature");

  /** The voice of printed text. */
  static Voice printed(String self, String attached) {
    return new Voice(Noun.one(self), Noun.one(attached), Optional.empty(), List.of(), Noun.YOU);
  }

  /** The same voice after the object was named, which is "it" from then on. */
  Voice sayingIt(Filter object) {
    return switch (object) {
      case Filter.Self() -> new Voice(Noun.one("it"), attached, affected, targeted, you);
      case Filter.Attached() -> new Voice(self, Noun.one("it"), affected, targeted, you);
      default -> this;
    };
  }

  FilterWords filters() {
    return new FilterWords(this);
  }

  PlayerWords players() {
    return new PlayerWords(this);
  }

  AmountWords amounts() {
    return new AmountWords(this);
  }

  WhomWords targets() {
    return new WhomWords(this);
  }

  ConditionWords conditions() {
    return new ConditionWords(this);
  }

  CostWords costs() {
    return new CostWords(this);
  }
}
