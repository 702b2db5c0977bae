package casebook.engine.benchmark;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.mana.Mana;
import casebook.engine.reading.text.CardText;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Boards with as many creatures as one likes, on which a kind of effects is dense. */
public enum Crowd {
  /** No more than two creatures can attack each of the defending players. */
  CAPS {
    @Override
    String creature(int number) {
      return number % 3 == 0 ? "" : ATTACKS;
    }

    @Override
    String opponent(int creatures) {
      return "No more than two creatures can attack you each combat.";
    }
  },
  /** Creatures that attack only in company, and a cap on all of them. */
  COMPANY {
    @Override
    String creature(int number) {
      return switch (number % 4) {
        case 0 -> ATTACKS + "\nThis creature can't attack alone.";
        case 1 ->
            ATTACKS + "\nThis creature can't attack unless at least two other creatures attack.";
        case 2 -> ATTACKS;
        default -> "";
      };
    }

    @Override
    String opponent(int creatures) {
      return "No more than three creatures can attack each combat.";
    }
  },
  /** Attacking any of the defending players costs mana. */
  COSTS {
    @Override
    String creature(int number) {
      return number % 2 == 0 ? ATTACKS : "";
    }

    @Override
    String opponent(int creatures) {
      return "Creatures can't attack you unless their controller pays {2} for each creature they"
          + " control that's attacking you.";
    }
  },
  /** Requirements on the attacking player: attack with at least one creature. */
  SETS {
    @Override
    String creature(int number) {
      return number % 5 == 0 ? ATTACKS : "";
    }

    @Override
    String opponent(int creatures) {
      return "Each opponent must attack you with at least one creature each combat if able.\n"
          + "No more than two creatures can attack you each combat.";
    }
  },
  /** Several requirements on the same creature, and a cap on all of them. */
  INSTANCES {
    @Override
    String creature(int number) {
      return String.join("\n", Collections.nCopies(number % 4, ATTACKS));
    }

    @Override
    String opponent(int creatures) {
      return "No more than %d creatures can attack each combat.".formatted(creatures / 2 + 1);
    }
  },
  /** Each creature takes all others along, and a cap on all of them. */
  MAGNETS {
    @Override
    String creature(int number) {
      return "If this creature attacks, all creatures you control attack if able.";
    }

    @Override
    String opponent(int creatures) {
      return "No more than two creatures can attack each combat.";
    }
  },
  /** Each creature takes all but itself along, and a cap on all of them. */
  OTHERS {
    @Override
    String creature(int number) {
      return "If this creature attacks, all other creatures you control attack if able.";
    }

    @Override
    String opponent(int creatures) {
      return "No more than two creatures can attack each combat.";
    }
  },
  /** Where one of their creatures attacks, all must; and a cap on all of them. */
  TOGETHER {
    @Override
    String creature(int number) {
      return number % 7 == 0 ? ATTACKS : "";
    }

    @Override
    String opponent(int creatures) {
      return "If a creature an opponent controls attacks, all creatures that opponent controls"
          + " attack if able.\nNo more than two creatures can attack each combat.";
    }
  },
  /** Continuous effects in every layer make the creatures what they are (613). */
  LAYERS {
    @Override
    String creature(int number) {
      return switch (number % 4) {
        case 0 -> ATTACKS + "\nThis creature gets +1/+1 for each other creature you control.";
        case 1 -> "Other creatures you control get +1/+1.\nFlying";
        case 2 -> ATTACKS;
        default -> "As long as you control an artifact, this creature has haste.";
      };
    }

    @Override
    String opponent(int creatures) {
      return """
      Creatures your opponents control are Zombies in addition to their other types.
      Zombies your opponents control are black artifacts in addition to their other types.
      All Zombies lose flying.
      Creatures with power 10 or greater can't attack you.\
      """;
    }
  };

  private static final String ATTACKS = "This creature attacks each combat if able.";

  /** What single creatures may say besides. */
  private static final List<String> ODD =
      List.of(
          "This creature can't attack alone.",
          "This creature can attack only alone.",
          "This creature can't attack unless another creature with greater power attacks.",
          "This creature attacks each combat if able.\n"
              + "This creature can't attack unless at least two other creatures attack.",
          "Defender",
          "Haste");

  /** What opponents may say besides. */
  private static final List<String> RULES =
      List.of(
          "",
          "",
          "Creatures with power 4 or greater can't attack you.",
          "No more than one creature with power 2 or less can attack each combat.",
          "Creatures your opponents control attack each combat if able.",
          "Each opponent must attack with at least two creatures each combat if able.");

  private static final Id ANN = new Id("ann");

  abstract String creature(int number);

  abstract String opponent(int creatures);

  /** The board: Ann's turn, with these numbers of her creatures and of opponents. */
  public Board board(int creatures, int opponents) {
    return board(creatures, opponents, this::creature, _ -> opponent(creatures));
  }

  private static Board board(
      int creatures,
      int opponents,
      IntFunction<String> creatureText,
      IntFunction<String> opponentText) {
    var players = new ArrayList<Player>();
    var permanents = new ArrayList<Permanent>();
    players.add(Player.named(ANN));
    for (int number = 1; number <= opponents; number++) {
      var opponent = new Id("opponent" + number);
      players.add(Player.named(opponent));
      permanents.add(permanent("enchantment", number, opponent, opponentText.apply(number)));
    }
    var read = new HashMap<String, List<Ability>>();
    IntStream.range(0, creatures)
        .mapToObj(number -> permanent("creature", number, ANN, creatureText.apply(number), read))
        .forEach(permanents::add);
    return Board.of(
        players, ANN, Options.DEFAULT, permanents, List.of(), Turn.FIRST_COMBAT, Optional.empty());
  }

  /** A board with creatures and opponents of all kinds mixed. */
  public static Board random(SplittableRandom random, int creatures, int opponents) {
    Crowd[] all = values();
    return board(
        creatures,
        opponents,
        number ->
            random.nextInt(3) == 0
                ? ODD.get(random.nextInt(ODD.size()))
                : all[random.nextInt(all.length)].creature(number),
        _ ->
            all[random.nextInt(all.length)].opponent(creatures)
                + "\n"
                + RULES.get(random.nextInt(RULES.size())));
  }

  /** A board with two kinds of creatures, some of which take others along. */
  public static Board drawing(SplittableRandom random, int creatures, int opponents) {
    List<Crowd> drawing = List.of(MAGNETS, OTHERS);
    Crowd one = drawing.get(random.nextInt(drawing.size()));
    Crowd other = values()[random.nextInt(values().length)];
    int most = 1 + random.nextInt(creatures);
    return board(
        creatures,
        opponents,
        number -> (random.nextInt(3) > 0 ? one : other).creature(number % 2),
        number ->
            number == 1
                ? "No more than %d creatures can attack each combat.".formatted(most)
                : RULES.get(random.nextInt(RULES.size())));
  }

  private static Permanent permanent(String type, int number, Id controller, String text) {
    return permanent(type, number, controller, text, new HashMap<>());
  }

  private static Permanent permanent(
      String type, int number, Id controller, String text, Map<String, List<Ability>> read) {
    String name = type + number;
    boolean creature = type.equals("creature");
    var characteristics =
        new Characteristics(
            name,
            Set.of(type),
            Set.of(),
            Set.of(),
            Set.of(),
            creature ? OptionalInt.of(1 + number % 5) : OptionalInt.empty(),
            creature ? OptionalInt.of(2) : OptionalInt.empty(),
            Mana.NONE,
            2);
    return Permanent.builder(new Id(name), controller, characteristics)
        .abilities(
            read.computeIfAbsent(
                text, words -> CardText.read(words, new Self(List.of(name), Set.of(type)))))
        .build();
  }
}
