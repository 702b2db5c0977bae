package casebook.site.page.variation;

import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.rule508.Rule508_1a;
import casebook.engine.rule508.Rule508_1f;
import casebook.engine.rule508.Rule508_1j;
import casebook.engine.rule508.Rule508_4c;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import casebook.site.page.ruling.RulingView;
import casebook.site.words.english.English;
import casebook.site.words.ruling.MoveWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a move comes out after a change, in words without the change: "The attack would be legal".
 */
final class OtherOutcome {
  /** The changes after which also what is changed triggers or doesn't as the rules have it. */
  private static final Set<ChangedCase.Kind> TELLING_OF_ITSELF =
      EnumSet.of(
          ChangedCase.Kind.HISTORY,
          ChangedCase.Kind.ITSELF,
          ChangedCase.Kind.MARK,
          ChangedCase.Kind.NUMBER,
          ChangedCase.Kind.ORDER,
          ChangedCase.Kind.STATED,
          ChangedCase.Kind.TARGET);

  /** The changes after which it is told also of what is changed whether it is attacking. */
  private static final Set<ChangedCase.Kind> TELLING_WHETHER_IT_ATTACKS =
      EnumSet.of(
          ChangedCase.Kind.CONTROLLER,
          ChangedCase.Kind.CREWED,
          ChangedCase.Kind.MARK,
          ChangedCase.Kind.TYPE);

  private final ChangedCase change;
  private final Judgement judgement;
  private final Ruling ruling;
  private final Ruling changed;
  private final MoveOutcome was;
  private final MoveOutcome is;
  private final List<RuleNumber> cited;
  private final Names names;
  private final Names otherNames;

  OtherOutcome(
      ChangedCase change,
      Judgement judgement,
      List<RuleNumber> cited,
      Ruling ruling,
      Judgement other,
      Ruling changed) {
    this.change = change;
    this.judgement = judgement;
    this.cited = cited;
    this.ruling = ruling;
    this.changed = changed;
    this.was = MoveOutcome.of(ruling);
    this.is = MoveOutcome.of(changed);
    this.names = judgement.names();
    this.otherNames = other.names();
  }

  /** What is different; empty where nothing is, or nothing that is worth telling. */
  Optional<String> said() {
    if (!is.isSure() || is.equals(was) || isBesideThePoint()) {
      return Optional.empty();
    }
    if (is.answer().isPresent()) {
      boolean isSame =
          is.answer()
              .map(new MoveWords(otherNames)::answer)
              .equals(was.answer().map(new MoveWords(names)::answer));
      return isSame ? Optional.empty() : is.answer().map(this::answered);
    }
    if (is.verdict() != was.verdict() || !is.decidedBy().equals(was.decidedBy())) {
      return Optional.of(verdict());
    }
    return Stream.of(triggers(), costs(), taps(), attackers())
        .flatMap(Optional::stream)
        .findFirst();
  }

  /**
   * That something can't attack at all says nothing of a case about something else, unless that is
   * about what is put onto the battlefield attacking (508.4c); nor does another fault of an illegal
   * attack.
   */
  private boolean isBesideThePoint() {
    boolean isUnable = is.decidedBy().equals(Optional.of(Rule508_1a.NUMBER));
    return switch (change.kind()) {
      case TOO, ITSELF -> isUnable || isStillIllegal();
      case STATED -> isStillIllegal();
      case DECLARED -> isUnable && !cited.contains(Rule508_4c.NUMBER);
      case ABSENT, ABILITY, CONTROLLER, NUMBER -> isUnable && !cited.contains(Rule508_1a.NUMBER);
      default -> false;
    };
  }

  /** How a page shows it: "answered", "legal" or "illegal". */
  String style() {
    return is.answer().isPresent()
        ? "answered"
        : is.verdict() == Verdict.LEGAL ? "legal" : "illegal";
  }

  /** Whether it would be illegal all the same, by another rule. */
  boolean isStillIllegal() {
    return is.verdict() == Verdict.ILLEGAL && was.verdict() == Verdict.ILLEGAL;
  }

  private String answered(Answer answer) {
    String given = new MoveWords(otherNames).answer(answer);
    if (change.kind() == ChangedCase.Kind.ASKED) {
      long asked = judgement.rulings().stream().filter(one -> one.answer().isPresent()).count();
      return (asked > 1 ? "The answer to the last question" : "The answer")
          + " would be “%s”".formatted(given);
    }
    return switch (ruling.move()) {
      case Move.Ask(Question.Steps _) -> "The steps of combat would be: " + given + ",";
      case Move.Ask(Question.MayCast _) -> "The answer would be “%s”".formatted(given);
      default ->
          "The answer to “%s” would be “%s”"
              .formatted(new MoveWords(names).line(ruling.move()), given);
    };
  }

  private String verdict() {
    String asked = PriceWords.of(changed.costs().asked());
    if (is.decidedBy().equals(Optional.of(Rule508_1j.NUMBER))
        && !changed.costs().asked().equals(Price.NOTHING)
        && !asked.equals(PriceWords.of(was.cost()))) {
      return "%s would be illegal, as the cost of %s isn’t paid (%s),"
          .formatted(subject(), asked, otherNames.of(Rule508_1j.NUMBER));
    }
    String rule = is.decidedBy().map(otherNames::of).map(" (%s)"::formatted).orElse("");
    String verdict =
        is.verdict() == Verdict.LEGAL
            ? "legal"
            : isStillIllegal() ? "illegal for another reason" : "illegal";
    return subject() + " would be " + verdict + rule;
  }

  private String subject() {
    return switch (changed.move()) {
      case Move.DeclareAttackers(var attack, var _, var _, var _) when attack.targets().isEmpty() ->
          "Attacking with nothing";
      case Move.DeclareAttackers _ -> attack();
      case Move.PutAttacking put ->
          "Putting %s onto the battlefield attacking%s"
              .formatted(
                  otherNames.of(put.permanent().id()),
                  put.target().map(target -> " " + otherNames.of(target)).orElse(""));
      case Move.BecomeAttacking become ->
          "The effect that says that %s is attacking".formatted(otherNames.of(become.creature()));
      case Move.Reselect _ -> "The new choice";
      case Move.BeginCombat _ -> "The choice of a defending player";
      default -> "The last move";
    };
  }

  /** Which attack, where the case declares several, or none. */
  private String attack() {
    List<Ruling> declarations =
        judgement.rulings().stream()
            .filter(one -> RulingView.declaration(one).isPresent())
            .toList();
    boolean isNone =
        RulingView.declaration(ruling).filter(of -> of.attack().targets().isEmpty()).isPresent();
    return isNone ? "An attack" : declarations.size() > 1 ? "The last attack" : "The attack";
  }

  /** Which abilities would trigger or not trigger, or how often. */
  private Optional<String> triggers() {
    if (isNobodyLeft()) {
      return Optional.empty();
    }
    List<String> news = sources(is.triggered().keySet(), was.triggered().keySet());
    List<String> gone = sources(was.triggered().keySet(), is.triggered().keySet());
    Stream<String> times =
        is.triggered().entrySet().stream()
            .filter(one -> isToldOf(one.getKey()))
            .filter(one -> was.triggered().containsKey(one.getKey()))
            .filter(one -> !one.getValue().equals(was.triggered().get(one.getKey())))
            .map(one -> names.of(one.getKey()) + " would trigger " + times(one.getValue()))
            .sorted();
    return joined(
        Stream.concat(
            Stream.of(
                    news.isEmpty() ? "" : English.list(news, "and") + " would trigger",
                    gone.isEmpty() ? "" : English.list(gone, "and") + " wouldn’t trigger")
                .filter(words -> !words.isEmpty()),
            times));
  }

  private static String times(long count) {
    return count == 1 ? "once" : count == 2 ? "twice" : count + " times";
  }

  /** Abilities of what is taken away or changed itself aren't told. */
  private List<String> sources(Set<Source> these, Set<Source> not) {
    return these.stream()
        .filter(source -> !not.contains(source))
        .filter(this::isToldOf)
        .map(names::of)
        .distinct()
        .sorted()
        .toList();
  }

  private boolean isToldOf(Source source) {
    return TELLING_OF_ITSELF.contains(change.kind())
        || source.permanent().isEmpty()
        || !source.permanent().equals(change.about());
  }

  private Optional<String> costs() {
    String cost = PriceWords.of(is.cost());
    if (cost.equals(PriceWords.of(was.cost())) || isNobodyLeft()) {
      return Optional.empty();
    }
    return Optional.of(
        attack() + " would cost " + (is.cost().equals(Price.NOTHING) ? "nothing" : cost));
  }

  /** Which creatures that attack all the same would become tapped, or would not (508.1f). */
  private Optional<String> taps() {
    if (change.kind() == ChangedCase.Kind.ABILITY && !cited.contains(Rule508_1f.NUMBER)) {
      return Optional.empty();
    }
    return joined(
        Stream.concat(
            those(is.tapped(), was.tapped()).map(one -> names.of(one) + " would become tapped"),
            those(was.tapped(), is.tapped())
                .map(one -> names.of(one) + " wouldn’t become tapped")));
  }

  /** What would be attacking, or would not, or would attack something else. */
  private Optional<String> attackers() {
    var all = new LinkedHashSet<>(was.attacking().keySet());
    all.addAll(is.attacking().keySet());
    var told = new LinkedHashMap<String, List<String>>();
    all.stream()
        .filter(one ->
            TELLING_WHETHER_IT_ATTACKS.contains(change.kind())
                || !change.about().equals(Optional.of(one)))
        .filter(one -> !Objects.equals(was.attacking().get(one), is.attacking().get(one)))
        .sorted(Comparator.comparing(Id::value))
        .forEach(
            one -> told.computeIfAbsent(attacks(one), _ -> new ArrayList<>()).add(names.of(one)));
    return joined(
        told.entrySet().stream()
            .map(one -> English.list(one.getValue(), "and") + " " + one.getKey()));
  }

  private String attacks(Id attacker) {
    Optional<Id> target = is.attacking().get(attacker);
    return target == null
        ? "wouldn’t be attacking"
        : "would be attacking " + target.map(names::of).orElse("nothing");
  }

  private Stream<Id> those(Set<Id> these, Set<Id> not) {
    var left = new HashSet<>(these);
    left.removeAll(not);
    for (Ruling declaration : List.of(ruling, changed)) {
      RulingView.declaration(declaration)
          .ifPresent(declared -> left.retainAll(declared.attack().targets().keySet()));
    }
    return left.stream().sorted(Comparator.comparing(Id::value));
  }

  private static Optional<String> joined(Stream<String> parts) {
    String all = parts.collect(Collectors.joining(" and "));
    return all.isEmpty() ? Optional.empty() : Optional.of(all);
  }

  /** Whether the only attacker stays home, of which all that follows isn't worth telling. */
  private boolean isNobodyLeft() {
    return change.kind() == ChangedCase.Kind.HOME && change.changed().attacks().isEmpty();
  }
}
