package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Creatures that must attack if another of the same controller does. */
record FollowerWords(Voice voice) {
  private static final Filter SAME_CONTROLLER =
      new Filter.ControlledBy(new Players.ControllerOf(new Filter.InQuestion()));

  /** "If a creature an opponent controls attacks, creatures that player controls attack …". */
  Optional<String> sentence(Effect.MustAttack effect) {
    if (!(DurationWords.without(effect.when())
            instanceof Condition.Attack(var leader, var count, Whom.Anything()))
        || !count.equals(Amount.of(1))
        || !FilterWords.parts(leader).contains(SAME_CONTROLLER)) {
      return Optional.empty();
    }
    List<Filter> leaders = new ArrayList<>(FilterWords.parts(leader));
    List<Filter> followers = new ArrayList<>(FilterWords.parts(effect.who()));
    leaders.remove(SAME_CONTROLLER);
    List<Filter> controllers =
        followers.stream().filter(Filter.ControlledBy.class::isInstance).toList();
    followers.removeAll(controllers);
    leaders.addAll(controllers);
    Noun subject = voice.filters().one(new Filter.Both(leaders), FilterWords.CREATURE);
    Noun rest = voice.filters().many(new Filter.Both(followers), FilterWords.CREATURE);
    return Optional.of(
        "if "
            + subject.words()
            + " attacks, "
            + rest.words()
            + (controllers.isEmpty() ? " its controller" : " that player")
            + " controls attack"
            + English.after(voice.targets().one(effect.whom()))
            + " "
            + new DurationWords(voice).period(effect.when())
            + " if able");
  }
}
