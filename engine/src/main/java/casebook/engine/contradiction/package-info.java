/** What can't be so on a board: attachments and controllers that contradict what else is there. */
@NullMarked
package casebook.engine.contradiction;

import org.jspecify.annotations.NullMarked;
