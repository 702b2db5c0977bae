package casebook.site.ask.form;

import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.catalogue.TypeLine;
import java.util.List;
import java.util.Optional;

/**
 * Untapped basic lands that are told of beside attackers: "I swing with Hill Giant and two untapped
 * Mountains". They are there, for what the attack costs, and don't attack.
 */
final class LandsBeside {
  private LandsBeside() {}

  /**
   * What is left of what something is done with.
   *
   * @param words all that is said of the attack
   */
  static List<ObjectMention> left(
      String words, List<ObjectMention> with, Optional<Party> by, Scene scene) {
    List<ObjectMention> lands = with.stream().filter(one -> isUntappedLand(one, scene)).toList();
    if (lands.isEmpty() || lands.size() == with.size() || !words.contains(" with <o")) {
      return with;
    }
    Party who =
        by.or(scene::attacker).orElseGet(() -> scene.party(new ObjectMention.PartyRef.Asker()));
    lands.stream()
        .flatMap(one -> scene.resolve(one, Optional.of(who)).stream())
        .map(Part::thing)
        .forEach(land ->
            scene.postpone(() -> {
              if (land.isCreature()) {
                scene.needs("Does " + Scene.called(land) + " attack, or stay home?");
              }
            }));
    return with.stream().filter(one -> !lands.contains(one)).toList();
  }

  private static boolean isUntappedLand(ObjectMention mention, Scene scene) {
    return mention.states().contains("untapped")
        && mention.count().isPresent()
        && mention.head() instanceof ObjectMention.Card(var names, var _)
        && names.stream().allMatch(name -> isBasicLand(name, scene));
  }

  private static boolean isBasicLand(String card, Scene scene) {
    return scene
        .facts(card)
        .map(facts -> TypeLine.of(facts.typeLine()))
        .filter(line -> line.supertypes().contains("basic") && line.types().contains("land"))
        .isPresent();
  }
}
