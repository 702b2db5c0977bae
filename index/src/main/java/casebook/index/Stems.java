package casebook.index;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * The stems of English words, each found once: the rules have few different words, and to find
 * their stems anew each time takes longer than all else that is done with them.
 */
final class Stems {

  /** More different words than cards and rules have; those that others type are not kept then. */
  private static final int KEPT = 50_000;

  private final Map<String, String> known = new ConcurrentHashMap<>();
  private final OneWord word = new OneWord();

  /** The stem of the stem: "sacrifice" needs two steps to where "sacrificing" comes in one. */
  private final TokenStream stemmed = new PorterStemFilter(new PorterStemFilter(word));

  /** The stem of a word in lower case. */
  String of(String form) {
    String kept = known.get(form);
    if (kept != null) {
      return kept;
    }
    String found = find(form);
    if (known.size() < KEPT) {
      known.put(form, found);
    }
    return found;
  }

  private synchronized String find(String form) {
    try {
      word.say(form);
      stemmed.incrementToken();
      return word.said();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text of one word. */
  private static final class OneWord extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

    void say(String form) {
      term.setEmpty().append(form);
    }

    String said() {
      return term.toString();
    }

    @Override
    public boolean incrementToken() {
      return true;
    }
  }
}
