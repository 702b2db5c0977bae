package casebook.site.words.effect;

import casebook.engine.effect.Players;
import casebook.engine.effect.Window;
import casebook.engine.effect.Window.Point;
import casebook.engine.effect.Window.Span;
import casebook.site.words.english.Clause;
import casebook.site.words.english.English;
import casebook.site.words.english.Noun;

/** When a spell may be cast or an ability activated (506.8). */
public record WindowWords(Voice voice) {

  private static final Clause ATTACKED =
      new Clause(
          "has been attacked this step",
          "have been attacked this step",
          "hasn't been attacked this step",
          "haven't been attacked this step");

  /** "This is before blockers are declared", or that it isn't. */
  public String whether(Window window, boolean lies) {
    return switch (window) {
      case Window.HavingBeenAttacked() -> voice.you().says(lies ? ATTACKED : ATTACKED.denied());
      case Window.If(var condition) ->
          lies ? voice.conditions().holds(condition) : voice.conditions().fails(condition);
      case Window.Before _, Window.After _, Window.During _, Window.Both _, Window.Either _ ->
          "this " + (lies ? "is " : "isn't ") + during(window);
    };
  }

  /** "During combat before blockers are declared". */
  String during(Window window) {
    return switch (window) {
      case Window.Before(var point) -> "before " + point(point);
      case Window.After(var point) -> "after " + point(point);
      case Window.During(var span, var whose) -> "during " + span(span, whose);
      case Window.HavingBeenAttacked() -> "if " + voice.you().says(ATTACKED);
      case Window.If(var condition) -> "if " + voice.conditions().holds(condition);
      case Window.Both(var all) -> String.join(" ", all.stream().map(this::during).toList());
      case Window.Either(var any) -> English.list(any.stream().map(this::during).toList(), "or");
    };
  }

  private static String point(Point point) {
    return switch (point) {
      case COMBAT -> "combat";
      case ATTACKERS_DECLARED -> "attackers are declared";
      case BLOCKERS_DECLARED -> "blockers are declared";
      case COMBAT_DAMAGE_STEP -> "the combat damage step";
      case END_OF_COMBAT_STEP -> "the end of combat step";
    };
  }

  private String span(Span span, Players whose) {
    if (whose instanceof Players.Anyone) {
      return switch (span) {
        case TURN -> "a turn";
        case COMBAT -> "combat";
        case MAIN_PHASE -> "a main phase";
        case BEGINNING_OF_COMBAT,
            DECLARE_ATTACKERS,
            DECLARE_BLOCKERS,
            COMBAT_DAMAGE,
            END_OF_COMBAT ->
            "the " + part(span);
      };
    }
    Noun player = voice.players().one(whose);
    return player.words().startsWith("one of ")
        ? "the " + part(span) + " of " + player.words()
        : player.possessive() + " " + part(span);
  }

  private static String part(Span span) {
    return switch (span) {
      case TURN -> "turn";
      case MAIN_PHASE -> "main phase";
      case COMBAT -> "combat phase";
      case BEGINNING_OF_COMBAT -> "beginning of combat step";
      case DECLARE_ATTACKERS -> "declare attackers step";
      case DECLARE_BLOCKERS -> "declare blockers step";
      case COMBAT_DAMAGE -> "combat damage step";
      case END_OF_COMBAT -> "end of combat step";
    };
  }
}
