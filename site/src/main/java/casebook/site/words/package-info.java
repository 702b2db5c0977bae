/** Puts the engine's effects, reasons, findings and costs into plain English. */
@NullMarked
package casebook.site.words;

import org.jspecify.annotations.NullMarked;
