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
  public void take(LinePipe.MadeChunk<CaseLines.Line, LineAnswer> judged) throws IOException {
    for (LineAnswer answer : judged.made()) {
      out.print(answer.line());
      out.print('\n');
      tally.add(answer.outcome(), 1);
    }
    if (out.checkError()) {
      throw new IOException("nobody takes the answers any more, or the disk is full");
    }
  }
}
