package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.part.RuleText;
import casebook.site.page.ruling.RulingView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
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

  /** What an outcome is said of where no attack was declared. */
  private static final String AN_ATTACK = "An attack";

  private static final Set<ChangedCase.Kind> ONCE =
      EnumSet.of(
          ChangedCase.Kind.DECLARED,
          ChangedCase.Kind.GOADED,
          ChangedCase.Kind.MANA,
          ChangedCase.Kind.WHEN,
          ChangedCase.Kind.WHO);

  /**
   * The case that is asked about.
   *
   * @param cited the rules that its answer cites
   * @param day the day whose edition was asked for
   * @param moves how many moves it has
   */
  private record Asked(List<RuleNumber> cited, InForce day, int moves) {}

  private final Draft draft;
  private final Judgement judgement;
  private final Asked asked;
  private final CaseReader reader;
  private final Editions editions;

  private Variations(
      Draft draft, Judgement judgement, Asked asked, CaseReader reader, Editions editions) {
    this.draft = draft;
    this.judgement = judgement;
    this.asked = asked;
    this.reader = reader;
    this.editions = editions;
  }

  /**
   * The variations of a case's last move, or of its last attack; none where its ruling isn't
   * certain.
   *
   * @param cited the rules that the answer to the case cites
   */
  public static List<Variation> of(
      Draft draft,
      Judgement judgement,
      List<RuleNumber> cited,
      CaseReader reader,
      Editions editions) {
    Draft by = draft.by(judgement.judged().edition());
    return areTried(judgement)
        ? new Variations(
                by,
                judgement,
                new Asked(cited, judgement.judged().asked(), by.moves().size()),
                reader,
                editions)
            .differing()
        : List.of();
  }

  /** Whether a case has a certain ruling that a change could make another. */
  private static boolean areTried(Judgement judgement) {
    return judgement.impossible().isEmpty()
        && !judgement.rulings().isEmpty()
        && judgement.rulings().getLast().verdict() != Verdict.UNDETERMINED;
  }

  /** Those of the last move, else those of the question that it asks and of the move before. */
  private List<Variation> differing() {
    var changes = new Changes(draft, judgement, asked.cited());
    List<Found> found =
        Stream.<Supplier<Stream<ChangedCase>>>of(
                changes::all,
                changes::others,
                changes::further,
                () -> asked.cited().contains(Rule508_1a.NUMBER) ? changes.plain() : Stream.empty())
            .map(some -> found(some.get().limit(TRIED)))
            .filter(some -> !some.isEmpty())
            .findFirst()
            .orElse(List.of());
    return found.isEmpty()
        ? Stream.concat(earlier().stream(), inOrder(found(asked(changes).limit(TRIED))).stream())
            .limit(MOST)
            .toList()
        : inOrder(found);
  }

  private Stream<ChangedCase> asked(Changes changes) {
    boolean isWhole = draft.moves().size() == asked.moves();
    return isWhole ? Stream.concat(changes.asked(), changes.ofOthers()) : Stream.empty();
  }

  /** One change of each kind, then more of each; another verdict comes before another reason. */
  private static List<Variation> inOrder(List<Found> found) {
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

  /** The variations of the move before the last, down to the last declaration of attackers. */
  private List<Variation> earlier() {
    int last = draft.moves().size() - 1;
    if (last < 1 || RulingView.declaration(judgement.rulings().getLast()).isPresent()) {
      return List.of();
    }
    Draft shorter = new DraftMoves(draft).upTo(last - 1);
    if (!(reader.read(shorter.json(), CaseFormat.JSON) instanceof Reading.Good<Case>(var read))) {
      return List.of();
    }
    Judgement before = Judgement.of(read, editions);
    return areTried(before)
        ? new Variations(shorter, before, asked, reader, editions).differing()
        : List.of();
  }

  /**
   * The changes that make a difference; of several to one permanent, or of several amounts of mana
   * or points of the turn, the first. Once there are more than are shown, only other kinds of
   * changes are tried.
   */
  private List<Found> found(Stream<ChangedCase> changes) {
    var found = new ArrayList<Found>();
    var told = new HashSet<Id>();
    for (ChangedCase change : changes.toList()) {
      boolean isOtherKind = found.stream().noneMatch(one -> one.kind() == change.kind());
      boolean isTriedAgain = !ONCE.contains(change.kind()) && found.size() <= MOST;
      boolean isToldAlready = change.about().filter(told::contains).isPresent();
      if (!isToldAlready && (isOtherKind || isTriedAgain)) {
        judged(change)
            .ifPresent(variation -> {
              found.add(new Found(change.kind(), variation));
              change.about().filter(_ -> !variation.isStill()).ifPresent(told::add);
            });
      }
    }
    return found;
  }

  private record Found(ChangedCase.Kind kind, Variation variation) {}

  private Optional<Variation> judged(ChangedCase change) {
    return reader.read(change.changed().json(), CaseFormat.JSON)
            instanceof Reading.Good<Case>(var read)
        ? judged(change, Judgement.of(read, editions))
        : Optional.empty();
  }

  private Optional<Variation> judged(ChangedCase change, Judgement other) {
    OptionalInt was = compared(change, judgement);
    OptionalInt is = compared(change, other);
    if (was.isEmpty()
        || is.isEmpty()
        || other.impossible().isPresent()
        || !isSameUntilThen(was.getAsInt(), other, is.getAsInt())) {
      return Optional.empty();
    }
    var outcome =
        new OtherOutcome(
            change,
            judgement,
            asked.cited(),
            judgement.rulings().get(was.getAsInt()),
            other,
            other.rulings().get(is.getAsInt()));
    return outcome
        .said()
        .flatMap(said ->
            CaseLink.path(change.changed(), asked.day())
                .map(href -> variation(sentence(said, change), outcome, href)));
  }

  /** The whole sentence; what it begins with is "it" after that. */
  private String sentence(String said, ChangedCase change) {
    if (change.attack().isPresent() && said.startsWith(AN_ATTACK)) {
      return change.attack().get() + said.substring(AN_ATTACK.length()) + ".";
    }
    if (change.condition().isEmpty()) {
      return said + ".";
    }
    String condition =
        change
            .about()
            .map(judgement.names()::of)
            .filter(name -> said.startsWith(name + " would"))
            .map(name -> change.condition().replaceFirst("if \\Q" + name + "\\E ", "if it "))
            .orElse(change.condition());
    return said + " " + condition + ".";
  }

  private Variation variation(String sentence, OtherOutcome outcome, String href) {
    return new Variation(
        sentence,
        RuleText.pieces(sentence, judgement.judged().edition()),
        outcome.style(),
        href,
        outcome.isStillIllegal());
  }

  /** Which ruling of a case a change is tried for, by its place. */
  private static OptionalInt compared(ChangedCase change, Judgement of) {
    List<Ruling> rulings = of.rulings();
    return IntStream.range(0, rulings.size())
        .map(at -> rulings.size() - 1 - at)
        .filter(at ->
            change.compared() == ChangedCase.Compared.LAST_MOVE
                || RulingView.declaration(rulings.get(at)).isPresent())
        .findFirst();
  }

  /** Whether the earlier moves have the same verdicts; one of them may be left out or come in. */
  private boolean isSameUntilThen(int was, Judgement other, int is) {
    List<Verdict> before = verdicts(judgement, was);
    List<Verdict> then = verdicts(other, is);
    return judgement
            .rulings()
            .get(was)
            .move()
            .getClass()
            .equals(other.rulings().get(is).move().getClass())
        && (before.equals(then) || isWithoutOne(before, then) || isWithoutOne(then, before));
  }

  private static boolean isWithoutOne(List<Verdict> more, List<Verdict> fewer) {
    return fewer.size() == more.size() - 1
        && IntStream.range(0, more.size()).anyMatch(at -> without(more, at).equals(fewer));
  }

  private static List<Verdict> without(List<Verdict> verdicts, int at) {
    var left = new ArrayList<>(verdicts);
    left.remove(at);
    return left;
  }

  private static List<Verdict> verdicts(Judgement of, int until) {
    return of.rulings().stream().limit(until).map(Ruling::verdict).toList();
  }
}
