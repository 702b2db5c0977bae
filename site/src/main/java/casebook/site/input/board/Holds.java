package casebook.site.input.board;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.effect.notation.Settled;
import casebook.engine.reading.text.ConditionText;
import casebook.engine.reading.word.Self;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which conditions of a text hold: {@code holds: {"you control a Dragon": false}}.
 *
 * @param settled the conditions of which the case says so
 * @param denied words of conditions that only say what happened as something resolved, and that
 *     didn't hold: what is said under them did not happen
 */
record Holds(Map<Condition, Boolean> settled, Set<String> denied) {
  /** The words by which a ruling says when an ability triggered before attackers are declared. */
  private static final Pattern WHEN_TRIGGERED =
      Pattern.compile("at the beginning of|at chapter|as (?:it|something) entered$");

  private static final Pattern CONDITION =
      Pattern.compile("(?i)\\b(?:if(?! able)|as long as|unless)\\b");

  /** What a case says of the conditions of a permanent's text. */
  static Holds ofPermanent(List<Ability> abilities, Self self, Fields fields) {
    return read(abilities, self, fields, Map.of(Condition.IN_GRAVEYARD, false));
  }

  /** What a case says of the conditions of a text that is in force without a permanent. */
  static Holds ofEffect(List<Ability> abilities, Self self, Fields fields) {
    return read(abilities, self, fields, Map.of(Condition.IN_GRAVEYARD, true));
  }

  private static Holds read(
      List<Ability> abilities, Self self, Fields fields, Map<Condition, Boolean> known) {
    var settled = new LinkedHashMap<Condition, Boolean>();
    List<Object> meanings = abilities.stream().<Object>map(Ability::meaning).toList();
    known.forEach((condition, so) -> {
      if (Mentions.mentions(meanings, condition)) {
        settled.put(condition, so);
      }
    });
    var denied = new LinkedHashSet<String>();
    Map<String, Value> said =
        fields.find("holds").flatMap(Value::fields).map(Fields::all).orElse(Map.of());
    said.forEach((words, value) -> {
      Optional<Boolean> so = value.flag();
      Optional<Condition> condition = condition(abilities, words, self);
      if (so.isPresent() && condition.isPresent()) {
        settled.put(condition.get(), so.get());
      } else if (so.isPresent() && abilities.stream().anyMatch(one -> says(one, words))) {
        if (!so.get()) {
          denied.add(words);
        }
      } else if (so.isPresent()) {
        notFound(abilities, words, value);
      }
    });
    settleOtherSides(meanings, settled, fields);
    ClassLevels.settle(settled);
    return new Holds(settled, denied);
  }

  /** A coin shows one of its sides: what is said of one side is said of the other (705). */
  private static void settleOtherSides(
      List<Object> meanings, Map<Condition, Boolean> settled, Fields fields) {
    Set<String> open = Settled.openIn(meanings);
    Optional<Condition> heads = ending(open, "comes up heads");
    Optional<Condition> tails = ending(open, "comes up tails");
    if (heads.isEmpty() || tails.isEmpty()) {
      return;
    }
    Optional<Boolean> isHeads = Optional.ofNullable(settled.get(heads.get()));
    Optional<Boolean> isTails = Optional.ofNullable(settled.get(tails.get()));
    if (isHeads.isPresent() && isHeads.equals(isTails)) {
      fields
          .find("holds")
          .orElse(fields.object())
          .problem("A coin comes up heads or tails: one of the two holds, and one doesn’t.");
    }
    isHeads.ifPresent(so -> settled.put(tails.get(), !so));
    isTails.ifPresent(so -> settled.put(heads.get(), !so));
  }

  private static Optional<Condition> ending(Set<String> open, String words) {
    return open.stream()
        .filter(one -> one.endsWith(words))
        .<Condition>map(Condition.Stated::new)
        .findFirst();
  }

  private static boolean says(Ability ability, String words) {
    return triggersAt(ability, words)
        || ability.text().toLowerCase(Locale.ROOT).contains(words.strip().toLowerCase(Locale.ROOT));
  }

  /** Whether the words say when the ability triggers before attackers are declared. */
  private static boolean triggersAt(Ability ability, String words) {
    String said = words.strip().toLowerCase(Locale.ROOT);
    return WHEN_TRIGGERED.matcher(said).lookingAt()
        && ability.meaning() instanceof Meaning.Read(var effects)
        && !effects.isEmpty()
        && effects.getFirst() instanceof Effect.Trigger trigger
        && switch (trigger.event()) {
          case TriggerEvent.CombatBegins _ -> said.contains("combat");
          case TriggerEvent.Enters _ -> said.contains("entered");
          case TriggerEvent.ReachesChapter(var chapters, _) ->
              chapters.stream().allMatch(one -> said.contains(one.toString()));
          case TriggerEvent.EarlierStepBegins(var step, _) ->
              switch (step) {
                case UPKEEP -> said.contains("upkeep");
                case DRAW -> said.contains("draw step");
                case FIRST_MAIN -> said.contains("main phase");
              };
          default -> false;
        };
  }

  /** The abilities once that is settled; what is left open is unread. */
  List<Ability> settle(List<Ability> abilities) {
    return Settled.in(denied.isEmpty() ? abilities : withoutDenied(abilities), settled);
  }

  private List<Ability> withoutDenied(List<Ability> abilities) {
    return abilities.stream()
        .map(ability ->
            isDenied(ability)
                ? new Ability(ability.text(), ability.frame(), new Meaning.Irrelevant(List.of()))
                : ability)
        .toList();
  }

  /** Whether an ability does nothing, as each condition that its text has is said not to hold. */
  private boolean isDenied(Ability ability) {
    List<String> said = denied.stream().filter(words -> says(ability, words)).toList();
    if (said.isEmpty()) {
      return false;
    }
    List<String> conditions = conditions(ability);
    return said.stream().anyMatch(words -> triggersAt(ability, words))
        || (!conditions.isEmpty() && conditions.stream().allMatch(one -> isDenied(one, said)));
  }

  /** The parts of its text that begin with a condition, each up to the next. */
  private static List<String> conditions(Ability ability) {
    List<Integer> places =
        CONDITION.matcher(ability.text()).results().map(MatchResult::start).toList();
    var conditions = new ArrayList<String>();
    for (int index = 0; index < places.size(); index++) {
      int end = index + 1 < places.size() ? places.get(index + 1) : ability.text().length();
      conditions.add(ability.text().substring(places.get(index), end).toLowerCase(Locale.ROOT));
    }
    return conditions;
  }

  /** What happens unless something is so does happen where that is denied. */
  private static boolean isDenied(String condition, List<String> said) {
    return !condition.startsWith("unless")
        && said.stream()
            .anyMatch(words -> condition.contains(words.strip().toLowerCase(Locale.ROOT)));
  }

  /** The condition of the abilities that has these words, or that a ruling asks for by them. */
  private static Optional<Condition> condition(List<Ability> abilities, String words, Self self) {
    List<Object> meanings = abilities.stream().<Object>map(Ability::meaning).toList();
    Stream<Condition> asked = Stream.of(new Condition.Stated(words.strip()));
    Stream<Condition> read = ConditionText.read(words, self).stream();
    return Stream.of(asked, read, ClassLevels.condition(words.strip()).stream())
        .flatMap(each -> each)
        .filter(one -> Mentions.mentions(meanings, one))
        .findFirst();
  }

  private static void notFound(List<Ability> abilities, String words, Value where) {
    Set<String> open = Settled.openIn(abilities.stream().map(Ability::meaning).toList());
    where.problem(
        "The text has no condition “%s”.%s"
            .formatted(
                words,
                open.isEmpty()
                    ? " Write its words as they stand in the text, without “if” or “as long as”."
                    : " What can be settled of it: “" + String.join("”, “", open) + "”."));
  }
}
