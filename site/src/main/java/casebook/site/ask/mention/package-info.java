/** Words that call something by a name, a noun or a pronoun. */
@NullMarked
package casebook.site.ask.mention;

import org.jspecify.annotations.NullMarked;
