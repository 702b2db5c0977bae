package casebook.index;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.pattern.PatternReplaceCharFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * Makes words of texts, the same for the rules and for what readers type: "can't" with either
 * apostrophe, "cant", "can not" and "cannot" are one word; so are the forms of an English word,
 * except in {@link Field#EXACT}. Rule numbers stay whole. No word is left out: "if", "no" and
 * "only" decide what a rule says.
 */
final class RulesAnalyzer extends Analyzer {

  /**
   * A word of a text.
   *
   * @param term the form in which it is compared
   * @param start index of its first character in the text
   * @param end index after its last character
   */
  record Token(String term, int start, int end) {}

  /** The apostrophes and primes that people and programs write for an apostrophe. */
  private static final NormalizeCharMap APOSTROPHES = apostrophes();

  private static final Pattern CAN_NOT =
      Pattern.compile("\\bcan ?not\\b", Pattern.CASE_INSENSITIVE);

  private static final Pattern VERB_NOT =
      Pattern.compile(
          "\\b(do|does|did|is|are|was|were|has|have|had|could|would|should|must) not\\b",
          Pattern.CASE_INSENSITIVE);

  RulesAnalyzer() {
    super(PER_FIELD_REUSE_STRATEGY);
  }

  private static NormalizeCharMap apostrophes() {
    NormalizeCharMap.Builder map = new NormalizeCharMap.Builder();
    for (String apostrophe : List.of("’", "‘", "ʼ", "′", "´", "`", "＇")) {
      map.add(apostrophe, "'");
    }
    return map.build();
  }

  @Override
  protected Reader initReader(String field, Reader text) {
    Reader folded = new MappingCharFilter(APOSTROPHES, text);
    Reader cant = new PatternReplaceCharFilter(CAN_NOT, "cant", folded);
    return new PatternReplaceCharFilter(VERB_NOT, "$1nt", cant);
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer words = new StandardTokenizer();
    TokenStream folded =
        new WithoutApostrophes(
            new EnglishPossessiveFilter(new LowerCaseFilter(new ASCIIFoldingFilter(words))));
    return new TokenStreamComponents(
        words, field.equals(Field.EXACT) ? folded : new PorterStemFilter(folded));
  }

  /** The words of a text as they are compared in the field. */
  List<Token> tokens(String field, String text) {
    List<Token> tokens = new ArrayList<>();
    try (TokenStream stream = tokenStream(field, text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      OffsetAttribute place = stream.addAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        tokens.add(new Token(term.toString(), place.startOffset(), place.endOffset()));
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(tokens);
  }

  /** "can't" is compared as "cant". */
  private static final class WithoutApostrophes extends TokenFilter {

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

    WithoutApostrophes(TokenStream input) {
      super(input);
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (!input.incrementToken()) {
        return false;
      }
      int kept = 0;
      for (int i = 0; i < term.length(); i++) {
        if (term.charAt(i) != '\'') {
          term.buffer()[kept++] = term.charAt(i);
        }
      }
      term.setLength(kept);
      return true;
    }
  }
}
