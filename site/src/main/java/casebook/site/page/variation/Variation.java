package casebook.site.page.variation;

import casebook.site.page.part.RuleText;
import java.util.List;

/**
 * What would make a ruling different, and how.
 *
 * @param sentence "The attack would be legal if Crazed Goblin were tapped."
 * @param pieces the sentence, in which the numbers of rules are links
 * @param style how it would be: "legal", "illegal" or "answered"
 * @param href the page with the board
 * @param isStill whether it would be illegal all the same, by another rule
 */
public record Variation(
    String sentence, List<RuleText.Piece> pieces, String style, String href, boolean isStill) {}
