package casebook.engine.model;

import casebook.engine.board.Characteristics;
import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Effect;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Card types and subtypes as effects set, add and take them away. */
final class Retyping {
  private Retyping() {}

  /** 205.1a, 205.1b. */
  static Characteristics retyped(Characteristics is, Effect.ChangesTypes effect) {
    var types = new LinkedHashSet<String>();
    boolean replaces = effect.before() == Effect.TypesBefore.REPLACED;
    if (!replaces || effect.types().isEmpty()) {
      types.addAll(is.types());
    }
    types.addAll(effect.types());
    var subtypes = new LinkedHashSet<String>();
    for (String subtype : is.subtypes()) {
      SubtypeSet set = SubtypeSet.of(subtype);
      boolean others = effect.subtypes().stream().anyMatch(one -> SubtypeSet.of(one) == set);
      boolean lost =
          others
              && (replaces
                  || (effect.before() == Effect.TypesBefore.CREATURE_TYPES_REPLACED
                      && set == SubtypeSet.CREATURE));
      if (!lost) {
        subtypes.add(subtype);
      }
    }
    subtypes.addAll(effect.subtypes());
    subtypes.removeIf(subtype -> !has(types, subtype));
    return is.withTypes(types).withSubtypes(subtypes);
  }

  /** The same without these types, and without the subtypes of card types that go. */
  static Characteristics without(Characteristics is, List<String> words) {
    var types = new LinkedHashSet<>(is.types());
    types.removeAll(words);
    var subtypes = new LinkedHashSet<String>();
    for (String subtype : is.subtypes()) {
      if (has(types, subtype) || !has(is.types(), subtype)) {
        subtypes.add(subtype);
      }
    }
    return is.withTypes(types).withSubtypes(subtypes);
  }

  private static boolean has(Set<String> types, String subtype) {
    return types.stream().anyMatch(type -> SubtypeSet.of(subtype).isOf(type));
  }
}
