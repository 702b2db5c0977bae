package casebook.engine.reading.text;

import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Amount;
import casebook.engine.effect.Cost;
import casebook.engine.effect.Effect;
import casebook.engine.effect.ManaCost;
import casebook.engine.effect.Needs;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.reading.clause.mana.AddedMana;
import casebook.engine.reading.clause.mana.AddedMana.Activation;
import casebook.engine.reading.clause.mana.ManaBesides;
import casebook.engine.reading.condition.CostPhrases;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Abilities that add mana (605). Read are those that tap or sacrifice permanents or cost mana, life
 * or energy, and add mana of which their text and the board tell how much it is; of the others it
 * is known that they add some. Mana that may be spent only on something else, or that can't be made
 * while costs are paid, pays no cost to attack.
 */
final class ManaAbilities {
  private static final Set<String> ADDS = Set.of("add", "adds", "produces");

  private final Cursor c;
  private boolean puts;

  private ManaAbilities(Cursor c) {
    this.c = c;
  }

  /** What a paragraph does to make mana, if it does. */
  static List<Effect> read(Paragraph paragraph, Quotations quotations) {
    List<Token> tokens = paragraph.tokens();
    boolean activated = paragraph.frame() == Frame.ACTIVATED;
    if (says(tokens, "spend", "this", "mana", "only")
        || says(tokens, "activate", "only", "as", "an", "instant")) {
      return activated && otherwise(paragraph).isPresent()
          ? List.of(new Effect.AddsManaForOthers())
          : List.of();
    }
    if (activated) {
      return activated(paragraph, quotations)
          .orElseGet(() -> otherwise(paragraph).stream().toList());
    }
    return besides(paragraph, quotations).stream().toList();
  }

  private static Optional<Effect> besides(Paragraph paragraph, Quotations quotations) {
    List<Token> tokens = paragraph.tokens();
    var whole = new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), quotations));
    Optional<Effect> besides = ManaBesides.read(whole, paragraph.when());
    if (besides.isPresent()) {
      return besides;
    }
    if (paragraph.frame() == Frame.STATIC && mayLetMakeMana(tokens)) {
      return Optional.of(new Effect.AddsManaOtherwise(Needs.NOTHING));
    }
    boolean onBoard = paragraph.frame() == Frame.STATIC || paragraph.frame() == Frame.TRIGGERED;
    return onBoard && says(tokens, "for", "mana") && addsMana(tokens, paragraph.from())
        ? Optional.of(new Effect.AddsManaOtherwise(Needs.NOTHING))
        : Optional.empty();
  }

  /**
   * Whether permanents may make mana by it that can't by themselves: those that have the activated
   * abilities of others.
   */
  private static boolean mayLetMakeMana(List<Token> tokens) {
    boolean ofOthers =
        says(tokens, "has", "all", "activated", "abilities")
            || says(tokens, "have", "all", "activated", "abilities");
    return ofOthers && !says(tokens, "except", "mana", "abilities");
  }

  private static Optional<List<Effect>> activated(Paragraph paragraph, Quotations quotations) {
    List<Token> tokens = paragraph.tokens();
    if (tokens.getFirst().is("exhaust")) {
      return Optional.empty(); // It may have been activated before (702.177a).
    }
    int colon = paragraph.from() - 1;
    int start = colon;
    while (start > 0 && !tokens.get(start - 1).is("—") && !isBulletAt(tokens, start - 1)) {
      start--;
    }
    var cost = new ManaAbilities(new Cursor(tokens, new Cursor.Reach(start, colon, quotations)));
    var body = new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), quotations));
    return cost.cost()
        .flatMap(paid -> AddedMana.read(body, paid, paragraph.when()))
        .filter(effects -> !cost.puts || effects.stream().noneMatch(ManaAbilities::isUnlimited));
  }

  private static boolean isBulletAt(List<Token> tokens, int index) {
    return index == 0 && Paragraph.isBullet(tokens);
  }

  /** "{1}, {T}", "{T}, tap an untapped creature you control", "sacrifice a creature". */
  private Optional<Activation> cost() {
    boolean taps = false;
    boolean sacrifices = false;
    var also = new ArrayList<Cost>();
    do {
      if (c.accept("{t}")) {
        taps = true;
      } else if (c.accept("sacrifice ~")) {
        sacrifices = true;
      } else if (c.attempt(this::counter).isPresent()) {
        puts = true;
      } else {
        Optional<Cost> more = mana().or(() -> CostPhrases.part(c).filter(ManaAbilities::isCounted));
        if (more.isEmpty()) {
          return Optional.empty();
        }
        also.add(more.get() instanceof Cost.PayMana ? 0 : also.size(), more.get());
      }
    } while (c.accept(","));
    if (!c.atEnd()) {
      return Optional.empty();
    }
    Optional<Cost> together =
        switch (also.size()) {
          case 0 -> Optional.empty();
          case 1 -> Optional.of(also.getFirst());
          default -> Optional.of(new Cost.Together(also));
        };
    return Optional.of(new Activation(ofObject(taps, sacrifices), together));
  }

  /**
   * "Put a -0/-1 counter on ~", of any kind: it can be paid as long as the object is there, and its
   * mana is there whatever becomes of the object (508.1i comes before anything dies).
   */
  private Optional<Boolean> counter() {
    if (!c.acceptAny("put a", "put an")) {
      return Optional.empty();
    }
    if (!c.looksAt("counter")) {
      c.skip();
    }
    return c.accept("counter on ~") ? Optional.of(true) : Optional.empty();
  }

  /** Whether it could be activated again and again at once. */
  private static boolean isUnlimited(Effect effect) {
    return switch (effect) {
      case Effect.AddsMana added -> added.cost() == ManaCost.NOTHING;
      case Effect.AddsManaOfTypes ofTypes -> ofTypes.cost() == ManaCost.NOTHING;
      default -> false;
    };
  }

  private static ManaCost ofObject(boolean taps, boolean sacrifices) {
    if (taps) {
      return sacrifices ? ManaCost.TAP_AND_SACRIFICE : ManaCost.TAP;
    }
    return sacrifices ? ManaCost.SACRIFICE : ManaCost.NOTHING;
  }

  /** Mana that is paid for mana: symbols of colors, of no color, or generic ones. */
  private Optional<Cost> mana() {
    var text = new StringBuilder();
    while (!c.atEnd() && c.token(c.at()).kind() == Token.Kind.SYMBOL && !c.looksAt("{t}")) {
      text.append(c.word());
      c.skip();
    }
    return text.isEmpty()
        ? Optional.empty()
        : Mana.find(text.toString())
            .filter(mana -> mana.symbols().stream().allMatch(ManaAbilities::isPaidWithMana))
            .map(mana -> new Cost.PayMana(mana, Amount.of(0)));
  }

  private static boolean isPaidWithMana(ManaSymbol symbol) {
    return switch (symbol) {
      case ManaSymbol.Generic _, ManaSymbol.Colorless _, ManaSymbol.Snow _ -> true;
      case ManaSymbol.Colored(var _, int generic, boolean life) -> generic == 0 && !life;
      case ManaSymbol.ColoredOrColorless _, ManaSymbol.Variable _ -> false;
    };
  }

  private static boolean isCounted(Cost cost) {
    return switch (cost) {
      case Cost.Sacrifice(Amount.Constant _, var _), Cost.Tap(Amount.Constant _, var _) -> true;
      case Cost.PayLife(Amount.Constant _), Cost.PayEnergy(Amount.Constant _) -> true;
      default -> false;
    };
  }

  /**
   * Adding mana makes an activated ability a mana ability, but for targets and loyalty (605.1a).
   */
  private static Optional<Effect> otherwise(Paragraph paragraph) {
    List<Token> tokens = paragraph.tokens();
    Token first = tokens.getFirst();
    boolean loyalty =
        first.is("[")
            || first.is("0")
            || first.word().startsWith("+")
            || first.word().startsWith("-");
    boolean targets =
        tokens.subList(paragraph.from(), tokens.size()).stream().anyMatch(one -> one.is("target"));
    return !loyalty && !targets && addsMana(tokens, paragraph.from())
        ? Optional.of(
            new Effect.AddsManaOtherwise(
                tokens.subList(0, paragraph.from()).stream().anyMatch(one -> one.is("{t}"))
                    ? Needs.TO_BE_UNTAPPED
                    : Needs.NOTHING))
        : Optional.empty();
  }

  /** Whether mana is added somewhere in the rest of the tokens, not only replaced by other mana. */
  private static boolean addsMana(List<Token> tokens, int from) {
    List<Token> rest = tokens.subList(from, tokens.size());
    for (int index = 0; index < rest.size(); index++) {
      if (ADDS.contains(rest.get(index).word())) {
        List<Token> after =
            rest.subList(index + 1, rest.size()).stream()
                .takeWhile(token -> !token.is("."))
                .toList();
        if (!says(after, "instead", "of")
            && after.stream()
                .anyMatch(token -> token.kind() == Token.Kind.SYMBOL || token.is("mana"))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean says(List<Token> tokens, String... words) {
    return Collections.indexOfSubList(tokens.stream().map(Token::word).toList(), List.of(words))
        >= 0;
  }
}
