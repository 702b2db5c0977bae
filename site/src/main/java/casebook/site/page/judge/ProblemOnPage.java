package casebook.site.page.judge;

import casebook.site.input.tree.Problem;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.ListedNames;
import casebook.site.words.english.English;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * A problem of a board as the judge page tells it: by the names and fields that stand there, not by
 * those of a file.
 *
 * @param where what it is about: a card, a player, and the field
 * @param row where on the page that stands; empty where it stands nowhere
 */
public record ProblemOnPage(String where, String row, String message) {

  /** The fields of a case as the form calls them, by what they are of. */
  static final Map<String, Map<String, String>> LABELS =
      Map.of(
          "players",
          Map.of(
              "name", "Name",
              "life", "Life",
              "mana", "Mana",
              "hand", "Cards in hand",
              "graveyard", "Cards in graveyard",
              "poison", "Poison counters",
              "team", "Team",
              "monarch", "Is the monarch"),
          "permanents",
          Map.ofEntries(
              Map.entry("count", "How many of it"),
              Map.entry("counters", "Counters"),
              Map.entry("chosen", "Chosen for it"),
              Map.entry("controller", "Controller"),
              Map.entry("owner", "Owner"),
              Map.entry("attachedTo", "Attached to"),
              Map.entry("protector", "Protector (of a battle)"),
              Map.entry("types", "Types"),
              Map.entry("subtypes", "Types"),
              Map.entry("supertypes", "Types"),
              Map.entry("keywords", "Keywords"),
              Map.entry("power", "Power"),
              Map.entry("toughness", "Toughness"),
              Map.entry("text", "Rules text, in place of the card’s"),
              Map.entry("addText", "Abilities it has been given"),
              Map.entry("goadedBy", "Goaded by"),
              Map.entry("tapped", "Tapped")),
          "effects",
          Map.of(
              "source", "Effect of",
              "controller", "Its controller",
              "text", "What it says",
              "chosen", "Chosen for it",
              "affects", "Target or that is"),
          "moves",
          Map.of("pay", "Costs to attack"));

  /** What is of the whole board, as a player calls it. */
  private static final Map<String, String> OF_WHOLE =
      Map.ofEntries(
          Map.entry("turn", "The turn"),
          Map.entry("options", "The game"),
          Map.entry("options.attack", "Who can be attacked"),
          Map.entry("options.rangeOfInfluence", "The game: range of influence, a number of seats"),
          Map.entry("options.sharedTeamTurns", "The game: shared team turns"),
          Map.entry("edition", "Edition"),
          Map.entry("title", "Title"),
          Map.entry("activePlayer", "The active player"),
          Map.entry("chooser", "Who chooses how creatures attack"),
          Map.entry("players", "The players"),
          Map.entry("permanents", "The permanents"),
          Map.entry("effects", "The effects"),
          Map.entry("moves", "What happens in combat"));

  private static final Map<String, String> ROWS_OF_WHOLE =
      Map.of("options.attack", "#option", "edition", "#edition", "title", "#title");

  /** Fields that only a file has. */
  private static final Set<String> ONLY_IN_FILES =
      Set.of("now", "holds", "permanent", "id", "state");

  private static final Pattern QUOTED = Pattern.compile("“([^“”]++)”");

  /** How a problem begins that proposes ids, and not fields, keywords or cards. */
  private static final Pattern UNKNOWN_ID =
      Pattern.compile("^No (?:player|permanent|player or permanent) is called “");

  /** Where ids are listed without quotation marks. */
  private static final Pattern PROPOSED =
      Pattern.compile("(?<=Did you mean |: the players are )[^?.]*+");

  private static final Pattern ID = Pattern.compile("[^ ,]++");
  private static final Pattern ROW =
      Pattern.compile("(players|permanents|effects|moves)\\[(\\d{1,4})](?:\\.(.*))?");
  private static final Pattern ATTACK =
      Pattern.compile("declareAttackers\\.attacks\\[(\\d{1,6})](?:\\..*)?");

  /** The problems of a board. */
  static List<ProblemOnPage> of(Draft draft, List<Problem> problems) {
    return problems.stream().map(problem -> of(draft, problem)).toList();
  }

  private static ProblemOnPage of(Draft draft, Problem problem) {
    Matcher path = ROW.matcher(problem.path());
    if (!path.matches()) {
      return ofWhole(draft, problem);
    }
    String kind = path.group(1);
    int index = Integer.parseInt(path.group(2));
    String within = Optional.ofNullable(path.group(3)).orElse("");
    String message = message(draft, kind, problem);
    return switch (kind) {
      case "players" ->
          at(
                  draft.players(),
                  index,
                  player ->
                      new ProblemOnPage(
                          with(Draft.name(player), kind, within), "#seat-" + index, message))
              .orElseGet(() -> new ProblemOnPage(problem.path(), "", message));
      case "permanents" ->
          at(
                  draft.permanents(),
                  index,
                  permanent ->
                      new ProblemOnPage(
                          with(Draft.name(permanent), kind, within),
                          "#row-" + Draft.id(permanent),
                          message))
              .orElseGet(() -> new ProblemOnPage(problem.path(), "", message));
      case "effects" ->
          at(
                  draft.effects(),
                  index,
                  effect ->
                      new ProblemOnPage(
                          with(effectName(effect, index), kind, within),
                          "#effects." + index + ".text",
                          message))
              .orElseGet(() -> new ProblemOnPage(problem.path(), "", message));
      default -> ofMove(draft, index, within, message);
    };
  }

  /** What is wrong with the game and the turn, or with something that the form hasn't. */
  private static ProblemOnPage ofWhole(Draft draft, Problem problem) {
    String[] fields = problem.path().split("\\.", 2);
    String of = OF_WHOLE.getOrDefault(problem.path(), OF_WHOLE.getOrDefault(fields[0], ""));
    boolean isNamed = OF_WHOLE.containsKey(problem.path()) || fields.length == 1;
    String where = isNamed || of.isEmpty() ? of : of + ": " + English.spaced(fields[1]);
    String said = message(draft, "", problem);
    String message =
        fields.length > 1
            ? said.replace("“" + fields[1] + "”", "“" + English.spaced(fields[1]) + "”")
            : said;
    return new ProblemOnPage(
        where.isEmpty() ? problem.path() : where,
        ROWS_OF_WHOLE.getOrDefault(problem.path(), ""),
        message);
  }

  private static <T> Optional<ProblemOnPage> at(
      List<T> rows, int index, Function<T, ProblemOnPage> told) {
    return index < rows.size() ? Optional.of(told.apply(rows.get(index))) : Optional.empty();
  }

  private static String effectName(ObjectNode effect, int index) {
    String source = Draft.text(effect, "source");
    return source.isEmpty() ? "Effect " + (index + 1) : source;
  }

  /** A declaration is told by its attackers; other moves stand on the page as a list. */
  private static ProblemOnPage ofMove(Draft draft, int index, String within, String message) {
    Matcher attack = ATTACK.matcher(within);
    String move = "Move " + (index + 1);
    if (within.equals("declareAttackers.pay")) {
      return new ProblemOnPage("Costs to attack", "#pay", message);
    }
    if (!attack.matches()) {
      return new ProblemOnPage(draft.moves().size() > 1 ? move : "The attack", "", message);
    }
    int at = Integer.parseInt(attack.group(1));
    Optional<String> attacker =
        draft.attacks().stream().skip(at).findFirst().map(one -> Draft.text(one, "attacker"));
    String entry = attacker.map(draft::entry).orElse("");
    return draft.permanents().stream()
        .filter(one -> Draft.id(one).equals(entry) && !entry.isEmpty())
        .findFirst()
        .map(one -> new ProblemOnPage(Draft.name(one) + ", attack", "#row-" + entry, message))
        .orElseGet(() -> new ProblemOnPage("The attack", "", message));
  }

  /** The name of what has a problem, with the field where the form has one. */
  private static String with(String name, String kind, String within) {
    String label = label(kind, within);
    return label.isEmpty() ? name : name + ", " + label;
  }

  /** What the form calls the field of a path; empty where it has none. */
  private static String label(String kind, String within) {
    String field = within.split("[.\\[]", 2)[0];
    return LABELS.getOrDefault(kind, Map.of()).getOrDefault(field, "");
  }

  /**
   * What a problem says, with players and permanents by their names and the fields called as on the
   * form. A name or a text of the board may be the same word as a field: it is left as it stands
   * there.
   */
  private static String message(Draft draft, String kind, Problem problem) {
    Map<String, String> labels = LABELS.getOrDefault(kind, Map.of());
    Set<String> said = said(draft);
    var listed = new ListedNames(draft);
    UnaryOperator<String> names = id -> isAboutIds(problem) ? id : listed.of(id).orElse(id);
    String message =
        QUOTED
            .matcher(problem.message())
            .replaceAll(quoted -> {
              String word = quoted.group(1);
              String name = names.apply(word);
              String label = said.contains(word) ? name : labels.getOrDefault(word, name);
              boolean isOnlyInFiles = !said.contains(word) && ONLY_IN_FILES.contains(word);
              return Matcher.quoteReplacement(
                  "“" + label + "”" + (isOnlyInFiles ? " (in a case that you paste)" : ""));
            });
    return UNKNOWN_ID.matcher(message).lookingAt()
        ? PROPOSED
            .matcher(message)
            .replaceAll(proposed ->
                Matcher.quoteReplacement(
                    ID.matcher(proposed.group())
                        .replaceAll(id -> Matcher.quoteReplacement(names.apply(id.group())))))
        : message;
  }

  private static boolean isAboutIds(Problem problem) {
    return problem.path().equals("id") || problem.path().endsWith(".id");
  }

  /** All names and texts of a board. */
  private static Set<String> said(Draft draft) {
    var said = new HashSet<String>();
    gather(draft.root(), said);
    return said;
  }

  private static void gather(JsonNode node, Set<String> said) {
    if (node instanceof StringNode text) {
      said.add(text.asString());
    } else {
      node.values().forEach(one -> gather(one, said));
    }
  }

  /** The row of permanents or effects that a problem is about, such as {@code permanents.0}. */
  static Optional<String> row(Problem problem) {
    Matcher row = ROW.matcher(problem.path());
    return row.matches() && !row.group(1).equals("moves")
        ? Optional.of(row.group(1) + "." + row.group(2))
        : Optional.empty();
  }

  /** What is said in the row itself: the field, and what is wrong with it. */
  static String inRow(Draft draft, Problem problem) {
    Matcher path = ROW.matcher(problem.path());
    if (!path.matches()) {
      return problem.message();
    }
    String label = label(path.group(1), Optional.ofNullable(path.group(3)).orElse(""));
    return Stream.of(label, message(draft, path.group(1), problem))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(": "));
  }
}
