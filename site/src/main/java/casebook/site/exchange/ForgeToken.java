package casebook.site.exchange;

import casebook.engine.mana.Color;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.TypeLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A token as Forge writes it: {@code t:Soldier,P:1,T:1,Cost:no cost,Color:W,Types:…}. */
final class ForgeToken {
  private static final Map<String, Color> COLORS =
      Arrays.stream(Color.values())
          .flatMap(color ->
              java.util.stream.Stream.of(
                  Map.entry(color.name(), color), Map.entry(named(color), color)))
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));

  /** Forge's word for the object that has a keyword. */
  private static final String ITSELF = "CARDNAME";

  private final Remarks remarks;

  ForgeToken(Remarks remarks) {
    this.remarks = remarks;
  }

  static String named(Color color) {
    return switch (color) {
      case W -> "WHITE";
      case U -> "BLUE";
      case B -> "BLACK";
      case R -> "RED";
      case G -> "GREEN";
    };
  }

  /** The color that a letter or a name stands for. */
  static Optional<Color> color(String name) {
    return Optional.ofNullable(COLORS.get(name.strip().toUpperCase(Locale.ROOT)));
  }

  /** Writes a token's characteristics into its entry. */
  void read(Piece token, ObjectNode entry) {
    List<Piece> parts = token.parts(',');
    if (parts.isEmpty()) {
      remarks.problem(token, "A token has a name: “t:Soldier,P:1,T:1,Types:Creature-Soldier”.");
      return;
    }
    entry.put("name", parts.getFirst().text());
    entry.put("token", true);
    Set<Color> colors = new LinkedHashSet<>();
    boolean hasColor = false;
    boolean hasTypes = false;
    for (Piece part : parts.subList(1, parts.size())) {
      Piece value = part.after(':');
      switch (part.before(':').text()) {
        case "P" -> number(value, "power", entry);
        case "T" -> number(value, "toughness", entry);
        case "Cost" -> {
          if (!hasColor) {
            colors.addAll(letters(value.text().equals("no cost") ? "" : value.text()));
          }
        }
        case "Color" -> {
          hasColor = true;
          colors.clear();
          colors.addAll(colors(value));
        }
        case "Types" -> {
          hasTypes = true;
          types(value, entry);
        }
        case "Keywords" -> keywords(value, entry);
        case "Image" -> remarks.passOver("Image", part, "it is how the token looks.");
        default ->
            remarks.warning(
                part,
                "“"
                    + part.text()
                    + "” of this token isn't known to Casebook, and isn't carried over.");
      }
    }
    if (!hasTypes) {
      remarks.problem(
          token, "This token has no types: write “Types:Creature-Soldier”, or whatever it is.");
    }
    if (!colors.isEmpty()) {
      ArrayNode letters = entry.putArray("colors");
      colors.forEach(color -> letters.add(color.name()));
    }
  }

  private void number(Piece value, String field, ObjectNode entry) {
    PrintedFace.number(value.text())
        .ifPresentOrElse(
            number -> entry.put(field, number),
            () -> remarks.problem(value, "“" + value.text() + "” is no whole number."));
  }

  private static Set<Color> letters(String symbols) {
    return symbols
        .chars()
        .mapToObj(sign -> color(Character.toString(sign)))
        .flatMap(Optional::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Colors by names or letters, with or without braces. */
  private Set<Color> colors(Piece value) {
    String text = value.text();
    if (text.equalsIgnoreCase("colorless") || text.equals("C") || text.equals("null")) {
      return Set.of();
    }
    Optional<Color> one = color(text);
    if (one.isPresent()) {
      return Set.of(one.get());
    }
    String letters = text.replaceAll("[{}/ ]", "");
    if (!letters.matches("[WUBRG]+")) {
      remarks.problem(value, "“" + text + "” is no color: write W, U, B, R, G or a color's name.");
    }
    return letters(letters);
  }

  private static void types(Piece value, ObjectNode entry) {
    var supertypes = new ArrayList<String>();
    var types = new ArrayList<String>();
    var subtypes = new ArrayList<String>();
    // A subtype such as Assembly-Worker has the sign in it that stands between the types.
    for (Piece type :
        new Piece(value.text().replace("Assembly-Worker", "Assembly\u2010Worker"), value.place())
            .parts('-')) {
      String lower = type.text().toLowerCase(Locale.ROOT);
      if (TypeLine.SUPERTYPES.contains(lower)) {
        supertypes.add(lower);
      } else if (TypeLine.PERMANENT_TYPES.contains(lower) || TypeLine.OTHER_TYPES.contains(lower)) {
        types.add(lower);
      } else {
        subtypes.add(type.text().replace('\u2010', '-'));
      }
    }
    list(supertypes, "supertypes", entry);
    list(types, "types", entry);
    list(subtypes, "subtypes", entry);
  }

  private static void list(List<String> words, String field, ObjectNode entry) {
    if (!words.isEmpty()) {
      words.forEach(entry.withArray("/" + field)::add);
    }
  }

  private void keywords(Piece value, ObjectNode entry) {
    for (Piece keyword : value.parts('-')) {
      String text = keyword.text();
      if (text.startsWith(ITSELF)) {
        entry.withArray("/addText").add(text.replace(ITSELF, "This permanent"));
      } else if (text.indexOf(':') >= 0) {
        remarks.warning(
            keyword, "“" + text + "” is a keyword in Forge's own writing: it isn't carried over.");
      } else {
        entry.withArray("/keywords").add(text.toLowerCase(Locale.ROOT));
      }
    }
  }
}
