package casebook.rules.work;

import java.util.function.Supplier;

/**
 * Ends work for whose answer nobody waits any more. Who asks for the work decides when that is: the
 * work knows neither the time nor who asks. It {@linkplain #check looks here} in every loop whose
 * length depends on what it was given, and either comes to its end, with the same answer as ever,
 * or gives none.
 */
public final class Cancellation {

  /** Known to all that is called, so that no rule has to hand it on to the next. */
  private static final ScopedValue<Cancellation> OF_THIS_WORK = ScopedValue.newInstance();

  private static final Cancellation NEVER = new Cancellation();

  private volatile boolean cancelled;

  /** One that nobody has asked for yet. */
  public Cancellation() {}

  /** Ends the work at its next look, on whatever thread it runs. */
  public void cancel() {
    cancelled = true;
  }

  /**
   * What the work results in.
   *
   * @throws Cancelled if it was ended before
   */
  public <T> T during(Supplier<T> work) {
    return ScopedValue.where(OF_THIS_WORK, this).call(work::get);
  }

  /**
   * Goes on if somebody still waits for the answer. This takes some nanoseconds.
   *
   * @throws Cancelled if nobody does
   */
  public static void check() {
    if (OF_THIS_WORK.orElse(NEVER).cancelled) {
      throw new Cancelled();
    }
  }
}
