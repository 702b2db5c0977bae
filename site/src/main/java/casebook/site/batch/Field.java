package casebook.site.batch;

import casebook.engine.board.Board;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.NearestAttacks;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.RulingPart;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.output.Json;
import casebook.site.words.ruling.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a short answer can have. Each but {@link #LINE} and {@link #VERDICT} is about one move: the
 * first illegal one, else the first undetermined one, else the last.
 */
public enum Field {
  /** The number of the case's line, from 1. */
  LINE("line"),
  /** The verdict on all moves. */
  VERDICT("verdict"),
  /** The sub-rule of the first step that the move fails. */
  DECIDED_BY("decidedBy"),
  /** All rules that the move disobeys, each once. */
  FAILED("failed"),
  /** The cards through whose text the move disobeys the rule that decides, each once. */
  CARDS("cards"),
  /** How many requirements the attack obeys (508.1d). */
  OBEYED("obeyed"),
  /** The most requirements that any attack obeys without disobeying a restriction (508.1d). */
  MAXIMUM("maximum"),
  /** How many attacks are legal without paying a cost. */
  LEGAL_ATTACKS("legalAttacks"),
  /** The nearest legal attack: what each attacker attacks. */
  NEAREST("nearest"),
  /** The permanents that created a token (507.1) which is missing on the board and may matter. */
  DOUBTS("doubts");

  private final String name;

  Field(String name) {
    this.name = name;
  }

  /** The field's name in JSON. */
  @Override
  public String toString() {
    return name;
  }

  /** The field of that name. */
  public static Optional<Field> named(String name) {
    return List.of(values()).stream().filter(field -> field.name.equals(name)).findFirst();
  }

  /** What rulings must tell besides for these fields. */
  static Set<RulingPart> parts(List<Field> fields) {
    return fields.stream()
        .flatMap(field -> field.part().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private Optional<RulingPart> part() {
    return switch (this) {
      case LEGAL_ATTACKS -> Optional.of(RulingPart.LEGAL_ATTACKS);
      case NEAREST -> Optional.of(RulingPart.NEAREST);
      case LINE, VERDICT, DECIDED_BY, FAILED, CARDS, OBEYED, MAXIMUM, DOUBTS -> Optional.empty();
    };
  }

  /** A short answer that has some fields, in that order, as far as the case has them. */
  static Json answer(List<Field> fields, int line, Judgement judgement) {
    Json json = Json.object();
    fields.forEach(field -> json.putIfPresent(field.name, field.value(line, judgement)));
    return json;
  }

  private Optional<?> value(int line, Judgement judgement) {
    Optional<Ruling> ruling = deciding(judgement);
    return switch (this) {
      case LINE -> Optional.of(line);
      case VERDICT -> Optional.of(judgement.verdict().name().toLowerCase(Locale.ROOT));
      case DECIDED_BY -> decidedBy(judgement);
      case FAILED -> ruling.map(one -> failed(one, judgement));
      case CARDS -> ruling.map(_ -> cards(judgement)).filter(cards -> !cards.isEmpty());
      case OBEYED -> ruling.flatMap(Ruling::requirements).map(counted -> counted.obeyed());
      case MAXIMUM -> ruling.flatMap(Ruling::requirements).map(counted -> counted.maximum());
      case LEGAL_ATTACKS -> ruling.flatMap(Ruling::legalAttacks).map(legal -> legal.count());
      case NEAREST -> ruling.map(Ruling::nearest).flatMap(Field::nearest);
      case DOUBTS -> ruling.map(Field::doubts).filter(doubts -> !doubts.isEmpty());
    };
  }

  /** The sub-rule of the first step that the move fails, by the case's own edition. */
  static Optional<String> decidedBy(Judgement judgement) {
    return deciding(judgement)
        .flatMap(Ruling::decidedBy)
        .map(rule -> judgement.cited(rule).number().toString());
  }

  /** The names of the cards through whose text the move disobeys the rule that decides. */
  static List<String> cards(Judgement judgement) {
    return deciding(judgement).filter(ruling -> ruling.decidedBy().isPresent()).stream()
        .flatMap(ruling -> decisive(ruling).map(source -> name(source, ruling, judgement)))
        .flatMap(Optional::stream)
        .distinct()
        .toList();
  }

  private static List<String> doubts(Ruling ruling) {
    return ruling.doubts().stream().map(doubt -> doubt.source().name()).distinct().toList();
  }

  private static Stream<Source> decisive(Ruling ruling) {
    return ruling.findings().stream()
        .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
        .filter(finding -> ruling.decidedBy().equals(Optional.of(finding.rule())))
        .flatMap(finding -> finding.stated().stream())
        .map(Stated::source);
  }

  private static Optional<String> name(Source source, Ruling ruling, Judgement judgement) {
    Board board = judgement.before(judgement.rulings().indexOf(ruling));
    return source
        .permanent()
        .flatMap(id -> Optional.ofNullable(board.permanents().get(id)))
        .map(Names::name);
  }

  private static Optional<Ruling> deciding(Judgement judgement) {
    List<Ruling> rulings = judgement.rulings();
    Verdict verdict = judgement.verdict();
    return verdict == Verdict.LEGAL
        ? rulings.stream().reduce((_, later) -> later)
        : rulings.stream().filter(ruling -> ruling.verdict() == verdict).findFirst();
  }

  private static List<String> failed(Ruling ruling, Judgement judgement) {
    return ruling.findings().stream()
        .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
        .map(finding -> judgement.cited(finding.rule()).number().toString())
        .distinct()
        .toList();
  }

  private static Optional<Map<String, String>> nearest(NearestAttacks nearest) {
    return nearest.attacks().stream()
        .findFirst()
        .map(near -> {
          var targets = new LinkedHashMap<String, String>();
          near.attack().targets().forEach((id, target) -> targets.put(id + "", target + ""));
          return targets;
        });
  }
}
