package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.TriggerEvent.Company;
import casebook.engine.effect.Whom;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.List;

/** Trigger conditions that look at attacking (508.3). */
public record TriggerWords(Voice voice) {
  private static final String TOKEN = "a token";

  /** "Whenever a Goblin you control attacks". */
  public String whenever(TriggerEvent event, Condition when) {
    List<Condition> all = when instanceof Condition.Both(var both) ? both : List.of(when);
    Condition more =
        all.stream().filter(one -> !isFirstTime(one)).reduce(Condition.ALWAYS, Condition::both);
    if (isCompany(event, more)) {
      return "whenever "
          + happens(event).replaceFirst(" attacks?$", " and ")
          + voice.conditions().holds(more);
    }
    boolean isStep =
        event instanceof TriggerEvent.BeforeAttacking && !(event instanceof TriggerEvent.Enters);
    return (isStep ? "" : "whenever ")
        + happens(event)
        + (all.stream().anyMatch(TriggerWords::isFirstTime) ? " for the first time each turn" : "")
        + (more instanceof Condition.Always ? "" : ", if " + voice.conditions().holds(more))
        + created(event);
  }

  /** Whether several others that have to attack are a part of what happens: battalion (702.101). */
  private boolean isCompany(TriggerEvent event, Condition when) {
    return event instanceof TriggerEvent.CreatureAttacks(_, Whom.Anything(), var company)
        && company == Company.ANY
        && when instanceof Condition.Attack(var who, Amount.Constant(int atLeast), Whom.Anything())
        && atLeast > 1
        && voice.filters().phrase(who, FilterWords.CREATURE).isOther();
  }

  private static boolean isFirstTime(Condition condition) {
    return condition instanceof Condition.FirstTime;
  }

  private static String created(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CombatBegins(_, Filter.IsToken _, var created) ->
          ", create " + created.map(TokenWords::of).orElse(TOKEN);
      case TriggerEvent.ReachesChapter(_, Filter.IsToken _) -> ", create " + TOKEN;
      default -> "";
    };
  }

  private String happens(TriggerEvent event) {
    return switch (event) {
      case TriggerEvent.CreatureAttacks(var who, var whom, var company) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        yield creature.words()
            + " "
            + creature.verb("attacks", "attack")
            + English.after(voice.targets().one(whom))
            + company(company);
      }
      case TriggerEvent.IsAttacked(var whom) -> {
        String what = voice.targets().one(whom);
        yield (what.isEmpty() ? "a player, planeswalker, or battle" : what)
            + (what.equals("you") ? " are attacked" : " is attacked");
      }
      case TriggerEvent.AreAttacked(var whom) -> together(whom) + " are attacked";
      case TriggerEvent.ComesAttacking(var who) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        yield creature.words() + " " + creature.verb("enters", "enter") + " attacking";
      }
      case TriggerEvent.PlayerAttacksWith(var player, var atLeast, var who, var whom) -> {
        Noun attacker = voice.players().one(player);
        yield attacker.words()
            + " "
            + attacker.verb("attacks", "attack")
            + English.after(together(whom))
            + " with "
            + with(atLeast, who);
      }
      case TriggerEvent.PlayerAttacksWithEach(var player, var who, var whom) -> {
        Noun attacker = voice.players().one(player);
        yield attacker.words()
            + " "
            + attacker.verb("attacks", "attack")
            + English.after(voice.targets().one(whom))
            + " with "
            + voice.filters().one(who, FilterWords.CREATURE).words();
      }
      case TriggerEvent.PlayerAttacks(var player) -> attacks(voice.players().one(player));
      case TriggerEvent.PlayerAttacksPlayer(var player, var attacked) ->
          attacks(voice.players().one(player)) + " " + voice.players().one(attacked).words();
      case TriggerEvent.PaysOptionalCost(var who, var cost) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        if (cost.equals("enlist")) {
          yield creature.words() + " " + creature.verb("enlists", "enlist") + " a creature";
        }
        Noun payer = voice.you();
        yield cost.equals("exert")
            ? payer.words() + " " + cost + (payer.equals(Noun.YOU) ? " " : "s ") + creature.words()
            : payer.words()
                + payer.verb(" pays", " pay")
                + " the optional cost “"
                + cost
                + "” as "
                + creature.words()
                + " "
                + creature.verb("attacks", "attack");
      }
      case TriggerEvent.AttacksUnblocked(var who, var whom) -> {
        Noun creature = voice.filters().one(who, FilterWords.CREATURE);
        yield attacks(creature) + English.after(voice.targets().one(whom)) + " and isn't blocked";
      }
      case TriggerEvent.CreaturesAttack(var atLeast, var who, var whom) ->
          with(atLeast, who) + " attack" + English.after(together(whom));
      case TriggerEvent.CreaturesUnblocked(var who, var whom) ->
          with(Amount.of(1), who)
              + " attack"
              + English.after(together(whom))
              + " and aren't blocked";
      case TriggerEvent.AttackingTriggers(var who) ->
          "an ability of "
              + voice.filters().one(who, FilterWords.CREATURE).words()
              + " triggers as it attacks";
      case TriggerEvent.CombatBegins(Players.Anyone(), _, _) -> "at the beginning of each combat";
      case TriggerEvent.CombatBegins(var player, _, _) ->
          "at the beginning of combat on " + voice.players().one(player).possessive() + " turn";
      case TriggerEvent.EarlierStepBegins(var step, Players.Anyone()) ->
          "at the beginning of each player's " + step(step);
      case TriggerEvent.EarlierStepBegins(var step, var player) ->
          "at the beginning of " + voice.players().one(player).possessive() + " " + step(step);
      case TriggerEvent.Enters(var what) -> {
        Noun permanent = voice.filters().one(what, FilterWords.PERMANENT);
        yield permanent.words() + " " + permanent.verb("enters", "enter");
      }
      case TriggerEvent.ReachesChapter(var chapters, _) ->
          (chapters.size() == 1 ? "at chapter " : "at chapters ")
              + English.list(chapters.stream().map(String::valueOf).toList(), "and");
      case TriggerEvent.Sacrifices(var player, var what) -> {
        Noun who = voice.players().one(player);
        yield who.words()
            + " "
            + who.verb("sacrifices", "sacrifice")
            + " "
            + voice.filters().one(what, FilterWords.PERMANENT).words();
      }
      case TriggerEvent.TapsForMana(var player, var what) -> {
        Noun who = voice.players().one(player);
        yield who.words()
            + " "
            + who.verb("taps", "tap")
            + " "
            + voice.filters().one(what, FilterWords.PERMANENT).words()
            + " for mana";
      }
      case TriggerEvent.Leaves(var what, var to) -> {
        Noun permanent = voice.filters().one(what, FilterWords.PERMANENT);
        yield permanent.words()
            + " "
            + switch (to) {
              case GRAVEYARD ->
                  permanent.verb("is", "are") + " put into a graveyard from the battlefield";
              case HAND -> permanent.verb("is", "are") + " returned to its owner's hand";
              case ANYWHERE -> permanent.verb("leaves", "leave") + " the battlefield";
            };
      }
      case TriggerEvent.LeaveTogether(var what, var to) ->
          "one or more "
              + voice.filters().many(what, FilterWords.PERMANENT).words()
              + switch (to) {
                case GRAVEYARD -> " are put into a graveyard from the battlefield";
                case HAND -> " are returned to hand";
                case ANYWHERE -> " leave the battlefield";
              };
      case TriggerEvent.LosesLife(var player) -> {
        Noun who = voice.players().one(player);
        yield who.words() + " " + who.verb("loses", "lose") + " life";
      }
      case TriggerEvent.Discards(var player) -> discards(player) + " a card";
      case TriggerEvent.DiscardTogether(var player) -> discards(player) + " one or more cards";
      case TriggerEvent.BecomesTapped(var who) -> {
        Noun permanent = voice.filters().one(who, FilterWords.PERMANENT);
        yield permanent.words() + " " + permanent.verb("becomes", "become") + " tapped";
      }
      case TriggerEvent.BecomeTapped(var who) ->
          "one or more "
              + voice.filters().many(who, FilterWords.PERMANENT).words()
              + " become tapped";
    };
  }

  private String discards(Players player) {
    Noun who = voice.players().one(player);
    return who.words() + " " + who.verb("discards", "discard");
  }

  private static String step(TriggerEvent.EarlierStep step) {
    return switch (step) {
      case UPKEEP -> "upkeep";
      case DRAW -> "draw step";
      case FIRST_MAIN -> "first main phase";
    };
  }

  /** What is attacked, where all attackers count together: "one or more planeswalkers". */
  private String together(Whom whom) {
    return switch (whom) {
      case Whom.Each(var each) -> voice.targets().one(each);
      case Whom.Either(var any) -> English.list(any.stream().map(this::together).toList(), "or");
      case Whom.Anything _, Whom.ThePlayer _, Whom.ThePermanent _ -> {
        String one = voice.targets().one(whom);
        String many = voice.targets().many(whom);
        boolean several = one.startsWith("a ") || one.startsWith("an ");
        yield several ? "one or more " + (many.startsWith("your ") ? "of " + many : many) : one;
      }
    };
  }

  private String with(Amount atLeast, Filter who) {
    if (who instanceof Filter.Either(var any)
        && any.stream().anyMatch(one -> voice.filters().definite(one).isPresent())) {
      return String.join(" and/or ", any.stream().map(one -> with(atLeast, one)).toList());
    }
    return voice.filters().definite(who).isPresent()
        ? voice.filters().one(who, FilterWords.CREATURE).words()
        : voice.amounts().number(atLeast)
            + " or more "
            + voice.filters().many(who, FilterWords.CREATURE).words()
            + voice.amounts().where(atLeast);
  }

  private static String attacks(Noun subject) {
    return subject.words() + " " + subject.verb("attacks", "attack");
  }

  private static String company(Company company) {
    return switch (company) {
      case ANY -> "";
      case ALONE, PLAYER_ALONE -> " alone";
      case WITH_OTHERS -> " with one or more other creatures";
    };
  }
}
