package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.board.Since;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TriggerEvent.CombatBegins;
import casebook.engine.layer.Held;
import casebook.engine.layer.Worked;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Which new tokens on a board are those that abilities created as combat began (507.1), by their
 * types and subtypes. Each is the token of one ability: two abilities that create a Goblin need two
 * Goblins.
 */
final class NewTokens {
  private final IdentityHashMap<Held, Creation> bySentence = new IdentityHashMap<>();
  private final List<Creation> creations = new ArrayList<>();

  /** An ability that creates tokens, and which of those on the board they are. */
  static final class Creation {
    private final Held first;
    private final CombatBegins event;
    private final List<Held> sentences = new ArrayList<>();
    private final List<Permanent> here = new ArrayList<>();

    private Creation(Held first, CombatBegins event) {
      this.first = first;
      this.event = event;
    }

    /** What is created. */
    TokensCreated created() {
      return event.created().orElse(TokensCreated.SOME_CREATURE);
    }

    /** Its first sentence that is about the tokens. */
    Held first() {
      return first;
    }

    /** All its sentences that are about the tokens. */
    List<Held> sentences() {
      return sentences;
    }

    /** How many of the tokens aren't on the board. */
    int missing() {
      return Math.max(0, created().number() - here.size());
    }
  }

  private NewTokens() {}

  /**
   * Those of a board.
   *
   * @param happened whether a sentence triggered as combat began
   */
  static NewTokens on(Worked worked, Predicate<Held> happened) {
    var tokens = new NewTokens();
    for (Held held : worked.sentences()) {
      tokens.add(held, happened);
    }
    tokens.match(worked.board());
    return tokens;
  }

  /** The abilities that created tokens as combat began. */
  List<Creation> creations() {
    return creations;
  }

  /** Whether a token is here that the ability of a sentence creates. */
  boolean isHere(Held held) {
    return Optional.ofNullable(bySentence.get(held)).filter(of -> !of.here.isEmpty()).isPresent();
  }

  private void add(Held held, Predicate<Held> happened) {
    Optional<Effect.Trigger> trigger = TriggeredBefore.trigger(held);
    if (trigger.isEmpty()
        || !(trigger.get().event() instanceof CombatBegins event)
        || !(event.about() instanceof Filter.IsToken)
        || !happened.test(held)) {
      return;
    }
    boolean goesOn =
        !creations.isEmpty()
            && event.created().isEmpty()
            && creations.getLast().first.object().equals(held.object())
            && creations.getLast().event.withoutTokens().equals(event.withoutTokens());
    if (!goesOn) {
      creations.add(new Creation(held, event));
    }
    creations.getLast().sentences.add(held);
    bySentence.put(held, creations.getLast());
  }

  /** What is described most closely takes its tokens first. */
  private void match(Board board) {
    Set<Id> taken = new HashSet<>();
    List<Creation> closely =
        creations.stream()
            .sorted(
                Comparator.comparingInt((Creation one) ->
                    -one.created().subtypes().size() * 10 - one.created().types().size()))
            .toList();
    for (Creation creation : closely) {
      Optional<Id> controller =
          creation.first.object().flatMap(board::permanent).map(Permanent::controller);
      for (Permanent one : board.phasedIn()) {
        boolean isMeant =
            one.token()
                && one.since() == Since.THIS_TURN
                && controller.equals(Optional.of(one.controller()))
                && mayBe(one.characteristics(), creation.created());
        if (isMeant && creation.missing() > 0 && taken.add(one.id())) {
          creation.here.add(one);
        }
      }
    }
  }

  /**
   * Whether a token may be one of those that a text describes; one of which nothing is said isn't.
   */
  private static boolean mayBe(Characteristics token, TokensCreated created) {
    return created.types().stream().allMatch(token::hasType)
        && created.subtypes().stream().allMatch(type -> isOrIsCalled(token, type))
        && !(created.subtypes().isEmpty() && token.subtypes().isEmpty() && token.name().isBlank());
  }

  /** A token of which no subtype is stated has them by its name (111.4). */
  private static boolean isOrIsCalled(Characteristics token, String subtype) {
    return token.hasSubtype(subtype)
        || (token.subtypes().isEmpty()
            && List.of(token.name().toLowerCase(Locale.ROOT).split(" ", -1)).contains(subtype));
  }
}
