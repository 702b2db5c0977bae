package casebook.engine.account;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.notation.Settled;
import casebook.engine.force.Grounds;
import casebook.engine.force.InForce;
import casebook.engine.force.Restriction;
import casebook.engine.layer.Held;
import casebook.engine.layer.Held.Origin;
import casebook.engine.layer.Worked;
import casebook.engine.meaning.AttackCondition.Known;
import casebook.engine.ruling.Accounted;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.Layer;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.rules.RuleNumber;
import casebook.rules.work.Cancellation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The account of a move that was judged: for every sentence on the board, the rule that applied it,
 * or the reason why none did. Both are looked up in what the move was judged by: a sentence has no
 * bearing exactly where no rule looked at it.
 */
public final class Accounting {
  private final Worked worked;
  private final Bearing bearing;
  private final Optional<RuleNumber> decidedBy;
  private final Map<Object, Held> left = new HashMap<>();
  private final Map<Object, UnreadText> unread = new HashMap<>();
  private final Map<List<Object>, Accounted> accounted = new LinkedHashMap<>();
  private final Set<Sentence> asking;
  private final Map<Object, Sentence> wholes;
  private final Map<Sentence, EffectFate> parts = new LinkedHashMap<>();

  private Accounting(InForce inForce, Bearing bearing, Ruling ruling) {
    worked = inForce.worked();
    this.bearing = bearing;
    decidedBy = ruling.decidedBy();
    worked.sentences().forEach(held -> left.put(held.identity(), held));
    asking = asking(worked);
    wholes = wholes(worked.before());
    Set<Object> sentences =
        ruling.unread().isEmpty()
            ? Set.of()
            : worked.sentences().stream()
                .map(held -> sentence(held.source(), held.ability().text()))
                .collect(Collectors.toSet());
    for (UnreadText one : ruling.unread()) {
      Object asking = sentence(one.source(), one.text());
      unread.put(
          sentences.contains(asking) ? asking : sentence(one.source(), Settled.plain(one.text())),
          one);
    }
  }

  /**
   * The account of a declaration of attackers, or of a question about what could be declared.
   *
   * @param heldBack abilities that didn't trigger because the condition after their "if" is false
   *     (603.4)
   */
  public static List<Accounted> of(Grounds grounds, Ruling ruling, Set<Stated> heldBack) {
    Set<Stated> weighed = Collections.newSetFromMap(new IdentityHashMap<>());
    grounds.restrictions().stream()
        .filter(restriction -> !restriction.when().equals(Known.FALSE))
        .filter(restriction ->
            !(restriction instanceof Restriction.Caps caps)
                || (!caps.creatures().isEmpty() && !caps.targets().isEmpty()))
        .forEach(restriction -> weighed.add(restriction.stated()));
    grounds.required().stream()
        .filter(required -> !required.exists().equals(Known.FALSE))
        .forEach(required -> weighed.add(required.stated()));
    grounds.costs().forEach(cost -> weighed.add(cost.stated()));
    var bearing = Bearing.onDeclaring(grounds, ruling, heldBack);
    return new Accounting(grounds.inForce(), bearing, ruling).all(weighed);
  }

  /** The account of any other move. */
  public static List<Accounted> of(InForce inForce, Ruling ruling) {
    return new Accounting(inForce, Bearing.onOtherMoves(inForce, ruling), ruling).all(Set.of());
  }

  private List<Accounted> all(Set<Stated> weighed) {
    Map<Object, List<Stated>> stated = byText(weighed);
    Set<Object> before = new HashSet<>();
    for (Held held : worked.before()) {
      Cancellation.check();
      before.add(held.identity());
      add(held, stated);
    }
    for (Held held : worked.sentences()) {
      Cancellation.check();
      boolean isCopied = isOfCopy(held) && !before.contains(held.identity());
      if (held.origin() == Origin.GIVEN || isCopied) {
        add(held, stated);
      }
    }
    putParts();
    Board board = worked.board();
    for (Permanent permanent : board.permanents().values()) {
      Cancellation.check();
      if (permanent.phasedOut()) {
        putOutOfForce(permanent, permanent.abilities(), new Because.PhasedOut());
      }
      putOutOfForce(permanent, permanent.hidden(), new Because.FaceDown());
    }
    return List.copyOf(accounted.values());
  }

  private void putOutOfForce(Permanent of, List<Ability> abilities, Because because) {
    for (Ability ability : abilities) {
      put(Source.of(of.id()), ability.text(), EffectFate.notInForce(because));
    }
  }

  /** The effects that were weighed, by source and sentence; a sentence may have several. */
  private static Map<Object, List<Stated>> byText(Set<Stated> weighed) {
    var byText = new HashMap<Object, List<Stated>>();
    for (Stated one : weighed) {
      byText.computeIfAbsent(sentence(one.source(), one.text()), _ -> new ArrayList<>()).add(one);
    }
    return byText;
  }

  /** The sentences with a condition that the case doesn't settle. */
  private static Set<Sentence> asking(Worked worked) {
    var asking = new HashSet<Sentence>();
    for (Held held : worked.before()) {
      String text = held.ability().text();
      String plain = Settled.plain(text);
      if (plain.length() < text.length()) {
        asking.add(sentence(held.source(), plain));
      }
    }
    return asking;
  }

  /**
   * The whole sentences of triggered abilities whose beginning was read as a part by itself: "At
   * the beginning of combat on your turn", before what is said of the token that is created.
   */
  private static Map<Object, Sentence> wholes(List<Held> all) {
    var wholes = new HashMap<Object, Sentence>();
    for (int index = 0; index + 1 < all.size(); index++) {
      Held part = all.get(index);
      Held whole = all.get(index + 1);
      if (part.ability().frame() == Ability.Frame.TRIGGERED
          && part.source().equals(whole.source())
          && whole.ability().text().startsWith(part.ability().text() + ",")) {
        Sentence printed = sentence(whole.source(), Settled.plain(whole.ability().text()));
        wholes.put(part.identity(), printed);
        wholes.put(whole.identity(), printed);
      }
    }
    return wholes;
  }

  private static Sentence sentence(Source source, String text) {
    return new Sentence(source, text);
  }

  private record Sentence(Source source, String text) {}

  private void add(Held held, Map<Object, List<Stated>> weighed) {
    String text = held.ability().text();
    EffectFate finding =
        finding(held, weighed.getOrDefault(sentence(held.source(), text), List.of()));
    Sentence whole = wholes.get(held.identity());
    Sentence printed = whole == null ? sentence(held.source(), Settled.plain(text)) : whole;
    if (whole != null || (!asking.isEmpty() && asking.contains(printed))) {
      parts.merge(printed, finding, (one, other) -> other.isMoreThan(one) ? other : one);
    } else {
      put(held.source(), text, finding);
    }
  }

  /**
   * A sentence with a condition that the case doesn't settle, or of which the beginning stands by
   * itself, was read in parts, and is told once: by the part that did the most.
   */
  private void putParts() {
    parts.forEach((printed, finding) -> put(printed.source(), printed.text(), finding));
  }

  private EffectFate finding(Held held, List<Stated> weighed) {
    return switch (held.ability().meaning()) {
      case Meaning.Irrelevant(var about) ->
          about.isEmpty()
              ? EffectFate.notInForce(new Because.Denied())
              : EffectFate.noBearing(new Because.IsAbout(about));
      case Meaning.Unread(var open) when Settled.changes(open).isEmpty() -> unread(held);
      case Meaning.Unread _, Meaning.Read _ -> {
        EffectFate fate = unreadPart(held).orElseGet(() -> read(held, weighed));
        yield fate.because() instanceof Because.OnResolving && isListed(held)
            ? EffectFate.noBearing(new Because.Listed())
            : fate;
      }
    };
  }

  /** Whether what a permanent's ability did as it resolved stands among the effects. */
  private boolean isListed(Held held) {
    return held.origin() != Origin.RESOLVED
        && held.object().isPresent()
        && worked.board().effects().stream()
            .filter(effect -> effect.permanent().equals(held.object()))
            .flatMap(effect -> effect.abilities().stream())
            .anyMatch(ability -> ability.text().equals(held.ability().text()));
  }

  private EffectFate unread(Held held) {
    return unreadPart(held)
        .orElseGet(() ->
            EffectFate.noBearing(
                held.isUnread()
                    ? new Because.UnreadOfDeclaring()
                    : new Because.OnResolving(held.ability().frame())));
  }

  private Optional<EffectFate> unreadPart(Held held) {
    if (unread.isEmpty()) {
      return Optional.empty();
    }
    return Optional.ofNullable(unread.get(sentence(held.source(), held.ability().text())))
        .map(EffectFate::unread);
  }

  /** What a sentence that was read did: of its effects, the one that did the most counts. */
  private EffectFate read(Held held, List<Stated> weighed) {
    if (isTaken(held)) {
      return EffectFate.notInForce(new Because.Lost());
    }
    if (held.effects().isEmpty()) {
      return held.origin() == Origin.RESOLVED
          ? EffectFate.noBearing(new Because.AlreadyDone())
          : bearing.onResolving(held.ability());
    }
    Optional<EffectFate> most = Optional.empty();
    Held now = left.getOrDefault(held.identity(), held);
    boolean isLost = !left.containsKey(held.identity());
    for (Effect effect : held.effects()) {
      EffectFate one;
      if (worked.isApplied(held, effect)) {
        one = Bearing.ofCharacteristic(held, effect);
      } else if (isLost || !now.effects().contains(effect)) {
        one = EffectFate.notInForce(isOfCopy(held) ? new Because.IsCopy() : new Because.Lost());
      } else {
        one = bearing.of(held, effect, weighed);
      }
      one = one.orDenied();
      if (most.filter(one::isOfKeywordsToo).isPresent()) {
        most = Optional.of(one.and(most.get()));
      } else if (most.isEmpty()
          || one.isMoreThan(most.get())
          || (decides(one) && !decides(most.get()) && !most.get().isMoreThan(one))) {
        most = Optional.of(one);
      } else if (most.get().because() instanceof Because.KeywordNotAsked some
          && one.because() instanceof Because.KeywordNotAsked more) {
        most = Optional.of(EffectFate.noBearing(some.and(more)));
      }
    }
    return isOver(held, most.orElseThrow())
        ? new EffectFate(Fate.ENDED, Optional.empty(), most.orElseThrow().because())
        : most.orElseThrow();
  }

  /** Whether it was applied by the rule that decides the move. */
  private boolean decides(EffectFate fate) {
    return decidedBy.isPresent() && fate.rule().equals(decidedBy);
  }

  /** Whether it is an ability that was given, and of which nothing is left. */
  private static boolean isTaken(Held held) {
    return held.origin() == Origin.GIVEN
        && held.effects().isEmpty()
        && held.ability().frame() == Ability.Frame.STATIC;
  }

  /** Whether its object has become a copy of another, so that this is written on it no more. */
  private boolean isOfCopy(Held held) {
    return held.origin() == Origin.OWN
        && held.object().stream()
            .flatMap(object -> worked.made().getOrDefault(object, List.of()).stream())
            .anyMatch(made -> made.layer() == Layer.COPY);
  }

  /** Whether it has resolved, and the condition of its "for as long as …" has failed (611.2b). */
  private static boolean isOver(Held held, EffectFate finding) {
    return held.origin() == Origin.RESOLVED
        && finding.because() instanceof Because.ConditionFails(var condition)
        && (hasEnded(condition) || (!isToBegin(condition) && lastsAsLongAs(held.ability())));
  }

  private static boolean hasEnded(Condition condition) {
    return Mentions.mentions(condition, new Condition.Lasts(Duration.ENDED_COMBAT));
  }

  private static boolean isToBegin(Condition condition) {
    return Mentions.mentions(condition, new Condition.Lasts(Duration.ADDED_COMBAT));
  }

  private static boolean lastsAsLongAs(Ability ability) {
    return ability.frame() != Ability.Frame.STATIC
        || ability.text().toLowerCase(Locale.ROOT).contains("for as long as");
  }

  private void put(Source source, String text, EffectFate finding) {
    if (text.isEmpty()) {
      return; // It is nothing that anybody wrote: a change of the case took all abilities.
    }
    var key =
        List.<Object>of(
            source.permanent().map(Id::stack).orElse(source.name()),
            text,
            finding.did(),
            finding.rule(),
            finding.because());
    Accounted before = accounted.get(key);
    accounted.put(
        key,
        before == null
            ? new Accounted(source, 1, text, finding.did(), finding.rule(), finding.because())
            : before.times(before.count() + 1));
  }
}
