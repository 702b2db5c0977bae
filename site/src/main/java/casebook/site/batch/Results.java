package casebook.site.batch;

import java.io.IOException;

/** Takes the answers. Only one thread at a time gives it any. */
interface Results {

  /** Whether a line was answered by an earlier run, so that nobody need judge it again. */
  boolean has(int line);

  /** Takes the answers to some lines, in the order in which they are to be written. */
  void take(JudgedChunk judged) throws IOException;
}
