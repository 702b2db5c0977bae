/** Effects, conditions, filters, amounts and costs in the words of cards. */
@NullMarked
package casebook.site.words.effect;

import org.jspecify.annotations.NullMarked;
