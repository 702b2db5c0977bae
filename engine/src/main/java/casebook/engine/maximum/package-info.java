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
 * <p>With N kinds and L limits the flow takes about N · L + L³ steps for each different loss on a
 * way. Webs of creatures that each ask for several others are NP-hard, and counting all ways in
 * which many creatures that differ share out many slots is #P-hard: after a fixed amount of work
 * the board is said to be too large, and the count a lower bound. Nothing is ever guessed.
 *
 * <p>Where requirements exist only if something attacks, the maximum is found round by round
 * ({@link casebook.engine.maximum.rounds}). A creature that costs something to attack a target
 * counts as able to attack it exactly where the attack in question pays (508.1d: nobody is made to
 * pay). So an attack is measured by all those for which the same costs are paid ({@link
 * casebook.engine.maximum.MeasuredAttacks}).
 *
 * <p>Nothing here depends on chance, time or the order in which sets are walked through.
 */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
