package casebook.site.input.board;

import casebook.engine.board.EffectInForce;
import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.engine.effect.Relation;
import casebook.engine.effect.notation.Settled;
import casebook.site.words.effect.EffectWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which cards are in graveyards, libraries and exile, and which spells were cast, is seen only
 * where a case says so: a text that asks for them asks for what isn't known. A graveyard of which
 * nothing is said is empty; of one with cards it isn't known what they are.
 */
public record UnseenCards(List<Player> players, Id active, Turn turn) {
  private static final String IN_GRAVEYARD = "InGraveyard";

  /** One card can have several card types. */
  private static final String CARD_TYPES = "cardTypesInGraveyard";

  private static final String ALL_CARD_TYPES = "cardTypesInAllGraveyards";

  private static final Set<String> ELSEWHERE = Set.of("cardsInLibrary", "cardsInExile");

  /**
   * The permanent, where its text asks for cards that the case doesn't show with that left open.
   */
  public Permanent leftOpen(Permanent permanent) {
    EffectWords words = EffectWords.printedOn(permanent.characteristics());
    Optional<Id> you = Optional.of(permanent.controller());
    List<Ability> own = leftOpen(permanent.abilities(), you, words);
    List<Ability> given = leftOpen(permanent.givenAbilities(), you, words);
    boolean asks = !own.equals(permanent.abilities()) || !given.equals(permanent.givenAbilities());
    return asks ? permanent.change().abilities(own).givenAbilities(given).build() : permanent;
  }

  /**
   * The effects, where their texts ask for cards that the case doesn't show with that left open.
   */
  public List<EffectInForce> effectsLeftOpen(List<EffectInForce> effects) {
    return effects.stream()
        .map(effect ->
            effect.with(leftOpen(effect.abilities(), effect.controller(), EffectWords.PRINTED)))
        .toList();
  }

  private List<Ability> leftOpen(List<Ability> abilities, Optional<Id> you, EffectWords words) {
    if (!Mentions.mentions(abilities, part -> isUnseen(part, you))) {
      return abilities;
    }
    var open = new LinkedHashMap<Condition, Condition>();
    Mentions.mentions(
        abilities,
        part -> {
          boolean asks =
              part instanceof Condition.Compare || part instanceof Condition.ExistsPlayer;
          if (asks && !isTooMany(part, you) && Mentions.mentions(part, one -> isUnseen(one, you))) {
            var condition = (Condition) part;
            open.put(condition, new Condition.Stated(words.holding(condition)));
          }
          return false;
        });
    return Settled.withUnknownPower(
        Settled.leavingOpen(abilities, open), part -> isUnseen(part, you));
  }

  /** Whether more cards are asked for than your graveyard has. */
  private boolean isTooMany(Object part, Optional<Id> you) {
    return part
            instanceof
            Condition.Compare(
                Amount.Of(Players.You(), Amount.PlayerFact(var name)),
                var relation,
                Amount.Constant(var count))
        && relation == Relation.AT_LEAST
        && name.endsWith(IN_GRAVEYARD)
        && !name.equals(CARD_TYPES)
        && you.map(this::player).filter(player -> count > player.graveyard()).isPresent();
  }

  private boolean isUnseen(Object part, Optional<Id> you) {
    return switch (part) {
      case Amount.Of(Players.You(), Amount.PlayerFact(var name)) ->
          you.map(this::player).filter(player -> isUnseen(name, player)).isPresent();
      case Amount.Of(var _, Amount.PlayerFact(var name)) -> isUnseen(name);
      case Amount.LeastOf(var _, Amount.PlayerFact(var name)) -> isUnseen(name);
      case Amount.MostOf(var _, Amount.PlayerFact(var name)) -> isUnseen(name);
      case Players.Has(Amount.PlayerFact(var name), var _, var _) -> isUnseen(name);
      case Amount.TurnFact(var name) -> isUnseenAnywhere(name) && !turn.facts().containsKey(name);
      default -> false;
    };
  }

  private boolean isUnseenAnywhere(String name) {
    return ELSEWHERE.contains(name)
        || (name.equals(ALL_CARD_TYPES) && players.stream().anyMatch(one -> one.graveyard() > 0));
  }

  private Player player(Id id) {
    return players.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private boolean isUnseen(String name) {
    return players.stream().anyMatch(player -> player.inGame() && isUnseen(name, player));
  }

  private boolean isUnseen(String name, Player player) {
    var facts = new LinkedHashMap<String, Fact>();
    if (player.id().equals(active)) {
      facts.putAll(turn.facts());
    }
    facts.putAll(player.state());
    return SpellsCast.isUnknown(name, facts)
        || (!facts.containsKey(name)
            && (ELSEWHERE.contains(name)
                || (name.endsWith(IN_GRAVEYARD) && player.graveyard() > 0)));
  }
}
