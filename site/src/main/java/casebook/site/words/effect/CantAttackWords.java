package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Optional;

/** What can't attack, or can attack only something: "creatures can't attack you". */
record CantAttackWords(Voice voice) {

  String words(Filter who, Whom whom, Condition when) {
    return DurationWords.told(
        when,
        rest -> cantEver(who, whom, rest),
        new DurationWords(voice, voice.filters().many(who, FilterWords.CREATURE).its())::during);
  }

  private String cantEver(Filter who, Whom whom, Condition when) {
    String subject = voice.filters().many(who, FilterWords.CREATURE).words();
    String object = English.after(voice.sayingIt(who).targets().many(whom));
    return switch (when) {
      case Condition.AttacksAlone() -> subject + " can't attack" + object + " alone";
      case Condition.Not(Condition.AttacksAlone()) ->
          subject + " can attack" + object + " only alone";
      case Condition.Always() when onlyTarget(whom).isPresent() ->
          subject + " can attack only " + voice.targets().many(onlyTarget(whom).orElseThrow());
      default -> {
        Voice then = isStateOf(who, when) ? voice.sayingIt(who) : voice;
        yield subject + " can't attack" + object + then.conditions().after(when);
      }
    };
  }

  /** Whether the condition says of the same object what state it is in. */
  private static boolean isStateOf(Filter who, Condition when) {
    return switch (when) {
      case Condition.Not(var not) -> isStateOf(who, not);
      case Condition.Compare(Amount.PowerOf(var of), _, Amount.Constant _) -> of.equals(who);
      case Condition.Compare(Amount.ToughnessOf(var of), _, Amount.Constant _) -> of.equals(who);
      case Condition.Exists(Filter.Both(var all)) -> all.getFirst().equals(who);
      default -> false;
    };
  }

  /** What alone can be attacked, where all other players and all other permanents can't. */
  private static Optional<Whom> onlyTarget(Whom whom) {
    if (!(whom instanceof Whom.Either(var any))
        || any.size() != 2
        || !(any.getFirst() instanceof Whom.ThePlayer(var players))
        || !(any.getLast() instanceof Whom.ThePermanent(var permanents))) {
      return Optional.empty();
    }
    var only = new ArrayList<Whom>();
    if (players instanceof Players.Not(var not)) {
      only.add(new Whom.ThePlayer(not));
    }
    if (permanents instanceof Filter.Not(var not)) {
      only.add(new Whom.ThePermanent(not));
    }
    boolean others =
        only.size()
                + (players.equals(Players.ANYONE) ? 1 : 0)
                + (permanents.equals(Filter.ANY) ? 1 : 0)
            == 2;
    return others && !only.isEmpty() ? Optional.of(new Whom.Either(only)) : Optional.empty();
  }
}
