/** A second, slow and obvious judge of attacks, and the tests that hold the engine to it. */
@NullMarked
package casebook.engine.model;

import org.jspecify.annotations.NullMarked;
