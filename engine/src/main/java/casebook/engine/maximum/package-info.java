/**
 * The most requirements that an attack can obey without disobeying a restriction, and why none
 * obeys more (508.1d).
 *
 * <p>{@link casebook.engine.maximum.AttackSearch} answers every question. Behind it stand two lines
 * of methods, each in a package of its own:
 *
 * <pre>
 * attack model → kinds of like creatures → flow with prices → branch and bound → proof
 *  (model)          (model)                  (bound)            (bound)           (proof)
 *
 * prices → reduced-cost fixing → decision diagram → count, marks, examples, nearest attacks
 * (bound)      (diagram)            (diagram)                  (near)
 * </pre>
 *
 * <ol>
 *   <li><b>{@link casebook.engine.maximum.model model}</b>: an integer program. Creatures with the
 *       same options are one kind, so a thousand tokens take one look.
 *   <li><b>{@link casebook.engine.maximum.bound bound}</b>: limits on attackers that lie within
 *       each other or apart are slots of a minimum-cost flow. With N kinds and L limits it takes
 *       about N · L steps to begin with, L³ for each different loss on a way, and L² for each move.
 *       Limits that cross get a price. What is demanded of the attack as a whole is relaxed, and
 *       settled by branch and bound where that matters. Creatures that have no bearing on each
 *       other fall into components: a hundred groups of three take a hundred times as long as one.
 *       Webs of creatures that each ask for several others are NP-hard: after a fixed amount of
 *       work the board is said to be too large. Nothing is ever guessed.
 *   <li><b>{@link casebook.engine.maximum.rounds rounds}</b>: where requirements exist only if
 *       something attacks, lexicographic maxima, one for each round.
 *   <li><b>{@link casebook.engine.maximum.proof proof}</b>: the prices and cases become a {@link
 *       casebook.engine.ruling.Certificate}.
 *   <li><b>{@link casebook.engine.maximum.diagram diagram}</b>: the proof says which options no
 *       legal attack takes. What is left is counted in a decision diagram, class by class: in how
 *       many ways so many of a class do this and so many that is a multinomial coefficient. With c
 *       counters that matter, each with room for k creatures, a layer has up to (k + 1)^c states.
 *       Counting all ways in which many creatures that differ share out many slots is #P-hard: then
 *       the count is a lower bound, and says so.
 *   <li><b>{@link casebook.engine.maximum.near near}</b>: the nearest legal attack is a maximum
 *       where every changed creature costs a little; the next ones are found in the diagram.
 * </ol>
 *
 * <p>A creature that costs something to attack a target counts as able to attack it exactly where
 * the attack in question pays (508.1d: nobody is made to pay). So an attack is measured by all
 * those for which the same costs are paid ({@link casebook.engine.maximum.MeasuredAttacks}), and
 * the classes of this package go through such sets of costs: {@link
 * casebook.engine.maximum.NearestWithCosts}, {@link casebook.engine.maximum.CompletionSearch}.
 *
 * <p>Nothing here depends on chance, time or the order in which sets are walked through: the same
 * board has the same answer, and another order of permanents changes only what is said to be in
 * board order.
 */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
