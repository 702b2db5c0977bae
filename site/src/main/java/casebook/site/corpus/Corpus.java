package casebook.site.corpus;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.output.Json;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * An endless series of boards. Each depends only on its number, the seed and the format, so that
 * any part of the series can be made by itself. Several threads can use one.
 */
public final class Corpus {
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  /** The most tries for one board: a board that is no valid case is drawn again, which is rare. */
  private static final int TRIES = 1000;

  private final CardPool pool;
  private final CaseReader reader;
  private final CorpusFormat format;
  private final int players;
  private final long seed;

  /**
   * A series of boards.
   *
   * @param names the cards that they are made of
   * @param catalogue knows them
   */
  public Corpus(
      Collection<String> names, Catalogue catalogue, CorpusFormat format, int players, long seed) {
    this.pool = new CardPool(names, catalogue, Editions.builtIn());
    this.reader = new CaseReader(Editions.builtIn(), catalogue);
    this.format = format;
    this.players = players;
    this.seed = seed;
  }

  /**
   * A board with a declaration of attackers, as a case in JSON on one line.
   *
   * @param number which one, from 1
   */
  public String board(long number) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      long mixed = mixed(mixed(mixed(seed) + number) + attempt);
      String board = drawn(new SplittableRandom(mixed));
      if (reader.read(board, CaseFormat.JSON) instanceof Reading.Good<Case>) {
        return board;
      }
    }
    throw new IllegalStateException("No board of these cards can be judged");
  }

  /** Mixes a seed, so that seeds near each other give unrelated boards. */
  private static long mixed(long seed) {
    long bits = seed + GOLDEN_RATIO;
    bits = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ (bits >>> 27)) * 0x94D049BB133111EBL;
    return bits ^ (bits >>> 31);
  }

  private String drawn(SplittableRandom random) {
    CorpusFormat.Turns turns = format.turns();
    int turn = turns.first() + random.nextInt(1 + turns.last() - turns.first());
    List<Seat> seats =
        IntStream.range(0, players)
            .mapToObj(seat -> Seat.of(format, pool, random, seat, players, turn))
            .toList();
    List<Standing> standing = seats.stream().flatMap(seat -> seat.standing().stream()).toList();
    List<Standing> own = standing.stream().filter(one -> isOwn(one.seat())).toList();
    List<String> opponents =
        IntStream.range(0, players).filter(seat -> !isOwn(seat)).mapToObj(Seat::player).toList();
    Json json =
        Json.object()
            .put("players", seats.stream().map(Seat::json).toList())
            .put("activePlayer", Seat.player(0));
    if (format.hasTeams()) {
      json.put("options", Json.object().put("sharedTeamTurns", true));
    }
    return json.put("permanents", new ArrayList<>(standing.stream().map(Standing::json).toList()))
        .put("moves", List.of(new Declared(random, own, standing, opponents).move()))
        .compact();
  }

  private boolean isOwn(int seat) {
    return Seat.areTogether(format, 0, seat);
  }
}
