package casebook.site.words.effect;

import casebook.engine.effect.TokensCreated;
import casebook.engine.effect.TokensCreated.Described;
import casebook.engine.mana.Color;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Created tokens in the style of rules text (111.3): "two 1/1 red Goblin creature tokens". */
public final class TokenWords {
  private TokenWords() {}

  /** All that is known of them. */
  public static String of(TokensCreated created) {
    return of(created, created.number());
  }

  /** The same for another number of them. */
  public static String of(TokensCreated created, int number) {
    var words = new ArrayList<String>();
    created.described().ifPresent(one -> words.addAll(before(one)));
    created.subtypes().forEach(subtype -> words.add(English.title(subtype)));
    Stream.concat(
            created.types().stream().filter(type -> !type.equals("creature")),
            created.types().stream().filter(type -> type.equals("creature")))
        .forEach(words::add);
    String kind = String.join(" ", words);
    List<String> keywords = created.described().map(Described::keywords).orElse(List.of());
    return (number == 1
            ? English.withArticle(kind) + " token"
            : English.number(number) + " " + kind + " tokens")
        + (keywords.isEmpty() ? "" : " with " + English.list(keywords, "and"));
  }

  private static List<String> before(Described described) {
    var words = new ArrayList<String>();
    words.add(described.power() + "/" + described.toughness());
    if (!described.colors().isEmpty()) {
      words.add(English.list(described.colors().stream().map(Color::word).toList(), "and"));
    }
    return words;
  }
}
