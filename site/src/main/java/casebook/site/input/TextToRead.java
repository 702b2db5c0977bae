package casebook.site.input;

import casebook.engine.effect.Ability;
import casebook.engine.reading.word.Self;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.board.RulesTexts;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** A rules text that somebody wants to have read: {@code {card?, types?, text}}. */
public final class TextToRead {
  private TextToRead() {}

  /** The abilities that the stated rules text has, sentence by sentence. */
  public static Reading<List<Ability>> read(String text, CaseFormat format, Catalogue catalogue) {
    return Reading.of(
        text, format, value -> value.fields().flatMap(fields -> read(fields, catalogue)));
  }

  private static Optional<List<Ability>> read(Fields fields, Catalogue catalogue) {
    Optional<String> card = fields.find("card").flatMap(Value::name);
    Optional<CardFacts> facts = card.flatMap(catalogue::find);
    var types = new LinkedHashSet<String>();
    fields.items("types").forEach(item -> item.name().ifPresent(types::add));
    if (types.isEmpty() && facts.isPresent()) {
      types.addAll(facts.get().characteristics().types());
      types.addAll(facts.get().characteristics().supertypes());
    }
    Self self =
        facts
            .map(CardFacts::name)
            .or(() -> card)
            .map(name -> Self.of(name, types))
            .orElseGet(() -> new Self(List.of(), types));
    Optional<String> text = fields.require("text").flatMap(Value::rulesText);
    fields.end();
    return text.map(words -> RulesTexts.read(words, self));
  }
}
