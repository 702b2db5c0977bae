package casebook.site.ask.form;

import casebook.rules.work.Cancellation;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Time;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The forms of sentences. A sentence is read as a row of forms that leaves as few of its words over
 * as can be; what is left over is never passed over in silence.
 */
public final class Grammar {
  private static final List<ClauseForm> CLAUSES =
      Stream.of(
              UnderstoodForms.ALL,
              TimeForms.ALL,
              LaterQuestionForms.ALL,
              LaterForms.ALL,
              PutForms.ALL,
              ExtraCombatForms.ALL,
              KeywordTriggerForms.ALL,
              PlanForms.ALL,
              EnablingForms.ALL,
              UsedForms.ALL,
              AlsoForms.ALL,
              EachForms.ALL,
              FollowUpForms.ALL,
              SpreadForms.ALL,
              QuestionForms.ALL,
              AttackQuestionForms.ALL,
              CostForms.ALL,
              ClaimForms.ALL,
              AttackForms.ALL,
              ControlForms.ALL,
              StatementForms.ALL,
              ResourceForms.ALL,
              CastingForms.ALL,
              SpellCountForms.ALL,
              SpellForms.ALL,
              TurnForms.ALL,
              OpinionForms.ALL,
              SomeTapped.ALL,
              StateForms.ALL,
              ArrivalForms.ALL,
              SubjectForms.ALL,
              CounterForms.ALL,
              PresenceForms.ALL,
              AbsenceForms.ALL,
              AnimationForms.ALL,
              HappeningForms.ALL,
              ContextForms.ALL)
          .flatMap(List::stream)
          .toList();

  /** Parts of a sentence are put together by these, and by nothing else. */
  private static final Pattern BETWEEN =
      Pattern.compile(
          " (?:,|;|:|-|\\(|\\)|\"|and|but|so|if|while|when|because|since|then|where|even|…|—|–|or(?="
              + " (?:if |then )?(?:can|could|may|must|do|does|am|is|are|will|would|should|how|who)"
              + " ))(?= |$)");

  /** A form that can end sooner, as a list can, may leave room for the next one. */
  private static final int MOST_ENDS = 4;

  /** The words of all forms. */
  public static final Set<String> WORDS = words();

  /** What may stand between a mention and a clause about it. */
  private static final Set<String> OPENING = Set.of(",", "(", "-", "—", "–");

  /** What parts the members of a list. */
  private static final Set<String> LISTING = Set.of(",", "and", "plus");

  private Grammar() {}

  private static Set<String> words() {
    Set<String> words = new HashSet<>();
    for (ClauseForm clause : CLAUSES) {
      Arrays.stream(
              clause.pattern().pattern().replaceAll("\\(\\?<\\w+>|<\\w\\\\d", " ").split("[^a-z]+"))
          .filter(word -> word.length() > 1)
          .forEach(words::add);
    }
    return words;
  }

  /** A form that was found, or a word that none was found for. */
  private record Step(int next, int leftOver, Optional<Found> found) {}

  private record Found(ClauseForm clause, Matcher matcher) {}

  /**
   * Reads a sentence into the scene.
   *
   * @param isQuestion whether it ends with a question mark
   * @return the parts that no form has room for
   */
  public static List<Symbol> read(
      List<Symbol> sentence, boolean isQuestion, List<Object> things, Scene scene) {
    String text = text(sentence);
    Step[] steps = steps(text, starts(sentence));
    List<Integer> leftOver = new ArrayList<>();
    Set<Integer> between = new HashSet<>();
    scene.beginSentence(text, isQuestion);
    for (int at = 0; at < sentence.size(); at = steps[at].next()) {
      Step step = steps[at];
      if (step.found().isPresent()) {
        Found found = step.found().get();
        var said = new ClauseForm.Said(found.matcher(), things);
        scene.spoken().beginPart();
        scene.times().beginPart(said.all(), said.time());
        if (!TimeForms.ALL.contains(found.clause())) {
          said.time().filter(Time::isOfOtherGame).map(Time::question).ifPresent(scene::needs);
        }
        scene.spoken().setBefore(mentionsBefore(sentence, at, things));
        if (said.waits(scene)) {
          scene.postpone(() -> found.clause().says().accept(said, scene));
        } else {
          found.clause().says().accept(said, scene);
        }
        said.resolveOthers(scene);
      } else if (step.leftOver() > steps[step.next()].leftOver()) {
        leftOver.add(at);
      } else {
        between.add(at);
      }
    }
    List<Integer> kept = Bearing.without(sentence, things, leftOver, between);
    leftOver.stream()
        .filter(
            at -> !kept.contains(at) && !leftOver.contains(at - 1) && !leftOver.contains(at + 1))
        .map(at -> sentence.get(at).text())
        .filter(part -> part.startsWith("<p"))
        .forEach(part ->
            scene.party((PartyRef) things.get(Integer.parseInt(part.replaceAll("\\D", "")))));
    return kept.stream().map(sentence::get).toList();
  }

  /** What is mentioned right before a place: "Okk and Craw Wurm" before ", which are tapped". */
  private static List<ObjectMention> mentionsBefore(
      List<Symbol> sentence, int place, List<Object> things) {
    List<ObjectMention> before = new ArrayList<>();
    int at = place - 1;
    while (at >= 0 && OPENING.contains(sentence.get(at).text())) {
      at--;
    }
    while (at >= 0 && sentence.get(at).text().startsWith("<o")) {
      before.addFirst(
          (ObjectMention)
              things.get(Integer.parseInt(sentence.get(at).text().replaceAll("\\D", ""))));
      at--;
      boolean isParted = at >= 0 && LISTING.contains(sentence.get(at).text());
      while (at >= 0 && LISTING.contains(sentence.get(at).text())) {
        at--;
      }
      if (!isParted) {
        break;
      }
    }
    return before;
  }

  /** The number of words of a sentence that no form has room for. */
  static int leftOver(List<Symbol> sentence) {
    return steps(text(sentence), starts(sentence))[0].leftOver();
  }

  private static String text(List<Symbol> sentence) {
    return sentence.stream().map(symbol -> " " + symbol.text()).collect(Collectors.joining());
  }

  private static int[] starts(List<Symbol> sentence) {
    int[] starts = new int[sentence.size() + 1];
    for (int i = 0; i < sentence.size(); i++) {
      starts[i + 1] = starts[i] + 1 + sentence.get(i).text().length();
    }
    return starts;
  }

  /** From each place on, the way that leaves the fewest words over. */
  private static Step[] steps(String text, int[] starts) {
    int size = starts.length - 1;
    Step[] steps = new Step[size + 1];
    steps[size] = new Step(size, 0, Optional.empty());
    for (int at = size - 1; at >= 0; at--) {
      Cancellation.check();
      boolean isBetween = BETWEEN.matcher(text).region(starts[at], text.length()).lookingAt();
      Step best =
          new Step(at + 1, steps[at + 1].leftOver() + (isBetween ? 0 : 1), Optional.empty());
      for (ClauseForm clause : CLAUSES) {
        if (!clause.mayBeginAt(text, starts[at])) {
          continue;
        }
        int end = text.length();
        for (int tries = 0; tries < MOST_ENDS && end > starts[at]; tries++) {
          Matcher matcher = clause.pattern().matcher(text).region(starts[at], end);
          matcher.useTransparentBounds(true).useAnchoringBounds(false);
          if (!matcher.lookingAt()) {
            break;
          }
          int next = Arrays.binarySearch(starts, matcher.end());
          if (next > at && steps[next].leftOver() < best.leftOver()) {
            best = new Step(next, steps[next].leftOver(), Optional.of(new Found(clause, matcher)));
          }
          end = matcher.end() - 1;
        }
      }
      steps[at] = best;
    }
    return steps;
  }
}
