package casebook.site.catalogue;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.mana.Color;
import casebook.engine.reading.text.Modes;
import casebook.engine.reading.word.Self;
import java.io.Reader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What other files of cards say of the same faces. A text that isn't official may have gaps: what
 * it costs, its power and its toughness are then taken from an official one, and a keyword ability
 * that another text has belongs to it too. Where a mana cost shows no color, the color indicator
 * (204) is taken from whichever file has it.
 */
final class BesideFiles {
  private static final List<String> OFFICIAL_FIELDS = List.of("mana_cost", "power", "toughness");

  private final Map<String, List<JsonNode>> faces = new HashMap<>();

  BesideFiles(Collection<Reader> files) {
    for (Reader file : files) {
      for (JsonNode face : CardFile.objects(file)) {
        faces.computeIfAbsent(key(face), _ -> new ArrayList<>()).add(face);
      }
    }
  }

  private static String key(JsonNode face) {
    return Spelling.key(CardFile.text(face, "name"));
  }

  private List<JsonNode> besides(JsonNode face) {
    return faces.getOrDefault(key(face), List.of());
  }

  /** A face with what is missing. */
  JsonNode completed(JsonNode face) {
    List<JsonNode> others = besides(face);
    if (others.isEmpty()) {
      return face;
    }
    ObjectNode complete = (ObjectNode) face.deepCopy();
    if (!isOfficial(face)) {
      others.stream()
          .filter(BesideFiles::isOfficial)
          .findFirst()
          .ifPresent(official -> takeOver(complete, official));
      addKeywords(complete, others);
    }
    if (showsNoColor(complete)) {
      others.stream()
          .map(other -> other.path("colors"))
          .filter(colors -> !colors.isEmpty())
          .findFirst()
          .ifPresent(colors -> complete.set("colors", colors));
    }
    return complete;
  }

  /**
   * Whether a face that shows no color is said to have none by as many official wordings as are
   * wanted.
   */
  boolean saysNoColor(JsonNode face, int wanted) {
    return Stream.concat(Stream.of(face), besides(face).stream())
            .filter(BesideFiles::isOfficial)
            .map(one -> CardFile.text(one, "source"))
            .distinct()
            .count()
        >= wanted;
  }

  private static boolean isOfficial(JsonNode face) {
    return Wording.of(CardFile.text(face, "source")).filter(Wording::isOfficial).isPresent();
  }

  /** Whether neither it is said to have a color nor its mana cost shows one. */
  static boolean showsNoColor(JsonNode face) {
    String cost = CardFile.text(face, "mana_cost");
    return face.path("colors").isEmpty()
        && Stream.of(Color.values()).noneMatch(color -> cost.contains(color.name()));
  }

  private static void takeOver(ObjectNode face, JsonNode official) {
    for (String field : OFFICIAL_FIELDS) {
      String value = CardFile.text(official, field);
      if (!value.isEmpty()) {
        face.put(field, value);
      }
    }
  }

  private static void addKeywords(ObjectNode face, List<JsonNode> others) {
    var missing = new LinkedHashSet<String>();
    others.forEach(other -> missing.addAll(keywords(other)));
    missing.removeAll(keywords(face));
    if (!missing.isEmpty()) {
      face.put(
          "oracle_text", String.join(", ", missing) + "\n" + CardFile.text(face, "oracle_text"));
    }
  }

  /** The keyword abilities that it has by their names alone. */
  private static Set<String> keywords(JsonNode face) {
    Self self =
        Self.of(CardFile.text(face, "name"), TypeLine.of(CardFile.text(face, "types")).types());
    var names = new LinkedHashSet<String>();
    for (Ability ability : Modes.of(CardFile.text(face, "oracle_text"), self).abilities()) {
      for (Effect effect : ability.effects()) {
        if (ability.frame() == Ability.Frame.STATIC
            && effect instanceof Effect.Keyword(var name, var parameter)
            && parameter.equals(Optional.empty())) {
          names.add(name);
        }
      }
    }
    return names;
  }
}
