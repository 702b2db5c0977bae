package casebook.site.words.effect;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect.Period;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How long effects last, in words.
 *
 * @param whose the possessive of what has them: "its", "their"
 */
public record DurationWords(Voice voice, String whose) {
  private static final String EACH_COMBAT = "each combat";

  DurationWords(Voice voice) {
    this(voice, "its");
  }

  /** How long an effect lasts that has this condition, if that is said. */
  static Optional<Duration> in(Condition when) {
    return switch (when) {
      case Condition.Lasts(var duration) -> Optional.of(duration);
      case Condition.Both(var all) -> all.stream().flatMap(one -> in(one).stream()).findFirst();
      default -> Optional.empty();
    };
  }

  /** The condition without its duration. */
  public static Condition without(Condition when) {
    return switch (when) {
      case Condition.Lasts _ -> Condition.ALWAYS;
      case Condition.Both(var all) -> {
        List<Condition> rest =
            all.stream()
                .map(DurationWords::without)
                .filter(one -> !one.equals(Condition.ALWAYS))
                .toList();
        yield switch (rest.size()) {
          case 0 -> Condition.ALWAYS;
          case 1 -> rest.getFirst();
          default -> new Condition.Both(rest);
        };
      }
      default -> when;
    };
  }

  /** Of what permanents are and have: "until end of turn". */
  String until(Duration duration) {
    return switch (duration) {
      case COMBAT, ENDED_COMBAT -> "until end of combat";
      case TURN -> "until end of turn";
      default -> during(duration);
    };
  }

  /** Of what they can or must do: "this turn". */
  String during(Duration duration) {
    return switch (duration) {
      case COMBAT, ENDED_COMBAT -> "this combat";
      case NEXT_COMBAT -> "during " + whose + " controller's next combat phase";
      case ADDED_COMBAT -> "during that combat phase";
      case TURN -> "this turn";
      case TURN_AND_NEXT -> "this turn and next turn";
      case NEXT_TURN -> "during " + whose + " controller's next turn";
      case UNTIL_YOUR_NEXT_TURN -> "until " + voice.you().possessive() + " next turn";
      case UNTIL_END_OF_YOUR_NEXT_TURN ->
          "until the end of " + voice.you().possessive() + " next turn";
      case GAME -> "for the rest of the game";
    };
  }

  /** When something attacks that has to: "each combat until your next turn". */
  String period(Condition when) {
    return in(when)
        .map(one ->
            switch (one) {
              case UNTIL_YOUR_NEXT_TURN, UNTIL_END_OF_YOUR_NEXT_TURN, GAME ->
                  EACH_COMBAT + " " + during(one);
              default -> during(one);
            })
        .orElse(EACH_COMBAT);
  }

  /** What attackers are counted over, after "can attack", where the duration doesn't say it. */
  static String counted(Period period, Condition when) {
    Optional<Duration> duration = in(when);
    return switch (period) {
      case COMBAT -> duration.equals(Optional.of(Duration.COMBAT)) ? "" : " " + EACH_COMBAT;
      case TURN -> duration.equals(Optional.of(Duration.TURN)) ? "" : " each turn";
    };
  }

  /**
   * A sentence that is made of the condition without its duration, told with that.
   *
   * @param how the duration in words
   */
  static String told(
      Condition when, Function<Condition, String> sentence, Function<Duration, String> how) {
    String rest = sentence.apply(without(when));
    return in(when).map(one -> with(rest, how.apply(one))).orElse(rest);
  }

  /** A sentence with a duration; before it, where something else is said of all of it. */
  private static String with(String sentence, String duration) {
    boolean isSimple =
        !sentence.contains(",") && !sentence.contains(" unless ") && !sentence.contains(" if ");
    return isSimple ? sentence + " " + duration : duration + ", " + sentence;
  }
}
