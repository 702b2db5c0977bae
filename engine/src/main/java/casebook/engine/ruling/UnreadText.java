package casebook.engine.ruling;

/** Text on the board that bears on attacking and could not be read. */
public record UnreadText(Source source, String text) {}
