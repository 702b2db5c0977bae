package casebook.site;

/** Is told how far something is that takes its time. */
@FunctionalInterface
public interface Progress {

  /** Tells nobody. */
  Progress UNSEEN = (_, _) -> {};

  /** So many steps of all are done. */
  void at(int done, int all);
}
