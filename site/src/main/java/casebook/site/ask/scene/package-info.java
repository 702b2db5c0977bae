/** What a question tells: players, things, what they do, and what is asked of them. */
@NullMarked
package casebook.site.ask.scene;

import org.jspecify.annotations.NullMarked;
