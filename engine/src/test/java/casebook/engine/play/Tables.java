package casebook.engine.play;

import static casebook.engine.Table.keyword;

import casebook.engine.Table;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.Period;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Players;
import casebook.engine.effect.Whom;

/** The tables at which several rules are shown. */
public final class Tables {
  private Tables() {}

  /** Ann, Bob, Cat and Dan; planeswalkers and battles of all but Dan, whom nobody can attack. */
  public static Table fourPlayers() {
    return Table.of("ann", "bob", "cat", "dan")
        .creature("bears", "ann")
        .creature("ogre", "ann")
        .planeswalker("sage", "bob")
        .planeswalker("seer", "ann")
        .planeswalker("oracle", "cat")
        .battle("siege", "ann", "cat")
        .battle("raid", "cat", "ann")
        .battle("outpost", "cat", "bob")
        .land("grove", "bob")
        .enchantment(
            "moat",
            "dan",
            new Effect.CantAttack(Filter.ANY, new Whom.ThePlayer(Players.YOU), Condition.ALWAYS));
  }

  /** Three players, and an enchantment of Bob's that lets one creature attack each combat. */
  public static Table oneAttackerAtMost() {
    return Table.of("ann", "bob", "cat")
        .creature("bears", "ann")
        .creature("wall", "bob", keyword("defender"))
        .planeswalker("sage", "bob")
        .planeswalker("seer", "ann")
        .battle("siege", "ann", "cat")
        .land("grove", "bob")
        .enchantment(
            "lone",
            "bob",
            new Effect.AtMost(
                Amount.of(1), Filter.ANY, Whom.ANYTHING, Period.COMBAT, Condition.ALWAYS));
  }

  /** Two creatures of Ann's; Bob has a creature and a planeswalker and protects a battle. */
  public static Table twoAttackers() {
    return Table.of("ann", "bob", "cat")
        .creature("bears", "ann")
        .creature("ogre", "ann")
        .creature("wall", "bob")
        .planeswalker("sage", "bob")
        .battle("siege", "ann", "bob")
        .land("grove", "bob");
  }

  /** A creature of Ann's and one of Bob's that deal damage in the first combat damage step. */
  public static Table firstAndDoubleStrike() {
    return Table.annAndBob()
        .creature("bears", "ann")
        .creature("knight", "ann", keyword("first strike"))
        .creature("duelist", "bob", keyword("double strike"))
        .creature("wall", "bob");
  }

  /** Bob has a planeswalker, and Cat protects a battle of Ann's. */
  public static Table battleOfAnother() {
    return Table.of("ann", "bob", "cat")
        .creature("bears", "ann")
        .planeswalker("sage", "bob")
        .battle("siege", "ann", "cat")
        .land("grove", "bob");
  }
}
