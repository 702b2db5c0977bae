package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Effect.ManaCost;
import casebook.engine.effect.Effect.Needs;
import casebook.engine.effect.Meaning;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Abilities that add mana (605). Read are those that tap or sacrifice their object and add mana of
 * which their text and the board tell how much it is; of the others it is known that they add some.
 * Mana that may be spent only on something else pays no cost to attack, and is nothing here.
 */
final class ManaAbilities {
  private static final Set<String> ADDS = Set.of("add", "adds", "produces");

  private final Cursor c;

  private ManaAbilities(Cursor c) {
    this.c = c;
  }

  /**
   * What a paragraph does to make mana, if it does.
   *
   * @param depth how many quotations the paragraph is inside of
   */
  static Optional<Effect> read(Paragraph paragraph, int depth) {
    List<Token> tokens = paragraph.tokens();
    if (says(tokens, "spend", "this", "mana", "only")) {
      return Optional.empty();
    }
    if (paragraph.frame() == Frame.ACTIVATED) {
      return activated(paragraph, depth).or(() -> otherwise(paragraph));
    }
    boolean onBoard = paragraph.frame() == Frame.STATIC || paragraph.frame() == Frame.TRIGGERED;
    return onBoard && says(tokens, "for", "mana") && addsMana(tokens, paragraph.from())
        ? Optional.of(new Effect.AddsManaOtherwise(Needs.NOTHING))
        : Optional.empty();
  }

  /** Whether these effects only make mana or give abilities that do: nothing bears on attacking. */
  static boolean isAll(List<Effect> effects) {
    return effects.stream()
        .allMatch(effect ->
            effect instanceof Effect.MakingMana
                || (effect instanceof Effect.Gives(var _, var abilities, var _)
                    && abilities.stream().map(Ability::meaning).allMatch(ManaAbilities::isSilent)));
  }

  /** Whether a text of this meaning doesn't bear on attacking, but for the mana that it makes. */
  static boolean isSilent(Meaning meaning) {
    return switch (meaning) {
      case Meaning.Irrelevant _ -> true;
      case Meaning.Read(var effects) -> isAll(effects);
      case Meaning.Unread() -> false;
    };
  }

  private static Optional<Effect> activated(Paragraph paragraph, int depth) {
    List<Token> tokens = paragraph.tokens();
    int colon = paragraph.from() - 1;
    int start = colon;
    while (start > 0 && !tokens.get(start - 1).is("—") && !isBulletAt(tokens, start - 1)) {
      start--;
    }
    var cost = new ManaAbilities(new Cursor(tokens, new Cursor.Reach(start, colon, depth)));
    var body = new Cursor(tokens, new Cursor.Reach(paragraph.from(), tokens.size(), depth));
    return cost.cost().flatMap(paid -> AddedMana.read(body, paid, paragraph.when()));
  }

  private static boolean isBulletAt(List<Token> tokens, int index) {
    return index == 0 && Paragraph.isBullet(tokens);
  }

  private Optional<ManaCost> cost() {
    boolean taps = c.accept("{t}");
    if (taps) {
      c.accept(",");
    }
    boolean sacrifices = c.accept("sacrifice ~");
    if (sacrifices && !taps) {
      taps = c.accept(", {t}");
    }
    if (!c.atEnd() || !(taps || sacrifices)) {
      return Optional.empty();
    }
    if (!sacrifices) {
      return Optional.of(ManaCost.TAP);
    }
    return Optional.of(taps ? ManaCost.TAP_AND_SACRIFICE : ManaCost.SACRIFICE);
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
