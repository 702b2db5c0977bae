package casebook.site.corpus;

import casebook.engine.mana.Color;
import casebook.site.output.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** One player's side of a board on some turn of a game. */
final class Seat {
  private static final List<String> NAMES =
      List.of("ann", "bob", "cleo", "dan", "eve", "finn", "gus", "hal", "ida", "jo");

  /** The most players of a generated board. */
  static final int MOST = NAMES.size();

  private static final List<String> KINDS_OF_TOKENS =
      List.of("Soldier", "Goblin", "Zombie", "Spirit", "Saproling", "Beast");

  private static final List<String> CHOSEN_TYPES =
      List.of("Goblin", "Elf", "Human", "Zombie", "Merfolk", "Soldier");

  private static final double TAPPED = 0.15;
  private static final double NEW_OF_ATTACKER = 0.2;
  private static final double NEW_OF_OTHERS = 0.05;
  private static final double WITH_COUNTERS = 0.12;
  private static final double GOADED = 0.02;
  private static final double BATTLE = 0.03;
  private static final double TOKENS = 0.15;
  private static final double SPECIAL_LAND = 0.2;
  private static final double COMMANDER_IN_PLAY = 0.6;
  private static final double MISSED_LAND = 0.15;

  private final CorpusFormat format;
  private final SplittableRandom random;
  private final int seat;
  private final int players;
  private final int turn;
  private final Deck deck;
  private final List<Standing> standing = new ArrayList<>();

  private Seat(
      CorpusFormat format,
      CardPool pool,
      SplittableRandom random,
      int seat,
      int players,
      int turn) {
    this.format = format;
    this.random = random;
    this.seat = seat;
    this.players = players;
    this.turn = turn;
    this.deck = Deck.of(format, pool, random);
  }

  /**
   * A player's side; the player in seat 0 is the active player.
   *
   * @param turn how many turns the player has had
   */
  static Seat of(
      CorpusFormat format,
      CardPool pool,
      SplittableRandom random,
      int seat,
      int players,
      int turn) {
    var side = new Seat(format, pool, random, seat, players, turn);
    side.fill();
    return side;
  }

  /** The name of the player in a seat. */
  static String player(int seat) {
    return NAMES.get(seat);
  }

  /** Whether two seats are in one team: teams of two sit beside each other. */
  static boolean areTogether(CorpusFormat format, int seat, int other) {
    return seat == other || (format.hasTeams() && seat / 2 == other / 2);
  }

  List<Standing> standing() {
    return standing;
  }

  /** The player as an entry of the case. */
  Json json() {
    Json json =
        Json.object()
            .put("id", player(seat))
            .put("life", Math.max(1, format.life() - random.nextInt(1 + 2 * turn)))
            .put("hand", random.nextInt(1 + Math.max(1, 7 - turn / 2)))
            .put("graveyard", random.nextInt(1 + 2 * turn));
    if (format.hasTeams()) {
      json.put("team", "team " + (1 + seat / 2));
    }
    if (chance(0.03)) {
      json.put("poison", 1 + random.nextInt(5));
    }
    return json;
  }

  private void fill() {
    lands();
    if (deck.commander().isPresent() && chance(COMMANDER_IN_PLAY)) {
      creature(deck.commander().get());
    }
    CorpusFormat.Share share = format.share();
    times(
        share.creatures(), () -> deck.draw(CardPool.Part.CREATURE, turn).ifPresent(this::creature));
    if (chance(TOKENS)) {
      tokens();
    }
    times(share.others(), () -> deck.draw(CardPool.Part.OTHER, turn).ifPresent(this::other));
    times(share.attached(), () -> attach(CardPool.Part.AURA));
    times(share.attached(), () -> attach(CardPool.Part.EQUIPMENT));
    if (chance(share.planeswalker())) {
      deck.draw(CardPool.Part.PLANESWALKER, turn).ifPresent(this::planeswalker);
    }
    if (chance(BATTLE)) {
      deck.draw(CardPool.Part.BATTLE, turn).ifPresent(this::battle);
    }
  }

  private void times(double likely, Runnable what) {
    for (int one = 1; one < turn; one++) {
      if (chance(likely)) {
        what.run();
      }
    }
  }

  private boolean chance(double likely) {
    return random.nextDouble() < likely;
  }

  private <T> T any(List<T> things) {
    return things.get(random.nextInt(things.size()));
  }

  private String player() {
    return player(seat);
  }

  private String nextId() {
    return player() + (standing.size() + 1);
  }

  private Json entry(PoolCard card) {
    Json json =
        Json.object().put("id", nextId()).put("card", card.name()).put("controller", player());
    if (card.isChosenFor()) {
      json.put("chosen", chosen(card));
    }
    return json;
  }

  private Json chosen(PoolCard card) {
    Json chosen =
        Json.object()
            .put("player", player((seat + 1 + random.nextInt(players - 1)) % players))
            .put("color", "WUBRG".charAt(random.nextInt(5)) + "")
            .put("type", any(CHOSEN_TYPES))
            .put("number", 1 + random.nextInt(4))
            .put("card", "Grizzly Bears")
            .put("direction", random.nextBoolean() ? "left" : "right");
    return card.modes().isEmpty() ? chosen : chosen.put("mode", any(card.modes()));
  }

  private void lands() {
    int count = 0;
    for (int one = 0; one < turn; one++) {
      count += chance(MISSED_LAND) ? 0 : 1;
    }
    int spent = seat == 0 ? random.nextInt(1 + count) : chance(0.5) ? count / 2 : 0;
    int special = 0;
    for (int one = 0; one < count; one++) {
      special += chance(SPECIAL_LAND) ? 1 : 0;
    }
    for (int one = 0; one < special; one++) {
      Optional<PoolCard> land = deck.draw(CardPool.Part.LAND, turn);
      if (land.isPresent()) {
        boolean isTapped = spent-- > 0;
        Json json = entry(land.get());
        add(isTapped ? json.put("tapped", true) : json, Standing.Kind.LAND);
      }
    }
    basics(count - special, Math.max(0, spent));
  }

  private void basics(int count, int spent) {
    int left = count;
    int tapped = Math.min(spent, count);
    List<Color> colors = deck.colors();
    for (int index = 0; index < colors.size() && left > 0; index++) {
      boolean isLast = index == colors.size() - 1;
      int of = isLast ? left : random.nextInt(1 + left);
      int ofTapped = Math.min(of, tapped);
      basic(CardPool.basic(colors.get(index)), of - ofTapped, false);
      basic(CardPool.basic(colors.get(index)), ofTapped, true);
      left -= of;
      tapped -= ofTapped;
    }
  }

  private void basic(String name, int count, boolean isTapped) {
    if (count == 0) {
      return;
    }
    Json json = Json.object().put("id", nextId()).put("card", name).put("controller", player());
    if (count > 1) {
      json.put("count", count);
    }
    add(isTapped ? json.put("tapped", true) : json, Standing.Kind.LAND);
  }

  private void add(Json json, Standing.Kind kind) {
    standing.add(new Standing(nextId(), seat, 1, json, kind, false, false));
  }

  private void creature(PoolCard card) {
    String id = nextId();
    Json json = entry(card);
    boolean isTapped = chance(TAPPED);
    boolean isNew = chance(seat == 0 ? NEW_OF_ATTACKER : NEW_OF_OTHERS);
    if (isTapped) {
      json.put("tapped", true);
    }
    if (isNew) {
      json.put("since", "thisTurn");
    }
    if (chance(WITH_COUNTERS)) {
      json.put("counters", Map.of(chance(0.8) ? "+1/+1" : "-1/-1", 1 + random.nextInt(3)));
    }
    if (chance(GOADED)) {
      json.put("goadedBy", List.of(player((seat + 1 + random.nextInt(players - 1)) % players)));
    }
    boolean canAttack = !isTapped && (!isNew || card.hasHaste()) && !card.hasDefender();
    standing.add(new Standing(id, seat, 1, json, Standing.Kind.CREATURE, canAttack, false));
  }

  private void tokens() {
    int count = 1 + random.nextInt(chance(0.1) ? 12 : 3);
    int size = 1 + random.nextInt(3);
    String kind = any(KINDS_OF_TOKENS);
    boolean isNew = chance(seat == 0 ? NEW_OF_ATTACKER : NEW_OF_OTHERS);
    Json json =
        Json.object()
            .put("id", nextId())
            .put("name", kind)
            .put("token", true)
            .put("types", List.of("creature"))
            .put("subtypes", List.of(kind))
            .put("colors", deck.colors().subList(0, 1))
            .put("power", size)
            .put("toughness", size)
            .put("controller", player());
    if (isNew) {
      json.put("since", "thisTurn");
    }
    if (count > 1) {
      json.put("count", count);
    }
    String id = nextId();
    standing.add(new Standing(id, seat, count, json, Standing.Kind.CREATURE, !isNew, false));
  }

  private void other(PoolCard card) {
    Json json = entry(card);
    add(card.isArtifact() && chance(TAPPED) ? json.put("tapped", true) : json, Standing.Kind.OTHER);
  }

  private void attach(CardPool.Part part) {
    List<Standing> creatures =
        standing.stream()
            .filter(one -> one.kind() == Standing.Kind.CREATURE && one.count() == 1)
            .toList();
    if (creatures.isEmpty()) {
      return;
    }
    deck.draw(part, turn)
        .ifPresent(card -> {
          Json json = entry(card);
          boolean isOn = part == CardPool.Part.AURA || chance(0.7);
          Standing host = any(creatures);
          add(isOn ? json.put("attachedTo", host.id()) : json, Standing.Kind.OTHER);
        });
  }

  private void planeswalker(PoolCard card) {
    Json json = entry(card).put("counters", Map.of("loyalty", 1 + random.nextInt(6)));
    standing.add(
        new Standing(
            nextId(), seat, 1, json, Standing.Kind.OTHER, false, !areTogether(format, 0, seat)));
  }

  private void battle(PoolCard card) {
    int protector = (seat + 1 + random.nextInt(players - 1)) % players;
    while (areTogether(format, seat, protector)) {
      protector = (protector + 1) % players;
    }
    Json json =
        entry(card)
            .put("counters", Map.of("defense", 2 + random.nextInt(5)))
            .put("protector", player(protector));
    boolean isAttacked = !areTogether(format, 0, protector);
    standing.add(new Standing(nextId(), seat, 1, json, Standing.Kind.OTHER, false, isAttacked));
  }
}
