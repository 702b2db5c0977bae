package casebook.site.catalogue;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * What gzip (RFC 1952) has packed. The JDK's own stream passes over whatever stands after the
 * packed data; here that is damage, as a wrong checksum is, or data that ends too soon.
 */
final class Unpacked extends InflaterInputStream {
  private static final int MAGIC = 0x1f;
  private static final int MORE_MAGIC = 0x8b;
  private static final int DEFLATE = 8;

  /** After the flags stand four bytes of time, one of further flags and one of the system. */
  private static final int AFTER_FLAGS = 6;

  private static final int HEADER_CHECKSUM = 1 << 1;
  private static final int EXTRA = 1 << 2;
  private static final int NAME = 1 << 3;
  private static final int COMMENT = 1 << 4;

  /** What is packed as text is a fifth or a tenth of it; what swells more is no text. */
  private static final long MOST_SWOLLEN = 200;

  /** Less than that may swell as it likes. */
  private static final long HARMLESS = 1 << 20;

  /** Ten times the largest public file. */
  private static final long LARGEST = 8L << 30;

  private final CRC32 checksum = new CRC32();
  private boolean ended;
  private long unpacked;

  /** How much was read of the members before. */
  private long packedBefore;

  Unpacked(InputStream packed, int buffer) throws IOException {
    super(packed, new Inflater(true), buffer);
    header(next());
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    while (!ended) {
      int count = super.read(bytes, offset, length);
      if (count >= 0) {
        checksum.update(bytes, offset, count);
        unpacked += count;
        checkSize();
        return count;
      }
      endOfMember();
    }
    return -1;
  }

  @Override
  public void close() throws IOException {
    super.close();
    inf.end();
  }

  private void checkSize() throws ZipException {
    long packed = packedBefore + inf.getBytesRead();
    if (unpacked > LARGEST || (unpacked > HARMLESS && unpacked > MOST_SWOLLEN * packed)) {
      throw new ZipException(
          "it unpacks to more than %d times its size, or more than %d GB, which no such file does"
              .formatted(MOST_SWOLLEN, LARGEST >> 30));
    }
  }

  /** Several packed files after each other are one, as gzip has it. */
  private void endOfMember() throws IOException {
    long stated = fourBytes();
    long length = fourBytes();
    if (stated != checksum.getValue() || length != (inf.getBytesWritten() & 0xffff_ffffL)) {
      throw new ZipException("the checksum is wrong");
    }
    int first = nextOrEnd();
    ended = first < 0;
    if (!ended) {
      packedBefore += inf.getBytesRead();
      header(first);
      int remaining = inf.getRemaining();
      inf.reset();
      inf.setInput(buf, len - remaining, remaining);
      checksum.reset();
    }
  }

  private void header(int first) throws IOException {
    if (first != MAGIC || next() != MORE_MAGIC) {
      throw new ZipException("after the packed data stands something else");
    }
    if (next() != DEFLATE) {
      throw new ZipException("it is packed in an unknown way");
    }
    int flags = next();
    skipBytes(AFTER_FLAGS);
    if ((flags & EXTRA) != 0) {
      skipBytes(twoBytes());
    }
    if ((flags & NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CHECKSUM) != 0) {
      skipBytes(2);
    }
  }

  private void skipBytes(int count) throws IOException {
    for (int index = 0; index < count; index++) {
      next();
    }
  }

  private void skipText() throws IOException {
    int sign = next();
    while (sign != 0) {
      sign = next();
    }
  }

  private long fourBytes() throws IOException {
    return twoBytes() | ((long) twoBytes() << Short.SIZE);
  }

  private int twoBytes() throws IOException {
    return next() | (next() << Byte.SIZE);
  }

  private int next() throws IOException {
    int one = nextOrEnd();
    if (one < 0) {
      throw new EOFException("it ends too soon");
    }
    return one;
  }

  /** The next byte that the inflater hasn't taken. */
  private int nextOrEnd() throws IOException {
    if (inf.getRemaining() == 0) {
      len = in.read(buf, 0, buf.length);
      if (len < 0) {
        return -1;
      }
      inf.setInput(buf, 0, len);
    }
    int one = buf[len - inf.getRemaining()] & 0xff;
    inf.setInput(buf, len - inf.getRemaining() + 1, inf.getRemaining() - 1);
    return one;
  }
}
