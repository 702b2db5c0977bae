package casebook.site.imports.published;

/**
 * An official ruling on a card.
 *
 * @param card the name of the card or of a face of it
 * @param date the day on which it was published, as 2010-06-15
 */
public record OfficialRuling(String card, String date, String text) {}
