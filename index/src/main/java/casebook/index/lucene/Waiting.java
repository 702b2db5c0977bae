package casebook.index.lucene;

import casebook.rules.work.Cancellation;
import org.apache.lucene.index.QueryTimeout;

/** Ends a search of Lucene's for whose answer nobody waits any more; no part of it is shown. */
enum Waiting implements QueryTimeout {
  FOR_THE_ANSWER;

  @Override
  public boolean shouldExit() {
    Cancellation.check();
    return false;
  }
}
