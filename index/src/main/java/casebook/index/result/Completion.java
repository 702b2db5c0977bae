package casebook.index.result;

import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.Optional;

/**
 * How a query that is being typed may go on.
 *
 * @param text the whole query: a rule number or a title
 * @param kind what it leads to
 * @param detail what stands under the number or title, in short
 * @param rule the rule that it leads to or belongs to
 * @param href the path of its page
 */
public record Completion(
    String text, Kind kind, String detail, Optional<RuleNumber> rule, String href) {}
