package casebook.engine.ruling;

import casebook.engine.move.Move;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * What the engine says of one move.
 *
 * @param decidedBy the sub-rule of the first step that the move fails; empty where it is legal
 * @param provisional the verdict without the text that could not be read, where there is such text
 * @param why a reason for each thing that is wrong in the step that decides
 * @param requirements the ledger of a declaration of attackers
 * @param explanation what is to be said of a declaration of attackers besides
 * @param unread the text that makes the verdict undetermined
 * @param orders what the ruling is in each order of effects, where it depends on one that isn't
 *     known (613.7)
 * @param accounting what became of every sentence on the board
 * @param doubts tokens that were created as combat began (507.1), that aren't on the board, and
 *     with which the verdict may be another one
 */
public record Ruling(
    Move move,
    Verdict verdict,
    Optional<RuleNumber> decidedBy,
    Optional<Verdict> provisional,
    List<Reason> why,
    List<Finding> findings,
    Optional<Requirements> requirements,
    Optional<LegalAttacks> legalAttacks,
    NearestAttacks nearest,
    Costs costs,
    State state,
    Optional<Answer> answer,
    Optional<Explanation> explanation,
    List<UnreadText> unread,
    List<OrderOfEffects> orders,
    List<Accounted> accounting,
    List<MissingTokens> doubts) {

  public Ruling {
    doubts = List.copyOf(doubts);
    accounting = List.copyOf(accounting);
    orders = List.copyOf(orders);
    why = List.copyOf(why);
    findings = List.copyOf(findings);
    unread = List.copyOf(unread);
  }

  /**
   * The ruling that findings make: the first of them that is disobeyed decides, and the reasons are
   * those of its rule.
   */
  public static Ruling of(Move move, List<Finding> findings, State state) {
    Optional<RuleNumber> decidedBy =
        findings.stream()
            .filter(finding -> finding.outcome() == Finding.Outcome.DISOBEYED)
            .map(Finding::rule)
            .findFirst();
    // Many findings share one reason, whose comparison by value is long.
    var shared = Collections.newSetFromMap(new IdentityHashMap<Reason, Boolean>());
    List<Reason> why =
        findings.stream()
            .filter(finding -> decidedBy.equals(Optional.of(finding.rule())))
            .map(Finding::reason)
            .filter(Optional::isPresent)
            .map(Optional::orElseThrow)
            .filter(shared::add)
            .distinct()
            .toList();
    return new Ruling(
        move,
        decidedBy.isEmpty() ? Verdict.LEGAL : Verdict.ILLEGAL,
        decidedBy,
        Optional.empty(),
        why,
        findings,
        Optional.empty(),
        Optional.empty(),
        NearestAttacks.NONE,
        Costs.NONE,
        state,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  /** The same ruling with what is said of a declaration of attackers. */
  public Ruling withDeclaration(
      Optional<Requirements> newRequirements,
      Optional<LegalAttacks> newLegalAttacks,
      NearestAttacks newNearest,
      Costs newCosts) {
    var copy = new Copy(this);
    copy.requirements = newRequirements;
    copy.legalAttacks = newLegalAttacks;
    copy.nearest = newNearest;
    copy.costs = newCosts;
    return copy.made();
  }

  /** The same ruling with what is to be said of a declaration besides. */
  public Ruling withExplanation(Explanation newExplanation) {
    var copy = new Copy(this);
    copy.explanation = Optional.of(newExplanation);
    return copy.made();
  }

  /** The same ruling with the answer to a question. */
  public Ruling withAnswer(Answer newAnswer) {
    var copy = new Copy(this);
    copy.answer = Optional.of(newAnswer);
    return copy.made();
  }

  /**
   * The same ruling where text that bears on the move could not be read: the verdict is
   * provisional, and of other attacks nothing is said.
   */
  public Ruling undetermined(List<UnreadText> text) {
    if (text.isEmpty()) {
      return this;
    }
    Copy copy = withoutOtherAttacks();
    copy.verdict = Verdict.UNDETERMINED;
    copy.provisional = Optional.of(verdict);
    copy.unread = text;
    return copy.made();
  }

  /**
   * The same ruling, sure of its verdict, where text that could not be read would change what is
   * said of other attacks: nothing is.
   */
  public Ruling besideUnread(List<UnreadText> text) {
    if (text.isEmpty()) {
      return this;
    }
    Copy copy = withoutOtherAttacks();
    copy.unread = text;
    return copy.made();
  }

  /**
   * The same ruling, which text that isn't known made provisional, where its verdict is the same
   * whatever that text does; of other attacks nothing is said.
   */
  public Ruling whateverIsOpen() {
    Copy copy = withoutOtherAttacks();
    copy.verdict = provisional.orElse(verdict);
    copy.provisional = Optional.empty();
    return copy.made();
  }

  private Copy withoutOtherAttacks() {
    var copy = new Copy(this);
    copy.legalAttacks = Optional.empty();
    copy.nearest = NearestAttacks.NONE;
    copy.explanation = Optional.empty();
    return copy;
  }

  /**
   * The same ruling where it would be another if effects came in another order: the verdict is
   * provisional, and of other attacks nothing is said.
   */
  public Ruling undeterminedByOrder(List<OrderOfEffects> newOrders) {
    Copy copy = withoutOtherAttacks();
    copy.verdict = Verdict.UNDETERMINED;
    copy.provisional = Optional.of(provisional.orElse(verdict));
    copy.orders = newOrders;
    return copy.made();
  }

  /** The same ruling with what became of every sentence on the board. */
  public Ruling withAccounting(List<Accounted> newAccounting) {
    var copy = new Copy(this);
    copy.accounting = newAccounting;
    return copy.made();
  }

  /** The same ruling where tokens may be missing on the board. */
  public Ruling withDoubts(List<MissingTokens> newDoubts) {
    if (newDoubts.isEmpty()) {
      return this;
    }
    var copy = new Copy(this);
    copy.doubts = newDoubts;
    return copy.made();
  }

  /**
   * The same ruling where more happened after the move. That a rule doesn't apply to a permanent
   * gives way to what the same rule says of it then.
   */
  public Ruling followedBy(List<Finding> more, State newState) {
    var all = new ArrayList<>(findings);
    all.removeIf(early ->
        early.outcome() == Finding.Outcome.DOES_NOT_APPLY
            && more.stream()
                .anyMatch(later ->
                    later.rule().equals(early.rule()) && later.about().equals(early.about())));
    all.addAll(more);
    return new Ruling(
        move,
        verdict,
        decidedBy,
        provisional,
        why,
        all,
        requirements,
        legalAttacks,
        nearest,
        costs,
        newState,
        answer,
        explanation,
        unread,
        orders,
        accounting,
        doubts);
  }

  /** What of a ruling is said later than the rest. */
  private static final class Copy {
    private final Ruling ruling;
    private Verdict verdict;
    private Optional<Verdict> provisional;
    private Optional<Requirements> requirements;
    private Optional<LegalAttacks> legalAttacks;
    private NearestAttacks nearest;
    private Costs costs;
    private Optional<Answer> answer;
    private Optional<Explanation> explanation;
    private List<UnreadText> unread;
    private List<OrderOfEffects> orders;
    private List<Accounted> accounting;
    private List<MissingTokens> doubts;

    Copy(Ruling ruling) {
      this.ruling = ruling;
      verdict = ruling.verdict;
      provisional = ruling.provisional;
      requirements = ruling.requirements;
      legalAttacks = ruling.legalAttacks;
      nearest = ruling.nearest;
      costs = ruling.costs;
      answer = ruling.answer;
      explanation = ruling.explanation;
      unread = ruling.unread;
      orders = ruling.orders;
      accounting = ruling.accounting;
      doubts = ruling.doubts;
    }

    Ruling made() {
      return new Ruling(
          ruling.move,
          verdict,
          ruling.decidedBy,
          provisional,
          ruling.why,
          ruling.findings,
          requirements,
          legalAttacks,
          nearest,
          costs,
          ruling.state,
          answer,
          explanation,
          unread,
          orders,
          accounting,
          doubts);
    }
  }

  /** Every rule that the ruling rests on, in the order in which it came up. */
  public SequencedSet<RuleNumber> citations() {
    var rules = new LinkedHashSet<RuleNumber>();
    decidedBy.ifPresent(rules::add);
    for (Finding finding : findings) {
      if (finding.outcome() != Finding.Outcome.DOES_NOT_APPLY) {
        rules.add(finding.rule());
      }
    }
    state.triggered().forEach(triggered -> rules.add(triggered.rule()));
    return rules;
  }
}
