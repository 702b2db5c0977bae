package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMentions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is done to permanents on the picture of a board, put into its case. Of an entry that stands
 * for several, some may be meant: they become an entry of their own where they are no longer alike.
 */
final class Gestures {

  /** "12 goblin": how many of an entry. */
  private static final Pattern SOME = Pattern.compile("(\\d{1,6}) (.+)");

  private final Draft draft;

  Gestures(Draft draft) {
    this.draft = draft;
  }

  /**
   * Permanents that look the same on the picture.
   *
   * @param lines a line for each entry, how many of it and its id
   * @param attacked what they attack; empty where they don't
   */
  record Held(String lines, String attacked) {}

  /** Some of an entry. */
  private record Some(String entry, int count) {}

  /**
   * Does something to permanents; what it doesn't know is left alone.
   *
   * @param verb what is done
   * @param with a player, a permanent, a number or a kind of counter that it is done with
   */
  void make(String verb, Held held, String with) {
    List<Some> all = held.lines().lines().flatMap(line -> some(line).stream()).toList();
    switch (verb) {
      case "attack" -> all.forEach(one -> aim(one.entry(), one.count(), held.attacked(), with));
      case "remove" -> all.forEach(one -> remove(part(one, held.attacked())));
      case "duplicate" -> all.stream().findFirst().ifPresent(this::duplicate);
      case "count" -> count(all, held.attacked(), with);
      default -> all.forEach(one -> change(part(one, held.attacked()), verb, with));
    }
  }

  private List<Some> some(String line) {
    Matcher some = SOME.matcher(line);
    return some.matches() && index(some.group(2)) >= 0
        ? List.of(new Some(some.group(2), Math.max(1, Integer.parseInt(some.group(1)))))
        : List.of();
  }

  private int index(String entry) {
    return draft.permanents().stream().map(Draft::id).toList().indexOf(entry);
  }

  /** How many permanents an entry stands for. */
  static int size(ObjectNode permanent) {
    return Math.max(1, permanent.path("count").asInt(1));
  }

  /** An entry that is what is meant and nothing else. */
  private ObjectNode part(Some some, String attacked) {
    ObjectNode whole = draft.permanents().get(index(some.entry()));
    int left = size(whole) - some.count();
    if (left <= 0) {
      return whole;
    }
    if (!attacked.isEmpty()) {
      aim(some.entry(), some.count(), attacked, "");
    }
    draft.duplicatePermanent(index(some.entry()));
    ObjectNode part = draft.permanents().get(index(some.entry()) + 1);
    sized(whole, left);
    sized(part, some.count());
    new DraftMentions(draft).parted(some.entry(), left, Draft.id(part), some.count());
    if (!attacked.isEmpty()) {
      aim(Draft.id(part), some.count(), "", attacked);
    }
    return part;
  }

  private static void sized(ObjectNode permanent, int count) {
    if (count == 1) {
      permanent.remove("count");
    } else {
      permanent.put("count", count);
    }
  }

  /** Lets a number of an entry that attack one thing attack another, or nothing. */
  private void aim(String entry, int count, String from, String to) {
    Map<String, Integer> targets = new LinkedHashMap<>();
    List<ObjectNode> others =
        draft.attacks().stream()
            .filter(attack -> !Draft.isOrIsOf(Draft.text(attack, "attacker"), entry))
            .toList();
    draft.attacks().stream()
        .filter(attack -> Draft.isOrIsOf(Draft.text(attack, "attacker"), entry))
        .forEach(attack ->
            targets.merge(
                Draft.text(attack, "target"), attack.path("count").asInt(1), Integer::sum));
    if (!from.isEmpty()) {
      targets.computeIfPresent(from, (_, of) -> of > count ? of - count : null);
    }
    if (!to.isEmpty()) {
      targets.merge(to, count, Integer::sum);
    }
    ObjectNode permanent = draft.permanents().get(index(entry));
    var attacks = new ArrayList<>(others);
    targets.forEach((target, of) -> {
      ObjectNode attack = Draft.attack(entry, target);
      attacks.add(size(permanent) > 1 ? attack.put("count", of) : attack);
    });
    draft.declare(attacks);
    if (targets.isEmpty()) {
      new DraftMentions(draft).forgetAsTheyAttack(entry);
    }
  }

  private void remove(ObjectNode permanent) {
    draft.removePermanent(index(Draft.id(permanent)));
  }

  private void duplicate(Some some) {
    ObjectNode permanent = draft.permanents().get(index(some.entry()));
    if (size(permanent) > 1) {
      sized(permanent, size(permanent) + 1);
    } else {
      draft.duplicatePermanent(index(some.entry()));
    }
  }

  /** Changes the number of what looks the same; all of them attack what they attacked. */
  private void count(List<Some> all, String attacked, String with) {
    if (all.isEmpty() || !with.matches("[1-9]\\d{0,5}")) {
      return;
    }
    all.stream().skip(1).forEach(one -> remove(part(one, attacked)));
    ObjectNode permanent = part(all.getFirst(), attacked);
    int count = Integer.parseInt(with);
    aim(Draft.id(permanent), size(permanent), attacked, "");
    permanent.put("id", Draft.id(permanent));
    sized(permanent, count);
    new DraftMentions(draft).shrunk(Draft.id(permanent), count);
    aim(Draft.id(permanent), count, "", attacked);
  }

  private void change(ObjectNode permanent, String verb, String with) {
    switch (verb) {
      case "tap" -> permanent.put("tapped", true);
      case "untap" -> permanent.remove("tapped");
      case "sick" -> permanent.put("since", "thisTurn");
      case "rested" -> permanent.remove("since");
      case "goad" -> goad(permanent, with);
      case "counter" -> counter(permanent, with, 1);
      case "uncounter" -> counter(permanent, with, -1);
      case "attach" -> permanent.put("attachedTo", with);
      case "detach" -> permanent.remove("attachedTo");
      case "control" -> control(permanent, with);
      default -> {
        // A page of another version may know more than this one.
      }
    }
  }

  /** A creature that is goaded by a player isn't any more, and the other way round (701.15). */
  private static void goad(ObjectNode permanent, String player) {
    List<String> goaders = Draft.texts(permanent.path("goadedBy"));
    List<String> others = goaders.stream().filter(one -> !one.equals(player)).toList();
    var now = new ArrayList<>(others);
    if (others.size() == goaders.size()) {
      now.add(player);
    }
    Draft.putTexts(permanent, "goadedBy", now);
  }

  private static void counter(ObjectNode permanent, String kind, int more) {
    if (kind.isBlank()) {
      return;
    }
    ObjectNode counters = permanent.withObjectProperty("counters");
    JsonNode before = counters.path(kind.strip());
    int now = before.asInt(0) + more;
    if (now > 0) {
      counters.put(kind.strip(), now);
    } else {
      counters.remove(kind.strip());
    }
    if (counters.isEmpty()) {
      permanent.remove("counters");
    }
  }

  /**
   * Another player controls it from this turn on (302.6), and it doesn't attack for the old one.
   */
  private void control(ObjectNode permanent, String player) {
    String before = Draft.text(permanent, "controller");
    if (player.equals(before) || player.isEmpty()) {
      return;
    }
    if (Draft.text(permanent, "owner").isEmpty()) {
      permanent.put("owner", before);
    }
    permanent.put("controller", player).put("since", "thisTurn");
    if (Draft.text(permanent, "owner").equals(player)) {
      permanent.remove("owner");
    }
    String id = Draft.id(permanent);
    draft.declare(
        draft.attacks().stream()
            .filter(attack -> !Draft.isOrIsOf(Draft.text(attack, "attacker"), id))
            .toList());
    new DraftMentions(draft).forgetAsTheyAttack(id);
  }
}
