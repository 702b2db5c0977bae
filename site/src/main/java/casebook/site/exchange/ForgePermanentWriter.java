package casebook.site.exchange;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** Writes the permanents of a case as Forge lists them. */
final class ForgePermanentWriter {

  /** Fields that describe a token; for a card its name says them. */
  private static final Set<String> NATURE =
      Set.of("name", "types", "subtypes", "supertypes", "colors", "power", "toughness", "keywords");

  private static final Set<String> FLAGS = Set.of("renowned", "saddled", "suspected", "monstrous");

  private static final Set<String> WRITTEN_APART =
      Set.of("id", "card", "controller", "count", "token");

  private final Catalogue catalogue;
  private final Stated stated;
  private final Map<String, String> attacked;
  private final Remarks remarks;
  private final List<String> players;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Set<String> referred = new HashSet<>();

  /**
   * @param attacked what each attacking creature attacks
   */
  ForgePermanentWriter(
      Catalogue catalogue, Stated stated, Map<String, String> attacked, Remarks remarks) {
    this.catalogue = catalogue;
    this.stated = stated;
    this.attacked = attacked;
    this.remarks = remarks;
    this.players = stated.players();
    referred.addAll(attacked.values());
    for (Stated.Part permanent : stated.parts("permanents")) {
      referred.add(permanent.text("attachedTo"));
      permanent.members().forEach(member -> numbers.put(member, numbers.size() + 1));
    }
    stated
        .parts("effects")
        .forEach(
            effect -> effect.node().path("affects").forEach(id -> referred.add(id.asString(""))));
  }

  /** The number of a permanent in Forge's text. */
  String number(String id) {
    return String.valueOf(numbers.getOrDefault(id, 0));
  }

  /** The text for each player's battlefield. */
  Map<String, String> zones() {
    var zones = new LinkedHashMap<String, List<String>>();
    for (Stated.Part permanent : stated.parts("permanents")) {
      String like = what(permanent) + flags(permanent);
      List<String> zone =
          zones.computeIfAbsent(permanent.text("controller"), _ -> new ArrayList<>());
      permanent
          .members()
          .forEach(member -> zone.add(like + number(permanent, member) + attacking(member)));
    }
    return zones.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, zone -> String.join(";", zone.getValue())));
  }

  private String number(Stated.Part permanent, String member) {
    boolean isReferred = referred.contains(member) || referred.contains(permanent.id());
    return isReferred ? "|Id:" + number(member) : "";
  }

  private String attacking(String member) {
    String target = attacked.get(member);
    if (target == null) {
      return "";
    }
    if (players.contains(target)) {
      if (players.size() > 2) {
        remarks.warning(
            new Piece("", stated.places().apply("moves")),
            "Forge's states can't say which of several opponents is attacked.");
      }
      return "|Attacking";
    }
    return "|Attacking:" + number(target);
  }

  private String what(Stated.Part permanent) {
    String card = permanent.text("card");
    if (card.isEmpty()) {
      return token(permanent);
    }
    permanent
        .fields()
        .map(Map.Entry::getKey)
        .filter(NATURE::contains)
        .forEach(field -> lost(permanent, field));
    Optional<CardFacts> facts = catalogue.find(card);
    List<String> faces = facts.map(CardFacts::faces).orElse(List.of());
    boolean isBack = faces.size() > 1 && !faces.getFirst().equals(facts.orElseThrow().name());
    String name =
        isBack ? faces.getFirst() + "|Transformed" : facts.map(CardFacts::name).orElse(card);
    return name + (permanent.node().path("token").asBoolean(false) ? "|IsToken" : "");
  }

  private String token(Stated.Part permanent) {
    JsonNode node = permanent.node();
    if (!node.path("token").asBoolean(false)) {
      remarks.warning(
          stated.where(permanent, "name"),
          "“%s” is no card: in Forge's text it is a token.".formatted(permanent.id()));
    }
    var types = new ArrayList<String>();
    for (String field : List.of("types", "subtypes", "supertypes")) {
      node.path(field).forEach(type -> types.add(English.capitalized(type.asString())));
    }
    String name = permanent.name().isBlank() ? permanent.id() : permanent.name();
    return "t:%s,P:%d,T:%d,Cost:no cost,Color:%s,Types:%s,Keywords:%s"
        .formatted(
            plain(name),
            node.path("power").asInt(0),
            node.path("toughness").asInt(0),
            node.path("colors").isEmpty() ? "colorless" : words(node.path("colors"), ""),
            String.join("-", types),
            words(node.path("keywords"), "-"));
  }

  private static String words(JsonNode list, String between) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(word -> English.capitalized(word.asString()))
        .collect(Collectors.joining(between));
  }

  /** The name without the signs that separate parts of Forge's text. */
  private static String plain(String name) {
    return name.replaceAll("[,;|\\s]+", " ").strip();
  }

  private String flags(Stated.Part permanent) {
    var flags = new StringBuilder();
    permanent
        .fields()
        .forEach(field -> {
          String name = field.getKey();
          JsonNode value = field.getValue();
          switch (name) {
            case "tapped" -> flags.append("|Tapped");
            case "phasedOut" ->
                flags.append("|PhasedOut:P").append(players.indexOf(permanent.text("controller")));
            case "since" -> flags.append(value.asString().equals("thisTurn") ? "|SummonSick" : "");
            case "owner" -> flags.append("|Owner:P").append(players.indexOf(value.asString()));
            case "counters" -> flags.append(counters(permanent, value));
            case "attachedTo" -> flags.append(attached(value.asString()));
            case "chosen" -> flags.append(chosen(permanent, value));
            case "state" -> flags.append(state(permanent, value));
            default -> {
              if (FLAGS.contains(name)) {
                flags.append('|').append(English.capitalized(name));
              } else if (!WRITTEN_APART.contains(name) && !NATURE.contains(name)) {
                lost(permanent, name);
              }
            }
          }
        });
    return flags.toString();
  }

  private void lost(Stated.Part permanent, String field) {
    remarks.warning(
        stated.where(permanent, field),
        "Forge's states can't say “%s” of “%s” as a case does: it isn't carried over."
            .formatted(field, permanent.id()));
  }

  private String attached(String to) {
    return players.contains(to)
        ? "|EnchantingPlayer:P" + players.indexOf(to)
        : "|AttachedTo:" + number(to);
  }

  private String counters(Stated.Part permanent, JsonNode counters) {
    var written = new ArrayList<String>();
    counters
        .properties()
        .forEach(kind -> {
          Optional<String> name = ForgeCounters.toForge(kind.getKey());
          name.ifPresent(of -> written.add(of + "=" + kind.getValue().asInt()));
          if (name.isEmpty()) {
            lost(permanent, "counters");
          }
        });
    return written.isEmpty() ? "" : "|Counters:" + String.join(",", written);
  }

  private String chosen(Stated.Part permanent, JsonNode chosen) {
    var flags = new StringBuilder();
    chosen
        .properties()
        .forEach(choice -> {
          String value = plain(choice.getValue().asString(""));
          switch (choice.getKey()) {
            case "color" -> flags.append("|ChosenColor:").append(color(value));
            case "type" -> flags.append("|ChosenType:").append(value);
            case "card" -> flags.append("|NamedCard:").append(value);
            default -> lost(permanent, "chosen");
          }
        });
    return flags.toString();
  }

  private static String color(String letter) {
    return ForgeToken.color(letter)
        .map(ForgeToken::named)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .orElse(letter);
  }

  private String state(Stated.Part permanent, JsonNode state) {
    var flags = new StringBuilder();
    state
        .properties()
        .forEach(fact -> {
          switch (fact.getKey()) {
            case "commander" -> flags.append("|IsCommander");
            case "solved" -> flags.append("|Solved");
            case "level" -> flags.append("|ClassLevel:").append(fact.getValue().asInt());
            default -> lost(permanent, "state");
          }
        });
    return flags.toString();
  }
}
