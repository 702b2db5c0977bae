package casebook.site.ask;

import casebook.engine.board.Board;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.ask.Answered.Given;
import casebook.site.ask.Answered.Unplaced;
import casebook.site.ask.form.Asides;
import casebook.site.ask.form.AttackTargets;
import casebook.site.ask.form.Grammar;
import casebook.site.ask.form.Symbol;
import casebook.site.ask.mention.CardSpotter;
import casebook.site.ask.mention.Ellipsis;
import casebook.site.ask.mention.Nominals;
import casebook.site.ask.mention.QuestionTokens;
import casebook.site.ask.mention.Token;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Attaching;
import casebook.site.ask.scene.CaseTree;
import casebook.site.ask.scene.Castings;
import casebook.site.ask.scene.Goaders;
import casebook.site.ask.scene.Laters;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.OpenPoint;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.SceneWords;
import casebook.site.ask.scene.SecondCombat;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.board.FactNames;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.judging.StateBasedActions;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads questions and answers them. Nothing is guessed: there is an answer only where every word
 * has its meaning, and where it is the same however what is left open may be.
 */
public final class Asking {

  /** More is no question that anybody reads. */
  public static final int LONGEST = 2_000;

  /** Of a name that more cards have, it is asked which one is meant. */
  private static final int MOST_MEANT = 40;

  /** So many other cards are named that the answer holds for. */
  private static final int MOST_NAMED = 4;

  private final Editions editions;
  private final Catalogue catalogue;
  private final Callings callings;

  /** Answers questions about these cards, by these editions. */
  public Asking(Editions editions, Catalogue catalogue, Callings callings) {
    this.editions = editions;
    this.catalogue = catalogue;
    this.callings = callings;
  }

  /** A question and its words, in which the names of cards have been found. */
  private record Worded(String text, List<Token> tokens) {}

  private List<Token> tokens(String question) {
    return Ellipsis.withoutEmptyWords(
        QuestionTokens.writtenOut(
            new CardSpotter(callings).spot(QuestionTokens.written(question))));
  }

  /** What comes of a question; the rules and cases of a search are not among it. */
  public Answered answer(String text, Optional<InForce> edition) {
    var scene = new Scene(callings, Map.of());
    var question = new Worded(text, tokens(text));
    Answered answered = answer(question, edition, scene);
    return answered.given().isEmpty()
            && answered.unplaced().isEmpty()
            && scene.unclear().size() == 1
            && scene.unclear().getFirst().names().size() <= MOST_MEANT
        ? whichever(question, edition, scene.unclear().getFirst()).orElse(answered)
        : answered;
  }

  /** The answer where it is the same whichever of several cards is meant by a name. */
  private Optional<Answered> whichever(
      Worded question, Optional<InForce> edition, ObjectMention.Card meant) {
    Map<Object, List<String>> kinds =
        meant.names().stream()
            .collect(Collectors.groupingBy(this::kind, LinkedHashMap::new, Collectors.toList()));
    Map<List<String>, Answered> each = new LinkedHashMap<>();
    for (List<String> kind : kinds.values()) {
      var scene = new Scene(callings, Map.of(meant.names(), kind.getFirst()));
      Answered answered = answer(question, edition, scene);
      if (!scene.missing().equals(Set.of(AttackTargets.NOT_ATTACKABLE))) {
        each.put(kind, answered);
      }
    }
    if (each.isEmpty()) {
      return Optional.empty();
    }
    Answered first = each.values().iterator().next();
    boolean areAlike =
        !first.given().isEmpty()
            && each.values().stream().allMatch(one -> decided(one).equals(decided(first)));
    List<String> others = each.keySet().stream().flatMap(List::stream).skip(1).toList();
    return areAlike
        ? Optional.of(others.isEmpty() ? first : first.adding(sameFor(others)))
        : Optional.empty();
  }

  /** All that a ruling may depend on: the same for cards that differ in nothing but their names. */
  private Object kind(String name) {
    return callings
        .card(name)
        .<Object>map(
            card -> List.of(card.typeLine(), card.characteristics().withName(""), card.abilities()))
        .orElse(name);
  }

  private static String sameFor(List<String> others) {
    return others.size() > MOST_NAMED
        ? "The answer is the same for every card of that name that it can be about."
        : "The answer is the same if you mean " + English.list(others, "or") + ".";
  }

  private static List<String> decided(Answered answered) {
    return answered.given().stream().map(one -> one.verdict() + ":" + one.told()).toList();
  }

  private Answered answer(Worded question, Optional<InForce> edition, Scene scene) {
    List<Unplaced> unplaced = read(question, scene);
    AwaitedTokens.ofMade(question.text()).ifPresent(scene::needs);
    scene.readPostponed();
    List<Asked> asked = scene.asked();
    if (asked.isEmpty()) {
      scene.needs("What do you want to know: whether something can attack, or must?");
    }
    Goaders.settle(scene);
    Attaching.settle(scene);
    Laters.settle(scene);
    var settling = new Settling(scene);
    Party active = settling.active();
    scene.elapsed().settle(active);
    SecondCombat.settle(scene);
    settling.settle();
    Goaders.askOfNew(scene, active);
    List<Asked> settled =
        asked.stream().flatMap(one -> settling.settled(one).stream()).distinct().toList();
    Set<Asked> turned =
        asked.stream()
            .filter(scene.questions()::isTurned)
            .flatMap(one -> settling.settled(one).stream())
            .collect(Collectors.toSet());
    List<Asked> claims =
        scene.claimed().stream().flatMap(one -> settling.settled(one).stream()).toList();
    ObjectNode tree = CaseTree.of(scene, active, edition);
    if (!asked.isEmpty() && asked.stream().allMatch(one -> one instanceof Asked.Cost)) {
      OpenPoint.giveMana(tree, active);
    }
    List<String> understood = new SceneWords(scene, active).sentences(settled);
    if (scene.things().isEmpty() && scene.parties().size() < 2) {
      return new Answered(
          List.of(),
          unplaced,
          askedBack(unplaced, scene),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          List.of(),
          List.of());
    }
    Optional<Judged> judged =
        unplaced.isEmpty() && scene.missing().isEmpty()
            ? judged(scene, active, settled, turned, claims, tree)
            : Optional.empty();
    List<String> missing = askedBack(unplaced, scene);
    if (!missing.isEmpty() || judged.isEmpty()) {
      return new Answered(
          understood,
          unplaced,
          missing,
          Optional.of(tree.toString()),
          List.of(),
          Optional.empty(),
          List.of(),
          List.of());
    }
    Judgement judgement = judged.get().judgement();
    var answered =
        new Answered(
            understood,
            List.of(),
            List.of(),
            Optional.of(tree.toString()),
            judged.get().given(),
            Optional.of(judgement),
            rules(judgement),
            List.of());
    return Stream.concat(
            scene.elapsed().note().stream(),
            AwaitedTokens.note(judgement.judged().board(), scene, settled).stream())
        .reduce(answered, Answered::adding, (_, last) -> last);
  }

  private static List<String> askedBack(List<Unplaced> unplaced, Scene scene) {
    List<String> missing = new ArrayList<>(scene.missing());
    missing.addAll(Rewording.of(unplaced, missing.isEmpty()));
    return List.copyOf(missing);
  }

  private static List<RuleNumber> rules(Judgement judgement) {
    return judgement.rulings().stream()
        .flatMap(ruling -> ruling.citations().stream())
        .distinct()
        .toList();
  }

  /** Reads the question into the scene; what no meaning was found for comes back. */
  private static List<Unplaced> read(Worded question, Scene scene) {
    List<Token> tokens = question.tokens();
    List<Object> things = new ArrayList<>();
    var words = new Words(question.text(), tokens, things);
    List<Symbol> sentence = new ArrayList<>();
    List<Unplaced> unplaced = new ArrayList<>();
    for (Symbol symbol : Nominals.of(tokens, things)) {
      if (tokens.get(symbol.from()).endsSentence()) {
        boolean isQuestion = tokens.get(symbol.from()).word().equals("?");
        unplaced.addAll(read(sentence, isQuestion, words, scene));
        sentence.clear();
      } else {
        sentence.add(symbol);
      }
    }
    unplaced.addAll(read(sentence, false, words, scene));
    return unplaced;
  }

  /**
   * What the parts of its sentences are read from.
   *
   * @param things what the numbered parts stand for
   */
  private record Words(String question, List<Token> tokens, List<Object> things) {}

  private static List<Unplaced> read(
      List<Symbol> sentence, boolean isQuestion, Words words, Scene scene) {
    List<List<Symbol>> parts = Asides.of(sentence, words.things());
    List<Unplaced> unplaced = new ArrayList<>(readPart(parts.getFirst(), isQuestion, words, scene));
    for (List<Symbol> aside : parts.subList(1, parts.size())) {
      unplaced.addAll(readPart(aside, false, words, scene));
    }
    return unplaced;
  }

  private static List<Unplaced> readPart(
      List<Symbol> sentence, boolean isQuestion, Words words, Scene scene) {
    List<Unplaced> unplaced = new ArrayList<>();
    int last = -1;
    for (Symbol symbol : Grammar.read(sentence, isQuestion, words.things(), scene)) {
      int start = words.tokens().get(symbol.from()).start();
      int end = words.tokens().get(symbol.to() - 1).end();
      if (last == symbol.from() && !unplaced.isEmpty()) {
        Unplaced before = unplaced.removeLast();
        start = before.start();
        end = Math.max(end, before.end());
      }
      unplaced.add(new Unplaced(words.question().substring(start, end), start, end));
      last = symbol.to();
    }
    scene.endSentence();
    return unplaced;
  }

  private record Judged(List<Given> given, Judgement judgement) {}

  private Optional<Judged> judged(
      Scene scene,
      Party active,
      List<Asked> asked,
      Set<Asked> turned,
      List<Asked> claims,
      ObjectNode tree) {
    Optional<Case> read = read(tree, scene);
    if (read.isEmpty()) {
      return Optional.empty();
    }
    askOfGone(read.get().board(), scene);
    EarlierEffects.questions(scene, active).forEach(scene::needs);
    StateTriggers.questions(read.get().board(), scene).forEach(scene::needs);
    AskedMoves moves = AskedMoves.of(tree, scene, active, one -> read(one, scene));
    List<Outcome> outcomes = outcomes(scene, asked, read.get(), moves);
    AwaitedTokens.questions(
            tree,
            read.get().board(),
            scene,
            asked,
            other -> areSame(other, scene, asked, moves, outcomes))
        .forEach(scene::needs);
    for (int i = 0; i < outcomes.size(); i++) {
      Outcome outcome = outcomes.get(i);
      if (scene.questions().isPaying(asked.get(i)) && outcome.verdict() == Outcome.Verdict.MUST) {
        scene.needs("Do you ask whether it has to attack, or whether you have to pay for that?");
      }
      if (outcome.verdict() == Outcome.Verdict.OPEN) {
        unsettled(scene, active, outcome, tree, moves).forEach(scene::needs);
      }
    }
    Set<String> facts =
        FactNames.in(
            List.of(
                List.copyOf(read.get().board().permanents().values()),
                read.get().board().effects()));
    for (OpenPoint doubt : OpenPoint.of(scene, active, facts)) {
      if (!scene.missing().contains(doubt.question())) {
        ObjectNode other = tree.deepCopy();
        doubt.otherwise().accept(other);
        if (!areSame(other, scene, asked, moves, outcomes)) {
          scene.needs(doubt.question());
        }
      }
    }
    for (Asked claim : claims) {
      if (!isTrue(claim, judging(scene, read.get(), moves).outcome(claim).verdict())) {
        scene.needs(new SceneWords(scene, active).denied(claim));
      }
    }
    if (!scene.missing().isEmpty()) {
      return Optional.empty();
    }
    moves.write(tree, outcomes.getFirst().moves());
    return read(tree, scene)
        .map(of -> Judgement.of(of, editions))
        .map(judgement ->
            new Judged(given(scene, active, asked, turned, outcomes, tree, moves), judgement));
  }

  /** Whether the answers are the same on another board, or there is no such board. */
  private boolean areSame(
      ObjectNode other, Scene scene, List<Asked> asked, AskedMoves moves, List<Outcome> outcomes) {
    if (new CaseReader(editions, catalogue).read(other.toString(), CaseFormat.JSON)
        instanceof Reading.Good<Case>(var changed)) {
      List<Outcome> others = outcomes(scene, asked, changed, moves);
      return IntStream.range(0, outcomes.size())
          .allMatch(i -> outcomes.get(i).isSameAnswer(others.get(i)));
    }
    return true;
  }

  /** Asks of what state-based actions would have put into a graveyard (704.3). */
  private static void askOfGone(Board board, Scene scene) {
    StateBasedActions.withoutToughness(board)
        .forEach(one ->
            scene.needs(
                "Is "
                    + one.characteristics().name()
                    + " still on the battlefield with toughness 0 or less (704.5f)?"));
    StateBasedActions.doubledLegends(board)
        .forEach(one ->
            scene.needs(
                "How can one player keep several legendary permanents named "
                    + one.characteristics().name()
                    + " (704.5j)?"));
  }

  /** What to ask where an attack is undetermined: how something came, or what the ruling lacks. */
  private Collection<String> unsettled(
      Scene scene, Party active, Outcome outcome, ObjectNode tree, AskedMoves moves) {
    List<String> open = new Castings(scene).open(active);
    if (!open.isEmpty()) {
      return open;
    }
    ObjectNode declared = tree.deepCopy();
    moves.write(declared, outcome.moves());
    return read(declared, scene)
        .map(of -> Unsettled.questions(Judgement.of(of, editions)))
        .orElse(Set.of());
  }

  private List<Given> given(
      Scene scene,
      Party active,
      List<Asked> asked,
      Set<Asked> turned,
      List<Outcome> outcomes,
      ObjectNode tree,
      AskedMoves moves) {
    var words = new SceneWords(scene, active);
    List<Given> given = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      ObjectNode own = tree.deepCopy();
      moves.write(own, outcomes.get(i).moves());
      Asked one = asked.get(i);
      Outcome outcome = outcomes.get(i);
      read(own, scene)
          .map(of -> Judgement.of(of, editions))
          .ifPresent(judgement ->
              given.add(
                  new Given(
                      words.asked(one),
                      outcome.verdict().label(),
                      outcome.answer(),
                      new AnswerWords(judgement, way(one, turned, scene)).answer(one, outcome))));
    }
    return given;
  }

  private static AnswerWords.Way way(Asked one, Set<Asked> turned, Scene scene) {
    if (scene.questions().isMixed(one)) {
      return AnswerWords.Way.UNCLEAR;
    }
    if (!turned.contains(one)) {
      return AnswerWords.Way.STRAIGHT;
    }
    return one instanceof Asked.MustAttack && !scene.questions().areOpinions()
        ? AnswerWords.Way.STAYING
        : AnswerWords.Way.UNCLEAR;
  }

  private static List<Outcome> outcomes(
      Scene scene, List<Asked> asked, Case read, AskedMoves moves) {
    Judging judging = judging(scene, read, moves);
    return asked.stream().map(judging::outcome).toList();
  }

  /** Whether what was said of attacking is so on the board. */
  private static boolean isTrue(Asked claim, Outcome.Verdict verdict) {
    return switch (verdict) {
      case LEGAL, LEGAL_AGAINST_SOME, ONLY_WITH_OTHERS -> !(claim instanceof Asked.MustAttack);
      case MUST -> claim instanceof Asked.MustAttack;
      case ILLEGAL, NEED_NOT, TOLD, OPEN -> false;
    };
  }

  private static Judging judging(Scene scene, Case read, AskedMoves moves) {
    Judgement judgement =
        new Judgement(
            read, casebook.engine.Game.adjudicate(read.board(), List.of()), read.edition());
    return new Judging(
        scene,
        read.board(),
        List.copyOf(new LinkedHashSet<>(judgement.attackable())),
        moves.entering());
  }

  /** The case, or what is wrong with it as something that is missing. */
  private Optional<Case> read(ObjectNode tree, Scene scene) {
    Reading<Case> reading =
        new CaseReader(editions, catalogue).read(tree.toString(), CaseFormat.JSON);
    return switch (reading) {
      case Reading.Good<Case>(var read) -> Optional.of(read);
      case Reading.Wrong<Case>(var problems) -> missing(problems, tree, scene);
      case Reading.Unparseable<Case>(var problems) -> missing(problems, tree, scene);
    };
  }

  private static Optional<Case> missing(List<Problem> problems, ObjectNode tree, Scene scene) {
    problems.forEach(problem -> scene.needs(ProblemWords.question(problem, tree)));
    return Optional.empty();
  }
}
