/**
 * The most requirements that an attack can obey without disobeying a restriction (508.1d), and why
 * none obeys more.
 *
 * <h2>How the maximum is found</h2>
 *
 * <p>A requirement on a creature is obeyed by what that creature attacks, so each pair of a
 * creature and a target is worth the number of requirements that it obeys. Creatures for which all
 * pairs are worth the same, and that are counted and restricted together, are one kind ({@link
 * casebook.engine.maximum.Kinds}): a thousand tokens are one kind with a thousand members.
 *
 * <ul>
 *   <li><b>Without restrictions on the whole attack</b> every creature does what is worth most.
 *       This takes one look at each kind.
 *   <li><b>Limits on how many may attack</b>, all together or each player, lie within each other or
 *       apart. Creatures then share out slots, which is a flow of least loss ({@link
 *       casebook.engine.maximum.Slots}): creatures that have no slot move along the way that loses
 *       least. Only limits are searched for a way, not creatures; with N kinds of creatures and L
 *       limits that takes about N · L steps to begin with and L³ for each move, and there are never
 *       more moves than kinds that have to give way. The flow is integral, and what one more slot
 *       would bring is its price. The prices are the proof: each creature that takes a slot pays
 *       for it, so it gains at most what its best pair is worth less the price, and all gains
 *       together with the price of all slots are a bound that the attack found reaches.
 *   <li><b>Limits that cross</b> (no more than one Goblin, no more than two creatures at one
 *       player) can't all be slots. The first are; the others get a price that is moved for as long
 *       as that lowers the bound ({@link casebook.engine.maximum.Relaxation}).
 *   <li><b>What is asked of the attack as a whole</b> ("can't attack alone", "unless two others
 *       attack", "unless one with greater power attacks", "attack with at least one creature", a
 *       limit that others can lift) is a question of the form: do at least so many of these attack
 *       those? As long as that is open, it is taken as given. If the attack that is found lives up
 *       to it, or another does that reaches the same bound, it is the maximum. Otherwise both
 *       answers are looked at, each with a bound of its own ({@link
 *       casebook.engine.maximum.Maximum}). A handful of different questions is a handful of cases;
 *       chains of creatures that each ask for another one are as hard as any problem of their kind
 *       (it is NP-hard). After a fixed amount of work such a board is not settled, and said to be
 *       too large; nothing is ever guessed.
 * </ul>
 *
 * <p>The cases and their prices become a {@link casebook.engine.ruling.Certificate}.
 *
 * <h2>Requirements that exist only if something attacks</h2>
 *
 * <p>{@link casebook.engine.maximum.Rounds} tells the procedure over all attacks; {@link
 * casebook.engine.maximum.SolvedRounds} follows it with one maximum for each round. The first two
 * rounds are one maximum in which a requirement of the first round is worth more than all of the
 * second. Where an attack falls behind there, it may still be legal because something else was
 * chosen in between. The attacks that reach a maximum are then a {@link
 * casebook.engine.maximum.Face}: prices that prove it say what each creature must do and which
 * limits must be used up. An attack that obeys most of every group settles at once that what is
 * behind it stays behind; otherwise {@link casebook.engine.maximum.Patterns} looks for attacks that
 * could be chosen in between, within a fixed number of tries.
 *
 * <h2>Counting, and the nearest attacks</h2>
 *
 * <p>{@link casebook.engine.maximum.Layers} counts the legal attacks, one creature after the other,
 * where all states together stay below a limit; beyond it the count in a ruling is a lower bound.
 * The nearest legal attacks are a maximum in which every changed creature costs a little ({@link
 * casebook.engine.maximum.Nearby}); the first in board order comes from fixing one creature after
 * the other, the next ones from the spaces around those that were found. Where conditional
 * requirements compete, the counted attacks answer that, and where they can't be counted, near
 * attacks are judged one by one.
 *
 * <p>Nothing here depends on chance, time or the order in which sets are walked through: the same
 * board has the same answer, and another order of permanents changes only what is said to be in
 * board order.
 */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
