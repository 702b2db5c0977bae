package casebook.site.ask.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What has been asked and claimed so far, each question once, and what of it in this sentence. */
final class PosedQuestions {
  private final List<Asked> asked = new ArrayList<>();
  private final List<Asked> claimed = new ArrayList<>();

  /** How many questions were asked before the sentence. */
  private int askedBefore;

  private boolean isQuestion;

  /**
   * A sentence begins.
   *
   * @param asks whether it ends with a question mark
   */
  void beginSentence(boolean asks) {
    isQuestion = asks;
    askedBefore = asked.size();
  }

  List<Asked> asked() {
    return List.copyOf(asked);
  }

  List<Asked> claimed() {
    return List.copyOf(claimed);
  }

  void ask(Asked question) {
    if (!asked.contains(question)) {
      asked.add(question);
    }
  }

  void askOrClaim(Asked question) {
    if (isQuestion) {
      ask(question);
    } else {
      claimed.add(question);
    }
  }

  /** What the sentence has asked of an attack, the last if it has asked several things. */
  Optional<Asked.OfAttack> ofSentence() {
    return last(asked.subList(askedBefore, asked.size()));
  }

  /** What was asked of an attack last. */
  Optional<Asked.OfAttack> last() {
    return last(asked);
  }

  private static Optional<Asked.OfAttack> last(List<Asked> questions) {
    return questions.stream()
        .filter(Asked.OfAttack.class::isInstance)
        .map(Asked.OfAttack.class::cast)
        .reduce((_, last) -> last);
  }

  void replace(Asked question, Asked other) {
    asked.set(asked.indexOf(question), other);
  }
}
