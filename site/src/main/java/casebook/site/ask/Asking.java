package casebook.site.ask;

import casebook.engine.board.Id;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import casebook.site.ask.Answered.Given;
import casebook.site.ask.Answered.Unplaced;
import casebook.site.ask.form.Grammar;
import casebook.site.ask.form.Symbol;
import casebook.site.ask.mention.CardSpotter;
import casebook.site.ask.mention.Lexicon;
import casebook.site.ask.mention.Nominals;
import casebook.site.ask.mention.QuestionTokens;
import casebook.site.ask.mention.Token;
import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.Asked.Attack;
import casebook.site.ask.scene.Asked.Part;
import casebook.site.ask.scene.CaseTree;
import casebook.site.ask.scene.OpenPoint;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.SceneWords;
import casebook.site.ask.scene.Thing;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.board.FactNames;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads questions and answers them. Nothing is guessed: there is an answer only where every word
 * has its meaning, and where it is the same however what is left open may be.
 */
public final class Asking {

  /** More is no question that anybody reads. */
  public static final int LONGEST = 2_000;

  private final Editions editions;
  private final Catalogue catalogue;
  private final Callings callings;

  /** Answers questions about these cards, by these editions. */
  public Asking(Editions editions, Catalogue catalogue, Callings callings) {
    this.editions = editions;
    this.catalogue = catalogue;
    this.callings = callings;
  }

  /** What comes of a question; the rules and cases of a search are not among it. */
  public Answered answer(String question, Optional<InForce> edition) {
    var scene = new Scene(callings);
    List<Unplaced> unplaced = read(question, scene);
    scene.readPostponed();
    List<Asked> asked = scene.asked();
    if (asked.isEmpty()) {
      scene.needs("What do you want to know: whether something can attack, or must?");
    }
    scene.settleGoads();
    Party active = active(scene);
    settle(scene, active);
    List<Asked> settled = asked.stream().map(one -> settled(one, scene, active)).toList();
    ObjectNode tree = CaseTree.of(scene, active, edition);
    if (!asked.isEmpty() && asked.stream().allMatch(one -> one instanceof Asked.Cost)) {
      OpenPoint.giveMana(tree, active);
    }
    List<String> understood = new SceneWords(scene, active).sentences();
    if (scene.things().isEmpty() && scene.parties().size() < 2) {
      return new Answered(
          List.of(),
          unplaced,
          List.copyOf(scene.missing()),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          List.of(),
          List.of());
    }
    Optional<Judged> judged =
        unplaced.isEmpty() && scene.missing().isEmpty()
            ? judged(scene, active, settled, tree)
            : Optional.empty();
    List<String> missing = new ArrayList<>(scene.missing());
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
    return new Answered(
        understood,
        List.of(),
        List.of(),
        Optional.of(tree.toString()),
        judged.get().given(),
        Optional.of(judged.get().judgement()),
        rules(judged.get().judgement()),
        List.of());
  }

  private static List<RuleNumber> rules(Judgement judgement) {
    return judgement.rulings().stream()
        .flatMap(ruling -> ruling.citations().stream())
        .distinct()
        .toList();
  }

  /** Reads the question into the scene; what no meaning was found for comes back. */
  private List<Unplaced> read(String question, Scene scene) {
    List<Token> tokens =
        QuestionTokens.writtenOut(new CardSpotter(callings).spot(QuestionTokens.written(question)))
            .stream()
            .filter(token -> token.isCard() || !Lexicon.isEmpty(token.word()))
            .toList();
    List<Object> things = new ArrayList<>();
    List<Symbol> sentence = new ArrayList<>();
    List<Unplaced> unplaced = new ArrayList<>();
    for (Symbol symbol : Nominals.of(tokens, things)) {
      if (tokens.get(symbol.from()).endsSentence()) {
        unplaced.addAll(read(sentence, tokens, things, question, scene));
        sentence.clear();
      } else {
        sentence.add(symbol);
      }
    }
    unplaced.addAll(read(sentence, tokens, things, question, scene));
    return unplaced;
  }

  private static List<Unplaced> read(
      List<Symbol> sentence,
      List<Token> tokens,
      List<Object> things,
      String question,
      Scene scene) {
    List<Unplaced> unplaced = new ArrayList<>();
    int last = -1;
    for (Symbol symbol : Grammar.read(sentence, things, scene)) {
      int start = tokens.get(symbol.from()).start();
      int end = tokens.get(symbol.to() - 1).end();
      if (last == symbol.from() && !unplaced.isEmpty()) {
        Unplaced before = unplaced.removeLast();
        start = before.start();
        end = Math.max(end, before.end());
      }
      unplaced.add(new Unplaced(question.substring(start, end), start, end));
      last = symbol.to();
    }
    scene.endSentence();
    return unplaced;
  }

  /** Whose turn it is: said so, or because it is that player's attack that is asked about. */
  private static Party active(Scene scene) {
    Optional<Party> attacking =
        scene.asked().stream()
            .flatMap(one -> one.by().or(() -> controller(one)).stream())
            .findFirst()
            .or(scene::attacker)
            .or(() -> scene.attack().flatMap(Asking::controller));
    boolean isNobody = scene.parties().isEmpty();
    scene.fillUp(Math.max(2, scene.players().orElse(2)));
    Optional<Party> active = scene.turn().or(() -> attacking).or(scene::asker);
    if (active.isEmpty() && !isNobody) {
      scene.needs("Whose attack is it?");
    }
    return active.orElseGet(() -> scene.parties().getFirst());
  }

  private static Optional<Party> controller(Asked asked) {
    return switch (asked) {
      case Asked.CanAttack(var _, var attack, boolean _) -> controller(attack);
      case Asked.MustAttack(var _, var attack) -> controller(attack);
      case Asked.Whom(var _, var attack, boolean _) -> controller(attack);
      case Asked.Cost(var _, var attack) -> controller(attack);
      case Asked.HowMany(var _, var attack) -> controller(attack);
      case Asked.Defending(var _, var creature) -> creature.flatMap(Thing::controller);
      case Asked.Legal _, Asked.Triggers _ -> Optional.empty();
    };
  }

  private static Optional<Party> controller(Attack attack) {
    return attack.parts().stream().flatMap(part -> part.thing().controller().stream()).findFirst();
  }

  /** What attacks is the active player's; what is attached to nothing said is asked about. */
  private static void settle(Scene scene, Party active) {
    List<Attack> attacks = new ArrayList<>(scene.attack().stream().toList());
    for (Asked asked : scene.asked()) {
      switch (asked) {
        case Asked.CanAttack(var _, var attack, boolean _) -> attacks.add(attack);
        case Asked.MustAttack(var _, var attack) -> attacks.add(attack);
        case Asked.Whom(var _, var attack, boolean _) -> attacks.add(attack);
        case Asked.Cost(var _, var attack) -> attacks.add(attack);
        case Asked.HowMany _, Asked.Legal _, Asked.Triggers _, Asked.Defending _ -> {}
      }
    }
    for (Attack attack : attacks) {
      for (Part part : attack.parts()) {
        if (part.thing().controller().isEmpty()) {
          part.thing().setController(active);
        }
      }
      if (attack.target().orElse(null) instanceof Asked.Target.APermanent(var thing)
          && thing.controller().isEmpty()
          && scene.parties().size() == 2) {
        scene.parties().stream().filter(one -> one != active).forEach(thing::setController);
      }
    }
    boolean counts = scene.asked().stream().anyMatch(Asked.HowMany.class::isInstance);
    if (counts && scene.things().stream().noneMatch(thing -> isCreatureOf(thing, active))) {
      scene.needs("Which creatures do you have, and how many?");
    }
    if (scene.hasMoreThanTold(active)) {
      scene.needs("Which creatures attack or could attack: how many, and how large?");
    }
    for (Thing thing : scene.things()) {
      boolean isAura = thing.card().filter(card -> scene.is(card, "Aura")).isPresent();
      if (thing.isMaybeSick() && thing.controller().filter(one -> one != active).isEmpty()) {
        scene.needs("Did " + Scene.called(thing) + " come this turn?");
      }
      if (isAura && thing.attachedTo().isEmpty() && thing.onPlayer().isEmpty()) {
        scene.needs("What is " + Scene.called(thing) + " attached to?");
      }
      if (thing.card().filter(card -> !scene.isPermanent(card)).isPresent()) {
        scene.needs("Has " + Scene.called(thing) + " resolved, and on what?");
      }
      boolean isBattle = thing.card().filter(card -> scene.is(card, "battle")).isPresent();
      if (isBattle && scene.parties().size() > 2) {
        scene.needs("Who protects " + Scene.called(thing) + "?");
      }
    }
    long unnamed = scene.parties().stream().filter(one -> one.id().equals("opponent")).count();
    long named =
        scene.parties().stream()
            .filter(one -> !one.id().equals("opponent") && !one.id().equals("you"))
            .filter(one -> !one.id().startsWith("another-"))
            .count();
    if (unnamed > 0 && named > 0) {
      scene.needs("Who is “my opponent”: one of those who are named, or somebody else?");
    }
  }

  /** The question with what it leaves to what was told before: creatures, and what they attack. */
  private static Asked settled(Asked asked, Scene scene, Party active) {
    return switch (asked) {
      case Asked.CanAttack(var by, var attack, boolean only) ->
          new Asked.CanAttack(by, named(attack, scene, active), only);
      case Asked.Cost(var by, var attack) -> new Asked.Cost(by, named(attack, scene, active));
      case Asked.Whom(var by, var attack, boolean must) ->
          new Asked.Whom(by, named(attack, scene, active), must);
      case Asked.Legal _, Asked.Triggers _ -> {
        if (scene.attack().filter(attack -> !attack.isAny()).isEmpty()) {
          scene.needs("Which creatures attack, and what?");
        }
        yield asked;
      }
      case Asked.MustAttack _, Asked.HowMany _, Asked.Defending _ -> asked;
    };
  }

  private static Attack named(Attack attack, Scene scene, Party active) {
    Optional<Asked.Target> target =
        attack.target().or(() -> scene.attack().flatMap(Attack::target));
    if (!attack.isAny()) {
      return new Attack(attack.parts(), attack.everything(), target);
    }
    Optional<Attack> told = scene.attack().filter(one -> !one.isAny());
    if (told.isPresent()) {
      return new Attack(told.get().parts(), told.get().everything(), target);
    }
    List<Thing> creatures =
        scene.things().stream().filter(thing -> isCreatureOf(thing, active)).toList();
    if (creatures.size() != 1 || creatures.getFirst().count() != 1) {
      scene.needs("With which creatures?");
    }
    return new Attack(
        creatures.stream().map(thing -> new Part(thing, thing.count())).toList(), false, target);
  }

  private static boolean isCreatureOf(Thing thing, Party party) {
    return thing.isCreature() && thing.controller().equals(Optional.of(party));
  }

  private record Judged(List<Given> given, Judgement judgement) {}

  private Optional<Judged> judged(Scene scene, Party active, List<Asked> asked, ObjectNode tree) {
    Optional<Case> read = read(tree, scene);
    if (read.isEmpty()) {
      return Optional.empty();
    }
    List<Outcome> outcomes = outcomes(scene, asked, read.get());
    for (Outcome outcome : outcomes) {
      if (outcome.verdict() == Outcome.Verdict.OPEN) {
        scene.needs("This can’t be settled with certainty: build the board on the judge page.");
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
        CaseReader reader = new CaseReader(editions, catalogue);
        if (reader.read(other.toString(), CaseFormat.JSON)
            instanceof Reading.Good<Case>(var changed)) {
          List<Outcome> others = outcomes(scene, asked, changed);
          for (int i = 0; i < outcomes.size(); i++) {
            if (!outcomes.get(i).isSameAnswer(others.get(i))) {
              scene.needs(doubt.question());
            }
          }
        }
      }
    }
    if (!scene.missing().isEmpty()) {
      return Optional.empty();
    }
    write(tree, outcomes.getFirst().moves());
    return read(tree, scene)
        .map(of -> Judgement.of(of, editions))
        .map(judgement -> new Judged(given(scene, active, asked, outcomes, tree), judgement));
  }

  private List<Given> given(
      Scene scene, Party active, List<Asked> asked, List<Outcome> outcomes, ObjectNode tree) {
    var words = new SceneWords(scene, active);
    List<Given> given = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      ObjectNode own = tree.deepCopy();
      write(own, outcomes.get(i).moves());
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
                      new AnswerWords(judgement).answer(one, outcome))));
    }
    return given;
  }

  private static List<Outcome> outcomes(Scene scene, List<Asked> asked, Case read) {
    Judgement judgement =
        new Judgement(
            read, casebook.engine.Game.adjudicate(read.board(), List.of()), read.edition());
    List<Id> targets = List.copyOf(new LinkedHashSet<>(judgement.attackable()));
    var judging = new Judging(scene, read.board(), targets);
    return asked.stream().map(judging::outcome).toList();
  }

  /** The case, or what is wrong with it as something that is missing. */
  private Optional<Case> read(ObjectNode tree, Scene scene) {
    Reading<Case> reading =
        new CaseReader(editions, catalogue).read(tree.toString(), CaseFormat.JSON);
    return switch (reading) {
      case Reading.Good<Case>(var read) -> Optional.of(read);
      case Reading.Wrong<Case>(var problems) -> missing(problems, scene);
      case Reading.Unparseable<Case>(var problems) -> missing(problems, scene);
    };
  }

  private static Optional<Case> missing(List<Problem> problems, Scene scene) {
    problems.forEach(problem -> scene.needs(problem.message()));
    return Optional.empty();
  }

  /** Puts the moves into the case. */
  private static void write(ObjectNode tree, List<Move> moves) {
    ArrayNode list = tree.putArray("moves");
    for (Move move : moves) {
      switch (move) {
        case Move.DeclareAttackers(var attack, var _, var payment, var _) -> {
          ObjectNode declaration = list.addObject().putObject("declareAttackers");
          ArrayNode attacks = declaration.putArray("attacks");
          attack
              .targets()
              .forEach((creature, target) ->
                  attacks
                      .addObject()
                      .put("attacker", creature.value())
                      .put("target", target.value()));
          if (payment instanceof casebook.engine.move.Payment.Nothing) {
            declaration.put("pay", "none");
          }
        }
        case Move.Ask(Question.DefendingPlayer(var creature)) ->
            list.addObject().putObject("ask").put("defendingPlayer", creature.value());
        default -> throw new IllegalStateException("No question is shown by " + move);
      }
    }
  }
}
