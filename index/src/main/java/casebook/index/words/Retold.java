package casebook.index.words;

import java.util.Iterator;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;

/** Words that were read from a text before, as Lucene takes them in. */
public final class Retold extends TokenStream {

  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final TermFrequencyAttribute frequency = addAttribute(TermFrequencyAttribute.class);
  private final List<String> terms;
  private final int times;
  private Iterator<String> rest;

  public Retold(List<String> terms) {
    this(terms, 1);
  }

  /**
   * @param times how often each word counts
   */
  public Retold(List<String> terms, int times) {
    this.terms = terms;
    this.times = times;
    this.rest = terms.iterator();
  }

  @Override
  public void reset() {
    rest = terms.iterator();
  }

  @Override
  public boolean incrementToken() {
    if (!rest.hasNext()) {
      return false;
    }
    clearAttributes();
    term.append(rest.next());
    frequency.setTermFrequency(times);
    return true;
  }
}
