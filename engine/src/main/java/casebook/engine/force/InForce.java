package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Layers;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.ruling.MissingTokens;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Every effect in force on a board on which every permanent is what continuous effects make it
 * (613).
 *
 * @param worked the permanents, and the sentences in force
 * @param unread sentences that bear on attacking and could not be read
 */
public record InForce(Worked worked, List<Effective> effects, List<UnreadText> unread) {

  private static final Pattern ON_ATTACKING =
      Pattern.compile("(?i)when(?:ever)? [^,.]{1,80}\\battacks?\\b");

  private static final Predicate<Object> ADDED = new Condition.Lasts(Duration.ADDED_COMBAT)::equals;

  public InForce {
    effects = List.copyOf(effects);
    unread = List.copyOf(unread);
  }

  /** The board, every permanent as it is now. */
  public Board board() {
    return worked.board();
  }

  /** The keyword abilities of each permanent, in lower case. */
  public Map<Id, Set<String>> keywords() {
    return worked.keywords();
  }

  /**
   * One effect, and from where its words are read.
   *
   * @param held the sentence that has it
   */
  public record Effective(Stated stated, Viewpoint view, Held held) {}

  /** The effects in force on a board. */
  public static InForce on(Board board) {
    return of(Layers.on(board));
  }

  /** The effects in force on the board as it has become later in the same combat phase. */
  public InForce afterwards(Board later) {
    return of(worked.on(later));
  }

  /** The effects in force where every permanent has been worked out. */
  public static InForce of(Worked worked) {
    var effects = new ArrayList<Effective>();
    var unread = new ArrayList<UnreadText>();
    for (Held held : worked.sentences()) {
      Cancellation.check();
      if (held.isUnread()) {
        var text = new UnreadText(held.source(), held.ability().text());
        unread.add(waitsForAttackers(held) || onlyDemands(held) ? text.allowingNothing() : text);
      }
      if (!held.effects().isEmpty()) {
        Viewpoint view = held.view(worked.board(), worked.keywords());
        for (Effect effect : held.effects()) {
          effects.add(new Effective(held.stated(effect), view, held));
        }
        if (held.origin() == Origin.RESOLVED
            && worked.board().turn().saidCombat().isEmpty()
            && Mentions.mentions(held.effects(), ADDED, Ability.class::isInstance)) {
          unread.add(UnreadText.ofAnotherCombat(held.source(), held.ability().text()));
        }
      }
    }
    for (Held held : worked.circle()) {
      unread.add(UnreadText.ofCircle(held.source(), held.ability().text()));
    }
    for (Held held : worked.untried()) {
      if (UnreadChanges.mayMatterByOrder(held, worked, effects)) {
        unread.add(UnreadText.ofOrder(held.source(), held.ability().text()));
      }
    }
    unread.addAll(UnreadChanges.asked(effects));
    unread.addAll(ResultsNotListed.of(worked, effects));
    return new InForce(worked, effects, unread);
  }

  /**
   * Whether it triggers on attacking at the earliest, when attackers have been declared (508.2).
   */
  private static boolean waitsForAttackers(Held held) {
    return held.origin() != Origin.RESOLVED
        && held.ability().frame() == Frame.TRIGGERED
        && ON_ATTACKING.matcher(held.ability().text()).lookingAt();
  }

  /** Whether it makes no attack legal, in whatever conditions it does something. */
  private static boolean onlyDemands(Held held) {
    return held.ability().meaning() instanceof Meaning.Unread(var open)
        && ResultsNotListed.onlyDemand(open);
  }

  /** What abilities did as combat began, where that is certain and the case doesn't list it. */
  public List<EffectInForce> knownResults() {
    return KnownResults.of(worked);
  }

  /**
   * The tokens that abilities created as combat began (507.1) and that aren't among what is new on
   * the board: whoever made it may have forgotten them. It is judged as it is.
   */
  public List<MissingTokens> missingTokens() {
    return new TriggeredBefore(worked).awaiting().stream().map(this::missing).toList();
  }

  private MissingTokens missing(NewTokens.Creation of) {
    Held first = of.first();
    Permanent creator = first.object().flatMap(board()::permanent).orElseThrow();
    List<Ability> does =
        of.sentences().stream()
            .filter(held -> held.ability().effects().size() > 1)
            .map(Held::ability)
            .toList();
    return new MissingTokens(
        Source.of(creator.id()),
        first.ability().text(),
        TriggeredBefore.words(first),
        of.created(),
        of.missing(),
        creator.controller(),
        does);
  }

  /** Whether a permanent has a keyword ability. */
  public boolean has(Id permanent, String keyword) {
    return keywords().getOrDefault(permanent, Set.of()).contains(keyword.toLowerCase(Locale.ROOT));
  }
}
