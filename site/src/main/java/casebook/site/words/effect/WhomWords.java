package casebook.site.words.effect;

import casebook.engine.effect.Whom;
import casebook.site.words.english.English;
import java.util.List;

/** What is attacked, as the object of a verb; empty where it may be anything. */
public record WhomWords(Voice voice) {

  /** One of them: "you or a planeswalker you control". */
  public String one(Whom whom) {
    return switch (whom) {
      case Whom.Anything() -> "";
      case Whom.ThePlayer(var players) -> voice.players().one(players).words();
      case Whom.ThePermanent(var filter) ->
          voice.filters().one(filter, FilterWords.PERMANENT).words();
      case Whom.Either(var any) -> list(any.stream().map(this::one).toList());
      case Whom.Each(var each) -> one(each);
    };
  }

  /** Any of them, as what can't be attacked: "you or planeswalkers you control". */
  String many(Whom whom) {
    return switch (whom) {
      case Whom.Anything() -> "";
      case Whom.ThePlayer(var players) -> voice.players().many(players).words();
      case Whom.ThePermanent(var filter) ->
          voice.filters().many(filter, FilterWords.PERMANENT).words();
      case Whom.Either(var any) -> list(any.stream().map(this::many).toList());
      case Whom.Each(var each) -> one(each);
    };
  }

  private static String list(List<String> words) {
    return English.list(words.stream().filter(one -> !one.isEmpty()).toList(), "or");
  }
}
