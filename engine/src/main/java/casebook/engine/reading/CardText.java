package casebook.engine.reading;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.Paragraph.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads rules text: every sentence becomes an {@link Ability} with what it says about attacking.
 * The same text always gives the same abilities; no text makes it fail.
 */
public final class CardText {
  /**
   * In characters, many times what the wordiest card has. A longer text is not read: it is one
   * ability that is unread, so that nothing of it is passed over.
   */
  public static final int LONGEST_TEXT = 20_000;

  /** Nobody quotes deeper than a token that makes a token; text in deeper quotes isn't read. */
  private static final int DEEPEST_QUOTE = 3;

  /** No sentence of a card is longer; what is, is not read, so that the work stays in bounds. */
  private static final int LONGEST_SENTENCE = 400;

  private final String line;
  private final List<Token> tokens;
  private final int depth;
  private final Self self;
  private Optional<Filter> previous = Optional.empty();
  private Optional<Effect.OptionalCost> offer = Optional.empty();
  private Optional<Condition> before = Optional.empty();
  private Optional<Sentence> last = Optional.empty();

  private CardText(String line, List<Token> tokens, int depth, Self self) {
    this.line = line;
    this.tokens = tokens;
    this.depth = depth;
    this.self = self;
  }

  /**
   * The abilities that an object's rules text states, in the order of its sentences.
   *
   * @param rulesText the text as printed on the card, in today's or older wording; each line is a
   *     paragraph; reminder text is passed over
   */
  public static List<Ability> read(String rulesText, Self self) {
    return read(rulesText, self, 0);
  }

  /** The same, for each line of the text. */
  static List<List<Ability>> paragraphs(String rulesText, Self self) {
    return paragraphs(rulesText, self, 0);
  }

  /**
   * The abilities of a text in quotation marks; in it the object is the one that has them.
   *
   * @param self the names of that object, where the text may use them
   */
  static List<Ability> quoted(String text, Self self, int depth) {
    return read(text, self, depth);
  }

  private static List<Ability> read(String rulesText, Self self, int depth) {
    return paragraphs(rulesText, self, depth).stream().flatMap(List::stream).toList();
  }

  private static List<List<Ability>> paragraphs(String rulesText, Self self, int depth) {
    if (isTooLong(rulesText)) {
      return List.of(List.of(new Ability(rulesText, Frame.STATIC, new Meaning.Unread())));
    }
    var paragraphs = new ArrayList<List<Ability>>();
    var names = new Names(self);
    Frame usual = self.isSpell() ? Frame.SPELL : Frame.STATIC;
    var setting = new Setting(usual, Condition.ALWAYS, false, Optional.empty());
    Condition level = Condition.ALWAYS;
    for (String line : Repeated.joined(rulesText.split("\\R", -1))) {
      List<Token> tokens = names.mark(Names.withoutReminders(Lexer.tokens(line)));
      if (tokens.isEmpty()) {
        paragraphs.add(List.of());
        continue;
      }
      level = Paragraph.level(tokens).orElse(level);
      if (!Paragraph.isBullet(tokens)) {
        setting = new Setting(usual, level, false, Optional.empty());
      }
      Paragraph paragraph = Paragraph.of(tokens, setting);
      var text = new CardText(line, tokens, depth, self);
      Optional<StepBegins> begun = setting.begun();
      paragraphs.add(
          text.keywords(paragraph)
              .filter(_ -> begun.isEmpty() && paragraph.frame() != Frame.RESOLUTION)
              .orElseGet(() -> text.withMana(paragraph, text.said(paragraph, begun))));
      if (!Paragraph.isBullet(tokens)) {
        setting =
            new Setting(
                text.frameOfModes(paragraph),
                level,
                text.choosesWords(paragraph),
                StepBegins.ofModes(text.at(paragraph), paragraph.when(), line));
      }
    }
    return paragraphs;
  }

  static boolean isTooLong(String rulesText) {
    return rulesText.length() > LONGEST_TEXT;
  }

  /** How the modes that follow the paragraph come to have their effect (700.2). */
  private Frame frameOfModes(Paragraph paragraph) {
    return paragraph.frame() == Frame.STATIC && Triggers.beginsAt(at(paragraph))
        ? Frame.TRIGGERED
        : paragraph.frame();
  }

  /** "As ~ enters, choose X or Y": each of the lines that follow is in force if its word was. */
  private boolean choosesWords(Paragraph paragraph) {
    return at(paragraph).accept("as ~")
        && tokens.stream().anyMatch(token -> token.is("choose") || token.is("chosen"));
  }

  /** A line of keyword abilities (702), if that is what the paragraph is. */
  private Optional<List<Ability>> keywords(Paragraph paragraph) {
    for (int from : List.of(paragraph.from(), 0)) {
      Optional<Ability> line =
          keywords(new Sentence(0, from, tokens.size(), Frame.STATIC, paragraph.when()));
      if (line.isPresent()) {
        return line.map(List::of);
      }
    }
    return Optional.empty();
  }

  /** A sentence that is nothing but keyword abilities. */
  private Optional<Ability> keywords(Sentence sentence) {
    var c = new Cursor(tokens, new Cursor.Reach(sentence.from(), sentence.to(), depth));
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

  /**
   * The sentences of a paragraph, with what they do to make mana: where they say nothing else, they
   * are one ability; else the mana is one more beside what they say.
   */
  private List<Ability> withMana(Paragraph paragraph, List<Ability> said) {
    Optional<Effect> mana = ManaAbilities.read(paragraph, depth);
    if (mana.isEmpty()) {
      return said;
    }
    Ability making = ability(0, tokens.size(), said.getFirst().frame(), List.of(mana.get()));
    var abilities = new ArrayList<Ability>();
    abilities.add(making);
    said.stream()
        .filter(ability -> !(ability.meaning() instanceof Meaning.Irrelevant))
        .forEach(abilities::add);
    return abilities;
  }

  private Ability ability(int from, int to, Frame frame, List<Effect> effects) {
    return new Ability(text(from, to), frame, new Meaning.Read(effects));
  }

  private String text(int from, int to) {
    return line.substring(tokens.get(from).start(), tokens.get(to - 1).end());
  }

  /** What stands at the beginning of the paragraph. */
  private Cursor at(Paragraph paragraph) {
    int end = Math.min(tokens.size(), paragraph.from() + LONGEST_SENTENCE);
    var c = new Cursor(tokens, new Cursor.Reach(paragraph.from(), end, depth));
    c.self(self);
    return c;
  }

  private List<Ability> said(Paragraph paragraph, Optional<StepBegins> begun) {
    List<Ability> sentences = sentences(paragraph);
    return begun
        .map(one -> one.inMode(at(paragraph), sentences))
        .orElseGet(() -> StepBegins.in(at(paragraph), paragraph.when(), sentences));
  }

  private List<Ability> sentences(Paragraph paragraph) {
    var abilities = new ArrayList<Ability>();
    int from = paragraph.from();
    Frame frame = paragraph.frame();
    boolean first = true;
    while (from < tokens.size()) {
      int to = SentenceEnd.after(tokens, from);
      var sentence = new Sentence(first ? 0 : from, from, to, frame, paragraph.when());
      boolean keeps = !abilities.isEmpty() && Transformation.keepsTypes(tokens.subList(from, to));
      List<List<Token>> again =
          last.map(said -> tokens.subList(said.from(), said.to()))
              .map(before -> Repeated.of(before, cursor(sentence)))
              .orElse(List.of());
      List<Ability> said =
          keeps
              ? keeping(sentence, abilities)
              : again.isEmpty() ? sentence(sentence) : List.of(repeated(sentence, again));
      if (again.isEmpty()) {
        last = Optional.of(sentence);
      }
      abilities.addAll(said);
      if (first && frame == Frame.STATIC) {
        frame = said.getFirst().frame();
      }
      first = false;
      from = to;
    }
    return abilities;
  }

  private Cursor cursor(Sentence sentence) {
    int end = tokens.get(sentence.to() - 1).is(".") ? sentence.to() - 1 : sentence.to();
    return new Cursor(tokens, new Cursor.Reach(sentence.from(), end, depth));
  }

  /** What sentences say that the text only tells in short; it triggers once for all of them. */
  private Ability repeated(Sentence sentence, List<List<Token>> again) {
    var said = new ArrayList<Ability>();
    for (List<Token> one : again) {
      var same = new Sentence(0, 0, one.size(), last.orElse(sentence).frame(), sentence.when());
      said.addAll(new CardText(line, one, depth, self).sentence(same));
    }
    Meaning meaning = Repeated.together(said);
    return new Ability(text(sentence.textFrom(), sentence.to()), sentence.frame(), meaning);
  }

  /** "It's still a land": what the sentence before says is in addition to that. */
  private List<Ability> keeping(Sentence sentence, List<Ability> before) {
    Ability last = before.getLast();
    if (last.meaning() instanceof Meaning.Read(var effects)) {
      before.set(
          before.size() - 1,
          new Ability(
              last.text(), last.frame(), new Meaning.Read(Transformation.keepingTypes(effects))));
    }
    return List.of(
        new Ability(
            text(sentence.textFrom(), sentence.to()), sentence.frame(), irrelevant(sentence)));
  }

  /**
   * One sentence of the line.
   *
   * @param textFrom where its text begins for people, with what was taken off before it
   */
  private record Sentence(int textFrom, int from, int to, Frame frame, Condition when) {
    boolean isFirst() {
      return textFrom == 0;
    }
  }

  private List<Ability> sentence(Sentence sentence) {
    Cursor c = cursor(sentence);
    c.previous(previous);
    c.offer(offer);
    c.before(before);
    c.self(self);
    previous = Optional.empty();
    offer = Optional.empty();
    before = Optional.empty();
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
        return List.of(
            meant(
                sentence,
                Frame.STATIC,
                Conditional.when(List.of(power.get()), sentence.when()),
                c));
      }
    }
    if (depth > DEEPEST_QUOTE || c.end() - sentence.from() > LONGEST_SENTENCE) {
      return List.of(unread(c, sentence, sentence.textFrom(), sentence.frame()));
    }
    return Triggers.beginsAt(c) ? triggered(c, sentence) : plain(c, sentence);
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
    said.ifPresent(this::remember);
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
        Triggers.read(c).flatMap(all -> Conditional.when(all, sentence.when()));
    if (triggers.isEmpty()) {
      return List.of(meant(sentence, frame, triggers, c));
    }
    int body = c.at();
    Optional<Clauses.Said> said = Clauses.afterEvent(c);
    if (said.isPresent()) {
      remember(said.get());
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

  /** What "they" in the next sentence of the paragraph stands for. */
  private void remember(Clauses.Said said) {
    before = Optional.of(said.when()).filter(when -> !when.equals(Condition.ALWAYS));
    offer =
        said.effects().stream()
            .filter(Effect.OptionalCost.class::isInstance)
            .map(Effect.OptionalCost.class::cast)
            .findFirst();
    previous =
        said.subject()
            .filter(Subject.Permanents.class::isInstance)
            .map(subject -> ((Subject.Permanents) subject).meant())
            .filter(filter -> filter instanceof Filter.Both || filter instanceof Filter.HasType);
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
        ? new Ability(text, frame, irrelevant(sentence))
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

  private Meaning irrelevant(Sentence sentence) {
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
    return new Ability(text, frame, all.isEmpty() ? irrelevant(sentence) : new Meaning.Read(all));
  }
}
