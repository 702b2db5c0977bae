/**
 * The same cases judged twice: by two editions, with two files of cards, or by two versions of the
 * program, and which rulings are other ones.
 */
@NullMarked
package casebook.site.compare;

import org.jspecify.annotations.NullMarked;
