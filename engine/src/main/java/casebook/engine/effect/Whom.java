package casebook.engine.effect;

import java.util.List;

/** Which players, planeswalkers and battles an effect means as what is attacked (506.3). */
public sealed interface Whom {

  /** Anything: the effect doesn't look at what is attacked. */
  record Anything() implements Whom {}

  /** Such players. */
  record ThePlayer(Players player) implements Whom {}

  /** Such planeswalkers or battles. */
  record ThePermanent(Filter permanent) implements Whom {}

  /** Any of these. */
  record Either(List<Whom> any) implements Whom {
    public Either {
      any = List.copyOf(any);
    }
  }

  /** Each of these by itself, where something is counted ("each planeswalker you control"). */
  record Each(Whom whom) implements Whom {}

  /** What an effect means that doesn't say what is attacked. */
  Whom ANYTHING = new Anything();
}
