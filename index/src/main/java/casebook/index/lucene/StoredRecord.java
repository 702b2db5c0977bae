package casebook.index.lucene;

import casebook.rules.RuleNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.store.ByteArrayDataInput;
import org.apache.lucene.store.ByteBuffersDataOutput;
import org.apache.lucene.util.BytesRef;

/** Values one after the other as bytes, which are read in the order in which they were written. */
final class StoredRecord {

  private StoredRecord() {}

  /** Writes values. */
  static final class Writer {
    private final ByteBuffersDataOutput out = new ByteBuffersDataOutput();

    void text(String text) {
      out.writeString(text);
    }

    void texts(List<String> texts) {
      number(texts.size());
      texts.forEach(this::text);
    }

    void numbers(List<RuleNumber> numbers) {
      texts(numbers.stream().map(RuleNumber::toString).toList());
    }

    void number(int number) {
      try {
        out.writeVInt(number);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    byte[] bytes() {
      return out.toArrayCopy();
    }
  }

  /** Reads them again. */
  static final class Reader {
    private final ByteArrayDataInput in;

    Reader(BytesRef bytes) {
      in = new ByteArrayDataInput(bytes.bytes, bytes.offset, bytes.length);
    }

    String text() {
      try {
        return in.readString();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    int number() {
      return in.readVInt();
    }

    List<String> texts() {
      int count = number();
      List<String> texts = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        texts.add(text());
      }
      return List.copyOf(texts);
    }

    List<RuleNumber> numbers() {
      return texts().stream().map(RuleNumber::parse).toList();
    }
  }
}
