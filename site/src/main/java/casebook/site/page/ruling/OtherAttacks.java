package casebook.site.page.ruling;

import casebook.engine.Game;
import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Nearest;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.words.english.English;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.PriceWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The attacks that could be declared instead of one that was ruled on: the nearest, all or some of
 * the legal ones, and those that cost something.
 */
public final class OtherAttacks {
  /** As many other attacks as can be looked over. */
  private static final int ALTERNATIVES = FewAttacks.MOST;

  /** As many things that can be attacked are tried. */
  private static final int MOST_TARGETS = 4;

  /** The most attacks shown that have the same number of attackers. */
  private static final int IN_GROUP = 4;

  /** For how many creatures it is asked whether they could attack for a cost. */
  private static final int MOST_ASKED = 16;

  private final Draft draft;
  private final Judgement judgement;
  private final int at;
  private final Ruling ruling;
  private final Move.DeclareAttackers declaration;
  private final AttackWords attacks;

  /** Empty until somebody asks: finding out takes rulings of its own. */
  private Optional<List<Id>> costly = Optional.empty();

  private Optional<List<Id>> unpaid = Optional.empty();

  private Optional<List<SomeAttacks.Legal>> some = Optional.empty();

  /**
   * Those beside a ruling.
   *
   * @param at the index of the move that it is on
   */
  OtherAttacks(
      Draft draft, Judgement judgement, int at, Ruling ruling, Move.DeclareAttackers declaration) {
    this.draft = draft;
    this.judgement = judgement;
    this.at = at;
    this.ruling = ruling;
    this.declaration = declaration;
    this.attacks = new AttackWords(judgement.names());
  }

  /** An attack that can be declared instead, with the link that declares it. */
  public record Alternative(String words, String href, String changes) {}

  /** Legal attacks near the one that was declared. */
  public List<Alternative> nearest() {
    return different(
        ruling.nearest().attacks().stream()
            .map(near -> alternative(near.attack(), changed(near.changes())))
            .toList());
  }

  /** How far a legal attack is from the declared one; legal attacks are told without options. */
  private String changed(int creatures) {
    return switch (creatures) {
      case 0 -> declaration.bands().isEmpty() ? "without the optional cost" : "without the band";
      case 1 -> "one creature changes";
      default -> creatures + " creatures change";
    };
  }

  /** The board with another legal attack: the nearest, where this one is illegal. */
  public Optional<Draft> another() {
    return Stream.concat(
            ruling.nearest().attacks().stream().map(Nearest::attack),
            ruling.legalAttacks().stream().flatMap(of -> of.examples().attacks().stream()))
        .filter(attack -> !attack.equals(declaration.attack()))
        .findFirst()
        .map(this::instead);
  }

  /** That there may be nearer ones; empty where there are none. */
  public String mayBeNearer() {
    return ruling.nearest().isComplete() ? "" : AttackWords.MAY_BE_NEARER;
  }

  /** Other legal attacks: all where they are few, else some where this one is legal. */
  public List<Alternative> examples() {
    List<Attack> all = FewAttacks.all(judgement, ruling);
    if (all.isEmpty() && !ruling.nearest().attacks().isEmpty()) {
      return List.of();
    }
    List<Attack> shown =
        all.isEmpty()
            ? ruling.legalAttacks().stream()
                .flatMap(legal -> legal.examples().attacks().stream())
                .toList()
            : all;
    return different(
            shown.stream().filter(this::isOther).map(attack -> alternative(attack, "")).toList())
        .stream()
        .limit(ALTERNATIVES)
        .toList();
  }

  /**
   * Legal attacks with the same number of attackers.
   *
   * @param title how many, as a heading
   */
  public record Group(String title, List<Alternative> attacks) {}

  /**
   * Some of each kind of the attacks that are legal without paying a cost, by the number of
   * attackers; none where all are listed.
   */
  public List<Group> groups() {
    if (ruling.legalAttacks().isEmpty() || !FewAttacks.all(judgement, ruling).isEmpty()) {
      return List.of();
    }
    var bySize = new TreeMap<Integer, List<Alternative>>();
    for (SomeAttacks.Legal legal : some()) {
      if (legal.isFree() && isOther(legal.attack())) {
        bySize
            .computeIfAbsent(legal.attack().targets().size(), _ -> new ArrayList<>())
            .add(alternative(legal.attack(), ""));
      }
    }
    return bySize.entrySet().stream()
        .map(one ->
            new Group(
                one.getKey() == 0
                    ? "No attackers"
                    : English.capitalized(English.counted(one.getKey(), "attacker")),
                different(one.getValue()).stream().limit(IN_GROUP).toList()))
        .toList();
  }

  /** Legal attacks for which a cost is paid, with what it is. */
  public List<Alternative> paidFor() {
    if (!costsMatter()) {
      return List.of();
    }
    return different(
            some().stream()
                .filter(legal -> !legal.isFree() && isOther(legal.attack()))
                .map(legal -> paying(legal.attack(), PriceWords.of(legal.costs())))
                .toList())
        .stream()
        .limit(ALTERNATIVES)
        .toList();
  }

  /** Some legal attacks of each kind, looked for once. */
  private List<SomeAttacks.Legal> some() {
    List<SomeAttacks.Legal> known = some.orElseGet(() -> SomeAttacks.on(judgement.before(at)));
    some = Optional.of(known);
    return known;
  }

  /** Whether it isn't what is declared and judged already. */
  private boolean isOther(Attack attack) {
    return ruling.verdict() == Verdict.ILLEGAL || !attack.equals(declaration.attack());
  }

  private Alternative paying(Attack attack, String price) {
    Draft other = instead(attack);
    other.declaration().remove("pay");
    String href = CaseLink.path(other, judgement.judged().asked()).orElse("");
    return new Alternative(attacks.arrows(byTarget(attack)), href, "for " + price);
  }

  /** The same with what is attacked in one order, so that alike attacks are told alike. */
  private Attack byTarget(Attack attack) {
    Board board = judgement.before(at);
    var attackers = new HashMap<Id, List<Id>>();
    attack
        .targets()
        .forEach((creature, target) ->
            attackers.computeIfAbsent(target, _ -> new ArrayList<>()).add(creature));
    var targets = new LinkedHashMap<Id, Id>();
    Stream.of(board.players().keySet(), board.permanents().keySet())
        .flatMap(Set::stream)
        .filter(attackers::containsKey)
        .forEach(target ->
            attackers.getOrDefault(target, List.of()).forEach(one -> targets.put(one, target)));
    return new Attack(targets);
  }

  /** Whether some creature can attack for a cost alone, or the declared attack has one. */
  public boolean costsMatter() {
    return ruling.legalAttacks().isPresent()
        && (!ruling.costs().items().isEmpty() || !costly().isEmpty() || !unpaid().isEmpty());
  }

  /** Whether the declared attack is legal and costs something. */
  public boolean isPaid() {
    return ruling.verdict() == Verdict.LEGAL && !ruling.costs().total().equals(Price.NOTHING);
  }

  /**
   * The creatures that could attack if what they cost could be paid for, in words; empty where
   * there are none.
   */
  public String onlyForCost() {
    return unpaid().isEmpty() ? "" : judgement.names().all(unpaid());
  }

  /** Those of which nothing but that the cost can't be paid keeps one from attacking. */
  private List<Id> unpaid() {
    List<Id> known = unpaid.orElseGet(this::askedForUnpaid);
    unpaid = Optional.of(known);
    return known;
  }

  private List<Id> askedForUnpaid() {
    return !asksForCosts() || SomeAttacks.isTooLarge(judgement.before(at))
        ? List.of()
        : inNone()
            .limit(MOST_ASKED)
            .filter(one -> !costly().contains(one))
            .filter(this::lacksOnlyPayment)
            .toList();
  }

  private boolean lacksOnlyPayment(Id creature) {
    Attack free =
        ruling.legalAttacks().stream()
            .flatMap(of -> of.examples().attacks().stream())
            .findFirst()
            .orElse(Attack.NONE);
    return judgement.attackable().stream()
        .limit(MOST_TARGETS)
        .map(target -> SomeAttacks.with(free, List.of(creature), target))
        .flatMap(attack -> SomeAttacks.declared(judgement.before(at), attack).stream())
        .anyMatch(ruled -> ruled.why().stream().anyMatch(why -> why instanceof Reason.CannotPay));
  }

  /** That there may be more of these; empty where all or enough are known. */
  public String mayBeMore() {
    boolean isComplete =
        !FewAttacks.all(judgement, ruling).isEmpty()
            || !ruling.nearest().attacks().isEmpty()
            || ruling.legalAttacks().map(legal -> legal.examples().isComplete()).orElse(true);
    return isComplete ? "" : AttackWords.MAY_BE_MORE;
  }

  /** Attacks that differ in what people see: which of several alike attacks doesn't matter. */
  private static List<Alternative> different(List<Alternative> all) {
    var byWords = new LinkedHashMap<String, Alternative>();
    all.forEach(one -> byWords.putIfAbsent(one.words(), one));
    return List.copyOf(byWords.values());
  }

  private Alternative alternative(Attack attack, String changes) {
    String href = CaseLink.path(instead(attack), judgement.judged().asked()).orElse("");
    return new Alternative(attacks.arrows(byTarget(attack)), href, changes);
  }

  private Draft instead(Attack attack) {
    Draft other = draft.attackingWith(attack);
    other.declaration().remove(List.of("bands", "optional"));
    return other;
  }

  /**
   * What creatures do in the attacks that are legal without paying a cost. One that is in none of
   * those but can attack for a cost has no mark.
   */
  Map<Id, Mark> marks() {
    var marks = new HashMap<>(freely());
    costly().forEach(marks::remove);
    return marks;
  }

  private Map<Id, Mark> freely() {
    return ruling.explanation().<Map<Id, Mark>>map(Explanation::marks).orElse(Map.of());
  }

  /**
   * The creatures that are in no attack that is legal without paying a cost and could attack for
   * one, which is asked for each; where there are too many to ask, those that have a cost.
   */
  private List<Id> costly() {
    List<Id> known = costly.orElseGet(this::askedForCostly);
    costly = Optional.of(known);
    return known;
  }

  /** The creatures that are in no attack that is legal without paying a cost. */
  private Stream<Id> inNone() {
    Map<Id, Mark> marks = freely();
    return judgement.before(at).permanents().keySet().stream()
        .filter(one -> marks.get(one) == Mark.CANT_ATTACK);
  }

  /** Whether anything on the board asks for a cost to attack (508.1g, 508.1h). */
  private boolean asksForCosts() {
    return InForce.on(judgement.before(at)).effects().stream()
        .anyMatch(one -> one.stated().effect() instanceof Effect.Costing);
  }

  private List<Id> askedForCostly() {
    if (!asksForCosts()) {
      return List.of();
    }
    Board board = judgement.before(at);
    List<Id> inNone = inNone().toList();
    Set<Id> declared =
        ruling.costs().items().stream()
            .map(Costs.CostItem::creature)
            .collect(Collectors.toUnmodifiableSet());
    return IntStream.range(0, inNone.size())
        .filter(index ->
            index < MOST_ASKED
                ? couldAttack(board, inNone.get(index))
                : declared.contains(inNone.get(index)))
        .mapToObj(inNone::get)
        .toList();
  }

  private static boolean couldAttack(Board board, Id creature) {
    List<Move> asked = List.of(new Move.Ask(new Question.CouldAttack(creature)));
    return Game.adjudicate(board, asked, Set.of()).rulings().stream()
        .anyMatch(answered -> answered.answer().equals(Optional.of(new Answer.Truth(true))));
  }
}
