package casebook.site.exchange;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Node;
import casebook.site.input.tree.Place;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import casebook.site.input.tree.WholeSigns;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Converts boards between Casebook's cases and what other programs write. */
public final class Converter {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final YAMLMapper YAML = YAMLMapper.builder().build();

  private final Catalogue catalogue;
  private final CaseReader reader;

  /** A converter of boards with these cards. */
  public Converter(Editions editions, Catalogue catalogue) {
    this.catalogue = catalogue;
    this.reader = new CaseReader(editions, catalogue);
  }

  /** Converts a board, with remarks. */
  public Conversion convert(String text, BoardFormat from, BoardFormat to) {
    return convert(text, from, to, Unknown.WRONG);
  }

  /**
   * Makes a case in JSON of a board. Lines of a list of cards that name no card are left out, if
   * there are others.
   */
  public Conversion known(String text) {
    return convert(text, BoardFormat.of(text), BoardFormat.JSON, Unknown.LEFT_OUT);
  }

  /** What a line of a list is that names no card. */
  private enum Unknown {
    WRONG,
    LEFT_OUT
  }

  private Conversion convert(String text, BoardFormat from, BoardFormat to, Unknown unknown) {
    var remarks = new Remarks();
    var leftOut = new LinkedHashMap<String, List<String>>();
    Optional<Stated> read =
        switch (from) {
          case YAML, JSON -> stated(text, from, remarks);
          case FORGE -> made(ForgeCase.read(text, catalogue, remarks), remarks);
          case CARDS -> {
            CaseOfBoard board = CardList.read(text, catalogue, remarks);
            if (unknown == Unknown.WRONG || board.list("permanents").isEmpty()) {
              board.leftOut().forEach(line -> CardNames.find(line.card(), catalogue, remarks));
            } else {
              String first = board.list("players").path(0).path("id").asString("");
              board
                  .leftOut()
                  .forEach(line ->
                      leftOut
                          .computeIfAbsent(
                              line.player().isEmpty() ? first : line.player(),
                              _ -> new ArrayList<>())
                          .add(line.text()));
            }
            yield made(board, remarks);
          }
        };
    Optional<String> written =
        read.filter(_ -> !remarks.hasProblem())
            .map(board -> write(board, to, remarks))
            .filter(_ -> !remarks.hasProblem());
    return new Conversion(from, written, remarks.list(), leftOut);
  }

  /** Reads a text that is a case already. */
  private Optional<Stated> stated(String text, BoardFormat from, Remarks remarks) {
    CaseFormat format = from == BoardFormat.JSON ? CaseFormat.JSON : CaseFormat.YAML;
    List<Problem> problems = problems(text, format);
    problems.forEach(problem -> remarks.add(problem(problem, problem.place())));
    ObjectMapper mapper = from == BoardFormat.JSON ? JSON : YAML;
    if (!problems.isEmpty()
        || !(mapper.readTree(new WholeSigns(text)) instanceof ObjectNode tree)) {
      return Optional.empty();
    }
    var places = new HashMap<String, Place>();
    if (Reading.of(text, format, Optional::of) instanceof Reading.Good<Value>(var root)) {
      collect(root.node(), "", places);
    }
    return Optional.of(new Stated(tree, path -> places.getOrDefault(path, Place.START)));
  }

  private static void collect(Node node, String path, Map<String, Place> places) {
    places.put(path, node.place());
    switch (node) {
      case Node.Mapping(var _, var fields) ->
          fields.forEach((name, field) ->
              collect(field.value(), path.isEmpty() ? name : path + "." + name, places));
      case Node.Sequence(var _, var items) -> {
        for (int index = 0; index < items.size(); index++) {
          collect(items.get(index), path + "[" + index + "]", places);
        }
      }
      case Node.Text _, Node.Numeral _, Node.Flag _, Node.Nothing _ -> {}
    }
  }

  /**
   * The case that was made of another program's text; problems are told at their place in that
   * text.
   */
  private Optional<Stated> made(CaseOfBoard board, Remarks remarks) {
    if (remarks.hasProblem()) {
      return Optional.empty();
    }
    problems(board.json(), CaseFormat.JSON)
        .forEach(problem -> remarks.add(problem(problem, board.place(problem.path()))));
    return Optional.of(new Stated(board.root(), board::place));
  }

  private List<Problem> problems(String text, CaseFormat format) {
    return switch (reader.read(text, format)) {
      case Reading.Good<Case> _ -> List.of();
      case Reading.Unparseable<Case>(var problems) -> problems;
      case Reading.Wrong<Case>(var problems) -> problems;
    };
  }

  private static Remark problem(Problem problem, Place place) {
    return new Remark(Remark.Kind.PROBLEM, place, problem.path(), problem.message());
  }

  private String write(Stated board, BoardFormat to, Remarks remarks) {
    return switch (to) {
      case JSON -> JSON.writeValueAsString(board.root()) + "\n";
      case YAML -> YAML.writeValueAsString(board.root());
      case FORGE -> new ForgeWriter(catalogue, remarks).write(board);
      case CARDS -> new CardListWriter(remarks).write(board);
    };
  }
}
