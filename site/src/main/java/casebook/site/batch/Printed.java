package casebook.site.batch;

import java.io.IOException;
import java.io.PrintWriter;

/** Prints the answers. */
final class Printed implements Results {
  private final PrintWriter out;
  private final Tally tally;

  Printed(PrintWriter out, Tally tally) {
    this.out = out;
    this.tally = tally;
  }

  @Override
  public boolean has(int line) {
    return false;
  }

  @Override
  public void take(JudgedChunk judged) throws IOException {
    for (LineAnswer answer : judged.answers()) {
      out.print(answer.line());
      out.print('\n');
      tally.add(answer.outcome(), 1);
    }
    if (out.checkError()) {
      throw new IOException("Nobody takes the answers any more");
    }
  }
}
