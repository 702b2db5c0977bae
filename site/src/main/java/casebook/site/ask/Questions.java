package casebook.site.ask;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.text.Kind;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.cases.PublishedRuling;
import java.util.List;
import java.util.Optional;

/** Answers questions with a casebook: by a ruling, or else with what a search finds. */
public final class Questions {
  private static final int MOST_RULES = 5;
  private static final int MOST_CASES = 3;
  private static final String CASES = "/cases/";

  private final Casebook casebook;

  /** Answers with what the casebook has. */
  public Questions(Casebook casebook) {
    this.casebook = casebook;
  }

  /** What comes of a question. */
  public Answered answer(String question, Optional<InForce> edition) {
    var asking = new Asking(casebook.editions(), casebook.catalogue(), casebook.callings());
    Answered answered = asking.answer(question, edition);
    return answered.judgement().isPresent()
        ? answered.found(List.of(), alike(answered))
        : searched(question, answered);
  }

  /** Published rulings that show the rule that decides. */
  private List<String> alike(Answered answered) {
    return answered.rules().stream().findFirst().stream()
        .flatMap(rule -> casebook.rulings().applying(rule).stream())
        .limit(MOST_CASES)
        .map(PublishedRuling::slug)
        .toList();
  }

  private Answered searched(String question, Answered answered) {
    List<Hit> hits = casebook.search(Query.of(question)).hits();
    List<RuleNumber> rules =
        hits.stream()
            .filter(hit -> hit.kind() == Kind.RULE)
            .flatMap(hit -> hit.rule().stream())
            .distinct()
            .limit(MOST_RULES)
            .toList();
    List<String> cases =
        hits.stream()
            .filter(hit -> hit.kind() == Kind.CASE)
            .map(hit -> hit.href().substring(CASES.length()))
            .distinct()
            .limit(MOST_CASES)
            .toList();
    return answered.found(rules, cases);
  }
}
