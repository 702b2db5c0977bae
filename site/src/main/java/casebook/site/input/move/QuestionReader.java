package casebook.site.input.move;

import casebook.engine.board.CombatStep;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.move.Question;
import casebook.engine.move.Question.Moment;
import casebook.site.input.board.CaseIds;
import casebook.site.input.board.RulesTexts;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads questions about a game. */
final class QuestionReader {
  private static final List<String> QUESTIONS =
      List.of(
          "steps",
          "defendingPlayers",
          "defendingPlayer",
          "attacking",
          "attacked",
          "attacksAlone",
          "attackingAlone",
          "attacksPlayerAlone",
          "attackingPlayerAlone",
          "blocksAlone",
          "blockingAlone",
          "hadToAttack",
          "wasDeclared",
          "couldAttack",
          "mayCast",
          "characteristics",
          "legalAttacks",
          "completions",
          "blocked");

  private static final List<String> PHASES =
      List.of("beginning", "precombatMain", "combat", "postcombatMain", "ending");

  /** The steps of the phases that have some, in the order of a turn. */
  private static final Map<String, List<String>> STEPS = new LinkedHashMap<>();

  static {
    STEPS.put("beginning", List.of("untap", "upkeep", "draw"));
    STEPS.put("combat", Stream.of(CombatStep.values()).map(CombatStep::publicName).toList());
    STEPS.put("ending", List.of("end", "cleanup"));
  }

  /** As many attacks as somebody may want to look through. */
  private static final int USUAL_LIMIT = 100;

  private static final int MOST_ATTACKS = 10_000;

  private final CaseIds names;
  private final Collection<Permanent> permanents;
  private final Id activePlayer;

  QuestionReader(CaseIds names, Collection<Permanent> permanents, Id activePlayer) {
    this.names = names;
    this.permanents = permanents;
    this.activePlayer = activePlayer;
  }

  Optional<Question> read(Fields fields) {
    return MoveReader.oneOf(fields, QUESTIONS).flatMap(this::question);
  }

  private Optional<Question> question(MoveReader.Keyed asked) {
    Value value = asked.value();
    return switch (asked.key()) {
      case "steps" -> plain(value, new Question.Steps());
      case "defendingPlayers" -> plain(value, new Question.DefendingPlayers());
      case "defendingPlayer" -> creature(value, Question.DefendingPlayer::new);
      case "attacking" -> players(value, Question.Attacking::new);
      case "attacked" -> players(value, Question.Attacked::new);
      case "attacksAlone" -> creature(value, Question.AttacksAlone::new);
      case "attackingAlone" -> creature(value, Question.AttackingAlone::new);
      case "attacksPlayerAlone" -> creatureAndPlayer(value, Question.AttacksPlayerAlone::new);
      case "attackingPlayerAlone" -> creatureAndPlayer(value, Question.AttackingPlayerAlone::new);
      case "blocked" -> creature(value, Question.Blocked::new);
      case "blocksAlone" -> creature(value, Question.BlocksAlone::new);
      case "blockingAlone" -> creature(value, Question.BlockingAlone::new);
      case "hadToAttack" -> creature(value, Question.HadToAttack::new);
      case "wasDeclared" -> creature(value, Question.WasDeclared::new);
      case "couldAttack" -> creature(value, Question.CouldAttack::new);
      case "characteristics" -> creature(value, Question.Characteristics::new);
      case "mayCast" -> value.fields().flatMap(this::mayCast);
      case "legalAttacks" -> Optional.of(legalAttacks(value));
      case "completions" -> value.fields().map(this::completions);
      default -> throw new IllegalStateException(asked.key());
    };
  }

  /** A question without anything to fill in: {@code steps: true}. */
  private static Optional<Question> plain(Value value, Question question) {
    Optional<Boolean> asked = value.isNothing() ? Optional.of(true) : value.flag();
    if (asked.isPresent() && !asked.get()) {
      value.problem("Write true here, or leave the question out.");
    }
    return Optional.of(question);
  }

  private Optional<Question> creature(Value value, Function<Id, Question> question) {
    return names.permanent(value).map(question);
  }

  private Optional<Question> players(Value value, BiFunction<Id, Id, Question> question) {
    return value
        .fields()
        .flatMap(fields -> {
          Optional<Id> player = fields.require("player").flatMap(names::player);
          Optional<Id> defender = fields.require("defender").flatMap(names::player);
          fields.end();
          return player.flatMap(one -> defender.map(other -> question.apply(one, other)));
        });
  }

  private Optional<Question> creatureAndPlayer(Value value, BiFunction<Id, Id, Question> question) {
    return value
        .fields()
        .flatMap(fields -> {
          Optional<Id> creature = fields.require("creature").flatMap(names::permanent);
          Optional<Id> player = fields.require("player").flatMap(names::player);
          fields.end();
          return creature.flatMap(one -> player.map(other -> question.apply(one, other)));
        });
  }

  private Optional<Question> mayCast(Fields fields) {
    Optional<String> text = fields.require("text").flatMap(Value::rulesText);
    Optional<Id> by = fields.require("by").flatMap(names::player);
    Optional<Moment> at = fields.require("at").flatMap(Value::fields).flatMap(this::moment);
    boolean ability = fields.flag("ability");
    Optional<Value> stated = fields.find("permanent");
    Optional<Id> permanent = stated.flatMap(names::permanent);
    fields.end();
    if (text.isEmpty()
        || by.isEmpty()
        || at.isEmpty()
        || stated.isPresent() != permanent.isPresent()) {
      return Optional.empty();
    }
    var subjects = new TextSubject(permanents, by.get());
    Optional<Id> self = permanent.or(() -> subjects.named(text.get()));
    List<Ability> abilities = RulesTexts.timing(text.get(), subjects.self(self));
    if (self.isEmpty() && Mentions.mentions(abilities, Filter.SELF)) {
      self = subjects.only(text.get());
      if (self.isEmpty()) {
        fields
            .object()
            .problem(
                "The text speaks of a permanent whose ability it is: say which one by"
                    + " “permanent”.");
      }
    }
    return Optional.of(
        new Question.MayCast(abilities, text.get(), by.get(), self, at.get(), ability));
  }

  private Optional<Moment> moment(Fields fields) {
    Optional<String> phase = fields.require("phase").flatMap(value -> value.oneOf(PHASES));
    Optional<Value> stated = fields.find("step");
    Optional<String> step = phase.flatMap(within -> stated.flatMap(value -> step(value, within)));
    int combat = fields.number("combat", 0, Integer.MAX_VALUE, 1);
    Id active = fields.read("activePlayer", names::player, activePlayer);
    boolean skipped = fields.flag("combatSkipped");
    fields.end();
    return phase.map(name -> new Moment(name, combatStep(name, step), combat, active, skipped));
  }

  private static Optional<String> step(Value value, String phase) {
    List<String> all = STEPS.values().stream().flatMap(List::stream).toList();
    List<String> within = STEPS.getOrDefault(phase, List.of());
    Optional<String> step = value.oneOf(all);
    if (step.isPresent() && !within.contains(step.get())) {
      value.problem(
          within.isEmpty()
              ? "“" + phase + "” has no steps: leave the step out."
              : "“" + phase + "” has the steps " + Value.listed(within) + ".");
    }
    return step.filter(within::contains);
  }

  /** Of the phases it matters only for the combat phase in which step a moment lies (506.8). */
  private static Optional<String> combatStep(String phase, Optional<String> step) {
    return phase.equals("combat") ? step : Optional.empty();
  }

  private Question completions(Fields fields) {
    int limit = fields.number("limit", 0, MOST_ATTACKS, USUAL_LIMIT);
    return new DeclarationReader(names).completions(fields, limit);
  }

  private static Question legalAttacks(Value value) {
    if (value.isFlag() || value.isNothing()) {
      return new Question.LegalAttacks(USUAL_LIMIT);
    }
    OptionalInt limit = OptionalInt.empty();
    if (value.isObject()) {
      Fields fields = value.fields().orElseThrow();
      limit = OptionalInt.of(fields.number("limit", 0, MOST_ATTACKS, USUAL_LIMIT));
      fields.end();
    } else {
      limit = value.number(0, MOST_ATTACKS);
    }
    return new Question.LegalAttacks(limit.orElse(USUAL_LIMIT));
  }
}
