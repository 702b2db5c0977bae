package casebook.site.page;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.mana.Mana;
import casebook.index.text.Ground;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.EffectKind;
import casebook.site.catalogue.PrintedFace;
import casebook.site.catalogue.Spelling;
import casebook.site.catalogue.TypeLine;
import casebook.site.catalogue.Wording;
import casebook.site.connection.PublicAddress;
import casebook.site.imports.RulingLinks;
import casebook.site.imports.published.OfficialRuling;
import casebook.site.output.CardJson;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.head.CardHead;
import casebook.site.page.part.Page;
import casebook.site.page.part.Representation;
import casebook.site.page.part.RuleText;
import casebook.site.page.part.RulingLink;
import casebook.site.page.part.Templates;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.ruling.AccountingWords;
import casebook.site.words.search.OfficialWords;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code /cards/{name}}: what Casebook understands of a card, sentence by sentence. {@code /cards}
 * is where a name can be typed.
 */
final class CardPage implements Page {

  /** As many names as somebody looks through who has misspelt one. */
  private static final int NEAREST = 8;

  private final Casebook casebook;
  private final Templates templates;
  private final RulingLinks links = new RulingLinks();

  CardPage(Casebook casebook, Templates templates) {
    this.casebook = casebook;
    this.templates = templates;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get("/cards", this::list);
    routes.get("/cards/<name>", this::answer);
  }

  /** A name of a card with its page. */
  public record Name(String name, String href) {
    private static Name of(String name) {
      return new Name(name, CardFacts.href(name));
    }
  }

  /** A site that shows a card's text and picture, with the address at which it finds the card. */
  public record Place(String name, String href) {
    private static List<Place> of(String card) {
      return List.of(
          new Place("Scryfall", "https://scryfall.com/search?q=" + encoded("!\"" + card + "\"")),
          new Place("Gatherer", "https://gatherer.wizards.com/search?searchTerm=" + encoded(card)));
    }

    private static String encoded(String text) {
      return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
  }

  /** A rule through which an effect acts; no address where the newest edition doesn't hold it. */
  public record Acts(String rule, String href, String beginning) {}

  /** An effect in our words. */
  public record Said(String words, String kind, List<Acts> acts) {}

  /**
   * A sentence of the card.
   *
   * @param text the sentence as it was imported, nothing where it wasn't
   * @param read whether it could be read
   */
  public record Sentence(String text, boolean read, List<Said> effects) {}

  /** Rules that a ruling applies, or probably applies. */
  public record Applied(String verb, List<Acts> rules) {}

  /** An official ruling, with the rules that it applies, the surest first. */
  public record Ruling(OfficialRuling ruling, List<Applied> applied) {}

  private void list(Context context) {
    String name = Objects.requireNonNullElse(context.queryParam("name"), "").strip();
    if (name.isEmpty()) {
      List<Name> inCases =
          casebook.rulings().all().stream()
              .flatMap(ruling -> ruling.cards().stream())
              .flatMap(card -> casebook.catalogue().find(card).stream())
              .map(CardFacts::name)
              .distinct()
              .sorted()
              .map(Name::of)
              .toList();
      templates.answer(
          context,
          "cards",
          Map.of("inCases", inCases, "known", casebook.catalogue().names().size()));
    } else {
      String found = casebook.catalogue().find(name).map(CardFacts::name).orElse(name);
      context.redirect(CardFacts.href(found));
    }
  }

  private void answer(Context context) {
    String name = context.pathParam("name");
    Optional<CardFacts> card = casebook.catalogue().find(name);
    if (card.isEmpty()) {
      missing(context, name);
    } else if (Representation.wantsJson(context)) {
      context.contentType("application/json").result(CardJson.of(card.get(), casebook).indented());
    } else {
      templates.answer(context, "card", model(card.get(), PublicAddress.of(context)));
    }
  }

  private void missing(Context context, String name) {
    context.status(HttpStatus.NOT_FOUND);
    List<Name> nearest =
        casebook.catalogue().nearest(name, NEAREST).stream().map(Name::of).toList();
    templates.answer(context, "missing-card", Map.of("name", name, "nearest", nearest));
  }

  private Map<String, Object> model(CardFacts card, String site) {
    Optional<PrintedFace> printed = casebook.cards().find(card.name());
    var model = new LinkedHashMap<String, Object>();
    model.put("card", card);
    model.put("head", CardHead.of(card, site));
    model.put("elsewhere", Place.of(card.name()));
    model.put("href", card.href());
    model.put("size", size(card));
    model.put("cost", cost(card));
    model.put("wording", card.wording().map(CardPage::wording).orElse(""));
    model.put(
        "others",
        card.faces().stream().filter(face -> !face.equals(card.name())).map(Name::of).toList());
    model.put(
        "sentences",
        card.abilities().stream()
            .filter(one -> !(one.meaning() instanceof Meaning.Irrelevant))
            .map(one -> sentence(card, one, printed.isPresent()))
            .toList());
    model.put("besides", besides(card));
    model.put("text", printed.map(face -> face.text().lines().toList()).orElse(List.of()));
    model.put("official", official(card));
    model.put("cases", cases(card));
    model.put("permanent", TypeLine.of(card.typeLine()).isOfPermanent());
    model.put("board", board(card));
    return model;
  }

  private List<Ruling> official(CardFacts card) {
    return casebook.officialRulings().on(card.faces()).stream()
        .map(ruling -> {
          var byGround = new TreeMap<Ground, List<Acts>>();
          links
              .of(ruling, card)
              .forEach((rule, ground) ->
                  byGround
                      .computeIfAbsent(ground, _ -> new ArrayList<>())
                      .add(acts(rule.toString())));
          return new Ruling(
              ruling,
              byGround.entrySet().stream()
                  .map(one -> new Applied(OfficialWords.verb(one.getKey()), one.getValue()))
                  .toList());
        })
        .toList();
  }

  private static String cost(CardFacts card) {
    Mana cost = card.characteristics().manaCost();
    return cost.symbols().isEmpty() ? "" : cost.text();
  }

  private static String wording(Wording wording) {
    return wording.isOfficial()
        ? "Read from the official wording of " + wording.when() + "."
        : "Read from a wording of " + wording.when() + " that may not be the official one.";
  }

  private static String size(CardFacts card) {
    OptionalInt power = card.characteristics().power();
    OptionalInt toughness = card.characteristics().toughness();
    return power.isPresent() && toughness.isPresent()
        ? power.getAsInt() + "/" + toughness.getAsInt()
        : "";
  }

  private Sentence sentence(CardFacts card, Ability ability, boolean imported) {
    String text = imported ? ability.text() : "";
    return switch (ability.meaning()) {
      case Meaning.Read(var effects) -> {
        EffectWords words = EffectWords.printedOn(card.characteristics());
        yield new Sentence(
            text, true, effects.stream().map(effect -> said(effect, words)).toList());
      }
      case Meaning.Unread _, Meaning.Irrelevant _ -> new Sentence(ability.text(), false, List.of());
    };
  }

  /** What the sentences are about that don't bear on attacking; nothing where there are none. */
  private static String besides(CardFacts card) {
    List<Matter> about =
        card.abilities().stream()
            .flatMap(ability ->
                ability.meaning() instanceof Meaning.Irrelevant(var matters)
                    ? matters.stream()
                    : Stream.of())
            .filter(matter -> matter != Matter.OTHER)
            .distinct()
            .toList();
    return about.isEmpty() ? "" : AccountingWords.about(about);
  }

  private Said said(Effect effect, EffectWords words) {
    EffectKind kind = EffectKind.of(effect);
    return new Said(
        words.sentence(effect),
        kind.label().replace('-', ' '),
        kind.rule().stream().map(this::acts).toList());
  }

  private Acts acts(String number) {
    Edition edition = casebook.editions().executed();
    return RuleNumber.find(number)
        .flatMap(edition::rule)
        .map(rule ->
            new Acts(number, "/cr/" + edition.name() + "/" + number, RuleText.beginning(rule)))
        .orElseGet(() -> new Acts(number, "", ""));
  }

  /** The published rulings with the card, or another face of it, on the board. */
  private List<RulingLink> cases(CardFacts card) {
    var names = card.faces().stream().map(face -> Spelling.key(face)).collect(Collectors.toSet());
    return casebook.rulings().all().stream()
        .filter(ruling -> ruling.cards().stream().anyMatch(of -> names.contains(Spelling.key(of))))
        .map(RulingLink::of)
        .toList();
  }

  /** A board with the card on it, as the judge page takes it. */
  private static String board(CardFacts card) {
    Draft draft = Draft.empty();
    draft
        .addPermanent(draft.activePlayer())
        .put("id", Draft.slug(card.name()))
        .put("card", card.name());
    return CaseLink.encode(draft.by(Editions.builtIn().executed()).json()).orElse("");
  }
}
