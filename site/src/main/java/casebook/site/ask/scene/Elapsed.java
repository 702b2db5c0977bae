package casebook.site.ask.scene;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Mentions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What was done before and is over (611.2a). "Five turns ago" is longer than until anybody's next
 * turn, however turns are counted, where fewer play.
 */
public final class Elapsed {
  private static final Set<Duration> OF_THE_TURN =
      EnumSet.of(Duration.COMBAT, Duration.ADDED_COMBAT, Duration.ENDED_COMBAT, Duration.TURN);

  /** More players than a game is played with. */
  private static final int ALL_PLAYERS = 6;

  private final Scene scene;
  private final List<String> over = new ArrayList<>();
  private final Set<String> notes = new LinkedHashSet<>();
  private final Set<Thing> sources = new HashSet<>();

  /**
   * A creature that was goaded.
   *
   * @param by who did, where that is said
   * @param time when it was
   */
  record Goad(Thing thing, Optional<Party> by, Time time) {}

  private final List<Goad> goads = new ArrayList<>();

  Elapsed(Scene scene) {
    this.scene = scene;
  }

  void add(Goad goad) {
    goads.add(goad);
  }

  /** What is over, each as a sentence. */
  List<String> sentences() {
    return List.copyOf(over);
  }

  /** What an answer adds where something that was told is over. */
  public Optional<String> note() {
    return notes.isEmpty() ? Optional.empty() : Optional.of(String.join(" ", notes));
  }

  /** Whether it is told what an ability of a permanent did, and that is over. */
  public boolean isOf(Thing source) {
    return sources.contains(source);
  }

  /** Takes away what is over; of what may be, it is asked. */
  public void settle(Party active) {
    for (Spell spell : scene.spells()) {
      spell.time().ifPresent(time -> settle(spell, time, active));
    }
    for (Used used : scene.used()) {
      if (!scene.things().contains(used.source())) {
        isGone(used);
        continue;
      }
      used.time().ifPresent(time -> settle(used, time, active));
    }
    for (Goad goad : goads) {
      boolean isAgain = goad.thing().isGoaded();
      Optional<Party> by = goad.by();
      if (isOver(goad.time(), by, active)) {
        note(
            by.map(SceneWords::subject).orElse("Somebody")
                + " goaded "
                + Scene.called(goad.thing())
                + " "
                + goad.time().words()
                + ".",
            "That it was goaded " + goad.time().words() + " is over (701.15a).");
      } else if (!isAgain) {
        ask(goad.time(), by);
      }
    }
  }

  private void settle(Spell spell, Time time, Party active) {
    List<Effect> effects =
        scene.facts(spell.card()).stream()
            .flatMap(card -> card.abilities().stream())
            .flatMap(ability -> ability.effects().stream())
            .toList();
    long lasting = effects.stream().filter(Elapsed::lasts).count();
    if (lasting == effects.size()) {
      return;
    }
    boolean isOfTheTurn =
        effects.stream().allMatch(Elapsed::isOfTheTurn) && time.turns().isPresent();
    boolean isTaken = scene.takesControl(spell.card()) || scene.givesControl(spell.card());
    if (isTaken) {
      scene.needs("Who controls what now, after " + spell.card() + " " + time.words() + "?");
    } else if (lasting == 0 && (isOfTheTurn || isOver(time, spell.controller(), active))) {
      scene.remove(spell);
      note(
          spell.card()
              + spell.controller().map(by -> ", cast by " + SceneWords.object(by) + ",").orElse("")
              + " resolved"
              + new SceneWords(scene, active).on(spell)
              + " "
              + time.words()
              + ".",
          isOver(spell.card(), time));
    } else {
      ask(time, spell.controller());
    }
  }

  /** What had to be attacked, or had to attack, is not there any more. */
  private void isGone(Used used) {
    String called = Scene.called(used.source());
    scene.remove(used);
    over.add(SceneWords.used(used, used.time()));
    over.add(called + " is gone.");
    notes.add(
        called + " is no longer on the battlefield, so nothing is left of what its ability did.");
  }

  private void settle(Used used, Time time, Party active) {
    Ability ability = used.ability();
    List<Effect> effects =
        ability.effects().stream().filter(one -> !(one instanceof Effect.Trigger)).toList();
    if (effects.stream().noneMatch(Elapsed::lasts)
        && isOver(time, used.source().controller(), active)) {
      scene.remove(used);
      sources.add(used.source());
      note(SceneWords.used(used, Optional.of(time)), isOver(Scene.called(used.source()), time));
    } else {
      ask(time, used.source().controller());
    }
  }

  private static String isOver(String source, Time time) {
    return "What " + source + " did " + time.words() + " is over (611.2a).";
  }

  private void note(String sentence, String inAnswer) {
    over.add(sentence);
    notes.add(inAnswer);
  }

  private void ask(Time time, Optional<Party> by) {
    scene.needs(
        time.isOfOtherGame()
            ? time.question()
            : "“"
                + time.words()
                + "”: "
                + by.filter(party -> !party.id().equals("you"))
                    .map(party -> "has " + party.name() + " had a turn since then")
                    .orElse("whose turns have begun since then")
                + ", or is what was done still in effect?");
  }

  /** Whether it ends with no turn, and isn't over however long ago it was. */
  private static boolean lasts(Effect effect) {
    return Mentions.mentions(effect, new Condition.Lasts(Duration.GAME))
        || (!(effect instanceof Effect.Goaded) && durations(effect).findAny().isEmpty());
  }

  private static boolean isOfTheTurn(Effect effect) {
    return durations(effect).findAny().isPresent()
        && durations(effect).allMatch(OF_THE_TURN::contains);
  }

  private static Stream<Duration> durations(Effect effect) {
    return Arrays.stream(Duration.values())
        .filter(duration -> Mentions.mentions(effect, new Condition.Lasts(duration)));
  }

  /** Whether everybody has had a turn since, and who did it another one if it is theirs now. */
  private boolean isOver(Time time, Optional<Party> by, Party active) {
    int players = scene.table().mayHaveMoreOpponents() ? ALL_PLAYERS : scene.parties().size();
    boolean isOwnTurn = by.filter(party -> party != active).isEmpty();
    return time.turns().orElse(0) >= players + (isOwnTurn ? 1 : 0);
  }
}
