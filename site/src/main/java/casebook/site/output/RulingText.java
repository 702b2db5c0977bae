package casebook.site.output;

import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Move.DeclareAttackers;
import casebook.engine.rule508.Rule508_8;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Finding.Outcome;
import casebook.engine.ruling.Removal;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.judging.Judgement;
import casebook.site.words.ruling.AccountingWords;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.CertificateWords;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.MissingTokenWords;
import casebook.site.words.ruling.MoveWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.NatureWords;
import casebook.site.words.ruling.PriceWords;
import casebook.site.words.ruling.ReasonWords;
import casebook.site.words.ruling.RequirementWords;
import casebook.site.words.ruling.TriggeredWords;
import casebook.site.words.search.EditionWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Rulings to be read by people. */
public final class RulingText {
  private static final RuleNumber REQUIREMENTS = RuleNumber.parse("508.1d");

  private final Judgement judgement;
  private final Dress dress;
  private final String site;
  private final Extent extent;
  private final Names names;
  private final List<String> blocks = new ArrayList<>();

  /** How much is told. */
  public enum Extent {
    /** What decides, and what comes of it. */
    RULING,
    /** Also what became of every sentence on the board. */
    WITH_ACCOUNTING
  }

  private RulingText(Judgement judgement, Dress dress, String site, Extent extent) {
    this.judgement = judgement;
    this.extent = extent;
    this.dress = dress;
    this.site = site;
    this.names = judgement.names();
  }

  /**
   * The rulings as paragraphs with blank lines between them.
   *
   * @param site the address of the site that the links lead to
   */
  public static String of(Judgement judgement, Dress dress, String site, Extent extent) {
    var text = new RulingText(judgement, dress, site, extent);
    judgement.judged().title().ifPresent(title -> text.blocks.add(dress.title(title)));
    EditionWords.missing(judgement.judged().asked())
        .ifPresent(missing -> text.blocks.add(dress.plain(missing)));
    int number = 1;
    for (Ruling ruling : judgement.rulings()) {
      text.add(number, ruling);
      number++;
    }
    return String.join("\n\n", text.blocks) + "\n";
  }

  private void add(int number, Ruling ruling) {
    blocks.add(dress.heading(number + ". " + new MoveWords(names).line(ruling.move())));
    String verdict = ruling.verdict().name().toLowerCase(Locale.ROOT);
    String provisional =
        ruling
            .provisional()
            .map(v -> " (" + v.name().toLowerCase(Locale.ROOT) + " without it)")
            .orElse("");
    String by = ruling.decidedBy().map(rule -> ", " + link(rule)).orElse("");
    String condition = ruling.doubts().isEmpty() ? "" : ", " + MissingTokenWords.CONDITION;
    if (ruling.answer().isPresent()) {
      String answer = new MoveWords(names).answer(ruling.answer().get());
      blocks.add(
          ruling.verdict() == Verdict.UNDETERMINED
              ? dress.strong(verdict) + " (" + answer + " without it)"
              : dress.answer(answer) + condition);
    } else {
      blocks.add(dress.strong(verdict) + provisional + by + condition);
    }
    addItems(
        ruling.doubts().stream()
            .map(doubt ->
                "%s: “%s” %s"
                    .formatted(
                        names.of(doubt.source()),
                        Settled.plain(doubt.text()),
                        MissingTokenWords.because(doubt)))
            .toList());
    addItems(new ReasonWords(names).sentences(ruling));
    ruling.decidedBy().ifPresent(this::quote);
    if (!(ruling.move() instanceof DeclareAttackers)) {
      addItems(told(ruling));
    }
    addItems(
        ruling.unread().stream()
            .map(unread ->
                "%s: “%s” %s"
                    .formatted(
                        names.of(unread.source()),
                        Settled.plain(unread.text()),
                        AccountingWords.unread(unread)))
            .toList());
    addItems(new NatureWords(names).orders(ruling.orders()));
    addLedger(ruling);
    addProof(ruling);
    addState(ruling);
    if (extent == Extent.WITH_ACCOUNTING && !ruling.accounting().isEmpty()) {
      blocks.add(dress.strong("What else is on the board"));
      addItems(ruling.accounting().stream().map(new AccountingWords(names)::line).toList());
    }
    addItems(
        judgement.differences(ruling).stream()
            .map(difference ->
                "In the edition of %s, of %s: %s"
                    .formatted(
                        judgement.judged().edition().name(),
                        difference.called(),
                        difference.note()))
            .toList());
  }

  /** What came of a move or decides a question; of a question, what doesn't apply too. */
  private List<String> told(Ruling ruling) {
    var words = new FindingWords(names, ruling.move());
    return ruling.findings().stream()
        .filter(finding ->
            isShown(finding)
                || (ruling.answer().isPresent() && finding.outcome() != Outcome.DISOBEYED))
        .map(words::sentence)
        .toList();
  }

  /** What came of the move; that a creature died of it, whether it was in combat or not. */
  private static boolean isShown(Finding finding) {
    return finding.outcome() == Outcome.APPLIES
        || finding.removal().filter(Removal.DIES::equals).isPresent();
  }

  private void addItems(List<String> items) {
    if (!items.isEmpty()) {
      blocks.add(
          items.stream()
              .map(text -> dress.item(dress.plain(text)))
              .collect(Collectors.joining("\n")));
    }
  }

  private void quote(RuleNumber rule) {
    judgement
        .cited(rule)
        .rule()
        .ifPresent(found -> blocks.add(dress.quote(found.number() + " " + found.text())));
  }

  private void addLedger(Ruling ruling) {
    var lines = new ArrayList<String>();
    ruling
        .requirements()
        .filter(requirements -> !requirements.items().isEmpty())
        .ifPresent(requirements -> {
          lines.add(
              "Requirements obeyed: "
                  + requirements.obeyed()
                  + " of "
                  + requirements.total()
                  + (requirements.maximum() < requirements.total()
                      ? ", " + requirements.maximum() + " possible"
                      : ""));
          requirements
              .items()
              .forEach(
                  item -> lines.add(mark(item) + " " + new RequirementWords(names).line(item)));
        });
    if (!ruling.costs().items().isEmpty()) {
      lines.add("Costs: " + PriceWords.of(ruling.costs()));
    }
    ruling
        .legalAttacks()
        .ifPresent(legal ->
            lines.add(
                "Legal attacks without paying: "
                    + (legal.atLeast() ? "at least " : "")
                    + legal.count()));
    if (ruling.answer().filter(RulingText::isIncomplete).isPresent()) {
      lines.add(AttackWords.MAY_BE_MORE);
    }
    ruling.nearest().attacks().stream()
        .map(near -> "Legal: " + new AttackWords(names).arrows(near.attack()))
        .distinct()
        .forEach(lines::add);
    if (!ruling.nearest().isComplete()) {
      lines.add(AttackWords.MAY_BE_NEARER);
    }
    addItems(lines);
  }

  private static String mark(RequirementItem item) {
    return item.obeyed() ? "✓" : item.excuse().isPresent() ? "–" : "✗";
  }

  private static boolean isIncomplete(Answer answer) {
    return switch (answer) {
      case Answer.Attacks(var _, boolean isComplete) -> !isComplete;
      case Answer.Completions(var _, var _, var _, boolean isComplete) -> !isComplete;
      default -> false;
    };
  }

  /** Why no attack obeys more than the declared one had to (508.1d). */
  private void addProof(Ruling ruling) {
    ruling
        .explanation()
        .filter(_ -> ruling.decidedBy().filter(REQUIREMENTS::equals).isPresent())
        .flatMap(Explanation::certificate)
        .map(new CertificateWords(names, judgement.attackable())::sentences)
        .ifPresent(sentences ->
            blocks.add(
                "Why no attack obeys more:\n\n"
                    + sentences.stream()
                        .map(sentence ->
                            "  ".repeat(sentence.depth())
                                + dress.item(dress.plain(sentence.text())))
                        .collect(Collectors.joining("\n"))));
  }

  private void addState(Ruling ruling) {
    var lines = new ArrayList<String>();
    new AttackWords(names)
        .attacking(ruling.state().attacking(), "")
        .forEach(line -> lines.add("Attacking: " + line));
    lines.addAll(new TriggeredWords(names).lines(ruling.state().triggered()));
    if (!ruling.state().skipped().isEmpty()) {
      lines.add(
          "Skipped, as no creature was declared as an attacker or put onto the battlefield attacking: "
              + MoveWords.skipped(ruling.state().skipped())
              + " ("
              + names.of(Rule508_8.NUMBER)
              + ")");
    }
    if (ruling.verdict() != Verdict.ILLEGAL) {
      addItems(lines);
    }
  }

  private String link(RuleNumber rule) {
    return dress.link(names.of(rule), site + judgement.cited(rule).href());
  }
}
