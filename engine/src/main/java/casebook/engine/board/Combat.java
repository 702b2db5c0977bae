package casebook.engine.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * What has happened in the present combat phase.
 *
 * @param defending the player chosen as the defending player (506.2a), if one was chosen
 * @param attacking each attacking creature (508.1k) and what it is attacking; empty where it is
 *     attacking nothing any more (506.4c)
 * @param declared what each creature was declared as attacking: it "attacked" that (508.3a, 508.6)
 * @param lastAttacked what a creature attacks, or attacked last before it was removed from combat
 *     (508.5)
 * @param hadToAttack the creatures that had to attack as attackers were declared (506.7)
 * @param blocking each blocking creature and what it blocks
 * @param declaredBlockers the creatures that were declared as blockers (506.5)
 * @param everAttacking whether any creature was declared or put attacking (508.8) before the
 *     declare blockers step
 * @param blockStatus which attacking creatures are blocked and which unblocked (509.1h, 508.4d)
 * @param lost the planeswalkers and battles on the battlefield that could be attacked, and can't
 *     any more (508.4a)
 */
public record Combat(
    Stage stage,
    Optional<Id> defending,
    SequencedMap<Id, Optional<Id>> attacking,
    SequencedMap<Id, Id> declared,
    SequencedMap<Id, Attacked> lastAttacked,
    Set<Id> hadToAttack,
    SequencedMap<Id, Id> blocking,
    Set<Id> declaredBlockers,
    boolean everAttacking,
    SequencedMap<Id, BlockStatus> blockStatus,
    Set<Id> lost) {

  /** How far the combat phase has come (506.1). */
  public enum Stage {
    /** The turn has not come to its combat phase. */
    NOT_BEGUN(CombatStep.BEGINNING_OF_COMBAT),
    /** The combat phase has begun (506.1); attackers are not declared yet. */
    BEGUN(CombatStep.BEGINNING_OF_COMBAT),
    /** Attackers were declared, if any (508.1); blockers are not declared yet. */
    ATTACKERS_DECLARED(CombatStep.DECLARE_ATTACKERS),
    /** Blockers were declared, if any (509.1). */
    BLOCKERS_DECLARED(CombatStep.DECLARE_BLOCKERS),
    /** A combat damage step has begun. */
    COMBAT_DAMAGE(CombatStep.COMBAT_DAMAGE),
    /** The end of combat step has begun. */
    END_OF_COMBAT(CombatStep.END_OF_COMBAT),
    /** The combat phase is over, and everything is removed from combat (511.3). */
    ENDED(CombatStep.END_OF_COMBAT);

    private final CombatStep step;

    Stage(CombatStep step) {
      this.step = step;
    }

    /** The step that the combat phase has come to: the first before it begins, the last after. */
    public CombatStep step() {
      return step;
    }
  }

  /** What a creature attacks or attacked, and the defending player it means (508.5). */
  public record Attacked(Id target, Id defendingPlayer) {}

  /** No combat phase has begun (506.1). */
  public static final Combat NOT_BEGUN =
      new Combat(
          Stage.NOT_BEGUN,
          Optional.empty(),
          new LinkedHashMap<>(),
          new LinkedHashMap<>(),
          new LinkedHashMap<>(),
          Set.of(),
          new LinkedHashMap<>(),
          Set.of(),
          false,
          new LinkedHashMap<>(),
          Set.of());

  public Combat {
    attacking = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(attacking));
    declared = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(declared));
    lastAttacked = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lastAttacked));
    hadToAttack = Collections.unmodifiableSet(new LinkedHashSet<>(hadToAttack));
    blocking = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(blocking));
    declaredBlockers = Collections.unmodifiableSet(new LinkedHashSet<>(declaredBlockers));
    blockStatus = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(blockStatus));
    lost = Collections.unmodifiableSet(new LinkedHashSet<>(lost));
  }

  /** Whether a creature is attacking now. */
  public boolean isAttacking(Id creature) {
    return attacking.containsKey(creature);
  }

  /** The attacking creatures, in the order in which they came to attack. */
  public List<Id> attackers() {
    return new ArrayList<>(attacking.keySet());
  }

  /** The same combat, where these could be attacked and can't any more. */
  public Combat losing(Set<Id> targets) {
    return targets.equals(lost)
        ? this
        : new Combat(
            stage,
            defending,
            attacking,
            declared,
            lastAttacked,
            hadToAttack,
            blocking,
            declaredBlockers,
            everAttacking,
            blockStatus,
            targets);
  }

  /** The same combat at another stage. */
  public Combat at(Stage newStage) {
    return new Combat(
        newStage,
        defending,
        attacking,
        declared,
        lastAttacked,
        hadToAttack,
        blocking,
        declaredBlockers,
        everAttacking,
        blockStatus,
        lost);
  }

  /**
   * The same combat in a step that it has come to or comes to. Where it comes to the declare
   * blockers step or one after it and no blockers were declared, nothing that attacks is blocked
   * but by what was put onto the battlefield blocking (509.1h).
   */
  public Combat in(CombatStep step) {
    if (step == stage.step()) {
      return this;
    }
    boolean beforeBlockers = stage.compareTo(Stage.BLOCKERS_DECLARED) < 0;
    return switch (step) {
      case BEGINNING_OF_COMBAT -> at(Stage.BEGUN);
      case DECLARE_ATTACKERS -> at(Stage.ATTACKERS_DECLARED);
      case DECLARE_BLOCKERS -> blocked(Map.of(), Set.of());
      case COMBAT_DAMAGE ->
          (beforeBlockers ? blocked(Map.of(), Set.of()) : this).at(Stage.COMBAT_DAMAGE);
      case END_OF_COMBAT ->
          (beforeBlockers ? blocked(Map.of(), Set.of()) : this).at(Stage.END_OF_COMBAT);
    };
  }

  /** The same combat with the defending player chosen (506.2a). */
  public Combat against(Id player) {
    return new Combat(
        stage,
        Optional.of(player),
        attacking,
        declared,
        lastAttacked,
        hadToAttack,
        blocking,
        declaredBlockers,
        everAttacking,
        blockStatus,
        lost);
  }

  /** The same combat after attackers were declared (508.1k). */
  public Combat declared(
      Map<Id, Id> attack, Map<Id, Attacked> becameAttacking, Set<Id> newHadToAttack) {
    var nowAttacking = new LinkedHashMap<>(attacking);
    becameAttacking.forEach(
        (creature, what) -> nowAttacking.put(creature, Optional.of(what.target())));
    var last = new LinkedHashMap<>(lastAttacked);
    last.putAll(becameAttacking);
    return new Combat(
        Stage.ATTACKERS_DECLARED,
        defending,
        nowAttacking,
        new LinkedHashMap<>(attack),
        last,
        newHadToAttack,
        blocking,
        declaredBlockers,
        everAttacking || !becameAttacking.isEmpty(),
        blockStatus,
        lost);
  }

  /** The same combat with a creature put onto the battlefield attacking something (508.4). */
  public Combat putAttacking(Id creature, Attacked what) {
    return attacking(creature, what, everAttacking || stage != Stage.END_OF_COMBAT);
  }

  /** The same combat with a creature attacking something (508.4, 508.7): it was not declared so. */
  public Combat attacking(Id creature, Attacked what) {
    return attacking(creature, what, everAttacking);
  }

  private Combat attacking(Id creature, Attacked what, boolean nowEverAttacking) {
    var nowAttacking = new LinkedHashMap<>(attacking);
    nowAttacking.put(creature, Optional.of(what.target()));
    var last = new LinkedHashMap<>(lastAttacked);
    last.put(creature, what);
    return new Combat(
        stage,
        defending,
        nowAttacking,
        declared,
        last,
        hadToAttack,
        blocking,
        declaredBlockers,
        nowEverAttacking,
        blockStatus,
        lost);
  }

  /** The same combat with a creature attacking no player or permanent any more (506.4c). */
  public Combat attackingNothing(Id creature) {
    var nowAttacking = new LinkedHashMap<>(attacking);
    nowAttacking.put(creature, Optional.empty());
    return withFighting(nowAttacking, blocking, blockStatus);
  }

  /**
   * The same combat, remembering what a creature attacked before it was removed from it (508.5).
   */
  public Combat remembering(Id creature, Attacked what) {
    var last = new LinkedHashMap<>(lastAttacked);
    last.put(creature, what);
    return new Combat(
        stage,
        defending,
        attacking,
        declared,
        last,
        hadToAttack,
        blocking,
        declaredBlockers,
        everAttacking,
        blockStatus,
        lost);
  }

  /**
   * A permanent with what it was declared as attacking in this combat as a part of its history;
   * once combat has ended it is that already.
   */
  public Permanent remembered(Permanent permanent) {
    Id target = declared.get(permanent.id());
    if (target == null || stage == Stage.ENDED) {
      return permanent;
    }
    var attacked = new ArrayList<>(permanent.attackedThisTurn());
    attacked.add(target);
    return permanent.change().attackedThisTurn(attacked).build();
  }

  /** How often a permanent was declared as an attacker this turn, in this combat too (508.1k). */
  public int timesDeclared(Permanent permanent) {
    return remembered(permanent).attackedThisTurn().size();
  }

  /** The same combat without a creature that was removed from it (506.4). */
  public Combat without(Id creature) {
    var nowAttacking = new LinkedHashMap<>(attacking);
    nowAttacking.remove(creature);
    var nowBlocking = new LinkedHashMap<>(blocking);
    nowBlocking.remove(creature);
    var nowStatus = new LinkedHashMap<>(blockStatus);
    nowStatus.remove(creature);
    return withFighting(nowAttacking, nowBlocking, nowStatus);
  }

  /**
   * The same combat with blockers declared (509.1): the attacking creatures that something blocks
   * become blocked, the others unblocked.
   *
   * @param blocks each blocker with what it blocks
   * @param alsoBlocked further creatures that these block
   */
  public Combat blocked(Map<Id, Id> blocks, Set<Id> alsoBlocked) {
    var nowBlocking = new LinkedHashMap<>(blocking);
    nowBlocking.putAll(blocks);
    var nowStatus = new LinkedHashMap<Id, BlockStatus>();
    for (Id attacker : attacking.keySet()) {
      boolean isBlocked =
          blocking.containsValue(attacker)
              || nowBlocking.containsValue(attacker)
              || alsoBlocked.contains(attacker);
      nowStatus.put(attacker, isBlocked ? BlockStatus.BLOCKED : BlockStatus.UNBLOCKED);
    }
    return new Combat(
        Stage.BLOCKERS_DECLARED,
        defending,
        attacking,
        declared,
        lastAttacked,
        hadToAttack,
        nowBlocking,
        blocks.keySet(),
        everAttacking,
        nowStatus,
        lost);
  }

  /**
   * The same combat with a creature blocking that was not declared as a blocker (506.3e): what it
   * blocks becomes blocked.
   */
  public Combat blocking(Id creature, Id attacker) {
    var nowBlocking = new LinkedHashMap<>(blocking);
    nowBlocking.put(creature, attacker);
    return withFighting(attacking, nowBlocking, blockStatus).becomingBlocked(attacker);
  }

  /** The same combat with an attacking creature that an effect says becomes blocked (508.4d). */
  public Combat becomingBlocked(Id attacker) {
    BlockStatus before = blockStatus.getOrDefault(attacker, BlockStatus.UNBLOCKED);
    return with(attacker, before.becomingBlocked());
  }

  /** The same combat with an attacking creature blocked or unblocked (509.1h, 508.4d). */
  public Combat with(Id attacker, BlockStatus status) {
    var nowStatus = new LinkedHashMap<>(blockStatus);
    nowStatus.put(attacker, status);
    return withFighting(attacking, blocking, nowStatus);
  }

  /** The same combat after its end: nothing attacks or blocks any more (511.3). */
  public Combat ended() {
    return withFighting(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashMap<>())
        .at(Stage.ENDED);
  }

  private Combat withFighting(
      SequencedMap<Id, Optional<Id>> nowAttacking,
      SequencedMap<Id, Id> nowBlocking,
      SequencedMap<Id, BlockStatus> nowStatus) {
    return new Combat(
        stage,
        defending,
        nowAttacking,
        declared,
        lastAttacked,
        hadToAttack,
        nowBlocking,
        declaredBlockers,
        everAttacking,
        nowStatus,
        lost);
  }
}
