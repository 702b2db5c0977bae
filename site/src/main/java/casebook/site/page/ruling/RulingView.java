package casebook.site.page.ruling;

import casebook.engine.board.Board;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.ruling.MissingTokens;
import casebook.engine.ruling.Reason;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.judging.Cited;
import casebook.site.judging.Difference;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.OwnThings;
import casebook.site.page.part.RuleText;
import casebook.site.picture.BoardPicture;
import casebook.site.picture.PictureWidth;
import casebook.site.words.ruling.AccountingWords;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.NatureWords;
import casebook.site.words.ruling.PriceWords;
import casebook.site.words.ruling.ReasonWords;
import casebook.site.words.ruling.TriggeredWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The ruling on a declaration of attackers, as the page shows it. */
public final class RulingView {
  private static final RuleNumber DECLARING = RuleNumber.parse("508.1");

  private final Draft draft;
  private final Judgement judgement;
  private final int at;
  private final Ruling ruling;
  private final Move.DeclareAttackers declaration;
  private final Names names;
  private final AttackWords attacks;
  private final OtherAttacks alternatives;

  /**
   * The view of a ruling.
   *
   * @param at the index of the move that it is on
   */
  public RulingView(
      Draft draft, Judgement judgement, int at, Ruling ruling, Move.DeclareAttackers declaration) {
    this.draft = draft;
    this.judgement = judgement;
    this.at = at;
    this.ruling = ruling;
    this.declaration = declaration;
    this.names = judgement.names();
    this.attacks = new AttackWords(names);
    this.alternatives = new OtherAttacks(draft, judgement, at, ruling, declaration);
  }

  /** The view of the ruling on the last declaration of attackers; empty where there is none. */
  public static Optional<RulingView> ofLastDeclaration(Draft draft, Judgement judgement) {
    return IntStream.range(0, judgement.rulings().size()).boxed().toList().reversed().stream()
        .flatMap(at -> {
          Ruling ruling = judgement.rulings().get(at);
          return declaration(ruling).stream()
              .map(declared -> new RulingView(draft, judgement, at, ruling, declared));
        })
        .findFirst();
  }

  /**
   * Text that can't be read, with the object that has it.
   *
   * @param row the entry of the case that the object comes from; empty where it is no permanent
   */
  public record Unread(String source, String text, String why, String row) {}

  /** What became of a sentence on the board. */
  public record Sentence(String source, String text, String did, String because) {}

  /** A rule that the ruling rests on. */
  public record Citation(String number, String href) {}

  /** Tokens that may be missing on the board. */
  public List<MissingTokens> missing() {
    return ruling.doubts();
  }

  /** The verdict as its public name. */
  public String verdict() {
    return ruling.verdict().name().toLowerCase(Locale.ROOT);
  }

  /** The verdict in words, before the sub-rule that decides. */
  public String headline() {
    return switch (ruling.verdict()) {
      case LEGAL -> "This attack is legal";
      case ILLEGAL -> "This attack is illegal";
      case UNDETERMINED -> "This attack can’t be judged yet";
    };
  }

  /** The verdict in a word or two; where nothing attacks, that it is on that. */
  public String shortly() {
    String verdict =
        switch (ruling.verdict()) {
          case LEGAL -> "Legal";
          case ILLEGAL -> "Illegal";
          case UNDETERMINED -> "Can’t be judged yet";
        };
    return declaration.attack().targets().isEmpty()
        ? "If nobody attacks: " + verdict.toLowerCase(Locale.ROOT)
        : verdict;
  }

  /** What on the board is no card as it is printed; empty where all are. */
  public String ownThings() {
    return new OwnThings(draft).sentence();
  }

  /** The sign that stands for it. */
  public String sign() {
    return switch (ruling.verdict()) {
      case LEGAL -> "✓";
      case ILLEGAL -> "✕";
      case UNDETERMINED -> "?";
    };
  }

  /** The move in words. */
  public String attack() {
    return attacks.arrows(declaration.attack());
  }

  /** The rule that decides, if one does; none decides while some text can't be read. */
  public List<Citation> decidedBy() {
    return ruling.verdict() == Verdict.UNDETERMINED
        ? List.of()
        : ruling.decidedBy().map(this::citation).stream().toList();
  }

  private Citation citation(RuleNumber rule) {
    Cited cited = judgement.cited(rule);
    return new Citation(names.of(rule), cited.href());
  }

  /** A sentence for each reason, in pieces. */
  public List<List<RuleText.Piece>> why() {
    return pieces(new ReasonWords(names).sentences(ruling).stream());
  }

  /** Sentences of which the numbers of rules are links. */
  private List<List<RuleText.Piece>> pieces(Stream<String> sentences) {
    return sentences
        .distinct()
        .map(sentence -> RuleText.pieces(sentence, judgement.judged().edition()))
        .toList();
  }

  /** What the verdict would be without the text that can't be read; empty where all can. */
  public String provisional() {
    return ruling
        .provisional()
        .map(verdict -> verdict == Verdict.LEGAL ? "legal" : "illegal")
        .orElse("");
  }

  /** The text that could not be read, with what it stands on. */
  public List<Unread> unread() {
    return ruling.unread().stream()
        .map(one ->
            new Unread(
                names.of(one.source()),
                Settled.plain(one.text()),
                AccountingWords.unread(one),
                one.source().permanent().map(id -> draft.entry(id.value())).orElse("")))
        .toList();
  }

  /** What became of every sentence on the board. */
  public List<Sentence> accounting() {
    return ruling.accounting().stream()
        .map(one ->
            new Sentence(
                new AccountingWords(names).source(one),
                AccountingWords.told(one),
                AccountingWords.did(one.did())
                    + one.rule().map(rule -> " by " + names.of(rule)).orElse(""),
                AccountingWords.isSaid(one) ? "" : new AccountingWords(names).because(one)))
        .toList();
  }

  /** What the ruling is in each order of effects that the case doesn't tell. */
  public List<String> orders() {
    return new NatureWords(names).orders(ruling.orders());
  }

  /** Where the case's edition doesn't say what was applied. */
  public List<Difference> differences() {
    return judgement.differences(ruling);
  }

  /** The steps of 508.1 and what was found at each. */
  public List<Ladder.Step> ladder() {
    return Ladder.of(judgement, ruling);
  }

  /** What other rules have to say, such as what defending players there are. */
  public List<List<RuleText.Piece>> others() {
    return pieces(
        ruling.findings().stream()
            .filter(finding -> !finding.rule().isWithin(DECLARING))
            .map(new FindingWords(names, ruling.move())::sentence));
  }

  /** The restrictions that were checked (508.1c), those that are disobeyed first. */
  public List<Limit> limits() {
    return Limit.of(judgement, ruling);
  }

  /** How many requirements are obeyed, and how many could be (508.1d). */
  public String obeyed() {
    return ruling
        .requirements()
        .filter(of -> !of.items().isEmpty())
        .map(of ->
            of.obeyed()
                + " of "
                + of.total()
                + " obeyed"
                + (of.maximum() < of.total() ? ", " + of.maximum() + " possible" : ""))
        .orElse("");
  }

  /** What is to be said beyond the ruling itself. */
  public ExplanationView explained() {
    return new ExplanationView(judgement, ruling.explanation());
  }

  /** The requirements that were counted (508.1d). */
  public List<Demand> demands() {
    return Demand.of(ruling, names);
  }

  /** The costs to attack (508.1h); those that are alike are one line. */
  public List<CostLine> costs() {
    return CostLine.of(ruling, names);
  }

  /** The total cost that is locked in (508.1h). */
  public String total() {
    return PriceWords.of(ruling.costs());
  }

  /** How many attacks are legal without paying, or that none is; empty where it can't be said. */
  public String legalAttacks() {
    return ruling
        .legalAttacks()
        .map(legal -> {
          String number = String.format(Locale.ROOT, "%,d", legal.count());
          String count = (legal.atLeast() ? "at least " : "") + number;
          if (!count.equals("1")) {
            return count + " attacks are";
          }
          return legal.examples().attacks().equals(List.of(Attack.NONE))
              ? "Not attacking is the only choice that is"
              : "One attack is";
        })
        .orElse("");
  }

  /** The other attacks that are legal, free or for a cost. */
  public OtherAttacks alternatives() {
    return alternatives;
  }

  /** The field for the mana of who would pay. */
  public String manaField() {
    List<String> players =
        draft.players().stream().map(player -> Draft.text(player, "id")).toList();
    return "#players." + Math.max(0, players.indexOf(draft.activePlayer())) + ".mana";
  }

  /** Whether the declared attack lacks mana that could be added. */
  public boolean lacksMana() {
    return ruling.why().stream()
        .anyMatch(why ->
            why instanceof Reason.CannotPay(var missing, var _)
                && !missing.mana().symbols().isEmpty());
  }

  /** What triggered, in the order of the stack (508.2b). */
  public List<String> triggered() {
    return ruling.state().triggered().stream()
        .map(one ->
            "%s For %s (%s)."
                .formatted(
                    ended(new TriggeredWords(names).of(one.stated())),
                    names.of(one.controller()),
                    one.rule()))
        .toList();
  }

  private static String ended(String text) {
    return text.endsWith(".") || text.endsWith("…") ? text : text + ".";
  }

  /** The rules that the ruling rests on. */
  public List<Citation> citations() {
    return ruling.citations().stream().map(this::citation).distinct().toList();
  }

  /** The board before the declaration, with its arrows. */
  public String picture() {
    return picture(PictureWidth.WIDE);
  }

  /** The picture of the board before the move, with the attack as arrows. */
  public String picture(PictureWidth format) {
    Board board = judgement.before(at);
    BoardPicture.Arrows arrows =
        switch (ruling.verdict()) {
          case LEGAL -> BoardPicture.Arrows.LEGAL;
          case ILLEGAL -> BoardPicture.Arrows.ILLEGAL;
          case UNDETERMINED -> BoardPicture.Arrows.UNJUDGED;
        };
    return BoardPicture.of(
        board,
        declaration.attack(),
        arrows,
        Culprits.of(ruling),
        alternatives.marks(),
        new OwnThings(draft).marks(board),
        format);
  }

  /** The declaration of attackers that was ruled on, if it was one. */
  public static Optional<Move.DeclareAttackers> declaration(Ruling ruling) {
    return ruling.move() instanceof Move.DeclareAttackers declaration
        ? Optional.of(declaration)
        : Optional.empty();
  }
}
