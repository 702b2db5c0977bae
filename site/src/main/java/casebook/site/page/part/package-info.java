/**
 * What several pages have in common: templates, dates, the text of rules, lines that lead
 * elsewhere.
 */
@NullMarked
package casebook.site.page.part;

import org.jspecify.annotations.NullMarked;
