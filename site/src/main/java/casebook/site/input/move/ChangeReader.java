package casebook.site.input.move;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.move.Change;
import casebook.engine.reading.word.Self;
import casebook.site.input.board.CaseIds;
import casebook.site.input.board.ChosenReader;
import casebook.site.input.board.ObjectReader;
import casebook.site.input.board.PermanentReader;
import casebook.site.input.board.RulesTexts;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads what happens to a permanent between moves of combat. */
final class ChangeReader {
  /** What happens without more to say about it: {@code leaves: true}. */
  private record Event(String name, Change change) {}

  private static final List<Event> EVENTS =
      List.of(
          new Event("leaves", new Change.Leaves()),
          new Event("phasesOut", new Change.PhasesOut()),
          new Event("removedFromCombat", new Change.RemovedFromCombat()),
          new Event("regenerates", new Change.Regenerates()),
          new Event("taps", new Change.Taps()),
          new Event("untaps", new Change.Untaps()),
          new Event("detained", new Change.Detained()),
          new Event("becomesBlocked", new Change.BecomesBlocked()));

  private static final String TYPES = "gainsType";

  private final CaseIds names;
  private final Self self;
  private final List<Change> changes = new ArrayList<>();

  ChangeReader(CaseIds names, Optional<Permanent> permanent) {
    this.names = names;
    this.self = permanent.map(ChangeReader::self).orElse(Self.UNNAMED);
  }

  private static Self self(Permanent permanent) {
    Characteristics is = permanent.characteristics();
    return RulesTexts.self(is, is.name());
  }

  /** The names of what can happen; a change is one of them. */
  private static final List<String> ALTERNATIVES =
      Stream.concat(
              EVENTS.stream().map(Event::name),
              Stream.of(
                  "controller",
                  TYPES,
                  "losesType",
                  "protector",
                  "gains",
                  "loses",
                  "colors",
                  "power",
                  "counters",
                  "goadedBy",
                  "attachedTo"))
          .toList();

  /** What happens to a permanent; types that it gains and loses at once are one change. */
  List<Change> read(Fields fields) {
    refuseSeveral(fields);
    for (Event event : EVENTS) {
      if (fields.flag(event.name())) {
        changes.add(event.change());
      }
    }
    add(fields, "controller", value -> names.player(value).map(Change.ChangesController::new));
    addEach(fields, TYPES, Change.GainsType::new);
    addEach(fields, "losesType", Change.LosesType::new);
    add(fields, "protector", value -> names.player(value).map(Change.ChangesProtector::new));
    fields.find("gains").ifPresent(value -> changes.add(new Change.GainsAbilities(gained(value))));
    add(fields, "loses", value -> value.name().map(ChangeReader::loses));
    add(
        fields,
        "colors",
        value -> Optional.of(new Change.BecomesColors(ChosenReader.colors(value))));
    add(fields, "power", value -> power(value.number(Integer.MIN_VALUE, Integer.MAX_VALUE)));
    add(
        fields,
        "counters",
        value -> Optional.of(new Change.HasCounters(ObjectReader.counters(Optional.of(value)))));
    add(
        fields,
        "goadedBy",
        value -> Optional.of(new Change.GoadedBy(names.playersOf(list(value)))));
    fields
        .findStated("attachedTo")
        .ifPresent(value ->
            changes.add(
                new Change.AttachedTo(value.isNothing() ? Optional.empty() : names.object(value))));
    if (changes.isEmpty() && fields.object().problems().isEmpty() && fields.others().isEmpty()) {
      fields.object().problem("Nothing changes here: say what does, as “leaves: true”.");
    }
    return changes;
  }

  private static void refuseSeveral(Fields fields) {
    String first = "";
    for (String name : ALTERNATIVES) {
      Optional<Value> value = fields.findStated(name);
      if (value.isPresent() && !(first.equals(TYPES) && name.equals("losesType"))) {
        if (!first.isEmpty()) {
          value
              .get()
              .problem(
                  "One change at a time: “"
                      + first
                      + "” is here already. Make “"
                      + name
                      + "” a move of its own.");
        }
        first = first.isEmpty() ? name : first;
      }
    }
  }

  private void add(Fields fields, String name, Function<Value, Optional<Change>> reading) {
    fields.find(name).flatMap(reading).ifPresent(changes::add);
  }

  private void addEach(Fields fields, String name, Function<String, Change> change) {
    PermanentReader.texts(fields.find(name)).forEach(text -> changes.add(change.apply(text)));
  }

  private List<Ability> gained(Value value) {
    return RulesTexts.read(PermanentReader.texts(Optional.of(value)), self);
  }

  private static Change loses(String what) {
    return new Change.LosesAbility(
        what.equalsIgnoreCase("abilities") ? Optional.empty() : Optional.of(what));
  }

  private static Optional<Change> power(OptionalInt power) {
    return power.isPresent()
        ? Optional.of(new Change.BecomesPower(power.getAsInt()))
        : Optional.empty();
  }

  private static List<Value> list(Value value) {
    return value.isText() ? List.of(value) : value.items();
  }
}
