package casebook.engine.reading.clause;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.reading.clause.mana.ManaChanges;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.Conditions;
import casebook.engine.reading.condition.Durations;
import casebook.engine.reading.condition.Endings;
import casebook.engine.reading.condition.Offers;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.condition.Windows;
import casebook.engine.reading.noun.Links;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.noun.Referents;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Narrowing;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Quantity;
import casebook.engine.reading.word.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A sentence without its frame: what stands before its clauses, then clauses that may share a
 * subject.
 */
public final class Clauses {
  private static final String CONTINUES =
      "if ~ leaves the battlefield , this effect continues until end of turn";

  private static final String EXTRA_TURNS = "during extra turns";

  private final Cursor c;
  private final int from;
  private final Frame frame;
  private final List<Effect> effects = new ArrayList<>();
  private final DurationsOfClauses durations;
  private final Leading leading;
  private Optional<Subject> subject = Optional.empty();
  private int clauseFrom;
  private int predicateFrom;
  private int conditionedTo;
  private Condition last = Condition.ALWAYS;
  private boolean instead;
  private boolean passed;
  private boolean complete = true;

  private Clauses(Cursor c, Frame frame) {
    this.c = c;
    this.from = c.at();
    this.frame = frame;
    this.durations = new DurationsOfClauses(c, effects);
    this.leading = new Leading(c, frame, effects, durations);
  }

  /**
   * What a sentence says.
   *
   * @param when the condition of all that it says, which "otherwise" in the next sentence denies
   * @param resolves whether it only goes on with what happened before ("If you do, …")
   * @param instead whether it happens in place of what was said before
   */
  public record Said(
      List<Effect> effects,
      Condition when,
      boolean resolves,
      boolean instead,
      Optional<Subject> subject) {}

  /** The effects of the rest of the sentence; nothing where some of it can't be read. */
  public static Optional<Said> read(Cursor c, Frame frame) {
    if (frame != Frame.STATIC || !c.accept(CONTINUES)) {
      return new Clauses(c, frame).said();
    }
    return c.atEnd() ? Optional.of(said(new Effect.Continues())) : Optional.empty();
  }

  private static Said said(Effect effect) {
    return new Said(List.of(effect), Condition.ALWAYS, false, false, Optional.empty());
  }

  /** What a triggered ability does; the "if" after its event was so where it resolved (603.4). */
  public static Optional<Said> afterEvent(Cursor c) {
    var clauses = new Clauses(c, Frame.TRIGGERED);
    clauses.leading.followsEvent();
    return clauses.said();
  }

  private Optional<Said> said() {
    if (!leading.read() || !all() || (!complete && !effects.isEmpty())) {
      return Optional.empty();
    }
    durations.all();
    Condition before = leading.condition();
    List<Effect> each = leading.isAfterCombat() ? List.of() : leading.each(effects);
    return Conditional.when(saysTarget() ? each : Referents.of(before, each), before)
        .map(all ->
            new Said(
                Conditional.takingFirst(all),
                Condition.both(before, last),
                leading.resolves(),
                instead || leading.instead(),
                subject));
  }

  /** Whether the sentence has a target, for which "that creature" stands rather than for others. */
  private boolean saysTarget() {
    return IntStream.range(from, c.end()).anyMatch(at -> c.token(at).is("target"));
  }

  private boolean all() {
    while (!c.atEnd()) {
      if (Links.WORDS.contains(c.word())) {
        c.skip();
      } else if (!clause()) {
        return false;
      }
    }
    return true;
  }

  private boolean clause() {
    if (c.looksAtAny("when", "whenever") && !effects.isEmpty()) {
      return false;
    }
    if (isCondition() && !passed && effects.size() > clauseFrom) {
      return trailing(clauseFrom);
    }
    predicateFrom = effects.size();
    if (subject.isPresent() && add(() -> Predicates.read(c, subject.get()))) {
      return trailing();
    }
    if (alsoHas()) {
      return trailing();
    }
    int clauseBefore = clauseFrom;
    clauseFrom = predicateFrom;
    if (add(
        () ->
            c.first(
                Arrivals::read,
                Limits::read,
                Offers::read,
                PowerChanges::defined,
                ControlChanges::read,
                Transformation::ofEverything,
                Instructions::read,
                Windows::read,
                Repetitions::read,
                WaysToEnter::read,
                PaymentPhrases::clause,
                x -> ManaChanges.read(x, subject)))) {
      subject = Optional.empty();
      return trailing();
    }
    clauseFrom = clauseBefore;
    int start = c.at();
    if (Words.PREDICATES.contains(c.word())) {
      return pass(start);
    }
    clauseFrom = effects.size();
    c.accept("you may have");
    if (Narrowing.isEach(c.subject())) {
      c.subject(
          subject
              .filter(Subject.Permanents.class::isInstance)
              .map(before -> ((Subject.Permanents) before).meant()));
    }
    Optional<Subject> found = Subject.read(c);
    if (found.isPresent()) {
      Subject next = found.get();
      c.subject(
          next instanceof Subject.Permanents permanents
              ? Optional.of(permanents.pronoun())
              : Optional.empty());
      c.several(next.isSeveral(c.token(start)));
      c.player(
          next instanceof Subject.Persons(var players) ? Optional.of(players) : Optional.empty());
      subject = found;
      if (add(() -> Predicates.read(c, next))) {
        return trailing();
      }
      if (!Predicates.beginAt(c)) {
        subject = Optional.empty();
        c.subject(Optional.empty());
      }
    } else {
      c.moveTo(start);
      if (add(() -> Entrances.named(c))) {
        return trailing();
      }
    }
    return pass(start);
  }

  /** "~ has flying as long as …, haste as long as …": said without its verb. */
  private boolean alsoHas() {
    boolean given = conditionedTo > 0 && conditionedTo == effects.size() && !passed;
    return given
        && subject
            .flatMap(Subject::each)
            .filter(who ->
                effects.getLast() instanceof Effect.Gives(var whom, _, _) && whom.equals(who))
            .filter(who -> add(() -> Changes.given(c, who)))
            .isPresent()
        && isCondition();
  }

  /** ", unless …": said of the clause before the comma. */
  private boolean isCondition() {
    return c.looksAtAny("unless", "while", "as long as", "if");
  }

  /** Keeps what was read, if it ends where a clause can end. */
  private boolean add(Supplier<Optional<List<Effect>>> reader) {
    int start = c.at();
    Optional<List<Effect>> read = reader.get();
    if (read.isEmpty() || !atBoundary()) {
      c.moveTo(start);
      return false;
    }
    effects.addAll(read.get());
    durations.since(clauseFrom, start);
    passed = false;
    return true;
  }

  private boolean atBoundary() {
    return c.atEnd()
        || Links.WORDS.contains(c.word())
        || isInstead()
        || Endings.beginsAt(c)
        || c.looksAtAny(
            "as long as", "if", "unless", "while", "where", EXTRA_TURNS, Leading.DURATION);
  }

  /** What happens in place of what the text says before (614.15), not of an event. */
  private boolean isInstead() {
    boolean last = c.at() + 1 == c.end() || c.wordAt(1).equals("if") || c.wordAt(1).equals("as");
    return last
        && c.looksAt("instead")
        && c.paragraph().stream().noneMatch(token -> token.is("would"));
  }

  /** Conditions after a clause: "unless" is about its last predicate, the others about all. */
  private boolean trailing() {
    return trailing(Math.max(clauseFrom, conditionedTo));
  }

  private boolean trailing(int first) {
    while (true) {
      int from;
      if (isInstead()) {
        instead = true;
        c.skip();
      }
      int start = c.at();
      Optional<Condition> condition;
      if (c.acceptAny("as long as", "if", "while", Leading.DURATION)) {
        boolean ofEach = frame != Frame.STATIC && c.find(Set.of("if")) < c.end();
        from = ofEach ? predicateFrom : first;
        condition = Conditions.read(c);
      } else if (c.accept("unless")) {
        from = predicateFrom;
        condition = Conditions.read(c).map(Condition::not);
      } else if (c.accept(EXTRA_TURNS)) {
        from = first;
        condition = Optional.of(new Condition.TurnIs("extraTurn"));
      } else if (Endings.beginsAt(c)) {
        from = first;
        condition = Endings.read(c);
      } else {
        return true;
      }
      if (condition.isEmpty() && c.find(Links.WORDS) == c.end()) {
        condition = Conditions.stated(c, c.end());
        if (c.token(start).is("unless")) {
          condition = condition.map(Condition::not);
        }
      }
      if (condition.isEmpty()) {
        return false;
      }
      if (c.looksAt("or")) {
        return false;
      }
      if (!apply(condition.get(), from)) {
        return false;
      }
      last = from == 0 ? condition.get() : Condition.ALWAYS;
      conditionedTo = effects.size();
      int time = c.at();
      Durations.skip(c);
      durations.since(from, time);
    }
  }

  private boolean apply(Condition condition, int from) {
    List<Effect> some = effects.subList(from, effects.size());
    Optional<List<Effect>> conditional = Conditional.when(List.copyOf(some), condition);
    conditional.ifPresent(replaced -> {
      some.clear();
      effects.addAll(replaced);
    });
    return conditional.isPresent();
  }

  /** "Untap all creatures you control": those are what "they" stands for after it. */
  private void untapped(int start, int end) {
    int here = c.at();
    c.moveTo(start);
    Optional<Noun> untapped = c.accept("untap") ? Nouns.read(c) : Optional.empty();
    untapped
        .filter(noun -> noun.quantity() == Quantity.EVERY && c.at() == end)
        .filter(_ -> !c.looksAtAny("and all", "and each"))
        .ifPresent(noun -> {
          subject = Optional.of(new Subject.Permanents(noun));
          c.previous(Optional.of(noun.filter()));
        });
    c.moveTo(here);
  }

  /** Passes over a clause that doesn't bear on attacking. */
  private boolean pass(int start) {
    int end = Links.next(c);
    if (!Relevance.isSilent(c, start, end)) {
      return false;
    }
    OtherChanges.in(c, start, end, subject)
        .ifPresent(change -> effects.add(durations.within(end, change)));
    untapped(start, end);
    var fragment = new Fragment(c, start, end);
    complete &= !fragment.isSubject() && (passed || fragment.isClause());
    passed = true;
    for (int index = c.at(); index < end; index++) {
      c.moveTo(index);
      boolean open = effects.size() > Math.max(clauseFrom, conditionedTo);
      if (open && c.looksAtAny("as long as", "unless", "if", "while")) {
        return trailing();
      }
    }
    c.moveTo(end);
    return true;
  }
}
