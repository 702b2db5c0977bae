package casebook.index.words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
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

  private static final Pattern SEMICOLON = Pattern.compile("; ");

  private static final Pattern SPACE = Pattern.compile(" ");

  /**
   * After each word what is written for it otherwise: past forms that Porter can't know, digits.
   */
  private static final Map<String, String> IRREGULAR =
      words(
          "become became; begin began begun; blow blew blown; break broke broken; bring brought;"
              + " buy bought; catch caught; choose chose chosen; come came; deal dealt; draw drew"
              + " drawn; fall fell fallen; fight fought; find found; fly flew flown; forget forgot"
              + " forgotten; freeze froze frozen; give gave given; go went gone; grow grew grown;"
              + " hold held; keep kept; know knew known; leave left; lose lost; make made; mean"
              + " meant; pay paid; say said; see saw seen; send sent; shoot shot; spend spent; stand"
              + " stood; steal stole stolen; swing swung; take took taken; tell told; think thought;"
              + " throw threw thrown; win won; withdraw withdrew withdrawn; write wrote written;"
              + " doesnt dont didnt; isnt arent wasnt werent; hasnt havent hadnt;"
              + " first 1st; second 2nd; third 3rd; two 2; three 3; four 4; five 5; six 6; seven 7;"
              + " eight 8; nine 9; ten 10");

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

  private static Map<String, String> words(String lists) {
    Map<String, String> words = new HashMap<>();
    SEMICOLON
        .splitAsStream(lists)
        .map(list -> SPACE.splitAsStream(list).toList())
        .forEach(
            forms -> forms.stream().skip(1).forEach(form -> words.put(form, forms.getFirst())));
    return Map.copyOf(words);
  }

  private synchronized String find(String form) {
    try {
      word.say(IRREGULAR.getOrDefault(form, form));
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
