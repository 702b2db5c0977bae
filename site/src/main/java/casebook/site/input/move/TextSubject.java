package casebook.site.input.move;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.reading.word.Self;
import casebook.site.input.board.RulesTexts;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the text of a question calls "this creature" or by its name.
 *
 * @param permanents those of the case
 * @param by the player who would cast the spell or activate the ability
 */
record TextSubject(Collection<Permanent> permanents, Id by) {

  /** The only permanent whose name stands in the text. */
  Optional<Id> named(String text) {
    return only(permanent ->
        self(permanent).names().stream().anyMatch(name -> !name.isBlank() && text.contains(name)));
  }

  /** The only permanent that the text can mean by "this creature" or "this permanent". */
  Optional<Id> only(String text) {
    boolean creature = text.toLowerCase(Locale.ROOT).contains("this creature");
    return only(permanent -> !creature || permanent.isCreature());
  }

  private Optional<Id> only(Predicate<Permanent> meant) {
    List<Id> all =
        permanents.stream()
            .filter(permanent -> permanent.controller().equals(by) && meant.test(permanent))
            .map(Permanent::id)
            .toList();
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  /** The permanent as its own text calls it. */
  Self self(Optional<Id> id) {
    return permanents.stream()
        .filter(permanent -> id.equals(Optional.of(permanent.id())))
        .findFirst()
        .map(TextSubject::self)
        .orElse(Self.UNNAMED);
  }

  private static Self self(Permanent permanent) {
    return RulesTexts.self(permanent.characteristics(), permanent.characteristics().name());
  }
}
