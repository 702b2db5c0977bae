package casebook.engine.effect.notation;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A text once a case has settled conditions of it. */
public final class Settled {
  private static final String ASKING = " (holds: ";

  private static final String APART = "; ";

  private static final String PAIRED = "~ is paired with ";

  private Settled() {}

  /**
   * The same abilities where these conditions hold or don't. What is under a condition that only
   * the case can tell, and that it doesn't, is unread, or may change what permanents are, for each
   * of several conditions by itself; a trigger keeps it until its event happens.
   */
  public static List<Ability> in(List<Ability> abilities, Map<Condition, Boolean> conditions) {
    var settled = new ArrayList<Ability>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        settled.addAll(in(ability, effects, conditions));
      } else {
        settled.add(ability);
      }
    }
    return settled;
  }

  /**
   * The same abilities of an object of which it isn't known with which creature it is paired
   * (702.95): whether it is paired only a case can tell.
   */
  public static List<Ability> withUnknownPair(List<Ability> abilities) {
    var asked = new LinkedHashMap<Condition, Condition>();
    Mentions.mentions(
        abilities,
        part -> {
          if (part instanceof Condition condition && asksForPair(part)) {
            asked.put(condition, pair(part));
          }
          return false;
        });
    return leavingOpen(abilities, asked);
  }

  /** The same abilities where only the case can tell these conditions, by the words for them. */
  public static List<Ability> leavingOpen(
      List<Ability> abilities, Map<Condition, Condition> asked) {
    return asked.isEmpty()
        ? abilities
        : in(abilities.stream().map(one -> Rewritten.of(one, asked)).toList(), Map.of());
  }

  /** The same abilities where power and toughness that depend on this aren't known. */
  public static List<Ability> withUnknownPower(List<Ability> abilities, Predicate<Object> unknown) {
    var all = new ArrayList<Ability>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Read(var effects)) {
        List<Effect> open =
            effects.stream()
                .filter(effect ->
                    setsPower(effect)
                        && Mentions.mentions(effect, unknown, Condition.class::isInstance))
                .toList();
        List<Effect> known = effects.stream().filter(effect -> !open.contains(effect)).toList();
        if (open.isEmpty() || !known.isEmpty()) {
          all.add(
              open.isEmpty()
                  ? ability
                  : new Ability(ability.text(), ability.frame(), new Meaning.Read(known)));
        }
        if (!open.isEmpty()) {
          all.add(new Ability(ability.text(), ability.frame(), new Meaning.Unread(open)));
        }
      } else {
        all.add(ability);
      }
    }
    return all;
  }

  private static boolean setsPower(Effect effect) {
    return effect instanceof Effect.ModifiesPowerToughness
        || effect instanceof Effect.SetsPowerToughness;
  }

  private static boolean asksForPair(Object part) {
    return part instanceof Condition.Exists(var permanent)
        && Mentions.mentions(permanent, one -> one instanceof Filter.PairedWith);
  }

  private static Condition pair(Object asking) {
    boolean soulbond = Mentions.mentions(asking, new Filter.HasKeyword("soulbond"));
    return new Condition.Stated(
        PAIRED + (soulbond ? "a creature with soulbond" : "another creature"));
  }

  /** Whether the words ask whether something is paired. */
  public static boolean isOfPair(String words) {
    return words.startsWith(PAIRED);
  }

  /**
   * The words of the conditions in a value that only a case can tell; without those of abilities in
   * it that do something only as they resolve.
   */
  public static Set<String> openIn(Object value) {
    var open = new LinkedHashSet<String>();
    Mentions.mentions(
        value,
        part -> {
          if (part instanceof Condition.Stated(var words)) {
            open.add(words);
          }
          return false;
        },
        part -> part instanceof Ability(_, var frame, _) && frame != Frame.STATIC);
    return open;
  }

  /** The condition where whatever only a case can tell doesn't stand in its way. */
  public static Condition assumed(Condition condition) {
    return switch (condition) {
      case Condition.Both(var all) ->
          new Condition.Both(all.stream().map(Settled::assumed).toList());
      case Condition one when openIn(one).isEmpty() -> one;
      default -> Condition.ALWAYS;
    };
  }

  /** A sentence with the words of conditions that a case is to settle. */
  public static String asking(String text, Collection<String> words) {
    return text + ASKING + String.join(APART, words) + ")";
  }

  /** The words that {@link #asking} has added to a sentence. */
  public static List<String> asked(String text) {
    String plain = plain(text);
    return plain.equals(text)
        ? List.of()
        : List.of(text.substring(plain.length() + ASKING.length(), text.length() - 1).split(APART));
  }

  /** The sentence without the words that {@link #asking} has added. */
  public static String plain(String text) {
    int asking = text.lastIndexOf(ASKING);
    return asking < 0 ? text : text.substring(0, asking);
  }

  private static List<Ability> in(
      Ability ability, List<Effect> effects, Map<Condition, Boolean> conditions) {
    Map<Condition, Condition> replaced = known(conditions);
    var known = new ArrayList<Effect>();
    var open = new LinkedHashMap<Set<String>, List<Effect>>();
    for (Effect effect : effects) {
      Effect settled = Rewritten.of(effect, replaced);
      Set<String> words = openIn(settled);
      if (words.isEmpty() || settled instanceof Effect.Trigger) {
        known.add(settled);
      } else {
        open.computeIfAbsent(words, _ -> new ArrayList<>()).add(settled);
      }
    }
    if (open.isEmpty() && replaced.isEmpty()) {
      return List.of(ability);
    }
    var abilities = new ArrayList<Ability>();
    if (open.isEmpty() || !known.isEmpty()) {
      abilities.add(new Ability(ability.text(), ability.frame(), new Meaning.Read(known)));
    }
    open.forEach((words, left) ->
        abilities.add(
            new Ability(
                asking(ability.text(), words),
                resolving(ability.frame()),
                new Meaning.Unread(left))));
    return abilities;
  }

  /** What effects may change of permanents; nothing where one of them does something else. */
  public static List<Effect> changes(List<Effect> effects) {
    var changes = new ArrayList<Effect>();
    for (Effect effect : effects) {
      Optional<Effect> change = change(effect);
      if (change.isEmpty()) {
        return List.of();
      }
      changes.add(change.get());
    }
    return changes;
  }

  /** What a case leaves open of an ability, once it is supposed to be so or not to be so. */
  public static Ability supposing(Ability ability, Map<Condition, Boolean> conditions) {
    if (!(ability.meaning() instanceof Meaning.Unread(var open)) || open.isEmpty()) {
      return ability;
    }
    Map<Condition, Condition> known = known(conditions);
    List<Effect> supposed = open.stream().map(effect -> Rewritten.of(effect, known)).toList();
    Meaning meaning =
        openIn(supposed).isEmpty() ? new Meaning.Read(supposed) : new Meaning.Unread(supposed);
    return new Ability(ability.text(), ability.frame(), meaning);
  }

  private static Map<Condition, Condition> known(Map<Condition, Boolean> conditions) {
    var known = new HashMap<Condition, Condition>();
    conditions.forEach(
        (condition, so) -> known.put(condition, so ? Condition.ALWAYS : Condition.NEVER));
    return known;
  }

  /** What an effect may change of permanents, if it does nothing else. */
  public static Optional<Effect> change(Effect effect) {
    return changed(effect)
        .map(change ->
            change instanceof Effect.ChangesOtherwise(var who, var what, var keywords, var when)
                ? new Effect.ChangesOtherwise(withAnyPair(who), what, keywords, when)
                : change);
  }

  /** The filter where any creature under the same control may be the one that is paired. */
  private static Filter withAnyPair(Filter who) {
    return switch (who) {
      case Filter.Either(var any) ->
          new Filter.Either(any.stream().map(Settled::withAnyPair).toList());
      case Filter.Both(var all) -> new Filter.Both(all.stream().map(Settled::withAnyPair).toList());
      case Filter.PairedWith _ ->
          new Filter.Both(List.of(Filter.CREATURE, new Filter.ControlledBy(Players.YOU)));
      default -> who;
    };
  }

  private static Optional<Effect> changed(Effect effect) {
    return switch (effect) {
      case Effect.ModifiesPowerToughness _,
          Effect.SetsPowerToughness _,
          Effect.SwitchesPowerToughness _ ->
          change(effect, Characteristic.POWER_AND_TOUGHNESS);
      case Effect.BecomesCopy _ -> change(effect, Characteristic.COPIABLE_VALUES);
      case Effect.ChangesName _ -> change(effect, Characteristic.NAME);
      case Effect.ChangesTypes _, Effect.LosesTypes _ -> change(effect, Characteristic.TYPES);
      case Effect.HasLandTypes(var who, _, _, var when) ->
          Optional.of(
              new Effect.ChangesOtherwise(
                  who, List.of(Characteristic.TYPES), List.of(), assumed(when)));
      case Effect.ChangesColors _, Effect.ChangesToChosenColor _ ->
          change(effect, Characteristic.COLORS);
      case Effect.ChangesControl _ -> change(effect, Characteristic.CONTROLLER);
      case Effect.ChangesOtherwise(var who, var what, var keywords, var when) ->
          Optional.of(new Effect.ChangesOtherwise(who, what, keywords, assumed(when)));
      case Effect.Takes(var who, var keyword, var when) ->
          Optional.of(keywords(who, List.of(keyword), when));
      case Effect.CantHave(var who, var keyword, var when) ->
          Optional.of(keywords(who, List.of(keyword), when));
      case Effect.Gives(var who, var abilities, var when) ->
          keywords(abilities).map(names -> keywords(who, names, when));
      default -> Optional.empty();
    };
  }

  private static Optional<Effect> change(Effect effect, Characteristic what) {
    return effect instanceof Effect.OfCharacteristics of
        ? Optional.of(
            new Effect.ChangesOtherwise(of.who(), List.of(what), List.of(), assumed(of.when())))
        : Optional.empty();
  }

  private static Effect keywords(Filter who, List<String> names, Condition when) {
    return new Effect.ChangesOtherwise(who, List.of(Characteristic.KEYWORDS), names, assumed(when));
  }

  /** The names of abilities that all are keywords, or do nothing to attacking by being had. */
  private static Optional<List<String>> keywords(List<Ability> abilities) {
    var names = new ArrayList<String>();
    for (Ability ability : abilities) {
      if (ability.meaning() instanceof Meaning.Irrelevant) {
        continue;
      }
      if (!(ability.meaning() instanceof Meaning.Read(var effects))) {
        return Optional.empty();
      }
      boolean onlyResolves =
          ability.frame() != Frame.STATIC
              && effects.stream()
                  .noneMatch(effect ->
                      effect instanceof Effect.Trigger || effect instanceof Effect.MakingMana);
      if (onlyResolves) {
        continue;
      }
      for (Effect effect : effects) {
        if (!(effect instanceof Effect.Keyword(var name, _))) {
          return Optional.empty();
        }
        names.add(name.toLowerCase(Locale.ROOT));
      }
    }
    return Optional.of(names);
  }

  private static Frame resolving(Frame frame) {
    return frame == Frame.TRIGGERED ? Frame.RESOLUTION : frame;
  }
}
