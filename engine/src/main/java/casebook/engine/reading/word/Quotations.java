package casebook.engine.reading.word;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Meaning;
import java.util.List;

/** Reads what stands in quotation marks in a text: abilities that something has by it. */
@FunctionalInterface
public interface Quotations {
  /** Where a text can have none. */
  Quotations NONE =
      (text, _) -> List.of(new Ability(text, Ability.Frame.STATIC, new Meaning.Unread()));

  /**
   * The abilities.
   *
   * @param self the object that has them, where the text may call it by its name (201.5)
   */
  List<Ability> read(String text, Self self);
}
