/**
 * Requirements that exist only if something attacks, by lexicographic maxima (508.1d).
 *
 * <p>The rules don't say how such requirements count. {@link
 * casebook.engine.maximum.rounds.RoundsOverProfiles} tells the procedure that we follow, over all
 * attacks. {@link casebook.engine.maximum.rounds.RoundsByMaxima} follows it with a maximum for each
 * round, in which a requirement of an earlier round is worth more than all of later ones.
 *
 * <p>Reference: M. Ehrgott, <i>Multicriteria Optimization</i>, 2005, chapter 5 (lexicographic
 * optimality).
 */
@NullMarked
package casebook.engine.maximum.rounds;

import org.jspecify.annotations.NullMarked;
