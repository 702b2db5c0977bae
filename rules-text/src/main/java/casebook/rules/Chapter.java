package casebook.rules;

/**
 * One of the parts that the sections are grouped in: 5, "Turn Structure". The Comprehensive Rules
 * themselves call these parts sections too ("section 5").
 *
 * @param number the first digit of its sections
 * @param title its heading
 */
public record Chapter(int number, String title) {}
