package casebook.site.catalogue;

import casebook.engine.board.Characteristics;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.reading.text.Modes;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a card, or of one face of it.
 *
 * @param faces the names of all faces of the card that it belongs to, itself among them
 * @param typeLine its types as they are written, as "Legendary Creature — Bear Warrior"
 * @param modes what its text was read as, and the modes that it is a part of; sentences that say
 *     nothing about attacking are not among them
 * @param wording how old that text is, where that is known
 */
public record CardFacts(
    String name,
    List<String> faces,
    String typeLine,
    Characteristics characteristics,
    Modes modes,
    Optional<Wording> wording) {
  public CardFacts {
    faces = List.copyOf(faces);
  }

  /** What its text was read as, whatever modes are chosen. */
  public List<Ability> abilities() {
    return modes.abilities();
  }

  /** Where its page is. */
  public String href() {
    return href(name);
  }

  /** Where the page of the card with a name is. */
  public static String href(String name) {
    return "/cards/" + URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }

  /** The name that the last part of such an address stands for; empty where it is damaged. */
  public static Optional<String> named(String encoded) {
    try {
      return Optional.of(URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether it is a permanent card (110.4a), so that it can be on the battlefield. */
  public boolean isPermanent() {
    return TypeLine.PERMANENT_TYPES.stream().anyMatch(characteristics::hasType);
  }

  /** Whether it is an instant or a sorcery, of which nothing but an effect is left (608.2n). */
  public boolean isSpellOnly() {
    return characteristics.hasType("instant") || characteristics.hasType("sorcery");
  }

  /** Whether a sentence of its text bears on attacking and could not be read. */
  public boolean isPartlyUnread() {
    return abilities().stream().anyMatch(ability -> ability.meaning() instanceof Meaning.Unread);
  }

  /**
   * Whether its text asks which card was chosen for it, or has something that could not be read.
   */
  public boolean mayChooseCard() {
    return abilities().stream()
        .anyMatch(ability ->
            !(ability.meaning() instanceof Meaning.Read(var effects))
                || Mentions.mentions(effects, new Filter.HasChosen(Filter.Choice.COPIED))
                || Mentions.mentions(effects, new Filter.HasChosen(Filter.Choice.NAME)));
  }

  /** The keyword abilities that its text states, by their names in lower case. */
  public List<String> keywords() {
    return abilities().stream()
        .filter(ability -> ability.frame() == Ability.Frame.STATIC)
        .flatMap(ability -> ability.effects().stream())
        .mapMulti((Effect effect, java.util.function.Consumer<String> names) -> {
          if (effect instanceof Effect.Keyword(var name, var _)) {
            names.accept(name);
          }
        })
        .distinct()
        .toList();
  }
}
