package casebook.engine.reading.clause.mana;

import casebook.engine.effect.ManaTypes;
import casebook.engine.effect.ManaTypes.Which;
import casebook.engine.reading.noun.Nouns;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import java.util.Optional;

/** Types of mana that only the board tells, after "one mana": "of the chosen color". */
final class TypesOfMana {
  private TypesOfMana() {}

  static Optional<ManaTypes> read(Cursor c) {
    if (c.accept("of the chosen color")) {
      return Optional.of(new ManaTypes.ChosenColor());
    }
    if (c.accept("of any color in your commander 's color identity")) {
      return Optional.of(new ManaTypes.CommanderColors());
    }
    if (c.accept("of any color among")) {
      return Nouns.read(c).flatMap(Noun::all).map(ManaTypes.ColorsAmong::new);
    }
    Optional<Which> which =
        c.accept("of any color that")
            ? Optional.of(Which.COLORS)
            : c.accept("of any type that") ? Optional.of(Which.TYPES) : Optional.empty();
    return which.flatMap(types ->
        Nouns.read(c)
            .map(Noun::filter)
            .filter(_ -> c.accept("could produce"))
            .map(lands -> new ManaTypes.ProducedBy(lands, types)));
  }
}
