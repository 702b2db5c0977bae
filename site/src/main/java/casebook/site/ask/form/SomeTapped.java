package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * "Two Islands, one of them tapped": some of several that are alike are tapped, and some aren't.
 */
final class SomeTapped {
  private static final String SOME =
      "({O:some}|{N:many}( of (which|them|those|these))?)( {BE})?( currently| already| still| now)?"
          + " ((?<tapped>tapped)|untapped)";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of("(, |{OPEN} )(and |with |but )?(only |just )?" + SOME, SomeTapped::some),
          ClauseForm.of("(and |with |but )(only |just )?" + SOME, SomeTapped::some),
          ClauseForm.first(SOME, SomeTapped::some));

  private static final String WHICH = "Which of them are tapped, and which aren’t?";

  private SomeTapped() {}

  /** Whether it is said of some of those that were spoken of: "one of them". */
  private static OptionalInt number(Said said) {
    return said.has("many")
        ? OptionalInt.of(said.number("many"))
        : said.mentions("some").stream()
            .filter(one -> one.head() instanceof ObjectMention.Pronoun)
            .map(ObjectMention::count)
            .findFirst()
            .orElse(OptionalInt.empty());
  }

  private static void some(Said said, Scene scene) {
    boolean tapped = said.has("tapped");
    OptionalInt number = number(said);
    if (number.isEmpty()) {
      // Whatever else is said to be tapped is that as a whole.
      List<Thing> whole = said.things("some", scene);
      whole.forEach(thing -> thing.setTapped(tapped));
      return;
    }
    List<Thing> spoken = scene.spoken().mentionedLast();
    Party who = StatementForms.who(said, scene);
    boolean areOthers = spoken.stream().anyMatch(thing -> thing.count() > 1);
    if (who.lands().isPresent() && !areOthers) {
      int lands = who.lands().getAsInt();
      int some = Math.min(lands, number.getAsInt());
      who.setMana(tapped ? lands - some : some);
      return;
    }
    if (spoken.isEmpty() || who.lands().isPresent() || !isOnlySeveral(spoken)) {
      scene.needs(WHICH);
      return;
    }
    split(spoken, number.getAsInt(), tapped, scene);
  }

  /** Whether all but the last are single ones, which "them" doesn't mean. */
  private static boolean isOnlySeveral(List<Thing> spoken) {
    Thing last = spoken.getLast();
    return spoken.stream().allMatch(one -> one == last || one.count() == 1 || isAlike(one, last));
  }

  private static boolean isAlike(Thing one, Thing other) {
    return one.card().equals(other.card()) && one.creature().equals(other.creature());
  }

  private static void split(List<Thing> spoken, int number, boolean tapped, Scene scene) {
    Thing last = spoken.getLast();
    boolean isRest =
        spoken.stream()
            .anyMatch(
                one -> isAlike(one, last) && one.count() == number && one.isTapped() == tapped);
    boolean isSplit = spoken.stream().anyMatch(one -> one != last && isAlike(one, last));
    if (isSplit || last.count() == number) {
      if (!isRest && isSplit) {
        scene.needs(WHICH);
      } else if (!isSplit) {
        last.setTapped(tapped);
      }
      return;
    }
    if (last.count() < number || isChanged(last)) {
      scene.needs(WHICH);
      return;
    }
    ObjectMention.Head head =
        last.card()
            .<ObjectMention.Head>map(card -> new ObjectMention.Card(List.of(card), card))
            .or(last::creature)
            .orElseThrow();
    List<Part> others =
        scene.resolve(
            new ObjectMention(
                head,
                Optional.empty(),
                ObjectMention.How.ANOTHER,
                OptionalInt.of(number),
                number > 1),
            last.controller());
    others.forEach(part -> last.setApart(part.thing()));
    last.setTapped(!tapped);
    others.forEach(part -> part.thing().setTapped(tapped));
  }

  /** Whether more is said of them, which may be so of some of them only. */
  private static boolean isChanged(Thing thing) {
    return thing.isSick()
        || thing.isMaybeSick()
        || thing.isGoaded()
        || thing.isAnimated()
        || thing.type().isPresent()
        || !thing.given().isEmpty()
        || !thing.designations().isEmpty()
        || !thing.counters().isEmpty();
  }
}
