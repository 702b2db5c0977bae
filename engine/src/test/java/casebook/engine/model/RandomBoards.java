package casebook.engine.model;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Combat;
import casebook.engine.board.Direction;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.board.Timestamp;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.model.RandomTexts.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Random small boards: two to six creatures of the active player or team, one to three opponents,
 * their planeswalkers and battles, and texts of every kind that bears on whether an attack is
 * legal. On most of them everything can be paid.
 */
public final class RandomBoards {
  private static final Id ACTIVE = new Id("ann");
  private static final List<Id> OPPONENTS = List.of(new Id("bob"), new Id("cat"), new Id("dan"));
  private static final Mana PLENTY = Mana.of("{99}{W}{W}{W}{W}");
  private static final int PLENTY_OF_LIFE = 20;
  private static final int PLENTY_OF_ENERGY = 99;

  private final SplittableRandom random;
  private final RandomWords words;
  private final RandomTexts texts;
  private final List<Id> players = new ArrayList<>();

  /** The active player's team where there are teams, otherwise the active player. */
  private final List<Id> attackers = new ArrayList<>();

  private final List<Id> defenders = new ArrayList<>();
  private final List<Permanent> permanents = new ArrayList<>();
  private final List<EffectInForce> effects = new ArrayList<>();
  private boolean teams;
  private boolean rich;

  private RandomBoards(SplittableRandom random) {
    this.random = random;
    words = new RandomWords(random);
    texts = new RandomTexts(random);
  }

  /**
   * The board of a seed.
   *
   * @param mostAttacks how many declarations the board allows at most, restrictions aside
   */
  public static Board board(long seed, int mostAttacks) {
    return new RandomBoards(new SplittableRandom(seed)).board(mostAttacks);
  }

  /** The same board with one more requirement, which exists only for some attacks (508.1d). */
  static Board conditional(long seed, int mostAttacks) {
    Board board = board(seed, mostAttacks);
    Effect more =
        new RandomTexts(new SplittableRandom(~seed)).conditionalRequirement(Place.ELSEWHERE);
    var effects = new ArrayList<>(board.effects());
    effects.add(
        new EffectInForce(
            "condition",
            Optional.empty(),
            Optional.of(ACTIVE),
            List.of(RandomTexts.stated(more, Frame.STATIC)),
            Set.of(),
            Chosen.NOTHING));
    return stamped(Shrinking.with(board, effects)).with(board.combat());
  }

  private Board board(int mostAttacks) {
    rich = words.chance(80);
    players.add(ACTIVE);
    players.addAll(OPPONENTS.subList(0, words.oneOf(1, 1, 2, 2, 3)));
    attackers.add(ACTIVE);
    teams = players.size() > 2 && words.chance(20);
    if (teams && words.chance(70)) {
      attackers.add(players.get(1));
    }
    defenders.addAll(players);
    defenders.removeAll(attackers);
    int attackable = defenders.size();
    int others = words.oneOf(0, 0, 1, 1, 2);
    for (int number = 1; number <= others; number++) {
      permanents.add(words.chance(60) ? planeswalker(number) : battle(number));
      attackable++;
    }
    int guards = words.upTo(2);
    for (int number = 1; number <= guards; number++) {
      permanents.add(creature("guard" + number, words.oneOf(defenders)));
    }
    int creatures = 2 + words.upTo(4);
    while (creatures > 2 && Math.pow(attackable + 1, creatures) > mostAttacks) {
      creatures--;
    }
    boolean alike = words.chance(20);
    Permanent token = creature("token", words.oneOf(attackers));
    for (int number = 1; number <= creatures; number++) {
      Id id = new Id((alike ? "token" : "creature") + number);
      permanents.add(alike ? copy(token, id) : creature(id.value(), words.oneOf(attackers)));
    }
    int stated = 1 + words.upTo(4);
    for (int number = 1; number <= stated; number++) {
      addText(number);
    }
    return board(shuffled());
  }

  private Board board(List<Permanent> shuffled) {
    boolean choice = words.chance(15);
    AttackOption option = choice ? words.oneOf(AttackOption.values()) : AttackOption.MULTIPLE;
    // Teams take turns together, or one after the other.
    boolean together = teams && (attackers.size() > 1 || words.chance(50));
    boolean limited = words.chance(together ? 30 : 10);
    Board board =
        Board.of(
            players.stream().map(this::player).toList(),
            ACTIVE,
            new Options(option, limited ? OptionalInt.of(1) : OptionalInt.empty(), together),
            shuffled,
            effects,
            new Turn(
                OptionalInt.of(1 + words.upTo(1)),
                Map.of(
                    "extraTurn", new Fact.Flag(words.chance(50)),
                    "spellsCastThisTurn", new Fact.Count(words.upTo(2)))),
            Optional.empty());
    board = stamped(board);
    return option == AttackOption.SINGLE
        ? board.with(Combat.NOT_BEGUN.against(words.oneOf(defenders)))
        : board;
  }

  /** Each object and effect with a timestamp of its own, so that their order is known (613.7). */
  static Board stamped(Board board) {
    var seeds = new SplittableRandom(board.permanents().keySet().hashCode());
    var stamps = new ArrayList<Integer>();
    for (int stamp = 1; stamp <= board.permanents().size() + board.effects().size(); stamp++) {
      stamps.add(seeds.nextInt(stamps.size() + 1), stamp);
    }
    var permanents = new ArrayList<Permanent>();
    for (Permanent permanent : board.permanents().values()) {
      permanents.add(permanent.change().timestamp(Timestamp.of(stamps.removeLast())).build());
    }
    var effects = new ArrayList<EffectInForce>();
    for (EffectInForce effect : board.effects()) {
      effects.add(
          new EffectInForce(
                  effect.source(),
                  effect.permanent(),
                  effect.controller(),
                  effect.abilities(),
                  effect.affects(),
                  effect.chosen())
              .at(Timestamp.of(stamps.removeLast())));
    }
    return Shrinking.with(board.withAll(permanents), effects);
  }

  private List<Permanent> shuffled() {
    var left = new ArrayList<>(permanents);
    var shuffled = new ArrayList<Permanent>();
    while (!left.isEmpty()) {
      shuffled.add(left.remove(random.nextInt(left.size())));
    }
    return shuffled;
  }

  private Player player(Id id) {
    var attacked = new HashSet<Id>();
    for (Id other : players) {
      if (!other.equals(id) && words.chance(30)) {
        attacked.add(other);
      }
    }
    boolean active = attackers.contains(id);
    return new Player(
        id,
        id.value(),
        !active ? PLENTY_OF_LIFE - 1 + words.upTo(2) : rich ? PLENTY_OF_LIFE : words.upTo(2),
        words.upTo(3),
        words.upTo(3),
        Optional.of(
            !active ? Mana.NONE : rich ? PLENTY : Mana.of(words.oneOf("{0}", "{1}", "{2}"))),
        team(id),
        true,
        words.upTo(1),
        active && rich ? PLENTY_OF_ENERGY : words.upTo(2),
        words.chance(30),
        words.chance(30),
        words.chance(30),
        attacked,
        words.chance(30) ? Map.of("hunted", new Fact.Flag(true)) : Map.of());
  }

  private Optional<String> team(Id player) {
    return teams
        ? Optional.of(attackers.contains(player) ? "attackers" : "defenders")
        : Optional.empty();
  }

  private Permanent creature(String name, Id controller) {
    var abilities = new ArrayList<Ability>();
    while (words.chance(20)) {
      abilities.add(texts.keyword());
    }
    boolean loses = words.chance(3);
    var creature =
        Permanent.builder(new Id(name), controller, characteristics("creature"))
            .abilities(abilities)
            .token(words.chance(30))
            .tapped(words.chance(6))
            .phasedOut(words.chance(2))
            .since(words.chance(12) ? Since.THIS_TURN : Since.TURN_BEGAN)
            .losesAbilities(loses)
            .givenAbilities(loses ? List.of(Ability.ALL_LOST) : List.of())
            .designation(Designation.DETAINED, words.chance(3))
            .counters(words.chance(30) ? Map.of("magnet", 1) : Map.of())
            .goadedBy(goaders())
            .owner(words.chance(85) ? controller : words.oneOf(players))
            .chosen(chosen())
            .attackedLastTurn(words.chance(30))
            .state(words.chance(20) ? Map.of("blessed", new Fact.Count(1)) : Map.of());
    if (words.chance(8)) {
      creature.attackedThisTurn(List.of(words.oneOf(players)));
    }
    if (words.chance(5)) {
      creature.gains(List.of(texts.keyword()));
    }
    return creature.build();
  }

  private List<Id> goaders() {
    return players.stream().filter(player -> !player.equals(ACTIVE) && words.chance(6)).toList();
  }

  private Permanent copy(Permanent of, Id id) {
    return Permanent.builder(id, of.controller(), of.characteristics())
        .abilities(of.abilities())
        .token(true)
        .chosen(of.chosen())
        .build();
  }

  private Permanent planeswalker(int number) {
    Id controller = words.chance(90) ? words.oneOf(defenders) : ACTIVE;
    return Permanent.builder(new Id("walker" + number), controller, characteristics("planeswalker"))
        .build();
  }

  private Permanent battle(int number) {
    Id protector = words.chance(90) ? words.oneOf(defenders) : ACTIVE;
    return Permanent.builder(
            new Id("siege" + number), words.oneOf(players), characteristics("battle"))
        .protector(Optional.of(protector))
        .build();
  }

  private void addText(int number) {
    Place place =
        words.oneOf(
            Place.ON_A_CREATURE,
            Place.ON_A_CREATURE,
            Place.ELSEWHERE,
            Place.ATTACHED,
            Place.RESOLVED);
    Ability text = texts.text(place);
    switch (place) {
      case ON_A_CREATURE -> {
        Permanent creature = words.oneOf(creatures());
        var abilities = new ArrayList<>(creature.abilities());
        abilities.add(text);
        permanents.set(
            permanents.indexOf(creature), creature.change().abilities(abilities).build());
      }
      case ATTACHED -> {
        boolean curse = words.chance(20);
        Id to = curse ? words.oneOf(players) : words.oneOf(creatures()).id();
        permanents.add(
            source(number, curse || words.chance(60) ? "aura" : "equipment", text)
                .attachedTo(Optional.of(to))
                .build());
      }
      case ELSEWHERE ->
          permanents.add(source(number, words.oneOf("shrine", "mountain", "swamp"), text).build());
      case RESOLVED -> effects.add(resolved(number, text));
    }
  }

  private List<Permanent> creatures() {
    return permanents.stream().filter(Permanent::isCreature).toList();
  }

  private Permanent.Builder source(int number, String subtype, Ability text) {
    boolean land = Set.of("mountain", "swamp").contains(subtype);
    Characteristics looks = characteristics(land ? "land" : "enchantment");
    return Permanent.builder(
            new Id("source" + number),
            words.oneOf(players),
            new Characteristics(
                "source" + number,
                looks.types(),
                Set.of(subtype),
                Set.of(),
                looks.colors(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                looks.manaCost(),
                looks.manaValue()))
        .abilities(List.of(text))
        .chosen(chosen());
  }

  private EffectInForce resolved(int number, Ability text) {
    var affects = new HashSet<Id>();
    for (Permanent creature : creatures()) {
      if (words.chance(35)) {
        affects.add(creature.id());
      }
    }
    for (Id player : players) {
      if (words.chance(25)) {
        affects.add(player);
      }
    }
    return new EffectInForce(
        "spell" + number,
        words.chance(30) ? Optional.of(words.oneOf(creatures()).id()) : Optional.empty(),
        words.chance(80) ? Optional.of(words.oneOf(players)) : Optional.empty(),
        List.of(text),
        affects,
        chosen());
  }

  private Chosen chosen() {
    if (words.chance(50)) {
      return Chosen.NOTHING;
    }
    return new Chosen(
        Optional.of(words.oneOf(players)),
        Optional.of(words.color()),
        Optional.of(words.subtype()),
        OptionalInt.of(words.upTo(2)),
        Optional.of("bear"),
        Optional.of(words.oneOf(Direction.values())),
        Optional.of(words.oneOf("wild", "calm")));
  }

  private Characteristics characteristics(String type) {
    boolean creature = type.equals("creature");
    var colors = new HashSet<Color>();
    while (words.chance(55)) {
      colors.add(words.color());
    }
    return new Characteristics(
        words.oneOf("bear", "ogre", "imp"),
        Set.of(type),
        creature && words.chance(50) ? Set.of(words.subtype()) : Set.of(),
        Set.of(),
        colors,
        creature ? OptionalInt.of(words.upTo(4)) : OptionalInt.empty(),
        creature ? OptionalInt.of(1 + words.upTo(3)) : OptionalInt.empty(),
        manaCost(colors),
        words.upTo(4));
  }

  private Mana manaCost(Set<Color> colors) {
    String symbols = colors.stream().map(color -> "{" + color + "}").collect(Collectors.joining());
    return words.chance(80) ? Mana.of("{1}" + symbols + symbols) : Mana.NONE;
  }
}
