package casebook.site.page.judge;

import casebook.engine.board.Id;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.Question;
import casebook.engine.ruling.Answer;
import casebook.engine.ruling.Ruling;
import casebook.site.Casebook;
import casebook.site.connection.Visitor;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.Json;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.part.Page;
import casebook.site.words.ruling.AttackWords;
import casebook.site.work.Task;
import casebook.site.work.Workers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/**
 * {@code /judge/completions}: given the attackers that are chosen on a board, what else can attack
 * what, what must, and the legal attack with the fewest further attackers (508.1). The board's
 * picture shows it.
 */
public final class Completing implements Page {
  private final Casebook casebook;
  private final Workers workers;

  public Completing(Casebook casebook, Workers workers) {
    this.casebook = casebook;
    this.workers = workers;
  }

  @Override
  public void addTo(RoutesConfig routes) {
    routes.get(
        "/judge/completions",
        context -> workers.run(Task.RULING, Visitor.of(context), () -> answer(context)));
  }

  private void answer(Context context) {
    Draft draft =
        CaseLink.decode(Objects.requireNonNullElse(context.queryParam("case"), ""))
            .flatMap(Draft::of)
            .orElseThrow(() -> new BadRequestResponse("There is no case in this address."));
    context.contentType("application/json").result(completions(draft).compact());
  }

  /** What is known; {@code known} is false where the board can't be judged. */
  private Json completions(Draft draft) {
    var reader = new CaseReader(casebook.editions(), casebook.catalogue());
    if (reader.read(new DraftMoves(draft).askingForCompletions().json(), CaseFormat.JSON)
        instanceof Reading.Good<Case>(var read)) {
      Judgement judgement = Judgement.of(read, casebook.editions());
      Optional<Ruling> last =
          judgement.impossible().isEmpty()
              ? judgement.rulings().stream().reduce((_, b) -> b)
              : Optional.empty();
      if (last.flatMap(Ruling::answer).orElse(null) instanceof Answer.Completions found
          && last.get().move() instanceof Move.Ask(Question.Completions asked)) {
        return told(draft, judgement, asked.given(), found);
      }
    }
    return Json.object().put("known", false);
  }

  private static Json told(
      Draft draft, Judgement judgement, Attack given, Answer.Completions found) {
    var words = new AttackWords(judgement.names());
    Json told =
        Json.object()
            .put("known", true)
            .put("possible", groups(given, found.possible()))
            .put("must", groups(given, found.must()));
    if (found.attacks().isEmpty()) {
      return told.put("none", true);
    }
    Attack fewest = found.attacks().getFirst();
    SequencedMap<Id, Id> added = new LinkedHashMap<>(fewest.targets());
    given.targets().keySet().forEach(added::remove);
    if (!added.isEmpty()) {
      told.put("added", words.arrows(new Attack(added)))
          .putIfPresent(
              "complete", CaseLink.path(draft.attackingWith(fewest), judgement.judged().asked()));
    }
    return told;
  }

  /** Creatures of one entry that attack the same as chosen, or don't attack yet. */
  private record Group(String entry, String attacks) {}

  private static List<Object> groups(Attack given, SequencedMap<Id, List<Id>> found) {
    var groups = new LinkedHashMap<Group, Set<Id>>();
    found.forEach((creature, targets) ->
        groups
            .computeIfAbsent(
                new Group(creature.stack(), given.targetOf(creature).map(Id::value).orElse("")),
                _ -> new LinkedHashSet<>())
            .addAll(targets));
    var list = new ArrayList<Map.Entry<Group, Set<Id>>>(groups.entrySet());
    return Json.list(
        list,
        one ->
            Json.object()
                .put("entry", one.getKey().entry())
                .put("attacks", one.getKey().attacks())
                .put("targets", Json.list(one.getValue(), Id::value)));
  }
}
