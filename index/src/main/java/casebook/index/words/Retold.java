package casebook.index.words;

import casebook.index.words.RulesAnalyzer.Token;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;

/** Words that were read from a text before, as Lucene takes them in. */
public final class Retold extends TokenStream {

  private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
  private final TermFrequencyAttribute frequency = addAttribute(TermFrequencyAttribute.class);
  private final List<Token> tokens;
  private final Function<Token, String> said;
  private final int times;
  private Iterator<Token> rest;

  public Retold(List<Token> tokens, Function<Token, String> said) {
    this(tokens, said, 1);
  }

  /**
   * @param times how often each word counts
   */
  public Retold(List<Token> tokens, Function<Token, String> said, int times) {
    this.tokens = tokens;
    this.said = said;
    this.times = times;
    this.rest = tokens.iterator();
  }

  @Override
  public void reset() {
    rest = tokens.iterator();
  }

  @Override
  public boolean incrementToken() {
    if (!rest.hasNext()) {
      return false;
    }
    clearAttributes();
    term.append(said.apply(rest.next()));
    frequency.setTermFrequency(times);
    return true;
  }
}
