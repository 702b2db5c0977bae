package casebook.engine.layer;

import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.SubtypeSet;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Besides;
import casebook.engine.effect.Effect.TypesBefore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What effects make of an object's card types, subtypes and supertypes (205.1, 305.7). */
final class Types {
  private static final Set<String> BASIC_LAND_TYPES =
      Set.of("plains", "island", "swamp", "mountain", "forest");

  private Types() {}

  /** Whether an effect sets a basic land type, so that a land loses its abilities (305.7). */
  static boolean setsLandType(Effect.ChangesTypes effect) {
    return effect.before() == TypesBefore.REPLACED
        && effect.subtypes().stream().anyMatch(BASIC_LAND_TYPES::contains);
  }

  /** A land with basic land types. */
  static Characteristics with(Characteristics land, Effect.HasLandTypes effect, Chosen chosen) {
    List<String> types =
        effect.types().isEmpty()
            ? chosen.type().map(type -> type.toLowerCase(Locale.ROOT)).stream().toList()
            : effect.types();
    if (types.isEmpty()) {
      return land;
    }
    var subtypes = new LinkedHashSet<>(land.subtypes());
    if (effect.besides() == Besides.INSTEAD) {
      subtypes.removeIf(subtype -> SubtypeSet.of(subtype) == SubtypeSet.LAND);
    }
    subtypes.addAll(types);
    return land.withSubtypes(subtypes);
  }

  /** An object with other types. */
  static Characteristics with(Characteristics of, Effect.ChangesTypes effect, Chosen chosen) {
    List<String> more = subtypes(effect, chosen);
    if (effect.before() == TypesBefore.KEPT
        && of.types().containsAll(effect.types())
        && of.subtypes().containsAll(more)
        && of.supertypes().containsAll(effect.supertypes())) {
      return of;
    }
    var types = new LinkedHashSet<>(of.types());
    var subtypes = new LinkedHashSet<>(of.subtypes());
    if (effect.before() == TypesBefore.REPLACED && !effect.types().isEmpty()) {
      types.retainAll(Set.of("instant", "sorcery"));
    }
    types.addAll(effect.types());
    if (effect.before() != TypesBefore.KEPT) {
      for (String one : more) {
        SubtypeSet set = SubtypeSet.of(one);
        if (effect.before() == TypesBefore.REPLACED || set == SubtypeSet.CREATURE) {
          subtypes.removeIf(subtype -> SubtypeSet.of(subtype) == set);
        }
      }
    }
    subtypes.addAll(more);
    subtypes.removeIf(subtype -> !isOfAny(types, subtype));
    var supertypes = new LinkedHashSet<>(of.supertypes());
    supertypes.addAll(effect.supertypes());
    return of.withTypeLine(types, subtypes, supertypes);
  }

  /** An object without some types, and without the subtypes that go with them (205.1a). */
  static Characteristics without(Characteristics of, List<String> words) {
    var types = new LinkedHashSet<>(of.types());
    types.removeAll(words);
    var subtypes = new LinkedHashSet<>(of.subtypes());
    subtypes.removeAll(words);
    if (words.contains(SubtypeSet.EVERY_CREATURE_TYPE)) {
      subtypes.removeIf(subtype -> SubtypeSet.of(subtype) == SubtypeSet.CREATURE);
    }
    if (words.contains(SubtypeSet.EVERY_LAND_TYPE)) {
      subtypes.removeIf(subtype -> SubtypeSet.of(subtype) == SubtypeSet.LAND);
    }
    if (types.size() < of.types().size()) {
      subtypes.removeIf(subtype -> isOfAny(of.types(), subtype) && !isOfAny(types, subtype));
    }
    var supertypes = new LinkedHashSet<>(of.supertypes());
    supertypes.removeAll(words);
    return of.withTypeLine(types, subtypes, supertypes);
  }

  private static List<String> subtypes(Effect.ChangesTypes effect, Chosen chosen) {
    var subtypes = new ArrayList<String>();
    for (String subtype : effect.subtypes()) {
      if (subtype.equals(Effect.CHOSEN_TYPE)) {
        chosen.type().map(type -> type.toLowerCase(Locale.ROOT)).ifPresent(subtypes::add);
      } else {
        subtypes.add(subtype);
      }
    }
    return subtypes;
  }

  /** Whether a subtype belongs to one of the card types (205.3d). */
  static boolean isOfAny(Collection<String> types, String subtype) {
    SubtypeSet set = SubtypeSet.of(subtype);
    return types.stream().anyMatch(set::isOf);
  }
}
