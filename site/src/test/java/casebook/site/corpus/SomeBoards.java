package casebook.site.corpus;

import casebook.site.catalogue.Catalogue;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Generated boards for tests. */
public final class SomeBoards {

  /** One card in this many takes part: to look at all of them takes a minute. */
  private static final int ONE_CARD_IN = 30;

  private SomeBoards() {}

  /** As many cases in JSON, the same ones every time. */
  public static Stream<String> of(CorpusFormat format, int players, long seed, int count) {
    Catalogue cards = Catalogue.builtIn();
    List<String> some =
        cards.names().stream()
            .filter(name -> Math.floorMod(name.hashCode(), ONE_CARD_IN) == 0)
            .toList();
    var corpus = new Corpus(some, cards, format, players, seed);
    return LongStream.rangeClosed(1, count).mapToObj(corpus::board);
  }
}
