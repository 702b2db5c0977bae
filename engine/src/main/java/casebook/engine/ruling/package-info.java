/** What the engine says of a move, as data: verdicts, findings, reasons, ledgers. */
@NullMarked
package casebook.engine.ruling;

import org.jspecify.annotations.NullMarked;
