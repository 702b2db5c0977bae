package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Whom;
import casebook.engine.move.Move;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.site.words.effect.DurationWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.english.English;
import casebook.site.words.ruling.RequirementWords.Command;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Why a move isn't legal, as one plain sentence that names the sub-rule. */
public record ReasonWords(Names names) {

  private static final String IT = "it ";

  /** The most ignored requirements that are named; of more, their number is told. */
  private static final int MANY = 3;

  /** Why a move isn't legal, each reason as a sentence; of creatures that are alike only one. */
  public List<String> sentences(Ruling ruling) {
    boolean isNone =
        ruling.move() instanceof Move.DeclareAttackers declared
            && declared.attack().targets().isEmpty();
    var counts = new LinkedHashMap<String, Integer>();
    ruling.why().forEach(reason -> counts.merge(group(reason), 1, Integer::sum));
    var sentences = new LinkedHashMap<String, String>();
    for (Reason reason : ruling.why()) {
      int count = counts.getOrDefault(group(reason), 1);
      sentences.putIfAbsent(
          group(reason),
          switch (reason) {
            case Reason.NotChoosable one when count > 1 -> sentence(reason, several(one, count));
            case Reason.TooFewObeyed few when isNone ->
                sentence(reason, tooFew(few, "not attacking"));
            default -> sentence(reason);
          });
    }
    return List.copyOf(sentences.sequencedValues());
  }

  /** What is said of creatures that are alike is said once: "one of 3 × Goblin" is each of them. */
  private String group(Reason reason) {
    return reason.rule() + words(reason);
  }

  private String several(Reason.NotChoosable reason, int count) {
    String why = whyNotChoosable(reason);
    return names.several(reason.creature(), count)
        + " can't be chosen to attack: "
        + (why.startsWith(IT) ? "each of them " + why.substring(IT.length()) : why);
  }

  private String sentence(Reason reason, String words) {
    return names.capitalized(words) + " (" + names.of(reason.rule()) + ").";
  }

  /** The reason as a sentence. */
  public String sentence(Reason reason) {
    return sentence(reason, words(reason));
  }

  /** Why a creature can't be chosen to attack, as a clause: "it is tapped". */
  public String whyNotChoosable(Reason.NotChoosable reason) {
    return switch (reason) {
      case Reason.NotACreature _ -> "it isn't a creature";
      case Reason.NotControlled _ -> "the active player doesn't control it";
      case Reason.PhasedOut _ -> "it is phased out, so it is treated as though it didn't exist";
      case Reason.HasLeft _ -> "it has left the battlefield";
      case Reason.Tapped _ -> "it is tapped";
      case Reason.AlsoABattle _ -> "it is also a battle";
      case Reason.SummoningSick _ ->
          "it is summoning sick (its controller hasn't controlled it continuously since the turn"
              + " began, and it doesn't have haste)";
    };
  }

  private String words(Reason reason) {
    return switch (reason) {
      case Reason.NotChoosable one ->
          names.of(one.creature()) + " can't be chosen to attack: " + whyNotChoosable(one);
      case Reason.NotAttackable(var creature, var target, var why) ->
          names.of(creature) + " can't attack " + names.of(target) + ": " + why(why);
      case Reason.RestrictionDisobeyed(var stated, var creatures) -> restriction(stated, creatures);
      case Reason.TooFewObeyed few -> tooFew(few, "this attack");
      case Reason.NoBand(var creatures, var flaw) ->
          names.all(creatures) + " can't be a band: " + flaw(flaw);
      case Reason.NoSuchOptionalCost(var creature, var cost) ->
          "no optional cost called “"
              + cost
              + "” can be paid as "
              + names.of(creature)
              + " attacks";
      case Reason.ChosenTooOften(var creature, var cost) ->
          "the optional cost to attack of "
              + names.of(creature)
              + " called “"
              + cost
              + "” is chosen more often than it can be";
      case Reason.ChosenWithoutAttacking(var creature, var cost) ->
          names.of(creature)
              + " doesn't attack, so its optional cost to attack called “"
              + cost
              + "” can't be chosen";
      case Reason.NotPaid(var creature, var target, var costs) ->
          names.of(creature)
              + " attacks "
              + names.of(target)
              + ", and the cost of "
              + English.list(
                  costs.stream().map(cost -> names.of(cost.source())).distinct().toList(), "and")
              + " isn't paid for it";
      case Reason.CannotPay(var missing, var uncounted) ->
          "the total cost to attack can't be paid; still missing: "
              + PriceWords.of(missing)
              + (uncounted.isEmpty()
                  ? ""
                  : "; the mana that " + names.all(uncounted) + " could add isn't counted");
      case Reason.WrongPayment(var creature, var with) ->
          names.of(with) + " can't pay the cost of attacking with " + names.of(creature);
      case Reason.NoDefendingPlayer(var player) ->
          names.of(player) + " can't be chosen as the defending player";
      case Reason.NotAChoice(var creature, var target, var why) ->
          names.of(target) + " can't be chosen for " + names.of(creature) + ": " + why(why);
      case Reason.NotReselectable(var creature, var target, var limit) ->
          names.of(target) + " can't be chosen for " + names.of(creature) + ": " + limit(limit);
    };
  }

  private static String why(Reason.NotAttackable.Why why) {
    return switch (why) {
      case NOT_A_DEFENDING_PLAYER -> "that player isn't a defending player";
      case NOT_IN_THE_GAME -> "that player has left the game";
      case NEITHER_PLANESWALKER_NOR_BATTLE -> "it is neither a planeswalker nor a battle";
      case NOT_CONTROLLED_BY_A_DEFENDING_PLAYER -> "no defending player controls that planeswalker";
      case NOT_PROTECTED_BY_A_DEFENDING_PLAYER -> "no defending player protects that battle";
      case OUT_OF_RANGE -> "it is beyond the attacking player's range of influence";
    };
  }

  private String restriction(Stated stated, List<Id> creatures) {
    String attackers = names.all(creatures);
    Source source = stated.source();
    boolean itself = source.permanent().equals(Optional.of(creatures.getFirst()));
    String says = new EffectWords(names.voice(stated)).clause(stated.effect());
    return switch (stated.effect()) {
      case Effect.Keyword(var name, var _) ->
          attackers + " can't attack: it has " + name.toLowerCase(Locale.ROOT);
      case Effect.Detained _ -> attackers + " can't attack: it is detained";
      case Effect.AtMost atMost ->
          attackers
              + " can't "
              + (creatures.size() == 2 ? "both " : creatures.size() > 2 ? "all " : "")
              + "attack: "
              + (DurationWords.without(atMost.when()) instanceof Condition.Always
                      && says.startsWith("no more than")
                  ? names.of(source) + " lets " + says.replaceFirst(" can attack", " attack")
                  : says);
      default ->
          itself && creatures.size() == 1
              ? says
              : cantAttack(
                  attackers, stated.effect(), itself ? "its own text" : names.of(source), says);
    };
  }

  /**
   * That a restriction keeps creatures from attacking as they do, told with what says so.
   *
   * @param says the restriction as a clause
   */
  static String cantAttack(String attackers, Effect effect, String source, String says) {
    if (says.startsWith(attackers + " can't attack")) {
      return source + " says that " + says;
    }
    boolean atAll =
        effect instanceof Effect.CantAttack(var _, Whom.Anything(), var when)
            && DurationWords.without(when) instanceof Condition.Always;
    return attackers
        + " can't attack"
        + (atAll ? ": " : " this way: ")
        + source
        + " says that "
        + says;
  }

  private String tooFew(Reason.TooFewObeyed few, String attack) {
    String ignored = ignored(few.ignored());
    return ignored
        + (ignored.isEmpty() ? attack : English.capitalized(attack))
        + " obeys "
        + few.obeyed()
        + " of "
        + few.total()
        + (few.total() == 1 ? " requirement" : " requirements")
        + "; "
        + new AttackWords(names).described(few.witness())
        + " would obey "
        + few.maximum()
        + (few.maximum() < few.total() ? ", the most that is possible" : "");
  }

  /** The requirements that the attack ignores and a better one obeys; of many the first few. */
  private String ignored(List<RequirementItem> items) {
    List<Command> all = new RequirementWords(names).commands(items);
    if (all.isEmpty()) {
      return "";
    }
    var each = new ArrayList<>(all.stream().limit(MANY).map(Command::words).toList());
    int more = all.stream().skip(MANY).mapToInt(Command::creatures).sum();
    if (more > 0) {
      each.add(more == 1 ? "so must one more creature" : "so must " + more + " more creatures");
    }
    return English.list(each, "and") + ". ";
  }

  private static String flaw(Reason.NoBand.Flaw flaw) {
    return switch (flaw) {
      case NOT_ATTACKING -> "not all of them attack";
      case WITHOUT_BANDING -> "only one creature of a band can lack banding";
      case DIFFERENT_TARGETS -> "they don't all attack the same player, planeswalker, or battle";
      case IN_TWO_BANDS -> "a creature can be in one band only";
    };
  }

  private static String limit(Reason.NotReselectable.Limit limit) {
    return switch (limit) {
      case OPPONENTS ->
          "it must be an opponent, or a permanent that an opponent controls or protects";
      case CHOSEN_DEFENDING_PLAYER ->
          "it must be the chosen defending player, or a permanent that this player controls or"
              + " protects";
      case RANGE_OF_INFLUENCE -> "it must be within the range of influence";
    };
  }
}
