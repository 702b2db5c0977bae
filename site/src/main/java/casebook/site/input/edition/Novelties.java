package casebook.site.input.edition;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.rules.Edition;
import casebook.rules.Novelty;
import casebook.rules.history.Crosswalk;
import casebook.rules.work.Cancellation;
import casebook.site.input.tree.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Refuses what the edition by which a case is to be judged doesn't know. */
public final class Novelties {
  private static final String BATTLE = "battle";

  private static final Pattern PLAYER_ALONE =
      Pattern.compile("(?i)\\battack(?:s|ing)? (?:\\w+ )?(?:player|opponent|you) alone\\b");

  private final Edition edition;
  private final Set<Novelty> lacking;

  public Novelties(Edition edition) {
    this.edition = edition;
    this.lacking = Crosswalk.builtIn().lacking(edition);
  }

  /** Refuses battles among the permanents, and texts of which the edition knows no meaning. */
  public void checkPermanents(List<Permanent> permanents, Value where) {
    if (lacking.isEmpty()) {
      return;
    }
    refuse(Novelty.BATTLES, where, permanents.stream().filter(Novelties::isBattle).toList());
    refuse(
        Novelty.PLAYER_ALONE,
        where,
        permanents.stream().filter(one -> asksForAPlayerAlone(one.abilities())).toList());
  }

  /** Refuses texts of which the edition knows no meaning among the effects in force. */
  public void checkEffects(List<EffectInForce> effects, Value where) {
    effects.stream()
        .filter(effect -> asksForAPlayerAlone(effect.abilities()))
        .findFirst()
        .ifPresent(
            effect -> refuse(Novelty.PLAYER_ALONE, where, ", such as “" + effect.source() + "”"));
  }

  private void refuse(Novelty novelty, Value where, List<Permanent> such) {
    if (!such.isEmpty()) {
      refuse(
          novelty,
          where,
          ", such as "
              + such.stream().map(one -> "“" + one.id() + "”").collect(Collectors.joining(", ")));
    }
  }

  private static boolean asksForAPlayerAlone(List<Ability> abilities) {
    Cancellation.check();
    return abilities.stream().anyMatch(ability -> PLAYER_ALONE.matcher(ability.text()).find());
  }

  /** Refuses a move that could not be made then. */
  public void checkMove(Move move, Value where) {
    novelty(move).ifPresent(novelty -> refuse(novelty, of(novelty, where), ""));
  }

  /** Where what an edition doesn't know stands in a move. */
  private static Value of(Novelty novelty, Value move) {
    return switch (novelty) {
      case ENTERING_UNBLOCKED -> inside(inside(move, "putAttacking"), "step");
      case PLAYER_ALONE, HAD_TO_ATTACK -> inside(move, "ask");
      case BATTLES, OPTIONAL_COSTS, RESELECTION, STATED_ATTACKING -> move;
    };
  }

  private static Value inside(Value object, String field) {
    return object.fields().flatMap(fields -> fields.find(field)).orElse(object);
  }

  private void refuse(Novelty novelty, Value where, String such) {
    if (lacking.contains(novelty)) {
      where.problem(
          "The edition of %s knows no %s%s. Leave “edition” out to judge by the newest rules."
              .formatted(edition.name(), words(novelty), such));
    }
  }

  private Optional<Novelty> novelty(Move move) {
    return switch (move) {
      case Move.DeclareAttackers declaration ->
          declaration.optional().isEmpty() ? Optional.empty() : Optional.of(Novelty.OPTIONAL_COSTS);
      case Move.BecomeAttacking _ -> Optional.of(Novelty.STATED_ATTACKING);
      case Move.Reselect _ -> Optional.of(Novelty.RESELECTION);
      case Move.PutAttacking put ->
          battle(isBattle(put.permanent()))
              .filter(lacking::contains)
              .or(() -> put.step().map(_ -> Novelty.ENTERING_UNBLOCKED));
      case Move.PutBlocking put -> battle(isBattle(put.permanent()));
      case Move.ChangePermanent(_, var changes) ->
          battle(changes.stream().anyMatch(Novelties::isAboutBattles));
      case Move.BeginCombat _, Move.DeclareBlockers _, Move.PlayerLeaves _, Move.EndCombat _ ->
          Optional.empty();
      case Move.Ask(var question) -> novelty(question);
    };
  }

  private static Optional<Novelty> novelty(Question question) {
    return switch (question) {
      case Question.AttacksPlayerAlone _, Question.AttackingPlayerAlone _ ->
          Optional.of(Novelty.PLAYER_ALONE);
      case Question.HadToAttack _ -> Optional.of(Novelty.HAD_TO_ATTACK);
      default -> Optional.empty();
    };
  }

  private static Optional<Novelty> battle(boolean is) {
    return is ? Optional.of(Novelty.BATTLES) : Optional.empty();
  }

  private static boolean isBattle(Permanent permanent) {
    return permanent.characteristics().hasType(BATTLE);
  }

  private static boolean isAboutBattles(Change change) {
    return change instanceof Change.ChangesProtector
        || (change instanceof Change.GainsType(var type) && type.equalsIgnoreCase(BATTLE));
  }

  private static String words(Novelty novelty) {
    return switch (novelty) {
      case BATTLES -> "battles";
      case OPTIONAL_COSTS -> "optional costs to attack";
      case RESELECTION -> "choosing anew what a creature attacks";
      case ENTERING_UNBLOCKED ->
          "difference between the steps in which a creature enters attacking (508.4d)";
      case PLAYER_ALONE -> "attacking a player alone (506.6)";
      case HAD_TO_ATTACK -> "having had to attack (506.7)";
      case STATED_ATTACKING -> "effects that state that a creature is attacking";
    };
  }
}
