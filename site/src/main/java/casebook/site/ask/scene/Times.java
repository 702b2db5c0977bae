package casebook.site.ask.scene;

import java.util.Optional;
import java.util.regex.Pattern;

/** When that happened what the words say that are read now. */
public final class Times {
  /** Words by which a part of a sentence has a time of its own. */
  private static final Pattern OWN =
      Pattern.compile(" (this turn|now|just|last turn|today)(?= |$)");

  private Optional<Time> lead = Optional.empty();
  private Optional<Time> now = Optional.empty();
  private boolean isTaken;

  Times() {}

  void beginSentence() {
    lead = Optional.empty();
    isTaken = false;
  }

  /** A sentence begins with a time, which is that of all that follows in it. */
  public void setLead(Time time) {
    lead = Optional.of(time);
  }

  /**
   * A part of a sentence is read.
   *
   * @param words the part
   * @param own the time that it names itself
   */
  public void beginPart(String words, Optional<Time> own) {
    now = own.or(() -> lead.filter(_ -> !OWN.matcher(words).find()).map(this::asFarAsSaid));
  }

  /** "Five turns ago I played Okk, and Bob goaded it": the second may have been later. */
  private Time asFarAsSaid(Time time) {
    return isTaken ? Time.vague(time.words()) : time;
  }

  /** The time of what is read now, where it is one before this turn that is told. */
  public Optional<Time> take() {
    isTaken = true;
    return now.filter(time -> !time.isLately());
  }

  /** The same statement, read later: it keeps the time that it has now. */
  Runnable during(Runnable statement) {
    Optional<Time> then = now;
    return () -> {
      now = then;
      statement.run();
    };
  }

  /** The time with which the sentence began, where nothing in it took that up. */
  Optional<Time> leftOver() {
    return lead.filter(time -> time.isOfOtherGame() ? !time.isStory() : !isTaken);
  }
}
