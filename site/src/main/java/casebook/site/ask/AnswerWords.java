package casebook.site.ask;

import casebook.engine.board.Id;
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

  /** When they trigger. */
  private static final RuleNumber TRIGGERING = RuleNumber.parse("508.1m");

  private static final RuleNumber DEFENDING = RuleNumber.parse("508.5");

  private final Judgement judgement;
  private final Names names;

  AnswerWords(Judgement judgement) {
    this.judgement = judgement;
    this.names = judgement.names();
  }

  String answer(Asked asked, Outcome outcome) {
    Optional<Ruling> ruling = judgement.rulings().stream().findFirst();
    String reasons = ruling.map(this::reasons).orElse("");
    String legal = ruling.map(this::instead).orElse("");
    return Stream.of(
            head(asked, outcome),
            outcome.verdict() == Outcome.Verdict.NEED_NOT
                ? ruling.map(this::excuses).orElse("")
                : reasons,
            legal,
            ruling.map(one -> rule(asked, one)).orElse(""))
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(" "));
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
              ? "No, " + subject(asked).is("can’t", "can’t") + " attack at all."
              : "No, that attack isn’t legal.";
      case MUST -> "Yes, " + subject(asked).is("has", "have") + " to attack.";
      case NEED_NOT -> needNot(asked);
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

  private String needNot(Asked asked) {
    Subject subject = subject(asked);
    String attack = " attack" + attacked(asked);
    String not =
        subject == Subject.SOMETHING
            ? "No, nothing has to" + attack
            : "No, " + subject.is("doesn’t", "don’t") + " have to" + attack;
    boolean isIllegal =
        judgement.rulings().stream().findFirst().flatMap(Ruling::decidedBy).isPresent();
    if (!isIllegal) {
      return not + ": attacking with nothing is legal.";
    }
    return subject == Subject.THEY
        ? "No, not all of them have to" + attack + ", though attacking with nothing isn’t legal."
        : not + ": another attack is legal, though attacking with nothing isn’t.";
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
      case Asked.HowMany _ -> "At most " + answer + ".";
      case Asked.Cost _ -> "It costs " + answer + ".";
      case Asked.Triggers(var _, var source) when source.isEmpty() ->
          answer.equals("0")
              ? "No ability triggers."
              : English.capitalized(English.number(Integer.parseInt(answer)))
                  + (answer.equals("1") ? " ability triggers." : " abilities trigger.");
      case Asked.Triggers(var _, var source) -> {
        boolean isOne = source.filter(thing -> thing.count() > 1).isEmpty();
        yield answer.equals("0")
            ? (isOne ? "No, it doesn’t trigger." : "No, they don’t trigger.")
            : (isOne ? "It triggers " : "They trigger ")
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
          Asked.Legal _,
          Asked.MustAttack _ ->
          answer;
    };
  }

  private String reasons(Ruling ruling) {
    return ruling.why().stream()
        .limit(MOST_REASONS)
        .map(new ReasonWords(names)::sentence)
        .collect(Collectors.joining(" "));
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
  private String instead(Ruling ruling) {
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
      case Asked.Triggers(var _, var source) -> {
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

  private static List<RuleNumber> legalBy(Ruling ruling) {
    List<RuleNumber> checked =
        LEGALITY.stream().filter(ruling.citations()::contains).limit(2).sorted().toList();
    return checked.isEmpty() ? ruling.citations().stream().limit(2).toList() : checked;
  }
}
