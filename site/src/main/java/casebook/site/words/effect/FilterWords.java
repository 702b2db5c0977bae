package casebook.site.words.effect;

import casebook.engine.effect.Amount;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.Whom;
import casebook.site.words.english.Clause;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;
import casebook.site.words.english.Trait;
import casebook.site.words.english.Trait.Adjective;
import casebook.site.words.english.Trait.Having;
import casebook.site.words.english.Trait.Kind;
import casebook.site.words.english.Trait.Rank;
import casebook.site.words.english.Trait.Says;
import casebook.site.words.english.Trait.Tail;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which permanents an effect means, as noun phrases. */
public record FilterWords(Voice voice) {

  /** What a phrase is about where it doesn't say a kind of permanent. */
  public static final String PERMANENT = "permanent";

  /** What a phrase is about where it speaks of attackers. */
  static final String CREATURE = "creature";

  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth");

  /** One such permanent: "a red creature you control", "this creature". */
  Noun one(Filter filter, String noun) {
    return phrase(filter, noun).one();
  }

  /** All such permanents: "red creatures you control", "this creature". */
  Noun many(Filter filter, String noun) {
    return phrase(filter, noun).many();
  }

  /** The phrase without article: "red creature you control". */
  String bare(Filter filter, String noun) {
    return phrase(filter, noun).bare(Noun.Count.ONE);
  }

  /** What the filter means, said with this noun ("creature"). */
  public NounPhrase phrase(Filter filter, String noun) {
    return NounPhrase.of(this, filter, noun);
  }

  /** The definite object that a filter names, if it names one. */
  public Optional<Noun> definite(Filter filter) {
    return switch (filter) {
      case Filter.Self() -> Optional.of(voice.self());
      case Filter.Attached() -> Optional.of(voice.attached());
      case Filter.Affected() ->
          Optional.of(Noun.one(voice.affected().permanents().orElse("that creature")));
      case Filter.Target target -> Optional.of(Noun.one(target(target)));
      case Filter.InQuestion() -> Optional.of(Noun.one("it"));
      default -> Optional.empty();
    };
  }

  private String target(Filter.Target target) {
    if (voice.affected().targeted().size() == target.of()) {
      return voice.affected().targeted().get(target.number() - 1);
    }
    return "the "
        + ORDINALS.get(Math.min(target.number(), ORDINALS.size()) - 1)
        + " of the "
        + English.number(target.of())
        + " targets";
  }

  /** The parts that all have to hold, without those that say nothing. */
  static List<Filter> parts(Filter filter) {
    return switch (filter) {
      case Filter.Both(var all) -> all.stream().flatMap(one -> parts(one).stream()).toList();
      case Filter.Any() -> List.of();
      default -> List.of(filter);
    };
  }

  /** How a filter that names no definite object is said of a permanent. */
  Trait trait(Filter filter) {
    return switch (filter) {
      case Filter.Any() -> new Kind(List.of(PERMANENT), Rank.TYPE);
      case Filter.Self() -> new Says(Clause.be(voice.self().words()));
      case Filter.Attached() -> new Says(Clause.be(voice.attached().words()));
      case Filter.Affected _, Filter.Target _ ->
          new Says(Clause.be(definite(filter).map(Noun::words).orElseThrow()));
      case Filter.InQuestion() -> new Says(Clause.be("it"));
      case Filter.Both _ -> new Says(Clause.be(one(filter, PERMANENT).words()));
      case Filter.Either(var any) -> either(any.stream().map(this::trait).toList());
      case Filter.Not(Filter.Self()), Filter.Not(Filter.InQuestion()) -> new Trait.Other();
      case Filter.Not(var not) when definite(not).isPresent() -> {
        String object = definite(not).orElseThrow().words();
        String words = "other than " + object;
        yield new Tail(words, words, Clause.be(object).denied());
      }
      case Filter.Not(Filter.Both both) ->
          new Says(Clause.be(one(both, PERMANENT).words()).denied());
      case Filter.Not(var not) -> trait(not).denied();
      case Filter.HasType(var type) ->
          new Kind(List.of(type), type.equals(CREATURE) ? Rank.CREATURE : Rank.TYPE);
      case Filter.HasSubtype(var subtype) ->
          new Kind(List.of(English.title(subtype)), Rank.SUBTYPE);
      case Filter.HasSupertype(var supertype) -> adjective(supertype);
      case Filter.HasColor(var color) -> adjective(color.word());
      case Filter.IsMulticolored() -> adjective("multicolored");
      case Filter.IsColorless() -> new Adjective("colorless", "colored");
      case Filter.HasChosen(var choice) -> chosen(choice);
      case Filter.HasKeyword(var keyword) when keyword.equals(Filter.HasKeyword.MANA_ABILITY) ->
          having("a " + keyword);
      case Filter.HasKeyword(var keyword) -> having(keyword.toLowerCase(Locale.ROOT));
      case Filter.Named(var name) -> {
        String named = "named " + English.title(name);
        yield new Tail(named, "not " + named, Clause.be(named));
      }
      case Filter.SharesName(var whose) ->
          having("the same name as " + one(whose, PERMANENT).words());
      case Filter.SharesCreatureType(var whose) ->
          having("a creature type of " + one(whose, PERMANENT).words());
      case Filter.ControlledBy(var players) -> held(players, "control", "controlled by ");
      case Filter.OwnedBy(var players) -> held(players, "own", "owned by ");
      case Filter.PowerIs(var relation, var amount) -> number("power", relation, amount);
      case Filter.ToughnessIs(var relation, var amount) -> number("toughness", relation, amount);
      case Filter.BasePowerIs(var relation, var amount) -> number("base power", relation, amount);
      case Filter.BaseToughnessIs(var relation, var amount) ->
          number("base toughness", relation, amount);
      case Filter.PowerToToughnessIs(var relation) -> having(powerToToughness(relation));
      case Filter.ManaValueIs(var relation, var amount) -> number("mana value", relation, amount);
      case Filter.HasCounters(var kind, var relation, var amount) ->
          counters(kind, relation, amount);
      case Filter.IsTapped() -> new Adjective("tapped", "untapped");
      case Filter.HasPower() -> having("power and toughness of its own");
      case Filter.IsToken() -> new Kind(List.of("token"), Rank.TOKEN);
      case Filter.AttachedTo(var holder) -> {
        String attached = "attached to " + one(holder, PERMANENT).words();
        yield new Tail(attached, "not " + attached, Clause.be(attached));
      }
      case Filter.PairedWith(var creature) -> {
        String paired = "paired with " + one(creature, CREATURE).words();
        yield new Tail(paired, "not " + paired, Clause.be(paired));
      }
      case Filter.HasAttached(var attachment) ->
          having(one(attachment, PERMANENT).words() + " attached to it");
      case Filter.IsEnchanted(var by) -> attached("enchanted", "an Aura", by);
      case Filter.IsEquipped(var by) -> attached("equipped", "an Equipment", by);
      case Filter.IsModified() -> adjective("modified");
      case Filter.IsGoaded() -> adjective("goaded");
      case Filter.Is(var designation) -> adjective(designation.name().toLowerCase(Locale.ROOT));
      case Filter.AttackedLastTurn() ->
          new Says(
              new Clause(
                  "attacked during its controller's last turn",
                  "attacked during their controller's last turn",
                  "didn't attack during its controller's last turn",
                  "didn't attack during their controller's last turn"));
      case Filter.AttackedThisTurn() -> new Says(Clause.did("attacked", "attack", "this turn"));
      case Filter.AttackedEarlierThisTurn() ->
          new Says(Clause.did("attacked", "attack", "earlier this turn"));
      case Filter.CameThisTurn() ->
          new Says(Clause.did("came", "come", "under its controller's control this turn"));
      case Filter.EnteredThisTurn() -> new Says(Clause.did("entered", "enter", "this turn"));
      case Filter.IsAttacking(Whom.Anything()) -> new Adjective("attacking", "nonattacking");
      case Filter.IsAttacking(var whom) -> {
        String attacking = "attacking " + voice.targets().one(whom);
        yield new Tail(attacking, "not " + attacking, Clause.be(attacking));
      }
      case Filter.HasFact(var name) -> FactWords.ofPermanent(name);
    };
  }

  private static String powerToToughness(Relation relation) {
    return switch (relation) {
      case LESS -> "toughness greater than its power";
      case AT_MOST -> "power less than or equal to its toughness";
      case EQUAL -> "power equal to its toughness";
      case AT_LEAST -> "power greater than or equal to its toughness";
      case GREATER -> "power greater than its toughness";
    };
  }

  private static Adjective adjective(String word) {
    return new Adjective(word, "non" + word);
  }

  private static Having having(String words) {
    return new Having(words, words);
  }

  private static Trait chosen(Filter.Choice choice) {
    return switch (choice) {
      case COLOR, TYPE -> {
        String words = "of the chosen " + choice.name().toLowerCase(Locale.ROOT);
        yield new Tail(words, "not " + words, Clause.be(words));
      }
      case NAME -> having("the chosen name");
      case COPIED -> having("the name that was chosen to be copied");
    };
  }

  private Trait held(Players players, String verb, String passive) {
    return players instanceof Players.Not(var not)
        ? held(not, verb, passive).denied()
        : new Trait.Held(
            voice.players().one(players),
            voice.players().many(players),
            verb,
            passive,
            Trait.Polarity.SO);
  }

  private Trait number(String what, Relation relation, Amount amount) {
    return having(what + " " + voice.amounts().related(relation, amount));
  }

  private Trait counters(String kind, Relation relation, Amount amount) {
    String counter = kind.isEmpty() ? "counter" : kind + " counter";
    String counted = voice.amounts().counted(relation, amount, counter);
    return new Having(counted + " on it", counted + " on them");
  }

  private Trait attached(String participle, String by, Players players) {
    if (players instanceof Players.Anyone) {
      return new Adjective(participle, "un" + participle);
    }
    Noun holder = voice.players().one(players);
    String words =
        participle + " by " + by + " " + holder.words() + " " + holder.verb("controls", "control");
    return new Tail(words, "not " + words, Clause.be(words));
  }

  /** Whether such words can stand in one list: card types and "creature" can. */
  private static boolean isAlike(Rank one, Rank other) {
    return one == other || (isType(one) && isType(other));
  }

  private static boolean isType(Rank rank) {
    return rank == Rank.TYPE || rank == Rank.CREATURE;
  }

  private static Trait either(List<Trait> traits) {
    if (traits.stream().allMatch(one -> one instanceof Adjective)) {
      return new Adjective(
          English.list(traits.stream().map(one -> ((Adjective) one).yes()).toList(), "or"),
          English.list(traits.stream().map(one -> ((Adjective) one).no()).toList(), "and"));
    }
    if (traits.getFirst() instanceof Kind(var _, var rank)
        && traits.stream()
            .allMatch(one -> one instanceof Kind kind && isAlike(kind.rank(), rank))) {
      return new Kind(
          traits.stream().flatMap(one -> ((Kind) one).words().stream()).toList(),
          isType(rank) ? Rank.TYPE : rank);
    }
    if (traits.stream().allMatch(one -> one instanceof Having)) {
      return new Having(
          English.list(traits.stream().map(one -> ((Having) one).one()).toList(), "or"),
          English.list(traits.stream().map(one -> ((Having) one).many()).toList(), "or"));
    }
    List<Clause> clauses = traits.stream().map(Trait::clause).toList();
    return new Says(
        new Clause(
            English.list(clauses.stream().map(Clause::one).toList(), "or"),
            English.list(clauses.stream().map(Clause::many).toList(), "or"),
            English.list(clauses.stream().map(Clause::notOne).toList(), "and"),
            English.list(clauses.stream().map(Clause::notMany).toList(), "and")));
  }
}
