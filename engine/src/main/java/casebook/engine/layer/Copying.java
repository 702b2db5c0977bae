package casebook.engine.layer;

import casebook.engine.board.Begun.Original;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.layer.Held.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes permanents copies of an object: they get its copiable values and the abilities that it has
 * by itself, and keep what counters and others have given them (707.2).
 */
final class Copying {
  private final Part part;
  private final Effect.BecomesCopy effect;
  private final Original copied;

  Copying(Part part, Effect.BecomesCopy effect, Original copied) {
    this.part = part;
    this.effect = effect;
    this.copied = copied;
  }

  Stage applied(Stage before, Set<Id> objects) {
    CopiableValues values =
        new CopiableValues(copied.characteristics(), copied.abilities()).except(effect.except());
    Characteristics copy = values.characteristics();
    var changed = new ArrayList<Permanent>();
    Map<Id, List<Held>> sentences = new LinkedHashMap<>();
    for (Id object : objects) {
      Optional<Permanent> there =
          before.board().permanent(object).filter(one -> !one.id().equals(copied.id()));
      if (there.isPresent()) {
        Permanent one = there.get();
        changed.add(one.made(one.controller(), one.since(), one.now().in(copy)));
        sentences.put(object, sentences(before, one, values.abilities()));
      }
    }
    return before.with(changed).withSentences(sentences);
  }

  private List<Held> sentences(Stage stage, Permanent permanent, List<Ability> abilities) {
    var sentences = new ArrayList<Held>();
    List<Stamp> stamps = List.of(Stamp.of(permanent));
    var bearer = new Bearer(stage.board(), permanent, sentences);
    for (Ability ability : abilities) {
      var identity = new Copied(part.name(), permanent.id(), sentences.size());
      sentences.add(Held.of(bearer, ability, Origin.OWN, identity, stamps));
    }
    stage.held(permanent.id()).stream()
        .filter(held -> held.origin() != Origin.OWN)
        .forEach(sentences::add);
    return sentences;
  }

  /** What tells an ability that something has as a copy from others. */
  private record Copied(Part.Name by, Id object, int place) {}
}
