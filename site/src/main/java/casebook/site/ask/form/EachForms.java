package casebook.site.ask.form;

import casebook.site.ask.form.ClauseForm.Said;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** "Can I attack each of them with one creature?": one attack, on every opponent. */
final class EachForms {
  private static final String EACH =
      " (attack|swing at|swing into|hit)( into)? (each|both)( one)?( of( the| my)?( other)?( (two|three|<n\\d+>))?( (opponents|players|them|{P}|{O}|<n\\d+>))?"
          + "| (opponent|player|other player|{P}))? with( just)? {O:with}( each| apiece)?";

  static final List<ClauseForm> ALL =
      List.of(
          ClauseForm.of("(can|could|may) {P:who}( just| still)*" + EACH, EachForms::ask),
          ClauseForm.of("(am|are|is) {P:who} (allowed|able) to" + EACH, EachForms::ask));

  private static final Pattern EACH_ONE = Pattern.compile(" (each|apiece)$");

  private EachForms() {}

  private static void ask(Said said, Scene scene) {
    Optional<Party> by = said.party("who", scene);
    List<ObjectMention> with = said.mentions("with");
    boolean isOneForAll = said.all().contains(" both ") && !EACH_ONE.matcher(said.all()).find();
    if (isOneForAll) {
      scene.needs("With one creature each, or with one for both?");
    }
    scene.postpone(() -> ask(by, with.getFirst(), scene));
  }

  private static void ask(Optional<Party> by, ObjectMention with, Scene scene) {
    scene.table().fillUp(Math.max(2, scene.players().orElse(2)));
    List<Party> opponents =
        scene.parties().stream().filter(one -> !by.equals(Optional.of(one))).toList();
    boolean isOneEach =
        with.head() instanceof ObjectMention.Creature creature
            && creature.isAny()
            && with.states().isEmpty()
            && with.count().orElse(with.plural() ? 0 : 1) == 1;
    List<Thing> own =
        scene.things().stream()
            .filter(thing -> thing.isCreature() && thing.controller().equals(by))
            .toList();
    if (!isOneEach || opponents.size() < 2 || !own.isEmpty()) {
      scene.needs("Which creatures attack what?");
      return;
    }
    ObjectMention all = with.as(ObjectMention.How.NEW, OptionalInt.of(opponents.size()));
    Thing creatures = scene.resolve(all, by).getFirst().thing();
    scene.ask(
        new Asked.CanAttack(
            by,
            opponents.stream()
                .map(one ->
                    new Attack(
                        List.of(new Part(creatures, 1)),
                        false,
                        Optional.of(new Asked.Target.APlayer(one))))
                .reduce(Attack::and)
                .orElseThrow(),
            false));
  }
}
