package casebook.site.corpus;

import casebook.engine.mana.Color;
import casebook.rules.Editions;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.TypeLine;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.output.Json;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/** The cards that boards are made of, by their part on a board. */
final class CardPool {

  /** The part of a card on a board. A creature that is something else too counts as a creature. */
  enum Part {
    CREATURE,
    LEGENDARY_CREATURE,
    LAND,
    PLANESWALKER,
    BATTLE,
    AURA,
    EQUIPMENT,
    OTHER
  }

  /**
   * The share of draws that ask for a card that bears on attacking; other draws may give one too.
   */
  private static final double BEARING = 0.3;

  private static final int TRIES = 8;

  private final Map<Part, Bag> bags = new EnumMap<>(Part.class);
  private final Catalogue catalogue;
  private final CaseReader reader;
  private final Map<String, PoolCard> known = new ConcurrentHashMap<>();

  /**
   * The permanent cards among these names, without basic lands.
   *
   * @param editions what boards are read with
   */
  CardPool(Collection<String> names, Catalogue catalogue, Editions editions) {
    this.catalogue = catalogue;
    this.reader = new CaseReader(editions, catalogue);
    Map<Part, List<CardFacts>> parts = new EnumMap<>(Part.class);
    names.stream().sorted().toList().parallelStream()
        .flatMap(name -> catalogue.outline(name).stream())
        .toList()
        .forEach(card ->
            partsOf(card)
                .forEach(part -> parts.computeIfAbsent(part, _ -> new ArrayList<>()).add(card)));
    parts.forEach((part, cards) -> bags.put(part, new Bag(cards)));
  }

  private static List<Part> partsOf(CardFacts card) {
    TypeLine types = TypeLine.of(card.typeLine());
    if (!types.isOfPermanent() || types.supertypes().contains("basic")) {
      return List.of();
    }
    if (types.types().contains("creature")) {
      return types.supertypes().contains("legendary")
          ? List.of(Part.CREATURE, Part.LEGENDARY_CREATURE)
          : List.of(Part.CREATURE);
    }
    return List.of(noCreature(types));
  }

  private static Part noCreature(TypeLine types) {
    if (types.types().contains("land")) {
      return Part.LAND;
    }
    if (types.types().contains("planeswalker")) {
      return Part.PLANESWALKER;
    }
    if (types.types().contains("battle")) {
      return Part.BATTLE;
    }
    if (types.subtypes().contains("Aura")) {
      return Part.AURA;
    }
    return types.subtypes().contains("Equipment") ? Part.EQUIPMENT : Part.OTHER;
  }

  /**
   * A card of a kind that this much mana of these colors can cast; empty where hardly any card can
   * be cast.
   */
  Optional<PoolCard> draw(Part part, SplittableRandom random, Set<Color> colors, int mana) {
    boolean mustBear = random.nextDouble() < BEARING;
    Optional<PoolCard> last = Optional.empty();
    for (int attempt = 0; attempt < TRIES; attempt++) {
      Optional<PoolCard> card =
          bags.getOrDefault(part, Bag.EMPTY)
              .draw(random, colors, mana)
              .map(name -> known(name, part))
              .filter(PoolCard::canBePlayed);
      if (card.isPresent() && (!mustBear || card.get().bearsOnAttacking())) {
        return card;
      }
      last = card.isPresent() ? card : last;
    }
    return last;
  }

  private PoolCard known(String name, Part part) {
    return known.computeIfAbsent(
        name,
        _ ->
            PoolCard.of(
                catalogue.find(name).orElseThrow(),
                (part != Part.AURA && part != Part.EQUIPMENT) || canBeAttached(name)));
  }

  /** Whether the Aura or Equipment can be attached to any creature. */
  private boolean canBeAttached(String name) {
    Json host =
        Json.object()
            .put("id", "host")
            .put("name", "Host")
            .put("types", List.of("creature"))
            .put("power", 2)
            .put("toughness", 2)
            .put("controller", "a");
    Json attached =
        Json.object()
            .put("id", "attached")
            .put("card", name)
            .put("controller", "a")
            .put("attachedTo", "host");
    String json =
        Json.object()
            .put("players", List.of(Json.object().put("id", "a"), Json.object().put("id", "b")))
            .put("permanents", List.of(host, attached))
            .put("moves", List.of())
            .compact();
    return reader.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>;
  }

  /** The basic land that makes mana of a color (305.6). */
  static String basic(Color color) {
    return switch (color) {
      case W -> "Plains";
      case U -> "Island";
      case B -> "Swamp";
      case R -> "Mountain";
      case G -> "Forest";
    };
  }
}
