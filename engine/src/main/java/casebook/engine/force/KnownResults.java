package casebook.engine.force;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Timestamp;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.effect.notation.Settled;
import casebook.engine.layer.Held;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What abilities did that triggered as combat began (507.1), where the case doesn't list it and
 * there was nothing to choose: "creatures you control get +1/+1 until end of turn".
 */
final class KnownResults {
  private final Worked worked;
  private final TriggeredBefore triggered;

  private KnownResults(Worked worked) {
    this.worked = worked;
    this.triggered = new TriggeredBefore(worked);
  }

  /** For each object, all that its abilities did. */
  static List<EffectInForce> of(Worked worked) {
    var results = new KnownResults(worked);
    var byObject = new LinkedHashMap<Id, List<Held>>();
    for (Held held : worked.sentences()) {
      if (TriggeredBefore.trigger(held).isPresent() && results.triggered.isNotListed(held)) {
        held.object()
            .ifPresent(of -> byObject.computeIfAbsent(of, _ -> new ArrayList<>()).add(held));
      }
    }
    var known = new ArrayList<EffectInForce>();
    byObject.forEach((id, did) -> {
      Permanent object = worked.board().permanent(id).orElseThrow();
      List<Held> sentences =
          worked.sentences().stream()
              .filter(one -> one.object().filter(id::equals).isPresent())
              .toList();
      if (did.stream().allMatch(one -> results.isCertain(one, sentences))) {
        known.add(
            new EffectInForce(
                    object.characteristics().name().isBlank()
                        ? id.value()
                        : object.characteristics().name(),
                    Optional.of(id),
                    Optional.of(object.controller()),
                    did.stream().map(Held::ability).toList(),
                    Set.of(),
                    object.chosen())
                .at(Timestamp.ofMove(worked.board().nextMove())));
      }
    });
    return known;
  }

  /**
   * Whether it says all that an ability did, as combat began, in words that mean the same whoever
   * chooses: no sentence before it in the same ability offers a choice, and none goes on.
   */
  private boolean isCertain(Held held, List<Held> sentences) {
    int place = sentences.indexOf(held);
    boolean begins = place == 0 || !isPartOfAnother(sentences.get(place - 1));
    boolean ends =
        place + 1 == sentences.size()
            || sentences.get(place + 1).ability().frame() != Frame.RESOLUTION;
    List<Effect> said = TriggeredBefore.effects(held);
    Viewpoint view = held.view(worked.board(), worked.keywords());
    return begins
        && ends
        && said.size() > 1
        && said.getFirst() instanceof Effect.Trigger(CombatBegins(_, var about, _), var when)
        && about.equals(Filter.ANY)
        && Settled.openIn(when).isEmpty()
        && !(" " + held.ability().text() + " ").contains(" may ")
        && said.stream().skip(1).allMatch(effect -> isCertain(effect, view));
  }

  /** A sentence that triggers too, and of which nothing bears on attacking: "choose one". */
  private static boolean isPartOfAnother(Held before) {
    return before.ability().frame() == Frame.RESOLUTION
        || (before.ability().frame() == Frame.TRIGGERED
            && !(before.ability().meaning() instanceof Meaning.Read));
  }

  private static boolean isCertain(Effect effect, Viewpoint view) {
    boolean isOfKind =
        switch (effect) {
          case Effect.ChangesOtherwise _, Effect.BecomesCopy _, Effect.ChangesControl _ -> false;
          case Effect.OfCharacteristics _,
              Effect.Gives _,
              Effect.AsThough _,
              Effect.MustAttack _,
              Effect.CantAttack _ ->
              true;
          default -> false;
        };
    return isOfKind
        && (TriggeredBefore.lasts(effect, Duration.TURN)
            || TriggeredBefore.lasts(effect, Duration.COMBAT))
        && Settled.openIn(effect).isEmpty()
        && !ResultsNotListed.isOpen(effect, view);
  }
}
