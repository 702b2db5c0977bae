package casebook.engine.reading.clause;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Whom;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.noun.PlayerNouns;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Noun;
import casebook.engine.reading.word.Self;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** "Create a token with defender": the token is what the effect affects. */
final class Creations {
  private static final Set<String> TOKENS = Set.of("token", "tokens");
  private static final Filter TOKEN = new Filter.Affected();

  /** Words at which something else begins to be said of the token. */
  private static final Set<String> DETAILS = Set.of("with", "that", "except", "and", ",", "then");

  private final Cursor c;
  private final List<Effect> effects = new ArrayList<>();
  private Self token = Self.UNNAMED;

  private Creations(Cursor c) {
    this.c = c;
  }

  static Optional<List<Effect>> read(Cursor c) {
    if (!c.acceptAny("you create", "you may create")) {
      c.accept("you may have");
      PlayerNouns.read(c);
      if (!c.acceptAny("create", "creates")) {
        return Optional.empty();
      }
    }
    var creation = new Creations(c);
    return creation.token() && creation.details() && !creation.effects.isEmpty()
        ? Optional.of(creation.effects)
        : Optional.empty();
  }

  /** "Two tapped and attacking 1/1 red Goblin creature tokens". */
  private boolean token() {
    int from = c.at();
    int head = c.find(TOKENS);
    if (head == c.end()) {
      return false;
    }
    int attacking = c.find(Set.of("attacking"));
    if (attacking < head) {
      effects.add(new Effect.EntersAttacking(TOKEN, Whom.ANYTHING, Condition.ALWAYS));
    }
    token = named(from, head);
    c.moveTo(head + 1);
    return Relevance.isSilent(c, from, Math.min(attacking, head))
        && (attacking >= head || Relevance.isSilent(c, attacking + 1, head));
  }

  /** "Create Trial, a legendary 1/1 …": its text may call it by its name. */
  private Self named(int from, int head) {
    int comma = c.find(Set.of(","));
    boolean named = comma > from && comma + 2 < head && c.token(comma + 2).is("legendary");
    return named
        ? Self.of(c.words(from, comma).replace(" '", "'"), Set.of("legendary"))
        : Self.UNNAMED;
  }

  private boolean details() {
    while (!c.atEnd()) {
      int start = c.at();
      if (!detail()) {
        return false;
      }
      if (c.at() == start) {
        return true;
      }
    }
    return true;
  }

  /** One detail; where nothing more belongs to the token, the cursor stays. */
  private boolean detail() {
    if (c.acceptAny("with")) {
      return given();
    }
    if (c.acceptAny(", except", "except")) {
      return exception();
    }
    if (c.acceptAny("that 's a copy of", "that are copies of", "that 's a copy", "named")) {
      return toDetail();
    }
    if (c.looksAt("and") && another()) {
      c.skip();
      return token();
    }
    c.acceptAny("and that", "that");
    if (c.acceptAny(
            "'s tapped and attacking",
            "are tapped and attacking",
            "'s attacking",
            "are attacking",
            "tapped and attacking")
        || (isAboutAPlayer(c.at()) && c.accept("attacking"))) {
      Optional<List<Effect>> entered = Entrances.entered(c, TOKEN);
      entered.ifPresent(effects::addAll);
      return entered.isPresent();
    }
    if (c.looksAtAny("attack", "attacks", "and attack", "and attacks")) {
      c.accept("and");
      Optional<List<Effect>> attacks = Predicates.read(c, new Subject.Permanents(Noun.the(TOKEN)));
      attacks.ifPresent(effects::addAll);
      return attacks.isPresent();
    }
    return rest();
  }

  /** "And a 1/1 black Rat creature token": another one. */
  private boolean another() {
    int start = c.at();
    c.accept("and");
    boolean counted = c.acceptAny("a", "an", "x", "that many") || c.number().isPresent();
    int head = c.find(TOKENS);
    boolean near = head < c.end() && head < c.find(Set.of(",", "with", "that", "and", "."));
    c.moveTo(start);
    return counted && near;
  }

  /** What else is said to the end of the clause, which must not bear on attacking. */
  private boolean rest() {
    if (c.atEnd() || c.looksAtAny(",", "and", "then", ";")) {
      return true;
    }
    return toDetail();
  }

  private boolean toDetail() {
    int end = c.find(DETAILS);
    int attacking = c.find(Set.of("attacking"));
    if (attacking < end && isAboutAPlayer(attacking)) {
      end = attacking;
    } else if (attacking == end + 1 && Relevance.isEntrance(c, attacking)) {
      end--;
    }
    if (!Relevance.isSilent(c, c.at(), end)) {
      return false;
    }
    c.moveTo(end);
    return true;
  }

  /** "A copy of it attacking that opponent": the token, not what it is a copy of, attacks. */
  private boolean isAboutAPlayer(int attacking) {
    return attacking + 2 < c.end()
        && c.token(attacking).is("attacking")
        && c.token(attacking + 1).is("that")
        && (c.token(attacking + 2).is("player") || c.token(attacking + 2).is("opponent"));
  }

  private boolean given() {
    Optional<List<Ability>> abilities = Grants.list(c, token);
    if (abilities.isEmpty()) {
      return toDetail();
    }
    if (Grants.hasUnread(abilities.get())) {
      return false;
    }
    List<Ability> bearing =
        Grants.bearing(abilities.get()).stream()
            .filter(ability -> !Relevance.isSilent(ability.meaning()))
            .toList();
    if (!bearing.isEmpty()) {
      effects.add(new Effect.Gives(TOKEN, bearing, Condition.ALWAYS));
    }
    return true;
  }

  /** "Except it isn't legendary, is a 5/5 Wall in addition to its other types, and has haste". */
  private boolean exception() {
    int from = c.at();
    while (!c.atEnd()) {
      if (!c.acceptAny("has", "have", "gains", "gain")) {
        c.skip();
        continue;
      }
      if (!Relevance.isSilent(c, from, c.at()) || !given()) {
        return false;
      }
      from = c.at();
    }
    return Relevance.isSilent(c, from, c.end());
  }
}
