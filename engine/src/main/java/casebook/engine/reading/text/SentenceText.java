package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.reading.clause.Clauses;
import casebook.engine.reading.clause.OtherChanges;
import casebook.engine.reading.clause.PowerChanges;
import casebook.engine.reading.clause.mana.BasicLands;
import casebook.engine.reading.clause.mana.ManaChanges;
import casebook.engine.reading.condition.Collocations;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.Matters;
import casebook.engine.reading.condition.Relevance;
import casebook.engine.reading.condition.Triggers;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.noun.Subject;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the sentences of one line of rules text, one after the other: what one of them offers or
 * speaks of, the next may go on with.
 */
final class SentenceText {
  /** Nobody quotes deeper than a token that makes a token; text in deeper quotes isn't read. */
  private static final int DEEPEST_QUOTE = 3;

  /** No sentence of a card is longer; what is, is not read, so that the work stays in bounds. */
  static final int LONGEST_SENTENCE = 400;

  private static final List<String> FROM_YOUR_GRAVEYARD = List.of("from", "your", "graveyard");

  private final String line;
  private final List<Token> tokens;
  private final int depth;
  private final Self self;
  private Optional<Filter> previous = Optional.empty();
  private Optional<Effect.OptionalCost> offer = Optional.empty();
  private Optional<Condition> before = Optional.empty();
  private Optional<Condition> instead = Optional.empty();

  SentenceText(String line, List<Token> tokens, int depth, Self self) {
    this.line = line;
    this.tokens = tokens;
    this.depth = depth;
    this.self = self;
  }

  /**
   * One sentence of the line.
   *
   * @param textFrom where its text begins for people, with what was taken off before it
   */
  record Sentence(int textFrom, int from, int to, Frame frame, Condition when) {
    boolean isFirst() {
      return textFrom == 0;
    }
  }

  /** What a sentence says; where it says two things that come to be in two ways, each. */
  List<Ability> read(Sentence sentence) {
    Cursor c = cursor(sentence);
    c.previous(previous);
    c.offer(offer);
    c.before(before);
    c.self(self);
    previous = Optional.empty();
    offer = Optional.empty();
    before = Optional.empty();
    instead = Optional.empty();
    if (sentence.isFirst() && sentence.frame() == Frame.STATIC) {
      Optional<Ability> keywords =
          keywords(sentence)
              .or(() -> keywords(new Sentence(0, 0, sentence.to(), Frame.STATIC, sentence.when())));
      if (keywords.isPresent()) {
        return List.of(keywords.get());
      }
    }
    if (!sentence.when().equals(Condition.ALWAYS)) {
      Optional<Effect> power = c.attempt(() -> PowerChanges.line(c));
      if (power.isPresent()) {
        var effects = new ArrayList<>(List.of(power.get()));
        if (Station.isThreshold(sentence.when())) {
          effects.addFirst(Station.creature(Condition.ALWAYS));
        }
        return List.of(
            meant(sentence, Frame.STATIC, Conditional.when(effects, sentence.when()), c));
      }
    }
    if (depth > DEEPEST_QUOTE || c.end() - sentence.from() > LONGEST_SENTENCE) {
      return List.of(unread(c, sentence, sentence.textFrom(), sentence.frame()));
    }
    return Triggers.beginsAt(c) ? triggered(c, sentence) : plain(c, sentence);
  }

  /** The condition in which the last sentence happens in place of what was said before. */
  Optional<Condition> instead() {
    return instead;
  }

  private List<Ability> plain(Cursor c, Sentence sentence) {
    Optional<Clauses.Said> said = Clauses.read(c, sentence.frame());
    boolean resolves =
        said.isPresent()
            && said.get().resolves()
            && sentence.frame() != Frame.SPELL
            && sentence.frame() != Frame.ACTIVATED;
    boolean unread = said.isEmpty() && sentence.frame() == Frame.TRIGGERED;
    Frame frame = resolves || unread ? Frame.RESOLUTION : sentence.frame();
    said.ifPresent(one -> remember(one, c));
    return List.of(
        meant(
            sentence,
            frame,
            said.flatMap(one -> Conditional.when(one.effects(), sentence.when())),
            c));
  }

  /**
   * A triggered ability. Where it triggers on attacking, but what it then does can't be read, that
   * is a part by itself: an ability on a permanent is known although its resolution isn't.
   */
  private List<Ability> triggered(Cursor c, Sentence sentence) {
    boolean own =
        sentence.frame() == Frame.STATIC
            || (sentence.isFirst() && sentence.frame() == Frame.TRIGGERED);
    boolean afterOffer = c.offer().isPresent() && c.looksAt("when you do");
    Frame frame = (own && sentence.isFirst()) || afterOffer ? Frame.TRIGGERED : Frame.RESOLUTION;
    Optional<List<Effect>> triggers =
        Triggers.read(c)
            .flatMap(all -> Conditional.when(all, sentence.when()))
            .flatMap(all -> Conditional.when(all, where(all)));
    if (triggers.isEmpty()) {
      return List.of(meant(sentence, frame, triggers, c));
    }
    int body = c.at();
    Optional<Clauses.Said> said = Clauses.afterEvent(c);
    if (said.isPresent()) {
      remember(said.get(), c);
      var all = new ArrayList<>(triggers.get());
      all.addAll(said.get().effects());
      return List.of(meant(sentence, frame, Optional.of(all), c));
    }
    Ability resolution =
        unread(
            c,
            new Sentence(body, body, sentence.to(), frame, sentence.when()),
            body,
            Frame.RESOLUTION);
    if (triggers.get().isEmpty()) {
      return List.of(
          new Ability(
              text(sentence.textFrom(), sentence.to()),
              frame == Frame.TRIGGERED && resolution.meaning() instanceof Meaning.Unread
                  ? Frame.RESOLUTION
                  : frame,
              resolution.meaning()));
    }
    Ability trigger = meant(sentence, frame, triggers, c);
    return resolution.meaning() instanceof Meaning.Unread
        ? List.of(trigger, resolution)
        : List.of(trigger);
  }

  /**
   * An ability that moves its object out of the graveyard functions only there, unless it triggers
   * as something is put there (113.6m).
   */
  private Condition where(List<Effect> triggers) {
    boolean leaves =
        triggers.stream()
            .anyMatch(effect -> effect instanceof Effect.Trigger(TriggerEvent.Leaves _, var _));
    return !leaves && returnsFromGraveyard() ? Condition.IN_GRAVEYARD : Condition.ALWAYS;
  }

  private boolean returnsFromGraveyard() {
    for (int index = 0; index + FROM_YOUR_GRAVEYARD.size() < tokens.size(); index++) {
      List<Token> next = tokens.subList(index + 1, index + 1 + FROM_YOUR_GRAVEYARD.size());
      if (tokens.get(index).kind() == Token.Kind.SELF
          && next.stream().map(Token::word).toList().equals(FROM_YOUR_GRAVEYARD)) {
        return true;
      }
    }
    return false;
  }

  /** "If enchanted land would be destroyed, instead …": nothing else applies less (614.1a). */
  private static boolean replacesEvent(Condition when) {
    return Mentions.mentions(
        when, part -> part instanceof Condition.Stated(var words) && words.contains(" would "));
  }

  /** What "they" in the next sentence of the paragraph stands for. */
  private void remember(Clauses.Said said, Cursor c) {
    before = Optional.of(said.when()).filter(when -> !when.equals(Condition.ALWAYS));
    instead = before.filter(when -> said.instead() && !replacesEvent(when));
    offer =
        said.effects().stream()
            .filter(Effect.OptionalCost.class::isInstance)
            .map(Effect.OptionalCost.class::cast)
            .findFirst();
    previous =
        said.subject()
            .filter(Subject.Permanents.class::isInstance)
            .map(subject -> ((Subject.Permanents) subject).meant())
            .filter(SentenceText::describes)
            .or(() -> ofInstruction(said, c));
  }

  /** Whether it says what the permanents are, instead of pointing at them. */
  private static boolean describes(Filter filter) {
    return filter instanceof Filter.Both
        || filter instanceof Filter.HasType
        || filter instanceof Filter.HasSubtype;
  }

  private Ability meant(Sentence sentence, Frame frame, Optional<List<Effect>> effects, Cursor c) {
    if (effects.isEmpty()) {
      return unread(c, sentence, sentence.textFrom(), frame);
    }
    String text = text(sentence.textFrom(), sentence.to());
    List<Token> said = tokens.subList(sentence.from(), sentence.to());
    if (effects.get().isEmpty() && !Collocations.areSilent(c, said)) {
      return new Ability(text, frame, new Meaning.Unread());
    }
    List<Effect> all = withManaChanges(sentence, effects.get());
    return all.isEmpty()
        ? new Ability(text, frame, silent(sentence, frame))
        : new Ability(text, frame, new Meaning.Read(all));
  }

  /** The effects, with a change of mana that the sentence tells and that isn't among them. */
  private List<Effect> withManaChanges(Sentence sentence, List<Effect> read) {
    List<Effect> effects = read.stream().filter(effect -> !isOfCreatureType(effect)).toList();
    boolean isKnown =
        effects.stream()
            .anyMatch(
                effect -> effect instanceof Effect.ChangingMana || BasicLands.areAdded(effect));
    if (isKnown || !ManaChanges.isOf(tokens.subList(sentence.from(), sentence.to()))) {
      return effects;
    }
    var all = new ArrayList<>(effects);
    all.add(new Effect.ChangesManaOtherwise());
    return all;
  }

  /** A meaning that has no bearing on attacking. */
  Meaning irrelevant(Sentence sentence) {
    return new Meaning.Irrelevant(Matters.of(tokens.subList(sentence.from(), sentence.to())));
  }

  /** "~ is the chosen type" is about a land type where the object is a land. */
  private boolean isOfCreatureType(Effect effect) {
    return effect instanceof Effect.HasLandTypes(Filter.Self _, var types, var _, var _)
        && types.isEmpty()
        && !self.types().isEmpty()
        && !self.types().contains("land");
  }

  /** A sentence that the grammar doesn't read: unread if it may bear on attacking. */
  private Ability unread(Cursor c, Sentence sentence, int textFrom, Frame frame) {
    String text = text(textFrom, sentence.to());
    if (!Relevance.isSilent(c, sentence.from(), c.end())) {
      return new Ability(text, frame, new Meaning.Unread());
    }
    List<Effect> changes =
        OtherChanges.in(c, sentence.from(), c.end(), Optional.empty()).stream().toList();
    List<Effect> all = withManaChanges(sentence, changes);
    return new Ability(
        text, frame, all.isEmpty() ? silent(sentence, frame) : new Meaning.Read(all));
  }

  /**
   * The meaning of a sentence that has no word that bears on attacking: none, unless it says
   * something of creatures all the time that none of the known matters is ("This creature can't
   * stay home.").
   */
  private Meaning silent(Sentence sentence, Frame frame) {
    List<Token> said = tokens.subList(sentence.from(), sentence.to());
    return frame == Frame.STATIC && Matters.isSomethingElseOfCreatures(said)
        ? new Meaning.Unread()
        : irrelevant(sentence);
  }

  /** A sentence that is nothing but keyword abilities. */
  Optional<Ability> keywords(Sentence sentence) {
    var c =
        new Cursor(
            tokens, new Cursor.Reach(sentence.from(), sentence.to(), CardText.quotations(depth)));
    var keywords = new ArrayList<Effect>();
    while (!c.atEnd()) {
      Optional<Effect> keyword = Keywords.read(c);
      if (keyword.isEmpty()) {
        return Optional.empty();
      }
      keywords.add(keyword.get());
      while (c.acceptAny(",", ";", ".") || c.accept("and")) {
        // Keywords on one line are separated by commas, in older wording by semicolons.
      }
    }
    return keywords.isEmpty()
        ? Optional.empty()
        : Conditional.when(keywords, sentence.when())
            .map(effects -> ability(sentence.textFrom(), sentence.to(), Frame.STATIC, effects));
  }

  Ability ability(int from, int to, Frame frame, List<Effect> effects) {
    return new Ability(text(from, to), frame, new Meaning.Read(effects));
  }

  /** The words from a token up to another, as they are written. */
  String text(int from, int to) {
    return line.substring(tokens.get(from).start(), tokens.get(to - 1).end());
  }

  /** What stands at the beginning of a sentence; its full stop is no part of it. */
  Cursor cursor(Sentence sentence) {
    int end = tokens.get(sentence.to() - 1).is(".") ? sentence.to() - 1 : sentence.to();
    return new Cursor(tokens, new Cursor.Reach(sentence.from(), end, CardText.quotations(depth)));
  }

  /**
   * All that an instruction names, for what is said of them after it: "Untap all creatures you
   * control", "gain control of all creatures".
   */
  private static Optional<Filter> ofInstruction(Clauses.Said said, Cursor c) {
    Optional<Filter> gained =
        said.effects().stream()
            .filter(Effect.ChangesControl.class::isInstance)
            .map(effect -> ((Effect.ChangesControl) effect).who())
            .filter(who -> who instanceof Filter.Both || who instanceof Filter.HasType)
            .filter(who -> !Mentions.mentions(who, part -> part instanceof Filter.ControlledBy))
            .findFirst();
    return gained.or(() ->
        c.previous().filter(_ -> c.paragraph().stream().anyMatch(token -> token.is("untap"))));
  }
}
