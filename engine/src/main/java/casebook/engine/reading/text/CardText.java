package casebook.engine.reading.text;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.TriggerEvent;
import casebook.engine.reading.clause.Instead;
import casebook.engine.reading.clause.Transformation;
import casebook.engine.reading.condition.Conditional;
import casebook.engine.reading.condition.OncePerTurn;
import casebook.engine.reading.condition.TriggerBeforeAttacking;
import casebook.engine.reading.condition.Triggers;
import casebook.engine.reading.noun.Names;
import casebook.engine.reading.text.Paragraph.Setting;
import casebook.engine.reading.text.SentenceText.Sentence;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Lexer;
import casebook.engine.reading.word.Quotations;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.SentenceEnd;
import casebook.engine.reading.word.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  private final String line;
  private final List<Token> tokens;
  private final int depth;
  private final Self self;
  private final List<List<Ability>> earlier;
  private final SentenceText reader;
  private Optional<Sentence> last = Optional.empty();

  private CardText(
      String line, List<Token> tokens, int depth, Self self, List<List<Ability>> earlier) {
    this.line = line;
    this.tokens = tokens;
    this.depth = depth;
    this.self = self;
    this.earlier = earlier;
    this.reader = new SentenceText(line, tokens, depth, self);
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

  /** Reads text in quotation marks within a text that is itself this deep in quotations. */
  static Quotations quotations(int depth) {
    return (text, self) -> read(text, self, depth + 1);
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
    boolean rollsDice = Station.rollsDice(rulesText);
    int station = -1;
    List<String> lines = GoingOn.joined(rulesText.split("\\R", -1));
    for (String line : lines) {
      List<Token> tokens = names.mark(Names.withoutReminders(Lexer.tokens(line)));
      if (tokens.isEmpty()) {
        paragraphs.add(List.of());
        continue;
      }
      level = Paragraph.level(tokens).orElse(level);
      Optional<Condition> threshold = rollsDice ? Optional.empty() : Station.threshold(tokens);
      if (threshold.isPresent()) {
        level = threshold.get();
        station = paragraphs.size();
      }
      if (!Paragraph.isBullet(tokens)) {
        setting = new Setting(usual, level, false, Optional.empty());
      }
      Paragraph paragraph = Paragraph.of(tokens, setting);
      List<List<Ability>> earlier = Paragraph.isBullet(tokens) ? new ArrayList<>() : paragraphs;
      var text = new CardText(line, tokens, depth, self, earlier);
      Optional<TriggerBeforeAttacking> begun = setting.begun();
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
                TriggerBeforeAttacking.ofModes(text.at(paragraph), paragraph.when(), line));
      }
    }
    if (station >= 0 && self.types().stream().noneMatch(Set.of("land", "creature")::contains)) {
      paragraphs.set(station, Station.last(paragraphs.get(station), level, lines.get(station)));
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
          reader.keywords(new Sentence(0, from, tokens.size(), Frame.STATIC, paragraph.when()));
      if (line.isPresent()) {
        return line.map(List::of);
      }
    }
    return Optional.empty();
  }

  /**
   * The sentences of a paragraph, with what they do to make mana: where they say nothing else, they
   * are one ability; else the mana is one more beside what they say.
   */
  private List<Ability> withMana(Paragraph paragraph, List<Ability> said) {
    List<Effect> mana = ManaAbilities.read(paragraph, quotations(depth));
    if (mana.isEmpty()) {
      return said;
    }
    Ability making = reader.ability(0, tokens.size(), said.getFirst().frame(), mana);
    var abilities = new ArrayList<Ability>();
    abilities.add(making);
    said.stream()
        .filter(ability -> !(ability.meaning() instanceof Meaning.Irrelevant))
        .filter(ability -> !isTappingForMana(ability.meaning()))
        .forEach(abilities::add);
    return abilities;
  }

  /** A triggered mana ability doesn't go on the stack as others do (605.1b, 605.4a). */
  private static boolean isTappingForMana(Meaning meaning) {
    return meaning instanceof Meaning.Read(var effects)
        && effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.Trigger trigger
                    && trigger.event() instanceof TriggerEvent.TapsForMana);
  }

  private Cursor at(Paragraph paragraph) {
    int end = Math.min(tokens.size(), paragraph.from() + SentenceText.LONGEST_SENTENCE);
    var c = new Cursor(tokens, new Cursor.Reach(paragraph.from(), end, quotations(depth)));
    c.self(self);
    return c;
  }

  private List<Ability> said(Paragraph paragraph, Optional<TriggerBeforeAttacking> begun) {
    List<Ability> sentences = sentences(paragraph);
    return ComingWithHaste.in(
        at(paragraph),
        paragraph,
        begun
            .map(one -> one.inMode(at(paragraph), sentences))
            .orElseGet(
                () -> TriggerBeforeAttacking.in(at(paragraph), paragraph.when(), sentences)));
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
              .map(before -> Repeated.of(before, reader.cursor(sentence)))
              .orElse(List.of());
      Optional<Ability> ignored = ignored(sentence, abilities);
      if (ignored.isPresent()) {
        abilities.set(abilities.size() - 1, ignored.get());
        from = to;
        continue;
      }
      if (isLimitedToOnce(sentence, abilities)) {
        from = to;
        continue;
      }
      if (repeatsWhatIsOver(sentence, abilities)) {
        Ability before = abilities.getLast();
        abilities.add(
            new Ability(
                reader.text(sentence.textFrom(), sentence.to()), before.frame(), before.meaning()));
        from = to;
        continue;
      }
      List<Ability> said =
          keeps
              ? keeping(sentence, abilities)
              : again.isEmpty() ? reader.read(sentence) : List.of(repeated(sentence, again));
      if (again.isEmpty()) {
        last = Optional.of(sentence);
        reader
            .instead()
            .filter(when -> !Instead.of(said, when, abilities))
            .ifPresent(when -> Instead.inLines(said, when, earlier));
      }
      abilities.addAll(
          first || frame != Frame.STATIC || !GoingOn.isOfResolution(tokens, from)
              ? said
              : said.stream().map(CardText::resolving).toList());
      if (first && frame == Frame.STATIC) {
        frame = said.getFirst().frame();
      }
      first = false;
      from = to;
    }
    return abilities;
  }

  /** The same, where it says nothing but what becomes of something that was just spoken of. */
  private static Ability resolving(Ability said) {
    return said.meaning() instanceof Meaning.Read(var effects)
            && effects.stream().allMatch(one -> Mentions.mentions(one, new Filter.Affected()))
        ? new Ability(said.text(), Frame.RESOLUTION, said.meaning())
        : said;
  }

  /**
   * "Its controller may sacrifice a permanent for that player to ignore this effect": the effect
   * that was said before, as long as nobody did (116.2d). Only the case can tell.
   */
  private Optional<Ability> ignored(Sentence sentence, List<Ability> before) {
    Cursor c = reader.cursor(sentence);
    while (!c.atEnd() && !c.looksAt("to ignore this effect")) {
      c.skip();
    }
    if (c.atEnd()
        || before.isEmpty()
        || last.isEmpty()
        || !(before.getLast().meaning() instanceof Meaning.Read(var effects))) {
      return Optional.empty();
    }
    var nobodyDid = new Condition.Not(new Condition.Stated("that player ignores this effect"));
    return Conditional.when(effects, nobodyDid)
        .map(some ->
            new Ability(
                reader.text(last.get().textFrom(), sentence.to()),
                before.getLast().frame(),
                new Meaning.Read(some)));
  }

  /** "This ability triggers only once each turn": said of what triggers before it. */
  private boolean isLimitedToOnce(Sentence sentence, List<Ability> before) {
    if (last.isEmpty()
        || !reader.cursor(sentence).looksAt("this ability triggers only once each turn")
        || before.stream().noneMatch(Ability::triggersOnAttacking)) {
      return false;
    }
    before.replaceAll(CardText::limitedToOnce);
    Ability latest = before.removeLast();
    before.add(
        new Ability(
            reader.text(last.get().textFrom(), sentence.to()), latest.frame(), latest.meaning()));
    return true;
  }

  private static Ability limitedToOnce(Ability ability) {
    if (!(ability.meaning() instanceof Meaning.Read(var effects))) {
      return ability;
    }
    var limited = new ArrayList<Effect>();
    for (Effect effect : effects) {
      Optional<Effect> once =
          effect instanceof Effect.Trigger trigger
              ? OncePerTurn.limited(trigger)
              : Optional.of(effect);
      if (once.isEmpty()) {
        return new Ability(ability.text(), ability.frame(), new Meaning.Unread());
      }
      limited.add(once.get());
    }
    return new Ability(ability.text(), ability.frame(), new Meaning.Read(limited));
  }

  /** "Do the same for haste", of what happens only as the ability resolves and can't be read. */
  private boolean repeatsWhatIsOver(Sentence sentence, List<Ability> before) {
    return !before.isEmpty()
        && before.getLast().meaning() instanceof Meaning.Unread
        && before.getLast().frame() == Frame.RESOLUTION
        && Repeated.beginsAt(reader.cursor(sentence));
  }

  /** What sentences say that the text only tells in short; it triggers once for all of them. */
  private Ability repeated(Sentence sentence, List<List<Token>> again) {
    var said = new ArrayList<Ability>();
    for (List<Token> one : again) {
      var same = new Sentence(0, 0, one.size(), last.orElse(sentence).frame(), sentence.when());
      said.addAll(new SentenceText(line, one, depth, self).read(same));
    }
    Meaning meaning = Repeated.together(said);
    return new Ability(reader.text(sentence.textFrom(), sentence.to()), sentence.frame(), meaning);
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
            reader.text(sentence.textFrom(), sentence.to()),
            sentence.frame(),
            reader.irrelevant(sentence)));
  }
}
