package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Verdict;
import casebook.rules.Editions;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.part.RuleText;
import casebook.site.words.english.English;
import casebook.site.words.ruling.MoveWords;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What would make a ruling different: one thing of its case is changed, and the engine judges the
 * case anew. Only what comes out otherwise is told.
 */
public final class Variations {

  /** The number of variations that are shown. */
  private static final int MOST = 3;

  /** The number of changes that are tried, so that the page of a large board isn't late. */
  private static final int TRIED = 32;

  private final Draft draft;
  private final Judgement judgement;
  private final CaseReader reader;
  private final Editions editions;
  private final Names names;
  private final Ruling last;
  private final LastOutcome outcome;

  private Variations(Draft draft, Judgement judgement, CaseReader reader, Editions editions) {
    this.draft = draft;
    this.judgement = judgement;
    this.reader = reader;
    this.editions = editions;
    this.names = judgement.names();
    this.last = judgement.rulings().getLast();
    this.outcome = LastOutcome.of(last);
  }

  /** The variations of a case's last move; none where its ruling isn't certain. */
  public static List<Variation> of(
      Draft draft, Judgement judgement, CaseReader reader, Editions editions) {
    return judgement.impossible().isPresent() || judgement.rulings().isEmpty()
        ? List.of()
        : new Variations(draft.by(judgement.judged().edition()), judgement, reader, editions)
            .differing();
  }

  /** One change of each kind, then more of each; another verdict comes before another reason. */
  private List<Variation> differing() {
    if (!outcome.isSure()) {
      return List.of();
    }
    var changes = new Changes(draft, judgement);
    List<Found> common = found(changes.all().limit(TRIED));
    List<Found> found = common.isEmpty() ? found(changes.others().limit(TRIED)) : common;
    var kinds = EnumSet.noneOf(ChangedCase.Kind.class);
    Map<Boolean, List<Found>> byNews =
        found.stream()
            .sorted(Comparator.comparing(one -> one.variation().isStill()))
            .collect(Collectors.partitioningBy(one -> kinds.add(one.kind())));
    return Stream.of(true, false)
        .flatMap(isFirst -> byNews.getOrDefault(isFirst, List.of()).stream())
        .map(Found::variation)
        .limit(MOST)
        .toList();
  }

  /**
   * The changes that make a difference; of several to one permanent, or of several amounts of mana,
   * the first.
   */
  private List<Found> found(Stream<ChangedCase> changes) {
    var found = new ArrayList<Found>();
    var told = new HashSet<Id>();
    for (ChangedCase change : changes.toList()) {
      boolean isToldAlready =
          change.about().filter(told::contains).isPresent()
              || (change.kind() == ChangedCase.Kind.MANA && found.stream().anyMatch(Found::isMana));
      if (!isToldAlready && found.size() <= MOST) {
        judged(change)
            .ifPresent(variation -> {
              found.add(new Found(change.kind(), variation));
              change.about().ifPresent(told::add);
            });
      }
    }
    return found;
  }

  private record Found(ChangedCase.Kind kind, Variation variation) {
    boolean isMana() {
      return kind == ChangedCase.Kind.MANA;
    }
  }

  private Optional<Variation> judged(ChangedCase change) {
    return reader.read(change.changed().json(), CaseFormat.JSON)
            instanceof Reading.Good<Case>(var read)
        ? judged(change, Judgement.of(read, editions))
        : Optional.empty();
  }

  private Optional<Variation> judged(ChangedCase change, Judgement other) {
    if (other.rulings().isEmpty() || other.impossible().isPresent() || !isSameUntilThen(other)) {
      return Optional.empty();
    }
    LastOutcome then = LastOutcome.of(other.rulings().getLast());
    return then.isSure() && !then.equals(outcome)
        ? said(change, other, then)
            .flatMap(said ->
                CaseLink.path(change.changed(), judgement.judged().asked())
                    .map(href -> variation(said, change, then, href)))
        : Optional.empty();
  }

  private Variation variation(String said, ChangedCase change, LastOutcome then, String href) {
    String sentence = said + " " + change.condition() + ".";
    return new Variation(
        sentence,
        RuleText.pieces(sentence, judgement.judged().edition()),
        then.answer().isPresent()
            ? "answered"
            : then.verdict() == Verdict.LEGAL ? "legal" : "illegal",
        href,
        isStill(then) && then.verdict() == Verdict.ILLEGAL);
  }

  /** The outcome of a change in words, with the rule that would decide. */
  private Optional<String> said(ChangedCase change, Judgement other, LastOutcome then) {
    if (then.answer().isPresent()) {
      return then.answer()
          .map(answer ->
              "The answer%s would be “%s”"
                  .formatted(asked(), new MoveWords(other.names()).answer(answer)));
    }
    if (then.verdict() != outcome.verdict() || !then.decidedBy().equals(outcome.decidedBy())) {
      String rule = then.decidedBy().map(other.names()::of).map(" (%s)"::formatted).orElse("");
      String verdict =
          then.verdict() == Verdict.LEGAL
              ? "legal"
              : isStill(then) ? "illegal for another reason" : "illegal";
      return Optional.of(subject() + " would be " + verdict + rule);
    }
    return triggers(change, then);
  }

  private boolean isStill(LastOutcome then) {
    return then.verdict() == outcome.verdict() && then.answer().equals(outcome.answer());
  }

  /** What is asked, where the case asks several things. */
  private String asked() {
    long questions =
        judgement.rulings().stream().filter(ruling -> ruling.answer().isPresent()).count();
    return questions > 1 ? " to “" + new MoveWords(names).line(last.move()) + "”" : "";
  }

  private String subject() {
    return switch (last.move()) {
      case Move.DeclareAttackers(var attack, var _, var _, var _) when attack.targets().isEmpty() ->
          "Attacking with nothing";
      case Move.DeclareAttackers _ -> "The attack";
      case Move.Reselect _ -> "The new choice";
      default -> "The last move";
    };
  }

  /**
   * Which abilities would trigger or not trigger; those of a creature that stays home aren't told.
   */
  private Optional<String> triggers(ChangedCase change, LastOutcome then) {
    List<String> news = sources(then.triggered(), outcome.triggered(), change);
    List<String> gone = sources(outcome.triggered(), then.triggered(), change);
    boolean isNothingLeft = change.kind() == ChangedCase.Kind.HOME && draft.attacks().size() == 1;
    return isNothingLeft || (news.isEmpty() && gone.isEmpty())
        ? Optional.empty()
        : Optional.of(
            Stream.of(
                    news.isEmpty() ? "" : English.list(news, "and") + " would trigger",
                    gone.isEmpty() ? "" : English.list(gone, "and") + " wouldn’t trigger")
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining(" and ")));
  }

  private List<String> sources(Set<Source> these, Set<Source> not, ChangedCase change) {
    return these.stream()
        .filter(source -> !not.contains(source))
        .filter(
            source -> source.permanent().isEmpty() || !source.permanent().equals(change.about()))
        .map(names::of)
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether the earlier moves have the same verdicts; one of them may be left out. */
  private boolean isSameUntilThen(Judgement other) {
    List<Verdict> before = verdicts(judgement);
    List<Verdict> then = verdicts(other);
    return last.move().getClass().equals(other.rulings().getLast().move().getClass())
        && (before.equals(then)
            || (then.size() == before.size() - 1
                && IntStream.range(0, before.size())
                    .anyMatch(at -> without(before, at).equals(then))));
  }

  private static List<Verdict> without(List<Verdict> verdicts, int at) {
    var left = new ArrayList<>(verdicts);
    left.remove(at);
    return left;
  }

  private static List<Verdict> verdicts(Judgement of) {
    return of.rulings().stream().limit(of.rulings().size() - 1L).map(Ruling::verdict).toList();
  }
}
