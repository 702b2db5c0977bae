package casebook.site.page.part;

/** One of the values that a field of a form can have. */
public record FieldChoice(String value, String label, boolean chosen) {}
