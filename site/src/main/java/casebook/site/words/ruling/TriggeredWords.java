package casebook.site.words.ruling;

import casebook.engine.effect.Effect;
import casebook.engine.ruling.State;
import casebook.engine.ruling.Stated;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.effect.TriggerWords;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.List;

/** What triggered (508.1m, 603), by its sentence or, where that isn't known, by its event. */
public record TriggeredWords(Names names) {
  /** What triggered in a row; what triggered several times one after the other is told once. */
  public List<String> lines(List<State.Triggered> triggered) {
    var lines = new ArrayList<String>();
    int times = 1;
    for (int index = 0; index < triggered.size(); index++) {
      String words = of(triggered.get(index).stated());
      boolean again =
          index + 1 < triggered.size() && of(triggered.get(index + 1).stated()).equals(words);
      if (again) {
        times++;
      } else {
        lines.add("Triggered" + times(times) + ": " + words);
        times = 1;
      }
    }
    return lines;
  }

  private static String times(int times) {
    return switch (times) {
      case 1 -> "";
      case 2 -> " twice";
      default -> " " + English.number(times) + " times";
    };
  }

  /** "Hellrider: Whenever a creature you control attacks, …", as its source has it. */
  public String of(Stated stated) {
    String source = names.of(stated.source());
    boolean isUnsaid = stated.text().isEmpty() || stated.text().endsWith(AbilityWords.MORE);
    return isUnsaid && stated.effect() instanceof Effect.Trigger(var event, var when)
        ? "%s: %s%s"
            .formatted(
                source,
                English.capitalized(new TriggerWords(names.voice(stated)).whenever(event, when)),
                AbilityWords.MORE)
        : source + ": " + triggering(stated);
  }

  /** The sentence, or of several keywords in a row the one that stands for what triggered. */
  private static String triggering(Stated stated) {
    return stated.effect() instanceof Effect.Keyword
        ? English.capitalized(EffectWords.PRINTED.clause(stated.effect()))
        : stated.text();
  }
}
