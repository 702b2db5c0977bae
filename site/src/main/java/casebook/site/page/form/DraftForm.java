package casebook.site.page.form;

import casebook.site.catalogue.Catalogue;
import casebook.site.exchange.NamedCard;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMentions;
import casebook.site.page.draft.DraftMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** What the board builder's form sends, put into the case that it was made from. */
public final class DraftForm {

  /** The form offers no more; a case that is loaded may have more. */
  public static final int MOST_PLAYERS = 6;

  /** Whole numbers go into a case as numbers; anything else as it was written, to be told wrong. */
  private static final Pattern INTEGER = Pattern.compile("-?\\d{1,9}");

  private static final Set<String> SUPERTYPES = Set.of("basic", "legendary", "snow", "world");

  private final Catalogue catalogue;
  private final FamiliarCards familiar;
  private final Map<String, List<String>> fields;
  private final Draft draft;
  private final Map<Integer, String> unknown = new LinkedHashMap<>();

  /** What was asked about, where the button that was pressed answers it. */
  private Optional<NamedCard> answered = Optional.empty();

  private DraftForm(
      Catalogue catalogue, FamiliarCards familiar, Map<String, List<String>> fields, Draft draft) {
    this.catalogue = catalogue;
    this.familiar = familiar;
    this.fields = fields;
    this.draft = draft;
  }

  /**
   * A case after the form was filled in and its button pressed.
   *
   * @param unknown what was typed as a card's name and is no permanent, by the index of the player
   */
  public record Filled(Draft draft, Map<Integer, String> unknown) {}

  /** Fills in the form and presses its button. */
  public static Filled read(
      Catalogue catalogue, FamiliarCards familiar, Map<String, List<String>> fields, Draft from) {
    var form = new DraftForm(catalogue, familiar, fields, from);
    form.fill();
    form.press(form.field("do").orElse("judge"));
    return new Filled(from, form.unknown);
  }

  private Optional<String> field(String name) {
    return fields.getOrDefault(name, List.of()).stream().findFirst();
  }

  private boolean has(String name) {
    return fields.containsKey(name);
  }

  private void fill() {
    ObjectNode root = draft.root();
    text(root, "title", "title");
    text(root, "edition", "edition");
    text(root, "activePlayer", "activePlayer");
    field("options.attack")
        .ifPresent(option -> text(root.withObjectProperty("options"), "attack", "options.attack"));
    if (root.path("options").isEmpty()) {
      root.remove("options");
    }
    List<ObjectNode> players = draft.players();
    for (int index = 0; index < players.size(); index++) {
      player(players.get(index), "players." + index + ".");
    }
    List<ObjectNode> permanents = draft.permanents();
    List<Integer> sizes = permanents.stream().map(Gestures::size).toList();
    for (int index = 0; index < permanents.size(); index++) {
      if (has("permanents." + index + ".row")) {
        permanent(permanents.get(index), "permanents." + index + ".");
      }
    }
    List<ObjectNode> effects = draft.effects();
    for (int index = 0; index < effects.size(); index++) {
      effect(effects.get(index), "effects." + index + ".");
    }
    declaration(permanents);
    for (int index = 0; index < permanents.size(); index++) {
      int now = Gestures.size(permanents.get(index));
      if (now < sizes.get(index)) {
        new DraftMentions(draft).shrunk(Draft.id(permanents.get(index)), now);
      }
    }
    for (int index = 0; index < players.size(); index++) {
      add(index, Draft.text(players.get(index), "id"));
    }
  }

  /**
   * Adds the cards that are named for a player. What is no permanent is asked about, one name after
   * the other; the button that was pressed may answer for the first.
   */
  private void add(int index, String player) {
    String text = field("new." + player + ".card").map(String::strip).orElse("");
    String pressed = field("do").orElse("");
    if (pressed.equals("own:" + index + ":" + text)) {
      return;
    }
    NewCards.Likeness likeness =
        pressed.equals("enter:" + index) ? NewCards.Likeness.PLAIN : NewCards.Likeness.SAME;
    List<NamedCard> left = new NewCards(catalogue).add(draft, player, text, likeness, familiar);
    boolean isAnswered = pressed.matches("(?s)(take|own|effect):" + index + ":.*");
    if (isAnswered) {
      answered = left.stream().findFirst();
    }
    List<NamedCard> open = left.stream().skip(isAnswered ? 1 : 0).toList();
    if (!open.isEmpty()) {
      unknown.put(index, NewCards.text(open));
    }
  }

  private void player(ObjectNode player, String prefix) {
    text(player, "name", prefix + "name");
    number(player, "life", prefix + "life");
    text(player, "mana", prefix + "mana");
    number(player, "hand", prefix + "hand");
    number(player, "graveyard", prefix + "graveyard");
    number(player, "poison", prefix + "poison");
    text(player, "team", prefix + "team");
    if (has(prefix + "row")) {
      flag(player, "monarch", prefix + "monarch");
    }
  }

  private void permanent(ObjectNode permanent, String prefix) {
    number(permanent, "count", prefix + "count");
    text(permanent, "controller", prefix + "controller");
    text(permanent, "owner", prefix + "owner");
    if (Draft.text(permanent, "owner").equals(Draft.text(permanent, "controller"))) {
      permanent.remove("owner");
    }
    flag(permanent, "tapped", prefix + "tapped");
    if (has(prefix + "sick")) {
      permanent.put("since", "thisTurn");
    } else {
      permanent.remove("since");
    }
    text(permanent, "attachedTo", prefix + "attachedTo");
    text(permanent, "protector", prefix + "protector");
    text(permanent, "text", prefix + "text");
    number(permanent, "power", prefix + "power");
    number(permanent, "toughness", prefix + "toughness");
    field(prefix + "types").ifPresent(line -> types(permanent, line));
    field(prefix + "keywords")
        .ifPresent(list -> Draft.putTexts(permanent, "keywords", separated(list)));
    field(prefix + "addText")
        .ifPresent(added ->
            Draft.putTexts(
                permanent,
                "addText",
                added.isBlank() ? List.of() : added.strip().lines().toList()));
    chosen(permanent, prefix + "chosen");
    field(prefix + "counters").ifPresent(list -> counters(permanent, list));
    if (has(prefix + "more")) {
      Draft.putTexts(permanent, "goadedBy", fields.getOrDefault(prefix + "goadedBy", List.of()));
      Designated.NAMES.keySet().forEach(mark -> flag(permanent, mark, prefix + mark));
      if (has(prefix + "loses")) {
        permanent.put("loses", "abilities");
      } else {
        permanent.remove("loses");
      }
    }
  }

  private void chosen(ObjectNode object, String name) {
    field(name).ifPresent(line -> ChosenLine.put(object, line, draft.players()));
  }

  private void effect(ObjectNode effect, String prefix) {
    text(effect, "source", prefix + "source");
    text(effect, "controller", prefix + "controller");
    chosen(effect, prefix + "chosen");
    field(prefix + "text").ifPresent(text -> effect.put("text", text.strip()));
    if (has(prefix + "row")) {
      Draft.putTexts(effect, "affects", fields.getOrDefault(prefix + "affects", List.of()));
    }
  }

  /** The form states who attacks what for each permanent that it lets attack. */
  private void declaration(List<ObjectNode> permanents) {
    var attacks = new ArrayList<ObjectNode>();
    var offered = false;
    for (int index = 0; index < permanents.size(); index++) {
      String id = Draft.id(permanents.get(index));
      String prefix = "permanents." + index + ".attackers.";
      Optional<String> target = field("permanents." + index + ".target");
      offered |= target.isPresent();
      target.filter(of -> !of.isEmpty()).ifPresent(of -> attacks.add(Draft.attack(id, of)));
      for (String name :
          fields.keySet().stream().filter(one -> one.startsWith(prefix)).sorted().toList()) {
        offered = true;
        String count = field(name).orElse("").strip();
        if (INTEGER.matcher(count).matches() && Integer.parseInt(count) > 0) {
          attacks.add(
              Draft.attack(id, name.substring(prefix.length()))
                  .put("count", Integer.parseInt(count)));
        }
      }
    }
    if (offered) {
      draft.declare(attacks);
    }
    if (draft.hasDeclaration()) {
      text(draft.declaration(), "pay", "pay");
      asTheyAttack(permanents);
    }
  }

  /** The bands and the optional costs that the form shows; others are kept. */
  private void asTheyAttack(List<ObjectNode> permanents) {
    var bands = new LinkedHashMap<String, String>();
    var shown = false;
    for (int index = 0; index < permanents.size(); index++) {
      String id = Draft.id(permanents.get(index));
      String prefix = "permanents." + index + ".";
      Optional<String> band = field(prefix + "band").map(String::strip);
      shown |= band.isPresent();
      band.filter(name -> !name.isEmpty()).ifPresent(name -> bands.put(id, name));
      field(prefix + "optional").ifPresent(choice -> OptionalCosts.choose(draft, id, choice));
    }
    if (shown) {
      new Bands(draft).put(bands);
    }
  }

  private void press(String button) {
    String[] parts = button.split(":", 3);
    int index =
        parts.length > 1 && INTEGER.matcher(parts[1]).matches() ? Integer.parseInt(parts[1]) : -1;
    switch (parts[0]) {
      case "add-player" -> {
        if (draft.players().size() < MOST_PLAYERS) {
          draft.addPlayer();
        }
      }
      case "remove-player" -> draft.removePlayer(index);
      case "take" ->
          named(
              parts,
              index,
              (player, name) -> new NewCards(catalogue).take(draft, player, name, answered));
      case "own" ->
          named(parts, index, (player, name) -> NewCards.addOwn(draft, player, name, answered));
      case "effect" ->
          named(
              parts,
              index,
              (player, name) -> new NewCards(catalogue).addEffect(draft, player, name));
      case "duplicate" -> draft.duplicatePermanent(index);
      case "remove" -> draft.removePermanent(index);
      case "add-effect" -> draft.addEffect();
      case "remove-effect" -> draft.removeEffect(index);
      case "piece" ->
          new Gestures(draft)
              .make(
                  field("piece.verb").orElse(""),
                  new Gestures.Held(field("piece.of").orElse(""), field("piece.at").orElse("")),
                  field("piece.with").orElse("").strip());
      case "nobody" -> draft.declareAlone(List.of());
      case "remove-move" -> new DraftMoves(draft).remove(index);
      case "earlier-move" -> new DraftMoves(draft).earlier(index);
      case "settle", "unsettle", "result", "token", "combat" -> new Answers(draft).press(button);
      default -> {
        // Any other button only asks for the ruling.
      }
    }
  }

  /** Adds something for a player whose button names it. */
  private void named(String[] parts, int index, BiConsumer<String, String> add) {
    List<ObjectNode> players = draft.players();
    if (parts.length > 2 && index >= 0 && index < players.size() && !parts[2].isBlank()) {
      add.accept(Draft.text(players.get(index), "id"), parts[2].strip());
    }
  }

  private void text(ObjectNode object, String field, String name) {
    field(name)
        .map(String::strip)
        .ifPresent(text -> {
          if (text.isEmpty()) {
            object.remove(field);
          } else {
            object.put(field, text);
          }
        });
  }

  private void number(ObjectNode object, String field, String name) {
    field(name)
        .map(String::strip)
        .ifPresent(text -> {
          if (text.isEmpty()) {
            object.remove(field);
          } else {
            putNumber(object, field, text);
          }
        });
  }

  /** Puts what was typed where a number is wanted. */
  static void putNumber(ObjectNode object, String field, String text) {
    if (INTEGER.matcher(text).matches()) {
      object.put(field, Integer.parseInt(text));
    } else {
      object.put(field, text);
    }
  }

  private void flag(ObjectNode object, String field, String name) {
    if (has(name)) {
      object.put(field, true);
    } else {
      object.remove(field);
    }
  }

  private static List<String> separated(String list) {
    return Arrays.stream(list.split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
  }

  /** "Legendary Creature — Goblin Warrior" as supertypes, types and subtypes. */
  private static void types(ObjectNode permanent, String line) {
    String[] halves = line.split("[—–-]", 2);
    List<String> front = words(halves[0]).toList();
    Draft.putTexts(permanent, "supertypes", front.stream().filter(SUPERTYPES::contains).toList());
    Draft.putTexts(
        permanent, "types", front.stream().filter(one -> !SUPERTYPES.contains(one)).toList());
    Draft.putTexts(
        permanent, "subtypes", halves.length > 1 ? words(halves[1]).toList() : List.of());
  }

  private static Stream<String> words(String text) {
    return Arrays.stream(text.strip().toLowerCase(Locale.ROOT).split("\\s+"))
        .filter(word -> !word.isEmpty());
  }

  /** "+1/+1: 2, magnet: 1". */
  static void counters(ObjectNode permanent, String list) {
    permanent.remove("counters");
    for (String one : separated(list)) {
      int colon = one.lastIndexOf(':');
      String kind = (colon < 0 ? one : one.substring(0, colon)).strip();
      String count = colon < 0 ? "1" : one.substring(colon + 1).strip();
      ObjectNode counters = permanent.withObjectProperty("counters");
      putNumber(counters, kind, count);
    }
  }
}
