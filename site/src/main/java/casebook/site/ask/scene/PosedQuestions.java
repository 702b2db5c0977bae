package casebook.site.ask.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What has been asked and claimed so far, each question once, and what of it in this sentence. */
public final class PosedQuestions {
  private static final Pattern CONDITION = Pattern.compile(" (if|when|while)(?= )");
  private static final Pattern UNLESS = Pattern.compile(" unless(?= )");

  private final List<Asked> asked = new ArrayList<>();
  private final List<Asked> claimed = new ArrayList<>();

  /** What somebody thinks of an attack, as the question whether it is so. */
  private final Set<Asked> opinions = new LinkedHashSet<>();

  /** How many opinions there were before the sentence. */
  private int opinionsBefore;

  /** Whether somebody thinks something only on a condition. */
  private boolean isThoughtOnCondition;

  /** Whether it is asked who is right. */
  private boolean isOpinionAsked;

  /** Whether an attack is told of as a condition of what is asked: "if Okk attacks". */
  private boolean isOnCondition;

  /** How many questions were asked before the sentence. */
  private int askedBefore;

  private boolean isQuestion;

  /** What was asked the other way round. */
  private final Set<Asked> turned = new LinkedHashSet<>();

  /** Whether the attack that the sentence tells of is what it asks about. */
  private boolean isPlan;

  /** What was asked both ways round. */
  private final Set<Asked> mixed = new LinkedHashSet<>();

  /** Of which it is asked whether somebody has to pay and attack. */
  private final Set<Asked> paying = new LinkedHashSet<>();

  /** Whether what is asked next is asked the other way round. */
  private boolean turnsNext;

  /**
   * A sentence begins.
   *
   * @param asks whether it ends with a question mark
   */
  void beginSentence(boolean asks) {
    isQuestion = asks;
    isPlan = false;
    askedBefore = asked.size();
    opinionsBefore = opinions.size();
  }

  /**
   * A sentence has ended; what somebody thinks only on a condition is no question.
   *
   * @param text the sentence
   * @param isTold whether an attack was told of in it
   */
  void endSentence(String text, boolean isTold) {
    boolean isCondition = CONDITION.matcher(text).find();
    isOnCondition |= isTold && isCondition && asked.size() > askedBefore;
    boolean isThought = opinions.size() > opinionsBefore;
    isThoughtOnCondition |= isThought && (isCondition || UNLESS.matcher(text).find());
  }

  /** Notes that a question is whether somebody has to pay and attack. */
  public void paying(Asked question) {
    paying.add(question);
  }

  /** Whether a question is if somebody has to pay and attack, which nobody has to (508.1d). */
  public boolean isPaying(Asked question) {
    return paying.contains(question);
  }

  /** Notes that the sentence asks about an attack that it tells of after something else. */
  public void plan() {
    isPlan = true;
  }

  /** Whether the sentence supposes something to be done, and asks about an attack after that. */
  public boolean isPlan() {
    return isPlan;
  }

  /** Notes that the next question is whether something may stay home, or isn't so. */
  public void turn() {
    turnsNext = true;
  }

  /**
   * Whether "yes" may mean that what a question asks is not so: "can I keep it home?", "is he
   * wrong?".
   */
  public boolean isTurned(Asked question) {
    return turned.contains(question);
  }

  /** Whether a question was asked both ways round: "must it attack, or can I keep it home?". */
  public boolean isMixed(Asked question) {
    return mixed.contains(question);
  }

  /**
   * Whether it is asked of one creature if it may stay home, or if there may be no attack at all.
   */
  public boolean isStaying(Asked question) {
    return isTurned(question)
        && !isMixed(question)
        && !opinions.contains(question)
        && question instanceof Asked.MustAttack(var _, var attack)
        && attack.target().isEmpty()
        && (attack.isAny()
            || (!attack.everything()
                && attack.parts().stream().mapToInt(Asked.Part::count).sum() == 1));
  }

  /** Whether an attack is told of only as a condition of what is asked. */
  public boolean isOnCondition() {
    return isOnCondition;
  }

  List<Asked> asked() {
    return List.copyOf(asked);
  }

  List<Asked> claimed() {
    return List.copyOf(claimed);
  }

  void ask(Asked question) {
    boolean turns = turnsNext;
    turnsNext = false;
    Optional<Asked> before = asked.stream().filter(one -> isSame(one, question)).findFirst();
    if (before.isPresent()) {
      if (turned.contains(before.get()) != turns) {
        mixed.add(before.get());
      }
      return;
    }
    if (turns) {
      turned.add(question);
    }
    asked.add(question);
  }

  /** Whether two questions ask the same of an attack, whoever is said to make it. */
  private static boolean isSame(Asked one, Asked other) {
    return one.equals(other)
        || (one instanceof Asked.MustAttack(var by, var attack)
            && other instanceof Asked.MustAttack(var otherBy, var otherAttack)
            && attack.equals(otherAttack)
            && !attack.isAny()
            && (by.isEmpty() || otherBy.isEmpty()));
  }

  /** Notes what somebody thinks of an attack. */
  public void opine(Asked question) {
    opinions.add(question);
  }

  /** Asks whether those are right who think something of an attack. */
  public void askWhoIsRight() {
    isOpinionAsked = true;
  }

  /** At the end: who is right is a question only where nothing else is asked, and of one thing. */
  void settle() {
    if (isOpinionAsked && !isThoughtOnCondition && asked.isEmpty() && opinions.size() == 1) {
      asked.addAll(opinions);
      turned.addAll(opinions);
    }
  }

  /** Whether all that is asked is whether somebody is right. */
  public boolean areOpinions() {
    return !asked.isEmpty() && opinions.containsAll(asked);
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
    for (Set<Asked> said : List.of(turned, mixed, paying, opinions)) {
      if (said.remove(question)) {
        said.add(other);
      }
    }
  }
}
