package casebook.site.page.head;

import casebook.engine.effect.Meaning;
import casebook.site.catalogue.CardFacts;
import casebook.site.words.effect.EffectWords;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the head of a card's page says of it: its name, its type line, and what of its text bears on
 * attacking, in our words.
 *
 * @param title the name of the card
 * @param description its type line, and the effects that are understood
 */
public record CardHead(String title, String description, String address, String oembed)
    implements PageHead {

  /**
   * The head for a card.
   *
   * @param site the site's own address
   */
  public static CardHead of(CardFacts card, String site) {
    String address = site + card.href();
    String effects =
        card.abilities().stream()
            .flatMap(ability ->
                ability.meaning() instanceof Meaning.Read(var read) ? read.stream() : Stream.of())
            .map(EffectWords.printedOn(card.characteristics())::sentence)
            .collect(Collectors.joining(" "));
    return new CardHead(
        PageHead.shortened(card.name()),
        PageHead.shortened(
            card.typeLine()
                + ". "
                + (effects.isEmpty() ? "Nothing in its text bears on attacking." : effects)),
        address,
        PageHead.oembed(site, address));
  }
}
