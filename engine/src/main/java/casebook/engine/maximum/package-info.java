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
 *       limits that takes about N · L steps to begin with, L³ for each different loss on a way, and
 *       L² for each move of a kind that has to give way. The flow is integral, and what one more
 *       slot would bring is its price. The prices are the proof: each creature that takes a slot
 *       pays for it, so it gains at most what its best pair is worth less the price, and all gains
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
 *       casebook.engine.maximum.Maximum}). Before that, and again in each case, creatures that have
 *       no more bearing on each other fall into parts ({@link casebook.engine.maximum.Parts}),
 *       which takes one look at all options. Each part is a maximum by itself, and the sum of all
 *       is the maximum: a hundred groups of three take a hundred times as long as one, and so do
 *       chains that a case cuts through. A handful of different questions is a handful of cases;
 *       webs of creatures that each ask for several others are as hard as any problem of their kind
 *       (it is NP-hard). After a fixed amount of work such a board is not settled, and said to be
 *       too large; nothing is ever guessed. Where everything asked for is given and limits that
 *       cross still leave a gap between the attack found and its bound, the cases are whether so
 *       many creatures of a kind do the same.
 * </ul>
 *
 * <p>The cases and their prices become a {@link casebook.engine.ruling.Certificate}.
 *
 * <h2>Requirements that exist only if something attacks</h2>
 *
 * <p>Requirements that ask the same are one group ({@link casebook.engine.maximum.Groups}), and how
 * often they exist is a number ({@link casebook.engine.maximum.Times}): where each of a hundred
 * creatures takes all along, that is one group and one kind of creatures. Where each takes all
 * others along, no two groups ask the same, but two such creatures can change places, requirements
 * included, and nothing else changes ({@link casebook.engine.maximum.Symmetry}): of attacks that
 * differ only in which of them attack, one is judged for all. Counting, and the search for near
 * attacks, then see them as one class of which so many do this and so many that ({@link
 * casebook.engine.maximum.Merging}): as a creature earns the same of the requirements of each of
 * them, but of its own if it is one, one sum is kept for all. With N such creatures of which k can
 * attack that makes k + 1 attacks to judge instead of some N^k. Each is judged by itself, by up to
 * N maxima that take about N steps each.
 *
 * <p>{@link casebook.engine.maximum.Rounds} tells the procedure over all attacks; {@link
 * casebook.engine.maximum.SolvedRounds} follows it with one maximum for each round. The first two
 * rounds are one maximum in which a requirement of the first round is worth more than all of the
 * second. Where an attack falls behind there, it may still be legal because something else was
 * chosen in between. The attacks that reach a maximum are then a {@link
 * casebook.engine.maximum.Face}: prices that prove it say what each creature must do and which
 * limits must be used up. An attack that obeys most of every group settles at once that what is
 * behind it stays behind: mostly because it obeys as many as a limit leaves room for, otherwise
 * that is one maximum for each group. Failing that, {@link casebook.engine.maximum.Patterns} looks
 * for attacks that could be chosen in between, within a fixed number of tries. What N groups earn
 * where each creature takes all others along is told by how it differs from what is usual ({@link
 * casebook.engine.maximum.Earnings}), so a round takes some N steps, not N².
 *
 * <p>Where an attack turns out legal in a later round, one maximum proves all rounds: a requirement
 * of each round is worth more than all of later ones, and its certificate names the open attack
 * that each round goes by. There is none where the rounds were told over all attacks counted, or
 * where there are so many rounds that numbers get too large.
 *
 * <h2>Counting, and the nearest attacks</h2>
 *
 * <p>The proof of a maximum says which options no legal attack takes. Without them fewer limits can
 * still stop anything, and more creatures are alike ({@link casebook.engine.maximum.Reducing}).
 * {@link casebook.engine.maximum.Census} then counts class by class: in how many ways so many of a
 * class do this and so many that is a multinomial coefficient, and from where on more of them make
 * no difference, all others choose freely at once. So ten thousand tokens of which three can attack
 * take as many steps as ten of them. A step goes from one state of the counters that still matter
 * to the next; with c such counters, each with room for k creatures, there are up to (k + 1)^c
 * states. Parts that have no bearing on each other are counted each by itself, and the counts
 * multiplied. After 150,000 steps (1,500,000 where requirements are conditional) the count in a
 * ruling is a lower bound and says so: counting all ways in which many creatures that differ share
 * out many slots is #P-hard.
 *
 * <p>The nearest legal attacks are a maximum in which every changed creature costs a little ({@link
 * casebook.engine.maximum.Nearby}). Its proof leaves few choices to most creatures, and {@link
 * casebook.engine.maximum.Walk} goes through what is left in board order; attacks with more changes
 * are the same maximum with a least number of changes. Where that takes too many steps, one
 * creature after the other is fixed, and the next attacks are sought in the spaces around those
 * found. Where conditional requirements compete, the rows that were counted say which attacks are
 * legal: {@link casebook.engine.maximum.Ways} goes from state to state, creature by creature, and
 * tells of each state with how many changes it leads to such a row. Where they can't be counted,
 * near attacks are judged one by one. A near attack is measured by those for which the same costs
 * are paid; {@link casebook.engine.maximum.Spending} searches at once all that pay enough to be
 * measured by the same number, and looks at a fixed number of such spaces. How many costs can be
 * paid is a limit on attackers like others ({@link casebook.engine.maximum.Budget}). Where any of
 * this ends too soon, the ruling says that there may be nearer attacks.
 *
 * <p>What the legal attacks have that include certain attackers ({@link
 * casebook.engine.maximum.Completing}) is asked of one set of further costs after the other.
 *
 * <p>Nothing here depends on chance, time or the order in which sets are walked through: the same
 * board has the same answer, and another order of permanents changes only what is said to be in
 * board order.
 */
@NullMarked
package casebook.engine.maximum;

import org.jspecify.annotations.NullMarked;
