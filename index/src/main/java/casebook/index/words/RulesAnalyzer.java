package casebook.index.words;

import casebook.index.lucene.Field;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishPossessiveFilter;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;

/**
 * Makes words of texts, the same for the rules and for what readers type: "can't" with either
 * apostrophe, "cant", "can not" and "cannot" are one word; so are the forms of an English word,
 * except in {@link Field#EXACT}. Rule numbers stay whole. No word is left out: "if", "no" and
 * "only" decide what a rule says.
 */
public final class RulesAnalyzer extends Analyzer {

  /**
   * A word of a text.
   *
   * @param form the word itself, folded
   * @param term its stem
   * @param start index of its first character in the text
   * @param end index after its last character
   */
  public record Token(String form, String term, int start, int end) {}

  /** The number of texts kept with their words, since some are shown again and again. */
  private static final int KEPT = 4_000;

  private final Stems stems = new Stems();
  private final Map<String, List<Token>> shown = new ConcurrentHashMap<>();

  @Override
  protected Reader initReader(String field, Reader text) {
    return new OneApostrophe(text);
  }

  @Override
  protected TokenStreamComponents createComponents(String field) {
    StandardTokenizer words = new StandardTokenizer();
    TokenStream folded =
        new Negations(
            new WithoutApostrophes(
                new EnglishPossessiveFilter(new LowerCaseFilter(new ASCIIFoldingFilter(words)))));
    return new TokenStreamComponents(words, folded);
  }

  /** All words of a text as one term, in their order. */
  public String name(String text) {
    return tokens(text).stream().map(Token::term).collect(Collectors.joining(" "));
  }

  /** The words of a text that is held and shown; what readers type is not kept. */
  public List<Token> tokensOfShown(String text) {
    List<Token> known = shown.get(text);
    if (known != null) {
      return known;
    }
    List<Token> tokens = tokens(text);
    if (shown.size() < KEPT) {
      shown.put(text, tokens);
    }
    return tokens;
  }

  /** The words of a text. */
  public List<Token> tokens(String text) {
    List<Token> tokens = new ArrayList<>();
    try (TokenStream stream = tokenStream("", text)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      OffsetAttribute place = stream.addAttribute(OffsetAttribute.class);
      stream.reset();
      while (stream.incrementToken()) {
        String form = term.toString();
        tokens.add(new Token(form, stems.of(form), place.startOffset(), place.endOffset()));
      }
      stream.end();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.copyOf(tokens);
  }

  /** A text in which each apostrophe or prime that people and programs write is the same one. */
  private static final class OneApostrophe extends FilterReader {

    private static final String APOSTROPHES = "’‘ʼ′´`＇";

    OneApostrophe(Reader text) {
      super(text);
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      return read < 0 ? read : plain((char) read);
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int read = super.read(buffer, offset, length);
      for (int at = offset; at < offset + read; at++) {
        buffer[at] = plain(buffer[at]);
      }
      return read;
    }

    private static char plain(char written) {
      return APOSTROPHES.indexOf(written) < 0 ? written : '\'';
    }
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

  /** "Can not" and "cannot" are compared as "cant", "does not" as "doesnt". */
  private static final class Negations extends TokenFilter {

    private static final Set<String> VERBS =
        Set.of(
            "can", "does", "do", "did", "is", "are", "was", "were", "has", "have", "had", "could",
            "would", "should", "must");

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute place = addAttribute(OffsetAttribute.class);
    private Optional<State> ahead = Optional.empty();

    Negations(TokenStream input) {
      super(input);
    }

    @Override
    public void reset() throws IOException {
      super.reset();
      ahead = Optional.empty();
    }

    @Override
    public boolean incrementToken() throws IOException {
      if (ahead.isPresent()) {
        restoreState(ahead.get());
        ahead = Optional.empty();
      } else if (!input.incrementToken()) {
        return false;
      }
      String word = term.toString();
      if (word.equals("cannot")) {
        term.setEmpty().append("cant");
      } else if (VERBS.contains(word)) {
        joinNot(word);
      }
      return true;
    }

    private void joinNot(String verb) throws IOException {
      State here = captureState();
      int start = place.startOffset();
      int end = place.endOffset();
      if (!input.incrementToken()) {
        restoreState(here);
      } else if (term.toString().equals("not") && place.startOffset() == end + 1) {
        int endOfNot = place.endOffset();
        restoreState(here);
        place.setOffset(start, endOfNot);
        term.setEmpty().append(verb.equals("can") ? "cant" : verb + "nt");
      } else {
        ahead = Optional.of(captureState());
        restoreState(here);
      }
    }
  }
}
