package casebook.site.page.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Where a case names its players and permanents: what is attacked, worn, affected. What is gone is
 * named nowhere any more.
 */
public final class DraftMentions {
  private final Draft draft;

  public DraftMentions(Draft draft) {
    this.draft = draft;
  }

  /** Takes away what names a player, a permanent, or one that an entry stands for. */
  void forget(String id) {
    replace(named -> Draft.isOrIsOf(named, id) ? Optional.empty() : Optional.of(named));
  }

  /** Takes the creatures of an entry out of bands (508.1e) and optional costs (508.1g). */
  public void forgetAsTheyAttack(String entry) {
    asTheyAttack(named -> Draft.isOrIsOf(named, entry) ? Optional.empty() : Optional.of(named));
  }

  /** An entry stands for fewer than before: nothing speaks of the others any more. */
  public void shrunk(String entry, int now) {
    attackWithAtMost(entry, now);
    replace(named ->
        number(named, entry)
            .<Optional<String>>map(
                of -> of > now ? Optional.empty() : Optional.of(one(entry, of, now)))
            .orElse(Optional.of(named)));
  }

  /** The last of an entry have become an entry of their own, and are called by its id. */
  public void parted(String entry, int left, String part, int size) {
    replace(named ->
        Optional.of(
            number(named, entry)
                .map(of -> of > left ? one(part, of - left, size) : one(entry, of, left))
                .orElse(named)));
  }

  private static String one(String entry, int number, int size) {
    return size == 1 ? entry : entry + "#" + number;
  }

  /** The number of one of the permanents that an entry stands for. */
  private static Optional<Integer> number(String named, String entry) {
    return Optional.of(named)
        .filter(of -> of.startsWith(entry + "#"))
        .map(of -> of.substring(entry.length() + 1))
        .filter(of -> of.matches("[1-9]\\d{0,8}"))
        .map(Integer::valueOf);
  }

  private void attackWithAtMost(String entry, int most) {
    int left = most;
    var attacks = new ArrayList<ObjectNode>();
    for (ObjectNode attack : draft.attacks()) {
      int count = Math.max(1, attack.path("count").asInt(1));
      if (!Draft.text(attack, "attacker").equals(entry)) {
        attacks.add(attack);
      } else if (left > 0) {
        attacks.add(count > left || most == 1 ? counted(attack, Math.min(count, left)) : attack);
        left -= count;
      }
    }
    draft.declare(attacks);
  }

  private static ObjectNode counted(ObjectNode attack, int count) {
    if (count == 1) {
      attack.remove("count");
    } else {
      attack.put("count", count);
    }
    return attack;
  }

  /** What an id becomes wherever it is named; nothing speaks any more of what becomes nothing. */
  private void replace(Function<String, Optional<String>> becomes) {
    draft.declare(
        draft.attacks().stream()
            .filter(attack -> put(attack, "attacker", becomes) && put(attack, "target", becomes))
            .toList());
    for (ObjectNode permanent : draft.permanents()) {
      for (String field : List.of("attachedTo", "protector", "owner")) {
        if (!put(permanent, field, becomes)) {
          permanent.remove(field);
        }
      }
      each(permanent, "goadedBy", becomes);
    }
    for (int at = draft.effects().size() - 1; at >= 0; at--) {
      if (put(draft.effects().get(at), "permanent", becomes)) {
        each(draft.effects().get(at), "affects", becomes);
      } else {
        draft.removeEffect(at);
      }
    }
    asTheyAttack(becomes);
    new DraftMoves(draft).rename(becomes);
  }

  /** A band without its last attacker is none; an optional cost is of its attacker. */
  private void asTheyAttack(Function<String, Optional<String>> becomes) {
    if (draft.lastDeclaration().get("bands") instanceof ArrayNode bands) {
      for (int at = bands.size() - 1; at >= 0; at--) {
        if (bands.get(at) instanceof ArrayNode band) {
          List<String> members = Draft.texts(band);
          band.removeAll();
          members.stream().flatMap(one -> becomes.apply(one).stream()).forEach(band::add);
          if (band.isEmpty()) {
            bands.remove(at);
          }
        }
      }
    }
    if (draft.lastDeclaration().get("optional") instanceof ArrayNode optional) {
      optional.removeIf(one ->
          one instanceof ObjectNode cost
              && !(put(cost, "attacker", becomes) && put(cost, "with", becomes)));
    }
  }

  /** Puts what the id in a field becomes; whether there is anything that it becomes. */
  private static boolean put(
      ObjectNode object, String field, Function<String, Optional<String>> becomes) {
    String before = Draft.text(object, field);
    if (before.isEmpty()) {
      return true;
    }
    Optional<String> now = becomes.apply(before);
    now.filter(of -> !of.equals(before)).ifPresent(of -> object.put(field, of));
    return now.isPresent();
  }

  private static void each(
      ObjectNode object, String field, Function<String, Optional<String>> becomes) {
    if (object.get(field) instanceof ArrayNode list) {
      Draft.putTexts(
          object,
          field,
          Draft.texts(list).stream().flatMap(one -> becomes.apply(one).stream()).toList());
    }
  }
}
