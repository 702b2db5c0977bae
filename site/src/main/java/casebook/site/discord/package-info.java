/** Answers slash commands of Discord. */
@NullMarked
package casebook.site.discord;

import org.jspecify.annotations.NullMarked;
