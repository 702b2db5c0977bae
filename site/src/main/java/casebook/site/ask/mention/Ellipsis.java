package casebook.site.ask.mention;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Parts of a question that say of one what was said of another, without a verb: "Carl too", "my
 * Grizzly Bears also". There "too" and "also", which make no difference elsewhere, are what is
 * said.
 */
public final class Ellipsis {
  private static final Set<String> ADDING = Set.of("too", "also", "well", "likewise");

  private static final Set<String> HAVING =
      Set.of("have", "has", "control", "controls", "got", "runs", "run", "a", "an");

  private static final Set<String> ARTICLES = Set.of("a", "an");

  private static final Set<String> ENDS = Set.of(",", ";", ":", "-", "–", "—", "(", ")");

  /** Words that make no difference together, wherever they stand. */
  private static final List<List<String>> IDLE =
      List.of(
          List.of("for", "some", "reason"),
          List.of("for", "whatever", "reason"),
          List.of("for", "no", "reason"),
          List.of("of", "course"),
          List.of("to", "be", "honest"),
          List.of("of", "all", "things"));

  /** What may stand beside the name of one in such a part. */
  private static final Set<String> BESIDE =
      Set.of(
          "a an the my his her their our your mine hers theirs yours 's other another opponent opponents player players friend as and so neither nor i me he him she they it them both"
              .split(" "));

  private Ellipsis() {}

  /** The tokens without words that make no difference where they stand. */
  public static List<Token> withoutEmptyWords(List<Token> tokens) {
    List<Token> kept = new ArrayList<>();
    int from = 0;
    while (from < tokens.size()) {
      int to = end(tokens, from);
      List<Token> part = tokens.subList(from, to);
      boolean isAsked =
          to < tokens.size() && tokens.get(to).word().equals("?") && begins(tokens, from);
      boolean saysSo = !isAsked && isElliptic(part);
      Optional<Token> another = saysSo ? Optional.empty() : another(tokens, from, part);
      for (int at = 0; at < part.size(); at++) {
        at += idle(part, at);
        if (at == part.size()) {
          break;
        }
        Token token = part.get(at);
        boolean isEmpty = Lexicon.isEmpty(token.word()) || isAsWell(part, at);
        boolean isArticle =
            ARTICLES.contains(token.word())
                && at + 1 < part.size()
                && another.filter(part.get(at + 1)::equals).isPresent();
        if (isArticle) {
          continue;
        }
        if (another.filter(token::equals).isPresent()) {
          kept.add(Token.of("another", token.start(), token.start(), false));
        }
        if (token.isCard() || saysSo || !isEmpty) {
          kept.add(token);
        }
      }
      if (to < tokens.size()) {
        kept.add(tokens.get(to));
      }
      from = to + 1;
    }
    return kept;
  }

  /** "I have Propaganda too": another one, where somebody was said to have that before. */
  private static Optional<Token> another(List<Token> tokens, int from, List<Token> part) {
    boolean isAdded = part.stream().anyMatch(token -> ADDING.contains(token.word()));
    return IntStream.range(1, part.size())
        .filter(at -> isAdded && part.get(at).isCard())
        .filter(at ->
            HAVING.contains(part.get(at - 1).word())
                || (ADDING.contains(part.get(at - 1).word())
                    && at > 1
                    && HAVING.contains(part.get(at - 2).word())))
        .mapToObj(part::get)
        .filter(card -> isSaidBefore(card, tokens.subList(0, from)))
        .findFirst();
  }

  private static boolean isSaidBefore(Token card, List<Token> before) {
    return IntStream.range(1, before.size())
        .anyMatch(at ->
            before.get(at).cards().equals(card.cards())
                && (HAVING.contains(before.get(at - 1).word())
                    || before.get(at - 1).word().equals("'s")
                    || before.get(at - 1).word().endsWith("'s")));
  }

  /** How many words stand here that make no difference together. */
  private static int idle(List<Token> part, int at) {
    return IDLE.stream()
        .filter(words -> at + words.size() <= part.size())
        .filter(words ->
            part.subList(at, at + words.size()).stream().map(Token::word).toList().equals(words))
        .mapToInt(List::size)
        .findFirst()
        .orElse(0);
  }

  /** "Do they have to attack as well?"; "as well as" goes on. */
  private static boolean isAsWell(List<Token> part, int at) {
    return part.get(at).word().equals("as")
        && at + 1 < part.size()
        && part.get(at + 1).word().equals("well")
        && !(at + 2 < part.size() && part.get(at + 2).word().equals("as"));
  }

  /** Where a part ends; what only adds belongs to the part before: "Carl, too". */
  private static int end(List<Token> tokens, int from) {
    int to = from;
    while (to < tokens.size() && !tokens.get(to).endsSentence()) {
      boolean isAdded = to + 1 < tokens.size() && ADDING.contains(tokens.get(to + 1).word());
      if (ENDS.contains(tokens.get(to).word()) && !isAdded) {
        return to;
      }
      if (tokens.get(to).word().equals("and") && to > from) {
        return to;
      }
      to++;
    }
    return to;
  }

  private static boolean begins(List<Token> tokens, int from) {
    return from == 0 || tokens.get(from - 1).endsSentence();
  }

  private static boolean isElliptic(List<Token> part) {
    return part.stream().anyMatch(token -> ADDING.contains(token.word()))
        && part.stream()
            .anyMatch(token ->
                token.isCard()
                    || !Lexicon.isOrdinary(token.word())
                    || BESIDE.contains(token.word()))
        && part.stream().allMatch(Ellipsis::isNoVerb);
  }

  private static boolean isNoVerb(Token token) {
    return token.isCard()
        || !token.isWord()
        || ADDING.contains(token.word())
        || BESIDE.contains(token.word())
        || Lexicon.number(token.word()).isPresent()
        || !Lexicon.isOrdinary(token.word());
  }
}
