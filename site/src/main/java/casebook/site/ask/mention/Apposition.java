package casebook.site.ask.mention;

import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.Card;
import casebook.site.ask.scene.ObjectMention.Creature;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The names of creatures that were only counted before them: "one creature, a Grizzly Bears". They
 * are no other creatures than these.
 */
final class Apposition {
  private static final List<String> BEFORE = List.of(",", ":", "(", "named", "called", "-");

  private final Nominals words;

  Apposition(Nominals words) {
    this.words = words;
  }

  /** One of them, and where it stands. */
  record Named(ObjectMention mention, int from, int to) {}

  /** The creatures that are named after their count; none where others are spoken of. */
  List<Named> after(ObjectMention general) {
    if (!isGeneral(general)) {
      return List.of();
    }
    int from = words.place();
    boolean isBracket = words.word(0).equals("(");
    boolean isParted = BEFORE.stream().anyMatch(words::take);
    if (isParted && isEach(general)) {
      int at = words.place();
      Optional<ObjectMention> kind =
          words.mention().filter(one -> one.head() instanceof Card && one.owner().isEmpty());
      if (kind.isPresent() && kind.get().count().isEmpty()) {
        ObjectMention all = kind.get().as(general.how(), general.count()).ownedBy(general.owner());
        return List.of(new Named(all, at, words.place()));
      }
    }
    if (isParted && words.place() != from + 1) {
      words.backTo(from);
      return List.of();
    }
    int wanted = general.count().orElse(general.plural() ? Integer.MAX_VALUE : 1);
    List<Named> named = named(general, wanted, isParted);
    int counted = named.stream().mapToInt(one -> one.mention().count().orElse(1)).sum();
    boolean isAll = wanted == Integer.MAX_VALUE ? counted > 1 : counted == wanted;
    if (!isAll || (!isParted && counted != 1)) {
      words.backTo(from);
      return List.of();
    }
    if (isBracket) {
      words.take(")");
    }
    return named;
  }

  /** "Two creatures, both (of them) Mogg Flunkies": each of them is that card. */
  private boolean isEach(ObjectMention general) {
    if (general.count().isEmpty()) {
      return false;
    }
    boolean isEach =
        (general.count().getAsInt() == 2 && words.take("both"))
            || words.take("all")
            || words.take("each");
    if (isEach && words.take("of")) {
      isEach = words.take("them") || words.take("these") || words.take("which");
    }
    if (isEach && !words.take("are")) {
      words.take("being");
    }
    return isEach;
  }

  private static boolean isGeneral(ObjectMention general) {
    return general.head() instanceof Creature creature
        && creature.subtypes().isEmpty()
        && creature.size().isEmpty()
        && creature.keywords().isEmpty()
        && creature.colors().isEmpty()
        && !creature.token()
        && general.states().isEmpty()
        && general.how() != ObjectMention.How.ANOTHER;
  }

  private List<Named> named(ObjectMention general, int wanted, boolean isParted) {
    List<Named> named = new ArrayList<>();
    int counted = 0;
    int end = words.place();
    boolean isMore = true;
    while (isMore && counted < wanted) {
      int from = words.place();
      Optional<ObjectMention> one =
          words
              .mention()
              .filter(other -> other.owner().isEmpty() || other.owner().equals(general.owner()))
              .filter(other -> isName(other, isParted));
      if (one.isEmpty()) {
        break;
      }
      end = words.place();
      named.add(new Named(one.get().ownedBy(general.owner()), from, end));
      counted += one.get().count().orElse(1);
      isMore = words.take(",", "and") || words.take(",") || words.take("and");
    }
    words.backTo(end);
    return named;
  }

  private static boolean isName(ObjectMention mention, boolean isParted) {
    return mention.head() instanceof Card
        || (isParted
            && mention.head() instanceof Creature creature
            && !(creature.subtypes().isEmpty() && creature.size().isEmpty()));
  }
}
