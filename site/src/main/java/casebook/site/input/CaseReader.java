package casebook.site.input;

import casebook.engine.board.Board;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Options;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Turn;
import casebook.engine.move.Move;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.board.CaseIds;
import casebook.site.input.board.CaseSize;
import casebook.site.input.board.Contradicted;
import casebook.site.input.board.EffectReader;
import casebook.site.input.board.FactNames;
import casebook.site.input.board.Facts;
import casebook.site.input.board.LastingCounters;
import casebook.site.input.board.Pairs;
import casebook.site.input.board.PermanentReader;
import casebook.site.input.board.PlayerReader;
import casebook.site.input.board.Protectors;
import casebook.site.input.board.Saddled;
import casebook.site.input.board.ShownByCounters;
import casebook.site.input.board.Unlisted;
import casebook.site.input.board.UnseenCards;
import casebook.site.input.board.UntoldHistory;
import casebook.site.input.edition.Amendments;
import casebook.site.input.edition.DatedEdition;
import casebook.site.input.edition.Novelties;
import casebook.site.input.move.MoveReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Place;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Reads cases. */
public final class CaseReader {
  private static final List<String> ATTACK_OPTIONS =
      Arrays.stream(AttackOption.values())
          .map(option -> option.name().toLowerCase(Locale.ROOT))
          .toList();

  private final Editions editions;
  private final Catalogue catalogue;
  private final InForce otherwise;
  private final LastingCounters lasting;

  /** A reader of cases that name these editions and cards. */
  public CaseReader(Editions editions, Catalogue catalogue) {
    this(editions, catalogue, new InForce(editions.executed()));
  }

  /**
   * The same.
   *
   * @param otherwise the edition that judges a case which names none
   */
  public CaseReader(Editions editions, Catalogue catalogue, InForce otherwise) {
    this.editions = editions;
    this.catalogue = catalogue;
    this.otherwise = otherwise;
    lasting = new LastingCounters(catalogue);
  }

  /** The case that a text states, or everything that is wrong with it. */
  public Reading<Case> read(String text, CaseFormat format) {
    return Reading.of(text, format, this::read);
  }

  /** The case that a part of a text states; empty where problems of it have been noted. */
  public Optional<Case> read(Value value) {
    return value.fields().filter(CaseSize::check).flatMap(this::read);
  }

  private Optional<Case> read(Fields fields) {
    var names = new CaseIds();
    Optional<String> title = fields.find("title").flatMap(Value::text);
    InForce asked = fields.read("edition", this::edition, otherwise);
    Edition edition = asked.edition();
    List<Player> players =
        fields.require("players").map(new PlayerReader(names)::read).orElse(List.of());
    Id active = fields.read("activePlayer", names::player, first(players));
    Options options =
        fields
            .find("options")
            .flatMap(Value::fields)
            .map(CaseReader::options)
            .orElse(Options.DEFAULT)
            .with(Amendments.of(edition));
    var pairs = new Pairs();
    var permanentReader = new PermanentReader(catalogue, names, pairs);
    List<Permanent> listed =
        Protectors.given(
            fields.find("permanents").map(permanentReader::read).orElse(List.of()), players);
    Optional<Fields> turnFields = fields.find("turn").flatMap(Value::fields);
    Optional<Id> turnChooser =
        turnFields.flatMap(turn -> turn.find("chooser")).flatMap(names::player);
    Turn turn = turnFields.map(CaseReader::turn).orElse(Turn.FIRST_COMBAT);
    players.stream()
        .filter(player -> player.id().equals(active))
        .forEach(player ->
            turnFields.ifPresent(of -> Facts.checkTurn(turn.facts(), player, of.object())));
    List<EffectInForce> told =
        new EffectReader(catalogue, names, players, active, listed, turn)
            .read(fields.items("effects"));
    Optional<Id> chooser = fields.find("chooser").flatMap(names::player);
    List<Value> moveValues = fields.require("moves").map(Value::items).orElse(List.of());
    var read = new MoveReader(names, permanentReader, listed, active).read(moveValues);
    pairs.checkControllers(listed, read);
    List<EffectInForce> effects = ShownByCounters.given(told, listed, read, lasting);
    List<Permanent> permanents = Saddled.given(pairs.given(listed, read), effects);
    List<Move> moves = pairs.givenInMoves(read);
    fields.end();
    if (fields.object().problems().isEmpty()) {
      Protectors.check(permanents, Contradicted.written(fields.items("permanents")));
      var novelties = new Novelties(edition);
      fields.find("permanents").ifPresent(list -> novelties.checkPermanents(permanents, list));
      fields.find("effects").ifPresent(list -> novelties.checkEffects(effects, list));
      for (int i = 0; i < moves.size(); i++) {
        novelties.checkMove(moves.get(i), moveValues.get(i));
      }
    }
    if (fields.object().problems().isEmpty()) {
      checkFacts(fields, new FactNames(List.of(permanents, effects, moves)));
    }
    if (!fields.object().problems().isEmpty()) {
      return Optional.empty();
    }
    var unseen = new UnseenCards(players, active, turn);
    var unlisted = new Unlisted(told);
    var untold = new UntoldHistory(permanents);
    UnaryOperator<Permanent> leftOpen =
        one -> untold.leftOpen(unlisted.leftOpen(unseen.leftOpen(one)));
    Board board =
        Board.of(
            players,
            active,
            options,
            permanents.stream().map(leftOpen).toList(),
            unseen.effectsLeftOpen(effects),
            turn,
            chooser.or(() -> turnChooser));
    Contradicted.check(board, fields.items("permanents"));
    if (!fields.object().problems().isEmpty()) {
      return Optional.empty();
    }
    List<Place> places = moveValues.stream().map(move -> move.node().place()).toList();
    return Optional.of(
        new Case(
            title,
            asked,
            board,
            moves.stream().map(move -> move.bringing(leftOpen)).toList(),
            places));
  }

  /** Refuses facts that nothing reads: a misspelt one would be passed over in silence. */
  private static void checkFacts(Fields fields, FactNames names) {
    fields
        .find("turn")
        .flatMap(Value::fields)
        .map(turn -> {
          turn.find("combat");
          turn.find("chooser");
          return turn.others();
        })
        .ifPresent(names::checkTurn);
    states(fields, "players").forEach(names::checkPlayer);
    states(fields, "permanents").forEach(names::checkPermanent);
  }

  private static List<Map<String, Value>> states(Fields fields, String list) {
    return fields.items(list).stream()
        .flatMap(item -> item.fields().stream())
        .flatMap(item -> item.find("state").stream())
        .flatMap(state -> state.fields().stream())
        .map(Fields::all)
        .toList();
  }

  private static Id first(List<Player> players) {
    return players.stream().findFirst().map(Player::id).orElse(CaseIds.UNKNOWN);
  }

  private Optional<InForce> edition(Value value) {
    return value.text().flatMap(date -> DatedEdition.of(date, value, editions));
  }

  private static Options options(Fields fields) {
    AttackOption attack =
        fields
            .find("attack")
            .flatMap(value -> value.oneOf(ATTACK_OPTIONS))
            .map(word -> AttackOption.valueOf(word.toUpperCase(Locale.ROOT)))
            .orElse(Options.DEFAULT.attack());
    OptionalInt range =
        fields
            .find("rangeOfInfluence")
            .map(value -> value.number(0, Integer.MAX_VALUE))
            .orElse(OptionalInt.empty());
    boolean shared = fields.flag("sharedTeamTurns");
    fields.end();
    return new Options(attack, range, shared);
  }

  private static Turn turn(Fields fields) {
    OptionalInt combat =
        fields
            .find("combat")
            .map(value -> value.number(1, Integer.MAX_VALUE))
            .orElse(OptionalInt.empty());
    return new Turn(combat, Facts.ofTurn(fields.others(), fields.object()));
  }
}
