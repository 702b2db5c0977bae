package casebook.site.ask;

import casebook.engine.board.Id;
import casebook.engine.ruling.Finding;
import casebook.rules.RuleNumber;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Thing;
import casebook.site.judging.Judgement;
import casebook.site.words.english.English;
import casebook.site.words.ruling.FindingWords;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An answer about what goes on once attackers are declared (506.4). */
final class LaterWords {
  private static final RuleNumber REMOVED = RuleNumber.parse("506.4");

  private final Judgement judgement;
  private final boolean isPlain;

  /**
   * @param isPlain whether "yes" and "no" would be misread
   */
  LaterWords(Judgement judgement, boolean isPlain) {
    this.judgement = judgement;
    this.isPlain = isPlain;
  }

  static boolean isOf(Asked asked) {
    return asked instanceof Asked.StillAttacking || asked instanceof Asked.AttackingNow;
  }

  String answer(Asked asked, String told) {
    List<Finding> findings =
        judgement.rulings().stream()
            .skip(1)
            .flatMap(ruling -> ruling.findings().stream())
            .filter(finding -> finding.outcome() == Finding.Outcome.APPLIES)
            .filter(finding -> finding.rule().toString().startsWith(REMOVED.toString()))
            .toList();
    List<RuleNumber> rules =
        findings.isEmpty()
            ? List.of(REMOVED)
            : findings.stream().map(Finding::rule).distinct().toList();
    return Stream.of(
            head(asked, told),
            because(findings),
            "CR "
                + English.list(
                    rules.stream().map(rule -> judgement.cited(rule).number().toString()).toList(),
                    "and")
                + ".")
        .collect(Collectors.joining(" "));
  }

  private String because(List<Finding> findings) {
    return findings.isEmpty()
        ? "Nothing of that removes a creature from combat."
        : findings.stream()
            .map(new FindingWords(judgement.names())::sentence)
            .distinct()
            .collect(Collectors.joining(" "));
  }

  private String head(Asked asked, String told) {
    return switch (asked) {
      case Asked.StillAttacking(var _, var of, boolean removed) -> {
        boolean isAttacking = told.equals(LaterMoves.ATTACKING);
        String words =
            isAttacking
                ? verb(of, "it is", "they are") + " still attacking."
                : removed
                    ? verb(of, "it is", "they are") + " removed from combat."
                    : verb(of, "it isn’t", "they aren’t") + " attacking any more.";
        yield yesOrNo(isAttacking != removed, words);
      }
      case Asked.AttackingNow(var _, var of, var player, var _) -> {
        boolean is =
            player
                .map(one -> one.id().equals(told))
                .orElseGet(() -> judgement.judged().board().isPlayer(new Id(told)));
        String attacks = verb(of, "it is", "they are") + " attacking ";
        yield yesOrNo(
            is,
            told.equals(LaterMoves.NOTHING)
                ? attacks + "nothing now."
                : attacks + judgement.names().of(new Id(told)) + ".");
      }
      default -> throw new IllegalArgumentException("No question about combat: " + asked);
    };
  }

  private String yesOrNo(boolean is, String words) {
    return isPlain ? English.capitalized(words) : (is ? "Yes, " : "No, ") + words;
  }

  private static String verb(List<Thing> of, String one, String several) {
    return of.size() == 1 && of.getFirst().count() == 1 ? one : several;
  }
}
