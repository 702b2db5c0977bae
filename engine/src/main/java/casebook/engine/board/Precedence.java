package casebook.engine.board;

/** That one object or effect came before another (613.7), where nothing else tells it. */
public record Precedence(Came earlier, Came later) {

  /** What has a timestamp. */
  public sealed interface Came {}

  /** A permanent, and the effects of its abilities (613.7a, 613.7d). */
  public record OfPermanent(Id permanent) implements Came {}

  /** An effect without a permanent (613.7b), by its place among those of the case. */
  public record OfEffect(int place, String source) implements Came {}

  /** The counters on a permanent (613.7c). */
  public record OfCounters(Id permanent) implements Came {}

  /** That a permanent lost its abilities, by something that isn't on the board (613.7b). */
  public record OfLoss(Id permanent) implements Came {}

  /** The same two the other way round. */
  public Precedence reversed() {
    return new Precedence(later, earlier);
  }
}
