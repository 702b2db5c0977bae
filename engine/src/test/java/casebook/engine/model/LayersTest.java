package casebook.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Combat;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Precedence;
import casebook.engine.board.Since;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.TypesBefore;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.notation.Notation;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Worked;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * 613: random boards with effects of all layers, against a model that tries every effect on every
 * other. {@code -Dcasebook.boards=100000} looks at so many of them, {@code -Dcasebook.seed} at
 * others.
 */
@Tag("long")
class LayersTest {
  private static final int BOARDS = 2_000;
  private static final Id ANN = new Id("ann");
  private static final Id BOB = new Id("bob");

  private final List<String> words = List.of("creature", "artifact", "land", "enchantment");

  @Test
  void cr_613_every_permanent_is_what_the_model_says_it_is() {
    Seeds seeds = Seeds.ofBuild(BOARDS);
    int layered = 0;
    int open = 0;
    int circular = 0;
    for (long seed = seeds.first(); seed < seeds.first() + seeds.count(); seed++) {
      Board board = board(new SplittableRandom(seed));
      Worked worked = Layers.on(board);
      if (!worked.circle().isEmpty()) {
        circular++;
        continue;
      }
      if (!worked.open().isEmpty()) {
        // Nothing tells when counters came, and now and then that matters.
        assertThat(worked.open())
            .as("orders that are open, seed " + seed)
            .allMatch(order ->
                order.earlier() instanceof Precedence.OfCounters
                    || order.later() instanceof Precedence.OfCounters);
        open++;
        continue;
      }
      World world = Continuous.on(board);
      for (Id id : board.permanents().keySet()) {
        Permanent is = worked.board().permanent(id).orElseThrow();
        Permanent expected = world.board().permanent(id).orElseThrow();
        String of = id + " on the board of seed " + seed + ": " + told(board);
        assertThat(is.characteristics()).as(of).isEqualTo(expected.characteristics());
        assertThat(is.controller()).as(of).isEqualTo(expected.controller());
        assertThat(is.since()).as(of).isEqualTo(expected.since());
        assertThat(worked.keywords().getOrDefault(id, Set.of()))
            .as(of)
            .isEqualTo(world.keywords().getOrDefault(id, Set.of()));
        layered += worked.made().getOrDefault(id, List.of()).isEmpty() ? 0 : 1;
      }
    }
    assertThat(circular)
        .as("boards on which effects undo what they ask for")
        .isLessThan((int) (seeds.count() / 10));
    assertThat(open)
        .as("boards with an order that isn't told")
        .isLessThan((int) (seeds.count() / 50));
    assertThat(layered).as("permanents that something changed").isGreaterThan((int) seeds.count());
  }

  @Test
  void cr_613_5_once_creatures_attack_permanents_are_what_they_are_on_that_board() {
    Seeds seeds = Seeds.ofBuild(BOARDS);
    int changed = 0;
    for (long seed = seeds.first(); seed < seeds.first() + seeds.count(); seed++) {
      var random = new SplittableRandom(seed);
      Worked before = Layers.on(board(random));
      Board later = attacked(random, before.board());
      Worked after = before.on(later);
      Worked expected = Layers.on(later);
      String of = "seed " + seed + ": " + told(later);
      assertThat(after.board()).as(of).isEqualTo(expected.board());
      assertThat(after.sentences()).as(of).isEqualTo(expected.sentences());
      assertThat(after.keywords()).as(of).isEqualTo(expected.keywords());
      assertThat(after.applied()).as(of).isEqualTo(expected.applied());
      assertThat(after.made()).as(of).isEqualTo(expected.made());
      changed += expected.board().equals(later) ? 0 : 1;
    }
    assertThat(changed)
        .as("boards that an attack changes")
        .isGreaterThan((int) (seeds.count() / 20));
  }

  private static Board attacked(SplittableRandom random, Board board) {
    Board later = board;
    for (Permanent permanent : board.permanents().values()) {
      if (random.nextBoolean()) {
        later = later.with(permanent.change().tapped(true).build());
        later = later.with(later.combat().attacking(permanent.id(), new Combat.Attacked(BOB, BOB)));
      }
    }
    return later;
  }

  private static String told(Board board) {
    var told = new StringBuilder();
    for (Permanent permanent : board.permanents().values()) {
      told.append("\n").append(permanent.id()).append(" ").append(permanent.timestamp().stated());
      told.append(permanent.characteristics()).append(permanent.attachedTo());
      permanent.abilities().forEach(one -> told.append("\n    ").append(Notation.write(one)));
    }
    for (EffectInForce effect : board.effects()) {
      told.append("\n").append(effect.timestamp().stated()).append(effect.affects());
      effect.abilities().forEach(one -> told.append("\n    ").append(Notation.write(one)));
    }
    return told.toString();
  }

  private static Player player(Id id) {
    return new Player(
        id,
        id.value(),
        Player.STARTING_LIFE,
        0,
        0,
        Optional.empty(),
        Optional.empty(),
        true,
        0,
        0,
        false,
        false,
        false,
        Set.of(),
        Map.of());
  }

  private Board board(SplittableRandom random) {
    var permanents = new ArrayList<Permanent>();
    int count = 2 + random.nextInt(5);
    for (int number = 1; number <= count; number++) {
      permanents.add(permanent(random, number, count));
    }
    var effects = new ArrayList<EffectInForce>();
    for (int number = random.nextInt(3); number > 0; number--) {
      var affects = new LinkedHashSet<Id>();
      affects.add(new Id("p" + (1 + random.nextInt(count))));
      effects.add(
          new EffectInForce(
              "spell" + number,
              Optional.empty(),
              Optional.of(random.nextBoolean() ? ANN : BOB),
              List.of(text(random, Frame.SPELL)),
              affects,
              Chosen.NOTHING));
    }
    return RandomBoards.stamped(
        Board.of(
            List.of(player(ANN), player(BOB)),
            ANN,
            Options.DEFAULT,
            permanents,
            effects,
            new Turn(OptionalInt.of(1), Map.of()),
            Optional.empty()));
  }

  private Permanent permanent(SplittableRandom random, int number, int count) {
    var types = new LinkedHashSet<String>();
    types.add(oneOf(random, words));
    if (random.nextInt(3) == 0) {
      types.add(oneOf(random, words));
    }
    var subtypes = new LinkedHashSet<String>();
    if (types.contains("creature")) {
      subtypes.add(oneOf(random, List.of("goblin", "elf")));
    }
    Set<Color> colors = random.nextBoolean() ? Set.of() : Set.of(oneOf(random, Color.values()));
    OptionalInt power =
        types.contains("creature") ? OptionalInt.of(random.nextInt(4)) : OptionalInt.empty();
    var counters = new HashMap<String, Integer>();
    if (random.nextInt(4) == 0) {
      counters.put(oneOf(random, List.of("+1/+1", "-1/-1")), 1 + random.nextInt(2));
    }
    var texts = new ArrayList<Ability>();
    for (int text = random.nextInt(3); text > 0; text--) {
      texts.add(text(random, Frame.STATIC));
    }
    return Permanent.builder(
            new Id("p" + number),
            random.nextBoolean() ? ANN : BOB,
            new Characteristics(
                "p" + number,
                types,
                subtypes,
                Set.of(),
                colors,
                power,
                power,
                Mana.NONE,
                random.nextInt(5)))
        .abilities(texts)
        .tapped(random.nextInt(4) == 0)
        .counters(counters)
        .since(random.nextInt(4) == 0 ? Since.THIS_TURN : Since.TURN_BEGAN)
        .attachedTo(
            random.nextInt(3) == 0
                ? Optional.of(new Id("p" + (1 + random.nextInt(count))))
                : Optional.empty())
        .build();
  }

  private Ability text(SplittableRandom random, Frame frame) {
    Filter who = frame == Frame.SPELL && random.nextBoolean() ? new Filter.Affected() : who(random);
    Condition when = random.nextInt(5) == 0 ? new Condition.Exists(who(random)) : Condition.ALWAYS;
    var effects = new ArrayList<Effect>();
    effects.add(effect(random, who, when));
    while (random.nextInt(3) == 0) {
      Effect next = effect(random, who, when);
      // No sentence modifies the power of the same objects twice.
      if (!(next instanceof Effect.ModifiesPowerToughness)
          || effects.stream().noneMatch(Effect.ModifiesPowerToughness.class::isInstance)) {
        effects.add(next);
      }
    }
    if (frame == Frame.STATIC && random.nextInt(4) == 0) {
      effects.add(new Effect.Keyword(keyword(random), Optional.empty()));
    }
    return new Ability("", frame, new Meaning.Read(effects));
  }

  private Filter who(SplittableRandom random) {
    return switch (random.nextInt(11)) {
      case 9 -> new Filter.Named("p1");
      case 0 -> Filter.SELF;
      case 1 -> new Filter.Attached();
      case 2 -> new Filter.HasType(oneOf(random, words));
      case 3 -> new Filter.HasSubtype(oneOf(random, List.of("goblin", "elf")));
      case 4 -> new Filter.HasColor(oneOf(random, Color.values()));
      case 5 -> new Filter.HasKeyword(keyword(random));
      case 6 -> new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
      case 7 -> new Filter.PowerIs(oneOf(random, Relation.values()), Amount.of(random.nextInt(4)));
      case 8 -> new Filter.IsTapped();
      default -> new Filter.Not(new Filter.HasType(oneOf(random, words)));
    };
  }

  private Effect effect(SplittableRandom random, Filter who, Condition when) {
    return switch (random.nextInt(14)) {
      case 12 -> new Effect.ChangesName(who, "p" + (1 + random.nextInt(2)), when);
      case 0 ->
          new Effect.ChangesControl(
              who, random.nextBoolean() ? Players.YOU : Players.OPPONENT, when);
      case 1, 2 ->
          new Effect.ChangesTypes(
              who,
              random.nextBoolean() ? List.of() : List.of(oneOf(random, words)),
              random.nextBoolean() ? List.of() : List.of(oneOf(random, List.of("goblin", "elf"))),
              List.of(),
              oneOf(random, TypesBefore.values()),
              when);
      case 3 -> new Effect.LosesTypes(who, List.of(oneOf(random, words)), when);
      case 4 ->
          new Effect.ChangesColors(
              who,
              random.nextBoolean() ? List.of() : List.of(oneOf(random, Color.values())),
              oneOf(random, Besides.values()),
              when);
      case 5, 6 ->
          new Effect.Gives(
              who,
              List.of(
                  new Ability(
                      "",
                      Frame.STATIC,
                      new Meaning.Read(
                          List.of(new Effect.Keyword(keyword(random), Optional.empty()))))),
              when);
      case 7 -> new Effect.Takes(who, keyword(random), when);
      case 8 -> new Effect.TakesAll(who, when);
      case 9 ->
          new Effect.SetsPowerToughness(
              who, Optional.of(amount(random)), Optional.of(amount(random)), when);
      case 10, 11 ->
          new Effect.ModifiesPowerToughness(
              who, amount(random), Amount.of(random.nextInt(3) - 1), when);
      default -> new Effect.SwitchesPowerToughness(who, when);
    };
  }

  private Amount amount(SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> new Amount.CountOf(who(random));
      case 1 -> new Amount.PowerOf(new Filter.InQuestion());
      case 2 -> new Amount.ManaValueOf(new Filter.InQuestion());
      default -> Amount.of(random.nextInt(4));
    };
  }

  private static String keyword(SplittableRandom random) {
    return oneOf(random, List.of("flying", "haste", "defender"));
  }

  @SafeVarargs
  private static <T> T oneOf(SplittableRandom random, T... all) {
    return all[random.nextInt(all.length)];
  }

  private static <T> T oneOf(SplittableRandom random, List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
