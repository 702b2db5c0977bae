package casebook.site.http.api;

import casebook.rules.work.Cancellation;
import casebook.site.output.AnswerTooLarge;
import casebook.site.output.Json;
import io.javalin.http.Context;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * The bytes of an answer that may be long. A long one is kept deflated until its client has taken
 * it, and unpacked as it is sent: clients that read slowly hold a few kilobytes each, not all of
 * it.
 */
final class LongAnswer extends OutputStream {
  private static final int LONGEST_PLAIN = 1 << 18;

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private Optional<Deflater> deflater = Optional.empty();
  private OutputStream to = kept;
  private int length;

  private LongAnswer() {}

  /**
   * Answers with an object on many lines.
   *
   * @throws AnswerTooLarge if it is longer than an answer may be
   */
  static void send(Context context, Json json) {
    context.contentType("application/json").result(of(json));
  }

  /** The bytes of an object on many lines. */
  static InputStream of(Json json) {
    var answer = new LongAnswer();
    try (answer) {
      json.writeIndented(answer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      answer.deflater.ifPresent(Deflater::end);
    }
    var bytes = new ByteArrayInputStream(answer.kept.toByteArray());
    return answer.isDeflated() ? new InflaterInputStream(bytes) : bytes;
  }

  private boolean isDeflated() {
    return to instanceof DeflaterOutputStream;
  }

  @Override
  public void write(int sign) throws IOException {
    write(new byte[] {(byte) sign}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int start, int count) throws IOException {
    Cancellation.check();
    length += count;
    if (length > AnswerTooLarge.MOST_BYTES) {
      throw new AnswerTooLarge();
    }
    if (!isDeflated() && length > LONGEST_PLAIN) {
      byte[] before = kept.toByteArray();
      kept.reset();
      var packing = new Deflater(Deflater.BEST_SPEED);
      deflater = Optional.of(packing);
      to = new DeflaterOutputStream(kept, packing);
      to.write(before);
    }
    to.write(bytes, start, count);
  }

  @Override
  public void close() throws IOException {
    to.close();
  }
}
