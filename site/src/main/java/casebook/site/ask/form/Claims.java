package casebook.site.ask.form;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.catalogue.CardFacts;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a question says that a card is or does. It is what the card does anyway; where it isn't,
 * something else is at work, and has to be asked for.
 */
final class Claims {
  private static final Pattern FORCES =
      Pattern.compile(
          "\\b(must|has to|have to|forced|forces|makes|if able|(each|every) (combat|turn))\\b");
  private static final Pattern FORBIDS = Pattern.compile("\\bcan (not|only)\\b");

  private Claims() {}

  /** What to ask where the text of these isn't such as a question quotes it. */
  static Optional<String> quoted(String text, List<Thing> things, Scene scene) {
    if (things.isEmpty()) {
      return Optional.of("Which card says so: “" + plain(text) + "”?");
    }
    return things.stream()
        .filter(thing -> !says(text, scene.facts(thing)))
        .findFirst()
        .map(thing -> "What says so of " + Scene.called(thing) + "? Its own text doesn’t.");
  }

  private static String plain(String text) {
    return text.replaceAll("<\\w+>", "…").strip();
  }

  private static boolean says(String text, Optional<CardFacts> facts) {
    if (facts.isEmpty()) {
      return false;
    }
    boolean isForbidden = FORBIDS.matcher(text).find();
    if (isForbidden) {
      return facts.get().keywords().contains("defender")
          || effects(facts.get()).anyMatch(Claims::limits);
    }
    return !FORCES.matcher(text).find()
        || effects(facts.get()).anyMatch(effect -> effect instanceof Effect.Requiring)
        || facts.get().isPartlyUnread();
  }

  /** Whether a permanent makes attacks cost something. */
  static boolean taxes(Thing thing, Scene scene) {
    return scene.facts(thing).stream()
        .flatMap(Claims::effects)
        .anyMatch(Effect.Costing.class::isInstance);
  }

  private static boolean limits(Effect effect) {
    return effect instanceof Effect.Restricting
        || effect instanceof Effect.Costing
        || effect instanceof Effect.Requiring;
  }

  private static Stream<Effect> effects(CardFacts facts) {
    return facts.abilities().stream().flatMap(Claims::effects);
  }

  private static Stream<Effect> effects(Ability ability) {
    return ability.effects().stream().flatMap(Claims::withGiven);
  }

  private static Stream<Effect> withGiven(Effect effect) {
    return effect instanceof Effect.Gives gives
        ? Stream.concat(Stream.of(effect), gives.abilities().stream().flatMap(Claims::effects))
        : Stream.of(effect);
  }

  /** What to ask where a permanent isn't of a size that a question says. */
  static Optional<String> sized(String size, Thing thing, Scene scene) {
    String own =
        scene
            .facts(thing)
            .map(facts -> facts.characteristics())
            .map(of ->
                (of.power().isPresent() ? of.power().getAsInt() : "*")
                    + "/"
                    + (of.toughness().isPresent() ? of.toughness().getAsInt() : "*"))
            .or(() -> thing.creature().flatMap(ObjectMention.Creature::size))
            .orElse("");
    return own.equals(size)
        ? Optional.empty()
        : Optional.of("What makes " + Scene.called(thing) + " " + size + "?");
  }

  /** What to ask where a permanent flies by its own text, or doesn't, against what is said. */
  static Optional<String> flying(boolean flies, Thing thing, Scene scene) {
    boolean does = has("flying", thing, scene);
    return does == flies
        ? Optional.empty()
        : Optional.of(
            "Why does " + Scene.called(thing) + (flies ? " have flying?" : " not have flying?"));
  }

  /** What to ask where a permanent has a keyword by what is told of it, against what is said. */
  static Optional<String> without(String keyword, Thing thing, Scene scene) {
    return has(keyword, thing, scene) || thing.given().contains(keyword)
        ? Optional.of("Why does " + Scene.called(thing) + " not have " + keyword + "?")
        : Optional.empty();
  }

  /** Whether a permanent has a keyword by its own text or words. */
  static boolean has(String keyword, Thing thing, Scene scene) {
    return scene.facts(thing).map(facts -> facts.keywords().contains(keyword)).orElse(false)
        || thing.creature().filter(one -> one.keywords().contains(keyword)).isPresent();
  }
}
