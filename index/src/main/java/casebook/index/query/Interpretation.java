package casebook.index.query;

import casebook.index.words.RulesAnalyzer.Token;
import java.util.List;
import java.util.Optional;

/**
 * A question as it is searched for.
 *
 * @param question what was asked, with the spelling that the texts have
 * @param concepts what its words ask for; each counts once, however many words it has
 * @param onCards the same of what texts about cards say
 * @param cards the cards that its words name
 * @param whole whether all of it was read
 * @param rewritten the question for the reader to see
 * @param respelled the question, if its spelling was changed
 */
public record Interpretation(
    Question question,
    List<Concept> concepts,
    List<Concept> onCards,
    List<NamedCard> cards,
    boolean whole,
    String rewritten,
    Optional<String> respelled) {

  public Interpretation {
    concepts = List.copyOf(concepts);
    onCards = List.copyOf(onCards);
    cards = List.copyOf(cards);
  }

  /** The same question for texts that have all of some words, and nothing less. */
  public Interpretation only(List<Token> words) {
    List<Concept> all = words.isEmpty() ? List.of() : List.of(new Concept(words, List.of()));
    return new Interpretation(question, all, all, cards, whole, rewritten, respelled);
  }

  /** Whether other words are searched than those that were typed. */
  public boolean hasOtherWords() {
    return respelled.isPresent() || !rewritten.equals(question.toString());
  }

  /** Whether cards are named and nothing is asked about them. */
  public boolean asksForCardsOnly() {
    return !cards.isEmpty()
        && concepts.stream()
            .map(concept -> concept.words().getFirst().start())
            .allMatch(start ->
                cards.stream().anyMatch(card -> card.start() <= start && start < card.end()));
  }
}
