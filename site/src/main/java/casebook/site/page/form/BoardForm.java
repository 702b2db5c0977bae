package casebook.site.page.form;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.rules.work.Cancellation;
import casebook.site.catalogue.Catalogue;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.ListedNames;
import casebook.site.page.draft.OwnThings;
import casebook.site.page.part.FieldChoice;
import casebook.site.words.effect.AbilityWords;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A case as the fields of the board builder's form. */
public final class BoardForm {
  private final Draft draft;
  private final Optional<Board> board;
  private final Optional<Names> names;
  private final ListedNames listed;
  private final ListedObjects objects;
  private final Bands bands;
  private final boolean areBandsShown;
  private final OptionalCosts optionalCosts;
  private final ProtectorField protector;

  /**
   * The form of a case.
   *
   * @param board the board that it makes, if it makes one
   */
  public BoardForm(Catalogue catalogue, Draft draft, Optional<Board> board) {
    this.draft = draft;
    this.board = board;
    this.names = board.map(Names::on);
    this.listed = new ListedNames(draft);
    this.objects = new ListedObjects(draft, this::name);
    this.bands = new Bands(draft);
    this.areBandsShown = bands.areShown();
    this.protector = new ProtectorField(catalogue, draft);
    this.optionalCosts = new OptionalCosts(draft, board, this::name);
  }

  /** How many of several permanents attack something. */
  public record Count(String target, String label, String count) {}

  /** The fields of a player. */
  public record PlayerRow(
      int index,
      String id,
      String name,
      String life,
      String mana,
      String hand,
      String graveyard,
      String poison,
      String team,
      boolean monarch,
      boolean active,
      boolean removable,
      List<PermanentRow> permanents) {}

  /**
   * A permanent.
   *
   * @param label its name, with a number where others have it too
   * @param mark that it is no card, or not as its card says; empty where it is
   * @param nature its types and size, in short
   * @param does what its text does to attacking, in sentences
   * @param attacks whether the form offers to attack with it
   * @param asksProtector whether it has to be said who protects it
   * @param host what it is attached to, where all rows share one list of what it can be
   * @param attachedTo what it can be attached to, where they don't
   * @param optional the optional costs that can be chosen as it attacks, if any
   * @param banded whether the form shows the band that it attacks in
   * @param marks which of {@link Designated#NAMES} it has
   */
  public record PermanentRow(
      int index,
      String id,
      String name,
      String label,
      String mark,
      String nature,
      List<String> does,
      boolean custom,
      String count,
      boolean several,
      boolean tapped,
      boolean sick,
      boolean creature,
      boolean attacks,
      List<FieldChoice> targets,
      List<Count> counts,
      List<FieldChoice> optional,
      boolean banded,
      String bandNumber,
      List<FieldChoice> controllers,
      List<FieldChoice> owners,
      String host,
      List<FieldChoice> attachedTo,
      List<FieldChoice> protectors,
      boolean asksProtector,
      List<FieldChoice> goaders,
      String counters,
      String types,
      String power,
      String toughness,
      String keywords,
      String text,
      String addText,
      String chosen,
      List<FieldChoice> marks,
      boolean loses) {}

  /**
   * An effect.
   *
   * @param permanent the entry of the permanent whose ability it was, if any
   */
  public record EffectRow(
      int index,
      String permanent,
      String source,
      String text,
      String chosen,
      List<FieldChoice> controllers,
      List<FieldChoice> affects) {}

  /** The ids and names of what can be attached to, where all rows share one list of them. */
  public Map<String, String> hosts() {
    return objects.shared();
  }

  /** The players' fields, in order. */
  public List<PlayerRow> players() {
    List<ObjectNode> players = draft.players();
    List<ObjectNode> permanents = draft.permanents();
    var rows = new ArrayList<PlayerRow>();
    for (int index = 0; index < players.size(); index++) {
      ObjectNode player = players.get(index);
      String id = Draft.text(player, "id");
      List<PermanentRow> of =
          IntStream.range(0, permanents.size())
              .filter(at -> controller(permanents.get(at)).equals(id))
              .mapToObj(at -> row(at, permanents.get(at)))
              .toList();
      rows.add(
          new PlayerRow(
              index,
              id,
              Draft.text(player, "name").isEmpty() ? name(id) : Draft.text(player, "name"),
              Draft.text(player, "life"),
              Draft.text(player, "mana"),
              Draft.text(player, "hand"),
              Draft.text(player, "graveyard"),
              Draft.text(player, "poison"),
              Draft.text(player, "team"),
              Draft.flag(player, "monarch"),
              id.equals(draft.activePlayer()),
              players.size() > 2,
              of));
    }
    return rows;
  }

  /** Permanents whose controller is nobody are shown with the first player. */
  private String controller(ObjectNode permanent) {
    String stated = Draft.text(permanent, "controller");
    List<String> ids = draft.players().stream().map(player -> Draft.text(player, "id")).toList();
    return ids.contains(stated) || ids.isEmpty() ? stated : ids.getFirst();
  }

  private PermanentRow row(int index, ObjectNode permanent) {
    Cancellation.check();
    String id = Draft.id(permanent);
    Optional<Permanent> known = permanentOf(id);
    List<ObjectNode> attacks =
        draft.attacks().stream()
            .filter(attack -> Draft.isOrIsOf(Draft.text(attack, "attacker"), id))
            .toList();
    boolean creature = known.map(Permanent::isCreature).orElse(true);
    boolean active = controller(permanent).equals(draft.activePlayer());
    boolean offered = (active && creature) || !attacks.isEmpty();
    boolean several = permanent.path("count").asInt(1) > 1;
    return new PermanentRow(
        index,
        id,
        Draft.name(permanent),
        known.isPresent() && !several ? name(id) : Draft.name(permanent),
        OwnThings.mark(permanent),
        known.map(of -> nature(of.characteristics())).orElse(""),
        known.map(BoardForm::does).orElse(List.of()),
        Draft.text(permanent, "card").isEmpty(),
        several ? Draft.text(permanent, "count") : "1",
        several,
        Draft.flag(permanent, "tapped"),
        Draft.text(permanent, "since").equals("thisTurn"),
        creature,
        offered,
        targets(attacks),
        counts(attacks),
        offered && !several
            ? optionalCosts.choices(id, () -> othersOf(controller(permanent), id))
            : List.of(),
        offered && areBandsShown,
        bands.of(id),
        people(controller(permanent), ""),
        people(Draft.text(permanent, "owner"), "Its controller"),
        Draft.text(permanent, "attachedTo"),
        objects.hosts(Draft.text(permanent, "attachedTo"), id),
        people(
            Draft.text(permanent, "protector"),
            ProtectorField.unstated(
                known.flatMap(Permanent::protector).map(Id::value).map(this::name))),
        protector.isAsked(permanent, known),
        goaders(permanent),
        counters(permanent),
        typeLine(permanent),
        Draft.text(permanent, "power"),
        Draft.text(permanent, "toughness"),
        String.join(", ", Draft.texts(permanent.path("keywords"))),
        Draft.text(permanent, "text"),
        String.join("\n", Draft.texts(permanent.path("addText"))),
        ChosenLine.line(permanent),
        Designated.of(permanent),
        Draft.text(permanent, "loses").equals("abilities"));
  }

  private Optional<Permanent> permanentOf(String id) {
    return board.flatMap(on ->
        Optional.ofNullable(on.permanents().get(new Id(id)))
            .or(() -> Optional.ofNullable(on.permanents().get(new Id(id + "#1")))));
  }

  /** "2/2 creature", "enchantment". */
  private static String nature(Characteristics is) {
    String types = String.join(" ", is.types());
    return is.power().isPresent() && is.toughness().isPresent()
        ? is.power().getAsInt() + "/" + is.toughness().getAsInt() + " " + types
        : types;
  }

  private static List<String> does(Permanent permanent) {
    EffectWords words = EffectWords.printedOn(permanent.characteristics());
    return permanent.abilities().stream()
        .flatMap(ability -> new AbilityWords(words).sentences(ability).stream())
        .toList();
  }

  private List<FieldChoice> targets(List<ObjectNode> attacks) {
    String chosen = attacks.stream().findFirst().map(one -> Draft.text(one, "target")).orElse("");
    var choices = new ArrayList<FieldChoice>();
    choices.add(new FieldChoice("", "doesn’t attack", chosen.isEmpty()));
    attackable(chosen)
        .forEach(
            (id, name) -> choices.add(new FieldChoice(id, "attacks " + name, id.equals(chosen))));
    return choices;
  }

  private List<Count> counts(List<ObjectNode> attacks) {
    Map<String, Integer> declared =
        attacks.stream()
            .collect(
                Collectors.groupingBy(
                    attack -> Draft.text(attack, "target"),
                    LinkedHashMap::new,
                    Collectors.summingInt(attack -> attack.path("count").asInt(1))));
    Map<String, String> attackable = attackable("");
    declared.keySet().forEach(id -> attackable.putIfAbsent(id, name(id)));
    var counts = new ArrayList<Count>();
    attackable.forEach((id, name) ->
        counts.add(
            new Count(id, name, declared.containsKey(id) ? declared.get(id).toString() : "")));
    return counts;
  }

  /** What can be attacked, with what it is called; also what is attacked although it can't be. */
  private Map<String, String> attackable(String chosen) {
    var targets = new LinkedHashMap<String, String>();
    for (ObjectNode player : draft.players()) {
      String id = Draft.text(player, "id");
      if (!id.equals(draft.activePlayer())) {
        targets.put(id, name(id));
      }
    }
    board.ifPresent(on ->
        on.permanents().values().stream()
            .filter(one -> one.isPlaneswalker() || one.isBattle())
            .filter(one -> !one.controller().equals(on.activePlayer()) || one.isBattle())
            .forEach(one -> targets.put(one.id().value(), name(one.id().value()))));
    if (!chosen.isEmpty()) {
      targets.putIfAbsent(chosen, name(chosen));
    }
    return targets;
  }

  private String name(String id) {
    return names
        .map(called -> called.of(new Id(id)))
        .filter(said -> !said.equals(id))
        .or(() -> listed.of(id))
        .orElse(id);
  }

  private List<FieldChoice> people(String chosen, String nobody) {
    var choices = new ArrayList<FieldChoice>();
    if (!nobody.isEmpty()) {
      choices.add(new FieldChoice("", nobody, chosen.isEmpty()));
    }
    for (ObjectNode player : draft.players()) {
      String id = Draft.text(player, "id");
      choices.add(new FieldChoice(id, name(id), id.equals(chosen)));
    }
    return choices;
  }

  private Map<String, String> othersOf(String controller, String except) {
    var others = new LinkedHashMap<String, String>();
    for (ObjectNode permanent : draft.permanents()) {
      String id = Draft.id(permanent);
      boolean creature = permanentOf(id).map(Permanent::isCreature).orElse(true);
      if (creature && !id.equals(except) && controller(permanent).equals(controller)) {
        others.put(permanent.path("count").asInt(1) > 1 ? id + "#1" : id, name(id));
      }
    }
    return others;
  }

  private List<FieldChoice> goaders(ObjectNode permanent) {
    List<String> goaders = Draft.texts(permanent.path("goadedBy"));
    return people("", "").stream()
        .map(one -> new FieldChoice(one.value(), one.label(), goaders.contains(one.value())))
        .toList();
  }

  private static String counters(ObjectNode permanent) {
    return permanent.path("counters").properties().stream()
        .map(one -> one.getKey() + ": " + one.getValue().asString(""))
        .collect(Collectors.joining(", "));
  }

  private static String typeLine(ObjectNode permanent) {
    var front = new ArrayList<String>(words(permanent.path("supertypes")));
    front.addAll(words(permanent.path("types")));
    List<String> subtypes = words(permanent.path("subtypes"));
    return String.join(" ", front) + (subtypes.isEmpty() ? "" : " — " + String.join(" ", subtypes));
  }

  private static List<String> words(JsonNode list) {
    return Draft.texts(list);
  }

  /** The effects' fields, in order. */
  public List<EffectRow> effects() {
    List<ObjectNode> effects = draft.effects();
    var rows = new ArrayList<EffectRow>();
    for (int index = 0; index < effects.size(); index++) {
      Cancellation.check();
      ObjectNode effect = effects.get(index);
      rows.add(
          new EffectRow(
              index,
              draft.entry(Draft.text(effect, "permanent")),
              Draft.text(effect, "source"),
              Draft.text(effect, "text"),
              ChosenLine.line(effect),
              people(Draft.text(effect, "controller"), "Nobody"),
              objects.all(Draft.texts(effect.path("affects")))));
    }
    return rows;
  }
}
