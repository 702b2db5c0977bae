package casebook.site.ask.mention;

import java.util.Map;
import java.util.Optional;

/** Names that players give to cards and that are no part of a card's name; each means one card. */
final class Nicknames {
  private static final Map<String, String> CARDS =
      Map.ofEntries(
          Map.entry("goyf", "Tarmogoyf"),
          Map.entry("jtms", "Jace, the Mind Sculptor"),
          Map.entry("lotv", "Liliana of the Veil"),
          Map.entry("sfm", "Stoneforge Mystic"),
          Map.entry("bskull", "Batterskull"),
          Map.entry("tks", "Thought-Knot Seer"),
          Map.entry("bbe", "Bloodbraid Elf"),
          Map.entry("tnn", "True-Name Nemesis"),
          Map.entry("qpm", "Qasali Pridemage"),
          Map.entry("kotr", "Knight of the Reliquary"),
          Map.entry("resto", "Restoration Angel"),
          Map.entry("drc", "Dragon's Rage Channeler"),
          Map.entry("hoof", "Craterhoof Behemoth"),
          Map.entry("prop", "Propaganda"),
          Map.entry("gprison", "Ghostly Prison"),
          Map.entry("ewit", "Eternal Witness"),
          Map.entry("stp", "Swords to Plowshares"),
          Map.entry("pte", "Path to Exile"));

  private Nicknames() {}

  /** The card that a word means, in lower case. */
  static Optional<String> card(String word) {
    return Optional.ofNullable(CARDS.get(word));
  }
}
