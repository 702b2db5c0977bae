package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.ruling.Explanation;
import casebook.engine.ruling.Explanation.Blocked;
import casebook.engine.ruling.Explanation.Conflict;
import casebook.engine.ruling.Mark;
import casebook.engine.ruling.Obstacle;
import casebook.engine.ruling.RequirementItem;
import casebook.engine.ruling.Stated;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What is to be said of a declaration beyond the ruling on it, in sentences. */
public record ExplanationWords(Names names) {

  /** The most requirements that are explained one by one. */
  private static final int MANY = 6;

  /** Why the best attack doesn't obey all requirements; of many the first few. */
  public List<String> blocked(Explanation explanation) {
    List<List<Blocked>> all = alike(explanation);
    var sentences = new ArrayList<String>();
    all.stream().limit(MANY).forEach(of -> sentences.add(sentence(explanation, of)));
    int more = all.stream().skip(MANY).mapToInt(List::size).sum();
    if (more > 0) {
      sentences.add(
          more == 1
              ? "One more requirement isn't obeyed."
              : more + " more requirements aren't obeyed.");
    }
    return List.copyOf(sentences);
  }

  /**
   * Each requirement that the best attack doesn't obey, and why, with the rule of each obstacle;
   * those that differ only in the creature are one sentence.
   */
  public List<String> everyBlocked(Explanation explanation) {
    return alike(explanation).stream().map(of -> sentence(explanation, of)).toList();
  }

  private String sentence(Explanation explanation, List<Blocked> alike) {
    boolean isNoneObeyed = explanation.certificate().filter(one -> one.total() == 0).isPresent();
    String opening = isNoneObeyed ? "not obeyed: " : "not obeyed by that attack: ";
    return English.sentence(opening + sentence(alike));
  }

  /** Those together that differ only in the creature. */
  private List<List<Blocked>> alike(Explanation explanation) {
    var alike = new LinkedHashMap<String, List<Blocked>>();
    for (Blocked blocked : explanation.blocked()) {
      Optional<Id> creature = blocked.requirement().creature();
      String ofAny =
          creature.isPresent() ? sentence(blocked, creature, "", "one of them") : sentence(blocked);
      alike.computeIfAbsent(ofAny, _ -> new ArrayList<>()).add(blocked);
    }
    return List.copyOf(alike.values());
  }

  private String sentence(List<Blocked> alike) {
    if (alike.size() == 1) {
      return sentence(alike.getFirst());
    }
    List<Id> creatures =
        alike.stream().flatMap(one -> one.requirement().creature().stream()).distinct().toList();
    String all = English.list(names.few(creatures), "and");
    return creatures.size() < 2
        ? sentence(alike.getFirst())
        : sentence(alike.getFirst(), alike.getFirst().requirement().creature(), all, "one of them");
  }

  private String sentence(Blocked blocked) {
    RequirementItem requirement = blocked.requirement();
    return sentence(
        new RequirementWords(names).sentence(requirement),
        obstacles(blocked, requirement.creature(), ""));
  }

  /**
   * The same of several creatures of which one is told.
   *
   * @param all what all of them are called
   * @param any what each of them is called
   */
  private String sentence(Blocked blocked, Optional<Id> one, String all, String any) {
    return sentence(
        new RequirementWords(names).sentence(blocked.requirement(), all),
        obstacles(blocked, one, any));
  }

  private static String sentence(String demand, List<String> obstacles) {
    return demand + (obstacles.isEmpty() ? "" : "; " + English.list(obstacles, "and"));
  }

  private List<String> obstacles(Blocked blocked, Optional<Id> one, String any) {
    return blocked.by().stream().map(obstacle -> obstacle(obstacle, one, any)).distinct().toList();
  }

  /** What is in the way; one creature is called by another name, or goes without one. */
  private String obstacle(Obstacle obstacle, Optional<Id> one, String any) {
    boolean isCalled = one.equals(Optional.of(obstacle.creature()));
    String who = isCalled ? any : names.of(obstacle.creature());
    String there = (who + " attacking " + names.of(obstacle.target())).strip();
    return switch (obstacle) {
      case Obstacle.NotChoosable _ -> there + " can't be declared (508.1a, 508.1b)";
      case Obstacle.NotPaid(var _, var _, var cost) ->
          there + " has a cost, which nobody has to pay (" + names.of(cost.source()) + ", 508.1d)";
      case Obstacle.Restricted(var _, var _, var restrictions) ->
          there + " would disobey " + sources(restrictions, one) + " (508.1c)";
      case Obstacle.Outweighed(var _, var _, var others) ->
          there + " would leave others unobeyed: " + demands(others) + " (508.1d)";
    };
  }

  private String sources(List<Stated> stated, Optional<Id> one) {
    return English.list(
        stated.stream()
            .map(Stated::source)
            .map(source ->
                one.isPresent() && source.permanent().equals(one)
                    ? "its own text"
                    : names.of(source))
            .distinct()
            .toList(),
        "and");
  }

  private String demands(List<RequirementItem> items) {
    var words = new RequirementWords(names);
    List<String> all = items.stream().map(words::demandOf).distinct().toList();
    if (all.size() <= MANY) {
      return English.list(all, "and");
    }
    var few = new ArrayList<>(all.subList(0, MANY));
    few.add((all.size() - MANY) + " more");
    return English.list(few, "and");
  }

  /** What together makes a declaration illegal. */
  public String sentence(Conflict conflict) {
    List<String> parts =
        Stream.concat(
                conflict.restrictions().stream().map(one -> names.of(one.source())),
                conflict.requirements().stream().map(new RequirementWords(names)::sentence))
            .toList();
    return "Enough by "
        + (parts.size() == 1 ? "itself" : "themselves")
        + " to make it illegal: "
        + English.list(parts, "and")
        + ".";
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
