package casebook.site.ask;

import casebook.engine.Game;
import casebook.engine.board.Id;
import casebook.engine.force.InForce;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.ruling.Ruling;
import casebook.engine.ruling.State;
import casebook.rules.RuleNumber;
import casebook.site.ask.scene.Asked;
import casebook.site.judging.Judgement;
import casebook.site.words.english.English;
import casebook.site.words.ruling.AttackWords;
import casebook.site.words.ruling.Names;
import casebook.site.words.ruling.ReasonWords;
import casebook.site.words.ruling.RequirementWords;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An answer in the two or three sentences that a judge would say, with the rule. */
final class AnswerWords {

  /** More reasons are not read out. */
  private static final int MOST_REASONS = 2;

  private static final RuleNumber COSTS = RuleNumber.parse("508.1h");

  /** What an attack may be illegal by, what is asked for most often first. */
  private static final List<RuleNumber> LEGALITY =
      Stream.of("508.1h", "508.1c", "508.1d", "508.1a").map(RuleNumber::parse).toList();

  private static final RuleNumber REQUIREMENTS = RuleNumber.parse("508.1d");

  /** Abilities that trigger on attackers being declared. */
  private static final RuleNumber TRIGGERS = RuleNumber.parse("508.3");

  /** What is put onto the battlefield attacking was never declared. */
  private static final RuleNumber PUT = RuleNumber.parse("508.4");

  /** When they trigger. */
  private static final RuleNumber TRIGGERING = RuleNumber.parse("508.1m");

  private static final RuleNumber DEFENDING = RuleNumber.parse("508.5");

  private final Judgement judgement;
  private final Names names;

  private final Way way;

  /** Which way round it is asked, and so what "yes" says. */
  enum Way {
    /** Whether something can or must attack. */
    STRAIGHT,
    /** Whether something can stay home: "no" where it must attack. */
    STAYING,
    /** Who is right, or whether something is unable: "yes" and "no" would be misread. */
    UNCLEAR
  }

  AnswerWords(Judgement judgement, Way way) {
    this.judgement = judgement;
    this.names = judgement.names();
    this.way = way;
  }

  String answer(Asked asked, Outcome outcome) {
    if (outcome.verdict() == Outcome.Verdict.TOLD && LaterWords.isOf(asked)) {
      return new LaterWords(judgement, way != Way.STRAIGHT).answer(asked, outcome.answer());
    }
    Optional<Ruling> ruling = judgement.rulings().stream().findFirst();
    boolean isLegal =
        outcome.verdict() == Outcome.Verdict.LEGAL
            || outcome.verdict() == Outcome.Verdict.LEGAL_AGAINST_SOME;
    String reasons =
        isLegal ? ruling.map(this::allowances).orElse("") : ruling.map(this::reasons).orElse("");
    String legal = ruling.map(one -> instead(one, outcome)).orElse("");
    return Stream.of(
            turned(asked, outcome),
            outcome.verdict() == Outcome.Verdict.NEED_NOT
                ? ruling.map(one -> unable(one, outcome) + excuses(one)).orElse("")
                : reasons,
            legal,
            ruling.map(one -> rule(asked, one)).orElse(""))
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(" "));
  }

  private String turned(Asked asked, Outcome outcome) {
    String head = head(asked, outcome);
    String plain = head.replaceFirst("^(Yes|No), ", "");
    return switch (way) {
      case STRAIGHT -> head;
      case STAYING -> (outcome.verdict() == Outcome.Verdict.MUST ? "No, " : "Yes, ") + plain;
      case UNCLEAR -> English.capitalized(plain);
    };
  }

  private String head(Asked asked, Outcome outcome) {
    boolean isForced = asked instanceof Asked.MustAttack;
    if (asked instanceof Asked.Stopped) {
      switch (outcome.verdict()) {
        case LEGAL -> {
          return English.capitalized(subject(asked).is("can", "can") + " attack.");
        }
        case ILLEGAL -> {
          return English.capitalized(subject(asked).is("can’t", "can’t") + " attack.");
        }
        default -> {
          // The same as for other questions.
        }
      }
    }
    if (asked instanceof Asked.AnyCanAttack(var _, var _, boolean which)) {
      boolean isLegal = outcome.verdict() == Outcome.Verdict.LEGAL;
      String some = isLegal ? players(outcome.answer()) : "none of them";
      return which
          ? English.capitalized(some) + " can attack."
          : (isLegal ? "Yes, " : "No, ") + some + " can attack.";
    }
    return switch (outcome.verdict()) {
      case LEGAL -> "Yes, that attack is legal.";
      case LEGAL_AGAINST_SOME ->
          "Yes, but only an attack on " + players(outcome.answer()) + " is legal.";
      case ONLY_WITH_OTHERS ->
          subject(asked) == Subject.THEY
              ? "Only together with others: not by themselves."
              : "Only together with others: not by itself.";
      case ILLEGAL ->
          isForced
              ? "No, "
                  + subject(asked).is("can’t", "can’t")
                  + " attack"
                  + beside(asked, outcome)
                  + "."
              : "No, that attack isn’t legal.";
      case MUST -> "Yes, " + subject(asked).is("has", "have") + " to attack.";
      case NEED_NOT -> needNot(asked, outcome);
      case TOLD -> told(asked, outcome.answer());
      case OPEN -> "";
    };
  }

  /** What the creatures that a question is about are called in its answer. */
  private enum Subject {
    IT("it"),
    THEY("they"),
    SOMETHING("something");

    private final String word;

    Subject(String word) {
      this.word = word;
    }

    String is(String one, String many) {
      return word + " " + (this == THEY ? many : one);
    }
  }

  private static Subject subject(Asked asked) {
    return switch (asked) {
      case Asked.MustAttack(var _, var attack) -> subject(attack);
      case Asked.CanAttack(var _, var attack, var _) -> subject(attack);
      case Asked.Stopped(var _, var attack) -> subject(attack);
      case Asked.Whom(var _, var attack, var _) -> subject(attack);
      default -> Subject.IT;
    };
  }

  private static Subject subject(Asked.Attack attack) {
    if (attack.isAny()) {
      return Subject.SOMETHING;
    }
    int count = attack.parts().stream().mapToInt(Asked.Part::count).sum();
    return attack.everything() || attack.isSplit() || count > 1 ? Subject.THEY : Subject.IT;
  }

  private String needNot(Asked asked, Outcome outcome) {
    Subject subject = subject(asked);
    String attack = " attack" + attacked(asked);
    String not =
        subject == Subject.SOMETHING
            ? "No, nothing has to" + attack
            : "No, " + subject.is("doesn’t", "don’t") + " have to" + attack;
    if (!InForce.on(judgement.judged().board()).missingTokens().isEmpty()) {
      return notWhereTokensAreAwaited(asked, attack).orElse(not + ".");
    }
    Attack shown = shown(outcome);
    String legal = new AttackWords(names).described(shown) + " is legal.";
    return subject == Subject.THEY && !shown.targets().isEmpty()
        ? "No, not all of them have to" + attack + ": " + legal
        : not + ": " + legal;
  }

  /**
   * That a creature need not attack, where a token that an ability creates as combat begins isn't
   * listed: that one may have to.
   */
  private Optional<String> notWhereTokensAreAwaited(Asked asked, String attack) {
    return asked instanceof Asked.MustAttack(var _, var of) && subject(of) == Subject.IT
        ? Optional.of(
            "No, "
                + names.all(new Ids(judgement.judged().board()).of(of))
                + " doesn’t have to"
                + attack
                + ", even if other creatures must.")
        : Optional.empty();
  }

  /** What it can't attack beside, where the question tells of others; else that it can't at all. */
  private String beside(Asked asked, Outcome outcome) {
    Set<Id> own =
        asked instanceof Asked.OfAttack of
            ? Set.copyOf(new Ids(judgement.judged().board()).of(of.attack()))
            : Set.of();
    List<Id> others =
        shown(outcome).targets().keySet().stream().filter(id -> !own.contains(id)).toList();
    return others.isEmpty() ? " at all" : " together with " + names.all(others);
  }

  /** The declaration that shows the answer. */
  private static Attack shown(Outcome outcome) {
    return outcome.moves().stream()
        .findFirst()
        .filter(Move.DeclareAttackers.class::isInstance)
        .map(move -> ((Move.DeclareAttackers) move).attack())
        .orElse(Attack.NONE);
  }

  /** What would be attacked, where the question says it. */
  private String attacked(Asked asked) {
    return asked instanceof Asked.OfAttack of
        ? of.attack().target().map(target -> " " + names.of(Ids.of(target))).orElse("")
        : "";
  }

  private String players(String ids) {
    return ids.isEmpty()
        ? "nobody"
        : English.list(
            Arrays.stream(ids.split(",")).map(id -> names.of(new Id(id))).toList(), "and");
  }

  private String told(Asked asked, String answer) {
    return switch (asked) {
      case Asked.HowMany(var _, var _, boolean fewest) ->
          !fewest
              ? "At most " + answer + "."
              : answer.equals("0") ? "None." : "At least " + answer + ".";
      case Asked.Cost(var _, var _, boolean whether) ->
          answer.equals("{0}")
              ? (whether ? "No, it" : "It") + " costs nothing ({0})."
              : (whether ? "Yes, it" : "It") + " costs " + answer + ".";
      case Asked.Triggers(var _, var source, var _) when source.isEmpty() ->
          answer.equals("0")
              ? "No ability triggers."
              : English.capitalized(English.number(Integer.parseInt(answer)))
                  + (answer.equals("1") ? " ability triggers." : " abilities trigger.");
      case Asked.Triggers(var _, var source, var what) -> {
        boolean isOne = source.filter(thing -> thing.count() > 1).isEmpty();
        yield answer.equals("0")
            ? (isOne ? "No, it doesn’t trigger" : "No, they don’t trigger")
                + (what == Asked.Triggering.FOR_ENTERING
                    ? ": what enters the battlefield attacking was never declared as an attacker."
                    : ".")
            : English.capitalized(
                    (what == Asked.Triggering.HOW_OFTEN ? "" : "Yes, ")
                        + (isOne ? "it triggers " : "they trigger "))
                + (answer.equals("1") ? "once" : answer + " times")
                + (isOne ? "." : " in all.");
      }
      case Asked.Whom(var _, var _, boolean must) ->
          English.capitalized(
                  must
                      ? subject(asked).is("has", "have") + " to attack one of these, if any: "
                      : subject(asked).is("can", "can") + " attack ")
              + players(answer)
              + ".";
      case Asked.Defending _ -> "The defending player is " + players(answer) + ".";
      case Asked.CanAttack _,
          Asked.Stopped _,
          Asked.AnyCanAttack _,
          Asked.StillAttacking _,
          Asked.AttackingNow _,
          Asked.Legal _,
          Asked.MustAttack _ ->
          answer;
    };
  }

  private String allowances(Ruling ruling) {
    return String.join(" ", new LegalityWords(judgement).sentences(ruling));
  }

  private String reasons(Ruling ruling) {
    return new ReasonWords(names)
        .sentences(ruling).stream().limit(MOST_REASONS).collect(Collectors.joining(" "));
  }

  /** Why no attack of what would have to attack is legal. */
  private String unable(Ruling ruling, Outcome outcome) {
    boolean isRequired =
        ruling.requirements().stream()
            .flatMap(requirements -> requirements.items().stream())
            .anyMatch(item -> item.excuse().isEmpty());
    return outcome
        .also()
        .filter(_ -> isRequired)
        .flatMap(declared ->
            Game.adjudicate(judgement.judged().board(), List.of(declared)).rulings().stream()
                .findFirst())
        .map(one -> reasons(one) + " ")
        .orElse("");
  }

  /** Why what would have to attack need not. */
  private String excuses(Ruling ruling) {
    var words = new RequirementWords(names);
    return ruling.requirements().stream()
        .flatMap(requirements -> requirements.items().stream())
        .flatMap(item ->
            item
                .creature()
                .flatMap(_ -> words.why(item).map(why -> excuse(words.demand(item), why)))
                .stream())
        .distinct()
        .limit(MOST_REASONS)
        .collect(Collectors.joining(" "));
  }

  private static String excuse(String attacks, String why) {
    return attacks + " if able, but " + why + ".";
  }

  /** What would be legal instead of an illegal attack. */
  private String instead(Ruling ruling, Outcome outcome) {
    if (outcome.verdict() == Outcome.Verdict.ONLY_WITH_OTHERS && outcome.also().isPresent()) {
      return "Legal would be: "
          + new AttackWords(names).arrows(outcome.also().get().attack())
          + ".";
    }
    return ruling.decidedBy().isEmpty()
        ? ""
        : ruling.nearest().attacks().stream()
            .findFirst()
            .map(near ->
                near.attack().targets().isEmpty()
                    ? "Not attacking would be legal."
                    : "Legal would be: " + new AttackWords(names).arrows(near.attack()) + ".")
            .orElse("");
  }

  /** The rule that the question is about, unless another one decides. */
  private static Optional<RuleNumber> about(Asked asked) {
    return switch (asked) {
      case Asked.Cost _ -> Optional.of(COSTS);
      case Asked.MustAttack _ -> Optional.of(REQUIREMENTS);
      default -> Optional.empty();
    };
  }

  /** What answers a question that isn't about what is legal; empty for others. */
  private List<RuleNumber> answering(Asked asked, Ruling ruling) {
    return switch (asked) {
      case Asked.Triggers(var _, var _, var what) when what == Asked.Triggering.FOR_ENTERING ->
          List.of(PUT);
      case Asked.Triggers(var _, var source, var _) -> {
        List<RuleNumber> own =
            Judging.triggered(source, ruling, judgement.judged().board().activePlayer())
                .map(State.Triggered::rule)
                .distinct()
                .toList();
        yield own.isEmpty()
            ? List.of(TRIGGERS)
            : Stream.concat(own.stream(), Stream.of(TRIGGERING)).toList();
      }
      case Asked.Defending _ -> List.of(DEFENDING);
      default -> List.of();
    };
  }

  private String rule(Asked asked, Ruling ruling) {
    List<RuleNumber> rules =
        ruling
            .decidedBy()
            .or(() -> about(asked))
            .map(List::of)
            .or(() -> Optional.of(answering(asked, ruling)).filter(some -> !some.isEmpty()))
            .orElseGet(() -> legalBy(ruling));
    return rules.isEmpty()
        ? ""
        : "CR "
            + English.list(
                rules.stream().map(rule -> judgement.cited(rule).number().toString()).toList(),
                "and")
            + ".";
  }

  private List<RuleNumber> legalBy(Ruling ruling) {
    List<RuleNumber> told = new LegalityWords(judgement).rules(ruling);
    if (!told.isEmpty()) {
      return told;
    }
    List<RuleNumber> checked =
        LEGALITY.stream().filter(ruling.citations()::contains).limit(2).sorted().toList();
    return checked.isEmpty() ? ruling.citations().stream().limit(2).toList() : checked;
  }
}
