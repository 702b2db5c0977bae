package casebook.index;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.charfilter.MappingCharFilter;
import org.apache.lucene.analysis.charfilter.NormalizeCharMap;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.en.KStemFilter;
import org.apache.lucene.analysis.en.PorterStemFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.KeywordRepeatFilter;
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
   * @param form the word itself, folded
   * @param term its stem
   * @param start index of its first character in the text
   * @param end index after its last character
   */
  record Token(String form, String term, int start, int end) {}

  /** Not a field of the index: each word twice, first as it is, then stemmed. */
  private static final String FORM_AND_STEM = "form and stem";

  /** The apostrophes and primes that people and programs write for an apostrophe. */
  private static final NormalizeCharMap APOSTROPHES = apostrophes();

  /** "Can not" and "cannot" become "cant", "does not" becomes "doesnt". */
  private static final Pattern NOT =
      Pattern.compile(
          "\\b(ca(?=n)|does|do|did|is|are|was|were|has|have|had|could|would|should|must)n? ?not\\b",
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
    return new PatternReplaceCharFilter(NOT, "$1nt", new MappingCharFilter(APOSTROPHES, text));
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer words = new StandardTokenizer();
    TokenStream folded =
        new WithoutApostrophes(
            new EnglishPossessiveFilter(new LowerCaseFilter(new ASCIIFoldingFilter(words))));
    return new TokenStreamComponents(
        words,
        switch (field) {
          case Field.EXACT -> folded;
          case FORM_AND_STEM -> stemmed(new KeywordRepeatFilter(folded));
          default -> stemmed(folded);
        });
  }

  /** First the form that a dictionary has, then its stem: "sacrificing" goes with "sacrifice". */
  private static TokenStream stemmed(TokenStream words) {
    return new PorterStemFilter(new KStemFilter(words));
  }

  /** All words of a text as one term, in their order. */
  String name(String text) {
    return tokens(text).stream().map(Token::term).collect(Collectors.joining(" "));
  }

  /** The words of a text. */
  List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    try (TokenStream stream = tokenStream(FORM_AND_STEM, text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      OffsetAttribute place = stream.addAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        String form = term.toString();
        stream.incrementToken();
        tokens.add(new Token(form, term.toString(), place.startOffset(), place.endOffset()));
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
