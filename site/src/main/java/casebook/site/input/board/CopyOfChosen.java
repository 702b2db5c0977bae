package casebook.site.input.board;

import casebook.engine.board.Chosen;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.layer.CopiableValues;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.catalogue.TypeLine;
import casebook.site.input.tree.Fields;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a card is that has entered as a copy of a chosen one (707.5). */
final class CopyOfChosen {
  private CopyOfChosen() {}

  /** The copiable values of a card, those of the chosen one where it has entered as a copy. */
  static CopiableValues values(CardFacts card, Chosen chosen, Catalogue catalogue) {
    return copied(card, chosen, catalogue).orElseGet(() -> values(card));
  }

  private static CopiableValues values(CardFacts card) {
    return new CopiableValues(card.characteristics(), card.abilities());
  }

  private static Optional<CopiableValues> copied(
      CardFacts card, Chosen chosen, Catalogue catalogue) {
    return chosen
        .card()
        .flatMap(catalogue::find)
        .filter(of -> TypeLine.PERMANENT_TYPES.stream().anyMatch(of.characteristics()::hasType))
        .flatMap(of -> asCopy(card).map(copy -> values(of).except(copy.except())));
  }

  /** What is said to be a copy is one by a text that can be read, and of what it can copy. */
  static void check(
      PermanentReader.Named named, Fields fields, Chosen chosen, Catalogue catalogue) {
    if (named.facts().isEmpty() || chosen.card().isEmpty()) {
      return;
    }
    CardFacts card = named.facts().get();
    Optional<Effect.BecomesCopy> copy = asCopy(card);
    if (copy.isEmpty() && mayBeCopy(card)) {
      named
          .where()
          .problem(
              "What “%s” is as a copy can't be read from its text. Write the card that it is a copy of in place"
                      .formatted(card.name())
                  + " of it, with what is other than there.");
    } else if (copy.isEmpty() && fields.find("text").isEmpty() && !card.mayChooseCard()) {
      named
          .where()
          .problem(
              "“%s” chooses no card and isn't a copy of one. Leave out the “card” of its “chosen”."
                  .formatted(card.name()));
    } else if (copy.isPresent() && fields.find("text").isPresent()) {
      named
          .where()
          .problem(
              "“%s” is a copy by its own text. State its “text”, or in “chosen” the card that it is a copy of, and"
                      .formatted(card.name())
                  + " not both.");
    } else if (copy.isPresent()) {
      chosen
          .card()
          .flatMap(catalogue::find)
          .filter(of -> !canCopy(copy.get(), of))
          .ifPresent(of ->
              named
                  .where()
                  .problem(
                      "“%s” can't enter as a copy of “%s”.".formatted(card.name(), of.name())));
    }
  }

  /** Whether it enters as a copy with more than can be read. */
  private static boolean mayBeCopy(CardFacts card) {
    return statics(card)
        .anyMatch(effect ->
            effect instanceof Effect.ChangesOtherwise(var who, var what, var _, var _)
                && what.equals(List.of(Characteristic.COPIABLE_VALUES))
                && Mentions.mentions(who, Filter.SELF));
  }

  private static Stream<Effect> statics(CardFacts card) {
    return card.abilities().stream()
        .filter(ability -> ability.frame() == Ability.Frame.STATIC)
        .flatMap(ability -> ability.effects().stream());
  }

  /**
   * Whether a card has one of the types that its text asks of what it copies, if it asks for any.
   */
  private static boolean canCopy(Effect.BecomesCopy copy, CardFacts of) {
    return TypeLine.PERMANENT_TYPES.stream()
            .noneMatch(type -> Mentions.mentions(copy.of(), new Filter.HasType(type)))
        || TypeLine.PERMANENT_TYPES.stream()
            .filter(of.characteristics()::hasType)
            .anyMatch(type -> Mentions.mentions(copy.of(), new Filter.HasType(type)));
  }

  /** How a card enters as a copy of what is chosen by its name. */
  private static Optional<Effect.BecomesCopy> asCopy(CardFacts card) {
    return statics(card)
        .filter(Effect.BecomesCopy.class::isInstance)
        .map(Effect.BecomesCopy.class::cast)
        .filter(copy -> Mentions.mentions(copy.of(), new Filter.HasChosen(Filter.Choice.COPIED)))
        .findFirst();
  }
}
