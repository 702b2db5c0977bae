package casebook.site.output;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.notation.Notation;
import casebook.engine.mana.Mana;
import casebook.index.text.Ground;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.EffectKind;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Wording;
import casebook.site.imports.RulingLinks;
import casebook.site.imports.published.OfficialRuling;
import casebook.site.words.effect.EffectWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Cards, and what is read from card text, as JSON. */
public final class CardJson {
  /**
   * What every effect of a sentence repeats of its text: more than nearly any sentence has. A list
   * of a thousand keywords is one sentence too.
   */
  private static final int REPEATED = 500;

  private static final RulingLinks LINKS = new RulingLinks();

  private final List<Json> effects = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();
  private final List<String> irrelevant = new ArrayList<>();

  private CardJson(List<Ability> abilities, Function<Ability, EffectWords> words) {
    abilities.forEach(ability -> add(ability, words.apply(ability)));
  }

  /** A card's facts and its effects. */
  public static Json of(CardFacts card) {
    Characteristics is = card.characteristics();
    var read = new CardJson(card.abilities(), _ -> EffectWords.printedOn(is));
    return Json.object()
        .put("name", card.name())
        .put("faces", card.faces())
        .put("typeLine", card.typeLine())
        .put("types", is.types())
        .put("subtypes", is.subtypes())
        .put("supertypes", is.supertypes())
        .put("colors", is.colors())
        .putIfPresent(
            "manaCost",
            Optional.of(is.manaCost()).filter(cost -> !cost.symbols().isEmpty()).map(Mana::text))
        .put("manaValue", is.manaValue())
        .putOrNull("power", present(is.power()))
        .putOrNull("toughness", present(is.toughness()))
        .put("keywords", card.keywords())
        .put("effects", read.effects)
        .put("unread", read.unread)
        .putIfPresent("wording", card.wording().map(CardJson::wording));
  }

  private static Json wording(Wording wording) {
    return Json.object().put("date", wording.date()).put("official", wording.isOfficial());
  }

  /** A card that a query names: what it is and does, and where its page is. */
  public static Json named(CardFacts card) {
    var read = new CardJson(card.abilities(), _ -> EffectWords.printedOn(card.characteristics()));
    return Json.object()
        .put("name", card.name())
        .put("typeLine", card.typeLine())
        .put("href", card.href())
        .put("effects", read.effects)
        .put("unread", read.unread);
  }

  /** The same with the text and the rulings that were imported. */
  public static Json of(CardFacts card, Casebook casebook) {
    Json json =
        of(card).putIfPresent("text", casebook.cards().find(card.name()).map(PrintedFace::text));
    List<OfficialRuling> rulings = casebook.officialRulings().on(card.faces());
    return casebook.officialRulings().count() == 0
        ? json
        : json.put(
            "rulings",
            Json.list(
                rulings,
                ruling ->
                    Json.object()
                        .put("date", ruling.date())
                        .put("text", ruling.text())
                        .put("applies", applies(LINKS.of(ruling, card)))));
  }

  /** The rules that an official ruling applies, and what each is known by. */
  public static List<Object> applies(Map<RuleNumber, Ground> rules) {
    return Json.list(
        rules.entrySet(),
        applied ->
            Json.object().put("rule", applied.getKey()).put("knownBy", applied.getValue().label()));
  }

  private static Optional<Integer> present(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  /** What a text was read as. */
  public static Json of(List<Ability> abilities) {
    var read = new CardJson(abilities, ability -> EffectWords.printedAs(ability.text()));
    return Json.object()
        .put("effects", read.effects)
        .put("unread", read.unread)
        .put("irrelevant", read.irrelevant);
  }

  private void add(Ability ability, EffectWords words) {
    switch (ability.meaning()) {
      case Meaning.Read(var read) ->
          read.forEach(effect -> effects.add(json(ability, effect, words)));
      case Meaning.Unread _ -> unread.add(ability.text());
      case Meaning.Irrelevant _ -> irrelevant.add(ability.text());
    }
  }

  private static Json json(Ability ability, Effect effect, EffectWords words) {
    EffectKind kind = EffectKind.of(effect);
    return Json.object()
        .put("text", repeated(ability.text()))
        .put("kind", kind.label())
        .putOrNull("rule", kind.rule())
        .put("words", words.sentence(effect))
        .put("frame", ability.frame().name().toLowerCase(Locale.ROOT))
        .put("notation", Notation.write(effect));
  }

  private static String repeated(String sentence) {
    return sentence.codePointCount(0, sentence.length()) > REPEATED
        ? sentence.substring(0, sentence.offsetByCodePoints(0, REPEATED)) + "…"
        : sentence;
  }
}
