package casebook.site.words.effect;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Pretence;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;
import casebook.site.words.english.Clause;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What an effect does to attacking, as one sentence in the style of rules text. */
public final class EffectWords {

  /** Text as it is printed on a creature, or on an Aura attached to one. */
  public static final EffectWords PRINTED = new EffectWords(Voice.CREATURE);

  private static final Filter NOT_EXERTED = new Filter.Not(new Filter.Is(Designation.EXERTED));

  private static final Pattern SYMBOLS = Pattern.compile("\\{[^{}]*+\\}(?: ?\\{[^{}]*+\\})*+");

  private static final Filter OTHER_AURA =
      new Filter.Both(List.of(new Filter.HasSubtype("aura"), new Filter.Not(Filter.SELF)));
  private static final String EQUIPPED = "equipped creature";

  /** What stands after a trigger in place of what the ability does, where only that is known. */
  static final String UNSAID = ", this ability triggers";

  private final Voice voice;

  public EffectWords(Voice voice) {
    this.voice = voice;
  }

  /**
   * Text as it is printed on another object.
   *
   * @param self what the object calls itself: "this land", "this Aura"
   * @param attached what it calls what it is attached to: "equipped creature"
   */
  public static EffectWords printed(String self, String attached) {
    return new EffectWords(Voice.printed(self, attached));
  }

  /** The same, where nothing was said before of what an effect affects. */
  EffectWords ofSome(String object) {
    var affected = new Voice.Affected(Optional.of(object), voice.affected().players(), List.of());
    return new EffectWords(new Voice(voice.self(), voice.attached(), affected, voice.you()));
  }

  /** Text as it is printed on an object with these characteristics. */
  public static EffectWords printedOn(Characteristics is) {
    String self =
        is.hasType("creature")
            ? "creature"
            : Stream.of("planeswalker", "battle", "artifact", "enchantment", "land")
                .filter(is::hasType)
                .findFirst()
                .orElse("permanent");
    return printed("this " + self, is.hasSubtype("equipment") ? EQUIPPED : "enchanted creature");
  }

  /** A text that calls what it is attached to by the word that stands in it. */
  public static EffectWords printedAs(String text) {
    return text.toLowerCase(Locale.ROOT).contains(EQUIPPED)
        ? printed("this creature", EQUIPPED)
        : PRINTED;
  }

  /** The effect as a sentence: "This creature can't attack alone." */
  public String sentence(Effect effect) {
    return English.sentence(clause(effect));
  }

  /** When an ability triggers: "whenever this creature attacks". */
  String whenever(Effect.Trigger trigger) {
    return new TriggerWords(voice).whenever(trigger.event(), trigger.when());
  }

  /** That a condition holds, as a clause: "there is a Warrior card in your graveyard". */
  public String holding(Condition condition) {
    return voice.conditions().holds(condition);
  }

  /** That a condition doesn't hold, as a clause; nothing for one that always does. */
  public Optional<String> notHolding(Condition condition) {
    return condition.equals(Condition.ALWAYS)
        ? Optional.empty()
        : Optional.of(voice.conditions().fails(condition));
  }

  /** The effect as a main clause, without a capital letter or a full stop. */
  public String clause(Effect effect) {
    ConditionWords conditions = voice.conditions();
    return switch (effect) {
      case Effect.CantAttack(var who, var whom, var when) ->
          new CantAttackWords(voice).words(who, whom, when);
      case Effect.AtMost(var count, var who, var whom, var period, var when) ->
          conditions.aroundDoing(
              "no more than "
                  + voice.amounts().number(count)
                  + " "
                  + bare(who, count)
                  + " can attack"
                  + English.after(limited(whom))
                  + DurationWords.counted(period, when)
                  + voice.amounts().where(count),
              when);
      case Effect.MustAttack following
          when new FollowerWords(voice).sentence(following).isPresent() ->
          new FollowerWords(voice).sentence(following).get();
      case Effect.MustAttack(var who, var whom, var when) -> {
        Noun subject = creatures(who);
        yield conditions.withoutDuration(
            subject.words()
                + " "
                + subject.verb("attacks", "attack")
                + English.after(voice.targets().one(whom))
                + " "
                + new DurationWords(voice, subject.its()).period(when)
                + " if able",
            when);
      }
      case Effect.MustAttackWith(var player, var count, var who, var whom, var when) ->
          conditions.withoutDuration(
              voice.players().each(player).words()
                  + " must attack"
                  + English.after(voice.targets().one(whom))
                  + " with at least "
                  + voice.amounts().number(count)
                  + " "
                  + bare(who, count)
                  + " "
                  + new DurationWords(voice).period(when)
                  + " if able"
                  + voice.amounts().where(count),
              when);
      case Effect.Goaded(var who, var when) ->
          conditions.around(creatures(who).says(Clause.be("goaded")), when);
      case Effect.Detained(var who) -> permanents(who).says(Clause.be("detained"));
      case Effect.AttackCost(var who, var whom, var cost, var when) ->
          conditions.aroundDoing(attackCost(who, whom, cost), when);
      case Effect.OptionalCost(var who, var name, var cost) -> optionalCost(who, name, cost);
      case Effect.AsThough(var who, var pretence, var whom, var when) ->
          conditions.aroundDoing(asThough(who, pretence, whom), when);
      case Effect.Keyword(var name, var parameter) ->
          name + parameter.map(EffectWords::parameter).orElse("");
      case Effect.Gives(var who, var abilities, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            subject.words()
                + " "
                + (DurationWords.in(when).isPresent()
                    ? subject.verb("gains", "gain")
                    : subject.verb("has", "have"))
                + " "
                + AbilityWords.given(abilities),
            when);
      }
      case Effect.Takes(var who, var keyword, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            subject.words() + " " + subject.verb("loses", "lose") + " " + keyword, when);
      }
      case Effect.CantHave(var who, var keyword, var when) ->
          conditions.around(permanents(who).words() + " can't have or gain " + keyword, when);
      case Effect.TakesAll(var who, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            subject.words() + " " + subject.verb("loses", "lose") + " all abilities", when);
      }
      case Effect.TakesAllButMana(var who, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            subject.words()
                + " "
                + subject.verb("loses", "lose")
                + " all abilities except mana abilities",
            when);
      }
      case Effect.Trigger(var event, var when) ->
          new TriggerWords(voice).whenever(event, when) + UNSAID;
      case Effect.TriggersAgain(var source, var when, var attacker) -> {
        String ability =
            "a triggered ability of " + voice.filters().one(source, FilterWords.PERMANENT).words();
        String triggers =
            attacker
                .map(one ->
                    voice.filters().one(one, FilterWords.CREATURE).words()
                        + " attacking causes "
                        + ability
                        + " to trigger")
                .orElse(ability + " triggers");
        yield conditions.around(
            "if " + triggers + ", that ability triggers an additional time", when);
      }
      case Effect.CantBeAttached(var attachment, Filter.Not(var only), var when) ->
          conditions.around(
              permanents(attachment).words()
                  + " can be attached only to "
                  + voice.filters().one(only, FilterWords.PERMANENT).words(),
              when);
      case Effect.CantBeAttached(var attachment, var to, var when) ->
          conditions.around(permanents(to).words() + " can't be " + held(attachment), when);
      case Effect.OneShot(var who, var done, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            switch (done) {
              case TAPS -> subject.words() + " " + subject.verb("becomes", "become") + " tapped";
              case PHASES_OUT -> subject.words() + " " + subject.verb("phases", "phase") + " out";
            },
            when);
      }
      case Effect.EntersAttacking(Filter.Affected(), var whom, var when)
          when voice.affected().permanents().isEmpty() ->
          conditions.around(
              "put a creature onto the battlefield attacking"
                  + English.after(voice.targets().one(whom)),
              when);
      case Effect.EntersAttacking(var who, var whom, var when) -> {
        Noun subject = permanents(who);
        yield conditions.around(
            subject.words()
                + " "
                + subject.verb("enters", "enter")
                + " attacking"
                + English.after(voice.targets().one(whom)),
            when);
      }
      case Effect.ChoosesAttackers(var player) -> {
        Noun chooser = voice.players().one(player);
        yield chooser.words() + " " + chooser.verb("chooses", "choose") + " which creatures attack";
      }
      case Effect.AddsMana mana -> new ManaWords(voice).ability(mana);
      case Effect.AddsManaOfTypes mana -> new ManaWords(voice).ability(mana);
      case Effect.AddsManaForOthers() -> ManaWords.forOthers();
      case Effect.AddsManaBesides(var who, var choices, var when) ->
          conditions.around(
              ManaWords.besides(voice.filters().one(who, FilterWords.PERMANENT), choices), when);
      case Effect.AddsManaOtherwise(var needs) -> ManaWords.otherwise(needs);
      case Effect.ChangingMana changing -> changing(changing);
      case Effect.CantBeSacrificed(var who, var asked, var when) ->
          conditions.around(
              asked.equals(Players.ANYONE)
                  ? permanents(who).words() + " can't be sacrificed"
                  : "spells and abilities your opponents control can't cause you to sacrifice"
                      + " permanents",
              when);
      case Effect.CantPayLife(var players, var when) ->
          conditions.around(voice.players().one(players).words() + " can't lose life", when);
      case Effect.OfCharacteristics of ->
          voice.conditions().around(new CharacteristicWords(voice).said(of), of.when());
      case Effect.Timing(var window) ->
          "this may be cast or activated only " + new WindowWords(voice).during(window);
      case Effect.Continues() ->
          "if this permanent leaves the battlefield, this effect continues until end of turn";
      case Effect.SkipsCombat(var player) -> {
        Noun skipper = voice.players().each(player);
        yield skipper.words()
            + " "
            + skipper.verb("skips", "skip")
            + " "
            + (skipper.equals(Noun.YOU) ? "your" : "their")
            + " combat phase";
      }
    };
  }

  /** What stands after a keyword: symbols and X have capital letters. */
  private static String parameter(String words) {
    String told = words.equals("x") ? "X" : words.replace(" '", "'");
    return English.after(
        SYMBOLS
            .matcher(told)
            .replaceAll(symbols -> symbols.group().toUpperCase(Locale.ROOT).replace(" ", "")));
  }

  private String changing(Effect.ChangingMana effect) {
    var mana = new ManaWords(voice);
    return switch (effect) {
      case Effect.CantActivate(var who, var which, var when) ->
          voice.conditions().around(mana.stopped(permanents(who), which), when);
      case Effect.HasLandTypes(var who, var types, var besides, var when) ->
          voice.conditions().around(mana.landTypes(permanents(who), types, besides), when);
      case Effect.ProducesInstead instead ->
          voice
              .conditions()
              .around(
                  mana.instead(voice.filters().one(instead.who(), FilterWords.PERMANENT), instead),
                  instead.when());
      case Effect.SpendsAsAnyColor(var players, var when) -> {
        Noun spender = voice.players().one(players);
        yield voice
            .conditions()
            .around(spender.words() + " can spend mana as though it were mana of any color", when);
      }
      case Effect.ActivatesAsThoughHaste(var who, var when) ->
          voice
              .conditions()
              .around(
                  "activated abilities of "
                      + creatures(who).words()
                      + " can be activated as though these had haste",
                  when);
      case Effect.ChangesManaOtherwise() -> "permanents produce other mana instead of their own";
    };
  }

  /** What a limited number can attack: "you", "each planeswalker you control". */
  private String limited(Whom whom) {
    String words = voice.targets().one(whom);
    return whom instanceof Whom.Each ? words.replaceFirst("^an? ", "each ") : words;
  }

  private Noun creatures(Filter who) {
    return voice.filters().many(who, FilterWords.CREATURE);
  }

  /** What can't be done to a permanent by attaching something: "equipped". */
  private String held(Filter attachment) {
    return switch (attachment) {
      case Filter.HasSubtype(var aura) when aura.equals("aura") -> "enchanted";
      case Filter.HasSubtype(var equipment) when equipment.equals("equipment") -> "equipped";
      default ->
          attachment.equals(OTHER_AURA)
              ? "enchanted by other Auras"
              : "attached to by " + voice.filters().one(attachment, FilterWords.PERMANENT).words();
    };
  }

  private Noun permanents(Filter who) {
    return voice.filters().many(who, FilterWords.PERMANENT);
  }

  private String bare(Filter who, Amount count) {
    return voice
        .filters()
        .phrase(who, FilterWords.CREATURE)
        .bare(count.equals(Amount.of(1)) ? Noun.Count.ONE : Noun.Count.MANY);
  }

  private String attackCost(Filter who, Whom whom, Cost cost) {
    Noun subject = creatures(who);
    String cant = subject.words() + " can't attack" + English.after(voice.targets().many(whom));
    CostWords costs = voice.costs();
    if (who instanceof Filter.Self && voice.you().equals(Noun.YOU)) {
      return cant + " unless you " + costs.paid(cost, CostWords.Payer.YOU);
    }
    return cant
        + " unless "
        + subject.its()
        + " controller "
        + costs.price(cost, CostWords.Payer.CONTROLLER)
        + (subject.count() == Noun.Count.MANY ? " for each of those creatures" : "")
        + costs.where(cost);
  }

  private String optionalCost(Filter who, String name, Cost cost) {
    Noun subject = voice.filters().one(who, FilterWords.CREATURE);
    String payer = voice.you().words();
    return switch (cost) {
      case Cost.Enlist() when who instanceof Filter.Self -> name;
      case Cost.Exert() when who instanceof Filter.Both(var all) && all.contains(NOT_EXERTED) -> {
        List<Filter> others = all.stream().filter(one -> !one.equals(NOT_EXERTED)).toList();
        Filter rest = others.size() == 1 ? others.getFirst() : new Filter.Both(others);
        yield "if "
            + voice.filters().one(rest, FilterWords.CREATURE).words()
            + " hasn't been exerted this turn, "
            + payer
            + " may exert it as it attacks";
      }
      case Cost.Exert() -> payer + " may exert " + subject.words() + " as it attacks";
      default -> {
        String offer =
            "as "
                + subject.words()
                + " "
                + subject.verb("attacks", "attack")
                + ", "
                + payer
                + " may "
                + voice.costs().paid(cost, CostWords.Payer.YOU);
        yield offer + " (" + name + ")";
      }
    };
  }

  private String asThough(Filter who, Pretence pretence, Whom whom) {
    Noun subject = creatures(who);
    String attack = subject.words() + " can attack" + English.after(voice.targets().many(whom));
    return switch (pretence) {
      case HASTE -> attack + " as though " + subject.pronoun() + " had haste";
      case NO_DEFENDER -> attack + " as though " + subject.pronoun() + " didn't have defender";
    };
  }
}
