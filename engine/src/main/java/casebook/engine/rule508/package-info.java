/** Declare attackers step: the rules of 508, each in a class named after its number. */
@NullMarked
package casebook.engine.rule508;

import org.jspecify.annotations.NullMarked;
