package casebook.site.words;

import casebook.engine.board.Id;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Explanation.Blocked;
import casebook.engine.ruling.Explanation.Conflict;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Obstacle;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What is to be said of a declaration beyond the ruling on it, in sentences. */
public record ExplanationWords(Names names) {

  /** So many requirements are explained to people one by one. */
  private static final int MANY = 6;

  /** Why the best attack leaves requirements unobeyed; of many the first few. */
  public List<String> blocked(Explanation explanation) {
    List<String> all = everyBlocked(explanation);
    var sentences = new ArrayList<>(all.subList(0, Math.min(MANY, all.size())));
    if (all.size() > MANY) {
      sentences.add((all.size() - MANY) + " more requirements are left unobeyed.");
    }
    return List.copyOf(sentences);
  }

  /** Why the best attack leaves each requirement unobeyed, with the rule of each obstacle. */
  public List<String> everyBlocked(Explanation explanation) {
    boolean isNoneObeyed = explanation.certificate().filter(one -> one.total() == 0).isPresent();
    String opening = isNoneObeyed ? "left unobeyed: " : "left unobeyed by that attack: ";
    return explanation.blocked().stream().map(one -> sentence(opening, one)).toList();
  }

  private String sentence(String opening, Blocked blocked) {
    String demand = new RequirementWords(names).sentence(blocked.requirement());
    List<String> obstacles = blocked.by().stream().map(this::obstacle).distinct().toList();
    return English.sentence(
        opening + demand + (obstacles.isEmpty() ? "" : "; " + English.list(obstacles, "and")));
  }

  private String obstacle(Obstacle obstacle) {
    String there = names.of(obstacle.creature()) + " attacking " + names.of(obstacle.target());
    return switch (obstacle) {
      case Obstacle.NotChoosable _ -> there + " can't be declared (508.1a, 508.1b)";
      case Obstacle.NotPaid(var _, var _, var cost) ->
          there + " costs what nobody has to pay (" + names.of(cost.source()) + ", 508.1d)";
      case Obstacle.Restricted(var _, var _, var restrictions) ->
          there + " would disobey " + sources(restrictions) + " (508.1c)";
      case Obstacle.Outweighed(var _, var _, var others) ->
          there + " would leave others unobeyed: " + demands(others) + " (508.1d)";
    };
  }

  private String sources(List<Stated> stated) {
    return English.list(
        stated.stream().map(one -> names.of(one.source())).distinct().toList(), "and");
  }

  private String demands(List<RequirementItem> items) {
    var words = new RequirementWords(names);
    return English.list(items.stream().map(words::demandOf).distinct().toList(), "and");
  }

  /** What together makes a declaration illegal. */
  public String sentence(Conflict conflict) {
    List<String> parts =
        Stream.concat(
                conflict.restrictions().stream().map(one -> names.of(one.source())),
                conflict.requirements().stream().map(new RequirementWords(names)::sentence))
            .toList();
    return "Enough by themselves to make it illegal: " + English.list(parts, "and") + ".";
  }

  /** What becomes of the creatures in the attacks that are legal without paying a cost. */
  public List<String> marks(Map<Id, Mark> marks) {
    var sentences = new ArrayList<String>();
    for (Mark mark : Mark.values()) {
      List<Id> creatures =
          marks.entrySet().stream()
              .filter(entry -> entry.getValue() == mark)
              .map(Map.Entry::getKey)
              .toList();
      if (!creatures.isEmpty()) {
        sentences.add(
            switch (mark) {
                  case MUST_ATTACK -> "In every attack that is legal without paying a cost: ";
                  case MAY_ATTACK -> "In some attacks that are legal without paying a cost: ";
                  case CANT_ATTACK -> "In no attack that is legal without paying a cost: ";
                }
                + names.all(creatures)
                + ".");
      }
    }
    return List.copyOf(sentences);
  }
}
