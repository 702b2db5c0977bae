package casebook.site.ask.mention;

import casebook.site.ask.scene.Casting;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Words beside a card for the way in which it was cast: "with kicker", "for its dash cost". */
final class CastingWords {
  /** Keywords of ways to be cast that are cards' names too; as such they are written so. */
  static final Set<String> KEYWORDS =
      Set.of("dash", "blitz", "unearth", "suspend", "kicker", "encore", "evoke");

  /** What is done to a card that is cast so, or returned so. */
  static final Set<String> DONE = Set.of("dashed", "blitzed", "unearthed", "kicked");

  private static final Set<String> BY =
      Set.of("for", "with", "by", "via", "using", "off", "from", "through");

  private static final Set<String> OFF = Set.of("off", "from", "via", "with", "through");

  private static final Set<String> WITHOUT_IT = Set.of("dashing", "blitzing", "kicking");

  private static final List<String> NORMALLY =
      List.of(
          "for it 's normal mana cost",
          "for it 's regular mana cost",
          "for it 's full mana cost",
          "for it 's normal cost",
          "for it 's regular cost",
          "for it 's mana cost",
          "for it 's full cost",
          "for the normal cost",
          "for full price",
          "normally");

  private final Cursor words;

  CastingWords(Cursor words) {
    this.words = words;
  }

  /** What they say; the place is anywhere where there are none. */
  Optional<String> read() {
    int from = words.place();
    if (NORMALLY.stream().anyMatch(one -> words.take(one.split(" ")))) {
      return Optional.of(Casting.NORMALLY);
    }
    if (words.take("without")) {
      if (words.takeAny(WITHOUT_IT)) {
        Casting way = Casting.ofVerb(words.word(-1));
        return words.take("it") ? Optional.of(way.state(false)) : Optional.empty();
      }
      article();
      return words.take("kicker") ? Optional.of(Casting.KICKER.state(false)) : Optional.empty();
    }
    if (words.take("with")) {
      article();
      if (words.take("kicker")) {
        words.take("paid");
        return Optional.of(Casting.KICKER.state(true));
      }
    }
    words.backTo(from);
    if (words.takeAny(OFF) && words.take("suspend")) {
      return Optional.of(Casting.SUSPEND.state(true));
    }
    words.backTo(from);
    if (words.takeAny(BY)) {
      article();
      if (words.take("dash") || words.take("blitz") || words.take("unearth")) {
        Casting way = Casting.ofVerb(words.word(-1));
        if (!words.take("cost")) {
          words.take("ability");
        }
        return Optional.of(way.state(true));
      }
    }
    return Optional.empty();
  }

  private void article() {
    if (!words.take("it", "'s") && !words.take("the")) {
      words.take("my");
    }
  }
}
