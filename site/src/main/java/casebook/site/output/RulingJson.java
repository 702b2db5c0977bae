package casebook.site.output;

import casebook.engine.board.BlockStatus;
import casebook.engine.board.Id;
import casebook.engine.effect.notation.Settled;
import casebook.engine.move.Attack;
import casebook.engine.ruling.Accounted;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Costs;
import casebook.engine.ruling.Excuse;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.LegalAttacks;
import casebook.engine.ruling.MissingTokens;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Requirements;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import casebook.engine.ruling.Verdict;
import casebook.rules.RuleNumber;
import casebook.site.input.tree.Problem;
import casebook.site.judging.Cited;
import casebook.site.judging.Judgement;
import casebook.site.words.ruling.AccountingWords;
import casebook.site.words.ruling.FindingWords;
import casebook.site.words.ruling.MissingTokenWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.PriceWords;
import casebook.site.words.ruling.ReasonWords;
import casebook.site.words.ruling.RequirementWords;
import casebook.site.words.ruling.TriggeredWords;
import casebook.site.words.search.EditionWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Rulings as JSON, in the names that the ruling's JSON Schema gives. */
public final class RulingJson {
  private final Judgement judgement;
  private final Names names;

  private RulingJson(Judgement judgement) {
    this.judgement = judgement;
    this.names = judgement.names();
  }

  /** What was judged; with a list of errors where a move can't be made. */
  public static Json of(Judgement judgement) {
    var of = new RulingJson(judgement);
    Json json =
        Json.object()
            .put("edition", judgement.judged().edition().name())
            .putIfPresent("missing", EditionWords.missing(judgement.judged().asked()))
            .put("rulings", Json.list(judgement.rulings(), of::ruling))
            .put("unread", Json.list(judgement.unread(), of::unread));
    judgement.impossible().ifPresent(problem -> json.put("errors", errors(List.of(problem))));
    return json;
  }

  /**
   * The same in short: of each move the verdict, why, what would be legal and the rules; not what
   * each step found, nor what became of each sentence.
   */
  public static Json brief(Judgement judgement) {
    var of = new RulingJson(judgement);
    Json json =
        Json.object()
            .put("edition", judgement.judged().edition().name())
            .putIfPresent("missing", EditionWords.missing(judgement.judged().asked()))
            .put("rulings", Json.list(judgement.rulings(), of::brief));
    return judgement.unread().isEmpty()
        ? json
        : json.put("unread", Json.list(judgement.unread(), of::unread));
  }

  private Json brief(Ruling ruling) {
    Json json = head(ruling);
    ruling
        .decidedBy()
        .flatMap(rule -> judgement.cited(rule).rule())
        .ifPresent(rule -> json.put("ruleText", rule.number() + " " + rule.text()));
    ruling
        .requirements()
        .filter(requirements -> !requirements.items().isEmpty())
        .ifPresent(requirements ->
            json.put(
                "requirements",
                Json.object()
                    .put("obeyed", requirements.obeyed())
                    .put("maximum", requirements.maximum())));
    putNearest(json, ruling);
    if (!ruling.costs().items().isEmpty()) {
      json.put("costs", costs(ruling.costs()));
    }
    if (!ruling.state().triggered().isEmpty()) {
      json.put("triggered", new TriggeredWords(names).lines(ruling.state().triggered()));
    }
    return json.put("citations", Json.list(cited(ruling), RulingJson::citation));
  }

  /** Problems as the list of errors that refusals have. */
  public static List<Object> errors(List<Problem> problems) {
    return Json.list(
        problems,
        problem ->
            Json.object()
                .put("path", problem.path())
                .put("message", problem.message())
                .put("line", problem.place().line())
                .put("column", problem.place().column()));
  }

  /** What is asked first: the verdict, why, and the answer to a question. */
  private Json head(Ruling ruling) {
    Json json =
        Json.object()
            .put("move", MoveNames.of(ruling.move()))
            .put("verdict", word(ruling.verdict()))
            .putIfPresent("decidedBy", ruling.decidedBy().map(this::number))
            .putIfPresent("decidedByToday", ruling.decidedBy().filter(this::isRenumbered))
            .putIfPresent("provisional", ruling.provisional().map(RulingJson::word))
            .putIfPresent(
                "orders",
                Optional.of(ruling.orders())
                    .filter(orders -> !orders.isEmpty())
                    .map(NatureJson::orders))
            .putIfPresent(
                "doubts",
                Optional.of(ruling.doubts())
                    .filter(doubts -> !doubts.isEmpty())
                    .map(doubts -> Json.list(doubts, RulingJson::doubt)))
            .put("why", Json.list(ruling.why(), new ReasonWords(names)::sentence));
    ruling
        .answer()
        .ifPresent(answer -> {
          if (ruling.verdict() == Verdict.UNDETERMINED) {
            json.putOrNull("answer", Optional.empty());
          } else {
            putAnswer(json, answer);
          }
        });
    return json;
  }

  private static void putNearest(Json json, Ruling ruling) {
    json.putIfPresent("legalAttacks", ruling.legalAttacks().map(RulingJson::legalAttacks))
        .put(
            "nearest",
            Json.list(
                ruling.nearest().attacks(),
                near -> attack(near.attack()).put("changes", near.changes())))
        .putIfPresent("nearestIncomplete", incomplete(ruling.nearest().isComplete()));
  }

  private Json ruling(Ruling ruling) {
    Json json =
        head(ruling)
            .put("findings", Json.list(ruling.findings(), finding -> finding(ruling, finding)))
            .putIfPresent("requirements", ruling.requirements().map(this::requirements));
    putNearest(json, ruling);
    return json.put("costs", costs(ruling.costs()))
        .put("state", state(ruling.state()))
        .put("citations", Json.list(cited(ruling), RulingJson::citation))
        .put("accounting", Json.list(ruling.accounting(), this::accounted))
        .putIfPresent("explanation", ruling.explanation().map(this::explanation))
        .putIfPresent("differences", differences(ruling));
  }

  private Json explanation(Explanation explanation) {
    return new ExplanationJson(names, judgement.attackable()).of(explanation);
  }

  /** What the case's edition doesn't say, where it isn't the one that the engine executes. */
  private Optional<List<Object>> differences(Ruling ruling) {
    return judgement.judged().edition().equals(judgement.executed())
        ? Optional.empty()
        : Optional.of(
            Json.list(
                judgement.differences(ruling),
                difference ->
                    Json.object()
                        .put("today", difference.today())
                        .putIfPresent("rule", difference.there())
                        .put(
                            "kind",
                            difference.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .put("note", difference.note())));
  }

  /** The number that the ruling cites for a rule of today. */
  private RuleNumber number(RuleNumber today) {
    return judgement.cited(today).number();
  }

  private boolean isRenumbered(RuleNumber today) {
    return judgement.cited(today).isRenumbered();
  }

  private static String word(Verdict verdict) {
    return verdict.name().toLowerCase(Locale.ROOT);
  }

  private Json finding(Ruling ruling, Finding finding) {
    Json json =
        Json.object()
            .put("rule", number(finding.rule()))
            .putIfPresent("today", Optional.of(finding.rule()).filter(this::isRenumbered))
            .put("finding", finding.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .putIfPresent("source", finding.stated().map(stated -> stated.source().name()))
            .put("about", finding.about());
    if (finding.count() > 1) {
      json.put("count", finding.count());
    }
    return json.put("text", new FindingWords(names, ruling.move()).sentence(finding));
  }

  private Json requirements(Requirements requirements) {
    return Json.object()
        .put("obeyed", requirements.obeyed())
        .put("maximum", requirements.maximum())
        .put("items", Json.list(requirements.items(), this::requirement));
  }

  private Json requirement(RequirementItem item) {
    Json json =
        Json.object()
            .putOrNull("creature", item.creature())
            .put("source", item.stated().source().name())
            .put("demand", "attack");
    if (item.count() > 1) {
      json.put("count", item.count());
    }
    if (!item.anything()) {
      json.put("targets", item.targets());
    }
    if (item.creature().isEmpty()) {
      json.put("atLeast", item.atLeast());
    }
    json.put("obeyed", item.obeyed());
    item.excuse().ifPresent(excuse -> json.put("excusedBy", excusedBy(excuse)));
    return json.put("text", new RequirementWords(names).line(item));
  }

  private static Json excusedBy(Excuse excuse) {
    return switch (excuse) {
      case Excuse.CostsToAttack(var costs) ->
          Json.object().put("reason", "cost").put("sources", sources(costs));
      case Excuse.NotChoosable _ ->
          Json.object().put("reason", "cantBeChosen").put("sources", List.of());
      case Excuse.NothingThere() ->
          Json.object().put("reason", "nothingThere").put("sources", List.of());
      case Excuse.Restricted(var restrictions) ->
          Json.object().put("reason", "restriction").put("sources", sources(restrictions));
    };
  }

  private static List<String> sources(List<Stated> stated) {
    return stated.stream().map(one -> one.source().name()).distinct().toList();
  }

  private static Json legalAttacks(LegalAttacks legal) {
    Json json = Json.object().put("count", legal.count().toString());
    if (legal.atLeast()) {
      json.put("atLeast", true);
    }
    return json.put("examples", Json.list(legal.examples().attacks(), RulingJson::attack))
        .putIfPresent("examplesIncomplete", incomplete(legal.examples().isComplete()));
  }

  /** True where something is incomplete; left out otherwise. */
  private static Optional<Boolean> incomplete(boolean isComplete) {
    return isComplete ? Optional.empty() : Optional.of(true);
  }

  static Json attack(Attack attack) {
    return Json.object()
        .put(
            "attacks",
            Json.list(
                Rows.of(attack.targets()),
                row ->
                    row.counted(
                        Json.object().put("attacker", row.first()).put("target", row.said()))));
  }

  private static Json costs(Costs costs) {
    return Json.object()
        .put("total", PriceWords.of(costs.total()))
        .put(
            "items",
            Json.list(
                costs.items(),
                item ->
                    Json.object()
                        .put("creature", item.creature())
                        .putIfPresent("target", item.target())
                        .put("source", item.stated().source().name())
                        .put("cost", PriceWords.of(item.price()))
                        .put("paid", item.paid())));
  }

  private Json state(State state) {
    return Json.object()
        .put(
            "attacking",
            Json.list(
                Rows.of(state.attacking()),
                row ->
                    row.counted(
                        Json.object()
                            .put("creature", row.first())
                            .putOrNull("target", row.said()))))
        .put(
            "blocking",
            Json.list(
                state.blocking().entrySet(),
                one -> Json.object().put("creature", one.getKey()).put("blocks", one.getValue())))
        .put(
            "triggered",
            Json.list(
                state.triggered(),
                one ->
                    Json.object()
                        .put(
                            "source",
                            one.object().map(Id::value).orElse(one.stated().source().name()))
                        .put("controller", one.controller())
                        .put("text", one.stated().text())
                        .put("rule", number(one.rule()))
                        .put("about", one.about())))
        .put("skipped", state.skipped())
        .put("tapped", state.tapped());
  }

  private static void putAnswer(Json json, Answer answer) {
    switch (answer) {
      case Answer.Truth(boolean value) -> json.put("answer", value);
      case Answer.Steps(var steps) -> json.put("answer", steps);
      case Answer.Players(var players) -> json.put("answer", players);
      case Answer.Blocked(var status) ->
          json.putOrNull("answer", status.map(BlockStatus::publicName));
      case Answer.APlayer(var player) -> json.putOrNull("answer", player);
      case Answer.Characteristics is -> json.put("answer", NatureJson.of(is));
      case Answer.Attacks(var attacks, boolean isComplete) ->
          json.put("answer", Json.list(attacks, RulingJson::attack))
              .putIfPresent("answerIncomplete", incomplete(isComplete));
      case Answer.Completions(var possible, var must, var attacks, boolean isComplete) ->
          json.put(
                  "answer",
                  Json.object()
                      .put("possible", attackers(possible))
                      .put("must", attackers(must))
                      .put("attacks", Json.list(attacks, RulingJson::attack)))
              .putIfPresent("answerIncomplete", incomplete(isComplete));
    }
  }

  private static List<Object> attackers(Map<Id, List<Id>> targets) {
    return Json.list(
        targets.entrySet(),
        one -> Json.object().put("attacker", one.getKey()).put("targets", one.getValue()));
  }

  /** The rules of the case's edition that the ruling rests on, each once. */
  private List<Cited> cited(Ruling ruling) {
    var byHref = new LinkedHashMap<String, Cited>();
    for (RuleNumber rule : ruling.citations()) {
      judgement.allCited(rule).forEach(cited -> byHref.putIfAbsent(cited.href(), cited));
    }
    return List.copyOf(byHref.values());
  }

  private static Json citation(Cited cited) {
    return Json.object()
        .put("rule", cited.number())
        .put("edition", cited.edition().name())
        .put("href", cited.href());
  }

  private Json accounted(Accounted one) {
    Json json =
        Json.object()
            .put(
                one.source().permanent().isPresent() ? "permanent" : "effect", one.source().name());
    if (one.count() > 1) {
      json.put("count", one.count());
    }
    return json.put("text", one.text())
        .put("did", one.did().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .putIfPresent("rule", one.rule().map(this::number))
        .put("because", new AccountingWords(names).because(one));
  }

  /** What may have created a token that is missing on the board. */
  private static Json doubt(MissingTokens tokens) {
    return Json.object()
        .put("permanent", tokens.source().name())
        .put("text", Settled.plain(tokens.text()))
        .put("because", MissingTokenWords.because(tokens));
  }

  private Json unread(UnreadText text) {
    return Json.object()
        .put("permanent", text.source().name())
        .put("text", text.text())
        .put("because", AccountingWords.unread(text));
  }
}
