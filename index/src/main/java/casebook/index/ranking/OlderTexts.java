package casebook.index.ranking;

import casebook.index.lucene.EntryIndex;
import casebook.index.query.Interpretation;
import casebook.index.query.Question;
import casebook.index.text.Entry;
import casebook.index.words.FunctionWords;
import casebook.index.words.RulesAnalyzer.Token;
import casebook.rules.RuleRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which texts answer a question: those in force, and of older ones only what the question itself
 * asks for: a number that no rule in force has, or words that no text in force has. Of the older
 * texts of one thing the latest answers for all.
 */
public final class OlderTexts {

  private final EntryIndex index;
  private final InForce inForce;
  private final Slots slots;

  public OlderTexts(EntryIndex index, InForce inForce, Slots slots) {
    this.index = index;
    this.inForce = inForce;
    this.slots = slots;
  }

  /**
   * The places of the texts that may answer.
   *
   * @param words the words of the question, in their order
   */
  public BitSet answering(Interpretation asked, List<Token> words) {
    BitSet older = new BitSet();
    asked.question().numbers().stream()
        .map(range -> numbered(asked.question(), range))
        .forEach(older::or);
    rows(asked, words).stream().map(this::onlyOlder).forEach(older::or);
    BitSet answering = inForce.covered();
    answering.or(latest(older));
    return answering;
  }

  /** What is of a range, or belongs to one of it, where no rule in force is of it. */
  private BitSet numbered(Question question, RuleRange range) {
    BitSet numbered = new BitSet();
    List<Entry> entries = index.entries();
    for (int place = 0; place < entries.size(); place++) {
      Entry entry = entries.get(place);
      if (entry.rules().stream().anyMatch(number -> question.covers(range, number))) {
        numbered.set(place);
        if (inForce.covers(place) && entry.number().isPresent()) {
          return new BitSet();
        }
      }
    }
    numbered.andNot(inForce.covered());
    return numbered;
  }

  /** What of a question a text has to have all of, to answer by it. */
  private List<BitSet> rows(Interpretation asked, List<Token> words) {
    List<BitSet> rows = new ArrayList<>();
    List<List<Token>> said =
        asked.concepts().stream()
            .map(concept ->
                concept.words().stream().filter(word -> !FunctionWords.has(word.form())).toList())
            .filter(concept -> !concept.isEmpty())
            .toList();
    said.forEach(concept -> rows.add(index.withAll(concept)));
    if (said.size() == 1 && said.getFirst().size() == 1) {
      // Alone a word is meant as it is: "in play" isn't "played".
      rows.add(index.withRow(said.getFirst().getFirst().form()));
    }
    asked.question().phrases().forEach(phrase -> rows.add(index.withRow(phrase)));
    if (words.size() > 1) {
      rows.add(index.withRow(asked.question().words()));
    }
    return rows;
  }

  /** These texts, unless one of them is in force. */
  private BitSet onlyOlder(BitSet having) {
    return having.stream().anyMatch(place -> inForce.covers(place) && isOfEditions(place))
        ? new BitSet()
        : having;
  }

  private boolean isOfEditions(int place) {
    return !index.entries().get(place).editions().isEmpty();
  }

  private BitSet latest(BitSet older) {
    int[] latest = slots.empty();
    BitSet kept = new BitSet();
    older.stream()
        .forEach(place -> {
          int slot = slots.at(place);
          if (slot < 0) {
            kept.set(place);
          } else {
            latest[slot] = latest[slot] < 0 ? place : inForce.later(latest[slot], place);
          }
        });
    for (int place : latest) {
      if (place >= 0) {
        kept.set(place);
      }
    }
    return kept;
  }
}
