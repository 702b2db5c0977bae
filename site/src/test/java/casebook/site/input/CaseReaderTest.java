package casebook.site.input;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.engine.board.Board;
import casebook.engine.board.Characteristics;
import casebook.engine.board.Chosen;
import casebook.engine.board.Direction;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Fact;
import casebook.engine.board.Id;
import casebook.engine.board.Options.AttackOption;
import casebook.engine.board.Permanent;
import casebook.engine.board.Player;
import casebook.engine.board.Since;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Designation;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.layer.Layers;
import casebook.engine.mana.Color;
import casebook.engine.mana.Mana;
import casebook.engine.move.Change;
import casebook.engine.move.Move;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What each field of a case becomes on the engine's board. */
class CaseReaderTest {
  private static final CaseReader READER = new CaseReader(Editions.builtIn(), Catalogue.builtIn());

  private static final Id ANN = new Id("ann");
  private static final Id BOB = new Id("bob");

  private final Case full = read(everyField());
  private final Board board = full.board();

  static String everyField() {
    try (InputStream file = CaseReaderTest.class.getResourceAsStream("/every-field.yaml")) {
      return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Case read(String text) {
    return switch (READER.read(text, CaseFormat.YAML)) {
      case Reading.Good<Case>(var read) -> read;
      case Reading.Wrong<Case>(var problems) -> throw new AssertionError(problems);
      case Reading.Unparseable<Case>(var problems) -> throw new AssertionError(problems);
    };
  }

  private Permanent permanent(String id) {
    return Objects.requireNonNull(board.permanents().get(new Id(id)));
  }

  private static List<String> keywords(Permanent permanent) {
    return permanent.abilities().stream()
        .map(Ability::meaning)
        .flatMap(meaning ->
            meaning instanceof Meaning.Read(var effects)
                ? effects.stream()
                : List.<Effect>of().stream())
        .flatMap(effect ->
            effect instanceof Effect.Keyword(var name, var _)
                ? List.of(name).stream()
                : List.<String>of().stream())
        .toList();
  }

  @Test
  void the_case_itself() {
    assertThat(full.title()).contains("Everything at once");
    assertThat(full.edition().name()).isEqualTo("2026-09-25");
    assertThat(board.activePlayer()).isEqualTo(ANN);
    assertThat(board.chooser()).contains(BOB);
    assertThat(board.options().attack()).isEqualTo(AttackOption.MULTIPLE);
    assertThat(board.options().rangeOfInfluence()).hasValue(2);
    assertThat(board.turn().combat()).isEqualTo(2);
    assertThat(board.turn().facts())
        .containsEntry("spellsCastThisTurn", new Fact.Count(1))
        .containsEntry("extraTurn", new Fact.Flag(true));
  }

  @Test
  void players() {
    assertThat(board.player(ANN))
        .isEqualTo(
            new Player(
                ANN,
                "Ann",
                17,
                3,
                5,
                Optional.of(Mana.of("{2}{G}{W/U}")),
                Optional.of("suns"),
                true,
                1,
                2,
                true,
                true,
                true,
                Set.of(BOB),
                Map.of(
                    "lifeLostThisTurn", new Fact.Count(3),
                    "enduringStory", new Fact.Text("hold"),
                    "maxSpeed", new Fact.Flag(true))));
    assertThat(board.player(BOB).life()).isEqualTo(20);
    assertThat(board.player(BOB).name()).as("no id on a page").isEqualTo("Bob");
  }

  @Test
  void colors_are_letters_or_words() {
    Permanent bear =
        read("""
        players: [{id: ann}, {id: bob}]
        permanents:
        - {id: bear, name: Bear, types: [creature], colors: [red, Green, w], power: 2,
           toughness: 2, controller: ann, chosen: {color: BLUE}}
        moves: [declareAttackers: {attacks: []}]
        """)
            .board()
            .permanents()
            .get(new Id("bear"));
    assertThat(Objects.requireNonNull(bear).characteristics().colors())
        .containsExactlyInAnyOrder(Color.R, Color.G, Color.W);
    assertThat(bear.chosen().color()).contains(Color.U);
  }

  @Test
  void an_invented_permanent() {
    Permanent drake = permanent("drake");
    assertThat(drake.owner()).isEqualTo(BOB);
    assertThat(drake.characteristics().name()).isEqualTo("Kite Drake");
    assertThat(drake.characteristics().types()).containsExactly("artifact", "creature");
    assertThat(drake.characteristics().colors()).containsExactlyInAnyOrder(Color.U, Color.R);
    assertThat(drake.characteristics().power()).hasValue(2);
    assertThat(drake.characteristics().toughness()).isEmpty();
    assertThat(drake.characteristics().manaCost()).isEqualTo(Mana.of("{2}{U}{R}"));
    assertThat(drake.characteristics().manaValue()).isEqualTo(4);
    assertThat(drake.token()).isFalse();
    assertThat(drake.since()).isEqualTo(Since.THIS_TURN);
    assertThat(drake.counters()).isEqualTo(Map.of("+1/+1", 2, "magnet", 1));
    assertThat(drake.attachedTo()).contains(BOB);
    assertThat(drake.goadedBy()).containsExactly(BOB);
    assertThat(drake.designations())
        .containsExactlyInAnyOrder(
            Designation.SUSPECTED,
            Designation.EXERTED,
            Designation.SADDLED,
            Designation.MONSTROUS,
            Designation.RENOWNED);
    assertThat(drake.chosen())
        .isEqualTo(
            new Chosen(
                Optional.of(BOB),
                Optional.of(Color.R),
                Optional.of("Goblin"),
                OptionalInt.of(2),
                Optional.of("Plains"),
                Optional.of(Direction.LEFT),
                Optional.of("calm")));
    assertThat(drake.attackedLastTurn()).isTrue();
    assertThat(drake.attackedThisTurn()).containsExactly(BOB);
    assertThat(drake.blockedThisTurn()).isTrue();
    assertThat(drake.state()).containsEntry("solved", new Fact.Flag(true));
    assertThat(drake.givenAbilities()).hasSize(2);
  }

  @Test
  void a_keyword_that_the_text_states_too_is_there_once() {
    assertThat(keywords(permanent("drake"))).containsExactly("flying", "protection");
  }

  @Test
  void a_card_supplies_what_is_not_given() {
    Permanent bears = permanent("grizzly-bears#3");
    assertThat(bears.characteristics().name()).isEqualTo("Grizzly Bears");
    assertThat(bears.characteristics().power()).hasValue(2);
    assertThat(bears.owner()).isEqualTo(ANN);
    assertThat(board.permanents()).doesNotContainKey(new Id("grizzly-bears"));
  }

  @Test
  void counters_change_the_power_of_a_card_in_their_layer() {
    Characteristics strong =
        Layers.on(board).board().permanent(new Id("strong")).orElseThrow().characteristics();
    assertThat(strong.power()).hasValue(3);
    assertThat(strong.toughness()).hasValue(3);
  }

  @Test
  void keywords_replace_the_cards_and_a_text_replaces_all_of_the_cards_text() {
    assertThat(keywords(permanent("quick"))).containsExactly("haste");
    assertThat(permanent("blank").abilities()).isEmpty();
    assertThat(permanent("plain").losesAbilities()).isTrue();
  }

  @Test
  void a_siege_is_protected_by_the_only_opponent_of_its_controller() {
    String board =
        """
        players: [{id: ann}, {id: bob}%s]
        permanents:
          - {id: siege, types: [battle], subtypes: [siege], controller: ann}
          - {id: plain, types: [battle], controller: ann}
        moves: [{declareAttackers: {attacks: []}}]
        """;

    assertThat(protector(board.formatted(""), "siege")).contains(BOB);
    assertThat(protector(board.formatted(""), "plain")).contains(ANN);
    assertThat(protector(board.formatted(", {id: cid, inGame: false}"), "siege")).contains(BOB);
  }

  private static Optional<Id> protector(String text, String id) {
    return read(text).board().permanent(new Id(id)).orElseThrow().protector();
  }

  @Test
  void battles_have_protectors() {
    assertThat(permanent("battle").protector()).contains(BOB);
  }

  @Test
  void an_effect_affects_each_permanent_that_a_name_stands_for() {
    EffectInForce effect = board.effects().getFirst();
    assertThat(effect.source()).isEqualTo("Taunting Horn");
    assertThat(effect.permanent()).contains(new Id("drake"));
    assertThat(effect.controller()).contains(BOB);
    assertThat(effect.affects())
        .extracting(Id::value)
        .containsExactly("grizzly-bears#1", "grizzly-bears#2", "grizzly-bears#3", "strong");
    assertThat(effect.chosen().number()).hasValue(1);
  }

  @Test
  void a_declaration() {
    var declaration = (Move.DeclareAttackers) full.moves().get(1);
    assertThat(declaration.attack().targets().keySet())
        .extracting(Id::value)
        .containsExactly("grizzly-bears#1", "grizzly-bears#2", "strong");
    assertThat(declaration.bands())
        .containsExactly(List.of(new Id("grizzly-bears#1"), new Id("grizzly-bears#2")));
    var plain = List.of(new Id("plain"));
    assertThat(declaration.payment())
        .isEqualTo(
            new Payment.For(
                List.of(
                    new Payment.Paid(new Id("grizzly-bears#1"), Optional.of(BOB), plain),
                    new Payment.Paid(new Id("grizzly-bears#2"), Optional.of(BOB), plain))));
    assertThat(declaration.optional())
        .containsExactly(
            new OptionalPayment(new Id("strong"), "enlist", Optional.of(new Id("plain"))));
  }

  @Test
  void the_other_moves() {
    assertThat(full.moves()).hasSize(full.places().size());
    assertThat(full.moves().getFirst()).isEqualTo(new Move.BeginCombat(Optional.of(BOB)));
    assertThat(full.moves().get(2))
        .isInstanceOfSatisfying(
            Move.PutAttacking.class,
            put -> {
              assertThat(put.permanent().id()).isEqualTo(new Id("spirit"));
              assertThat(put.permanent().token()).isTrue();
              assertThat(put.target()).contains(BOB);
              assertThat(put.specified()).isTrue();
            });
    assertThat(full.moves())
        .contains(
            new Move.BecomeAttacking(new Id("plain"), Optional.of(BOB), false),
            Move.DeclareBlockers.of(Map.of(new Id("guard"), new Id("strong"))),
            new Move.ChangePermanent(new Id("guard"), List.of(new Change.Leaves())),
            new Move.PlayerLeaves(new Id("cid")),
            new Move.Reselect(new Id("spirit"), BOB),
            new Move.EndCombat(),
            new Move.Ask(new Question.Attacking(ANN, BOB)),
            new Move.Ask(new Question.LegalAttacks(5)));
  }

  @Test
  void changes() {
    List<Change> changes =
        full.moves().stream()
            .filter(Move.ChangePermanent.class::isInstance)
            .flatMap(move -> ((Move.ChangePermanent) move).changes().stream())
            .toList();
    assertThat(changes)
        .contains(
            new Change.Taps(),
            new Change.Untaps(),
            new Change.Detained(),
            new Change.Regenerates(),
            new Change.RemovedFromCombat(),
            new Change.PhasesOut(),
            new Change.LosesAbility(Optional.of("haste")),
            new Change.BecomesColors(Set.of(Color.G)),
            new Change.BecomesPower(5),
            new Change.GainsType("artifact"),
            new Change.LosesType("artifact"),
            new Change.HasCounters(Map.of("+1/+1", 1)),
            new Change.GoadedBy(Set.of(new Id("cid"))),
            new Change.AttachedTo(Optional.empty()),
            new Change.ChangesController(BOB),
            new Change.ChangesProtector(new Id("cid")))
        .hasAtLeastOneElementOfType(Change.GainsAbilities.class);
  }

  @Test
  void what_is_left_out_has_its_default() {
    Case small =
        read(
            """
            players: [{id: ann}, {id: bob}]
            permanents: [{id: bear, types: [creature], controller: bob}]
            moves: []
            """);
    assertThat(small.title()).isEmpty();
    assertThat(small.edition()).isEqualTo(Editions.builtIn().current());
    assertThat(small.board().activePlayer()).isEqualTo(ANN);
    assertThat(small.board().turn().combat()).isEqualTo(1);
    assertThat(small.board().player(ANN).name()).isEqualTo("Ann");
    assertThat(small.board().player(ANN).life()).isEqualTo(20);
    Permanent bear = Objects.requireNonNull(small.board().permanents().get(new Id("bear")));
    assertThat(bear.since()).isEqualTo(Since.TURN_BEGAN);
    assertThat(bear.token()).isFalse();
    assertThat(bear.tapped()).isFalse();
    assertThat(bear.abilities()).isEmpty();
  }

  @Test
  void json_and_yaml_say_the_same() {
    String json =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}],
         "permanents": [{"card": "Crazed Goblin", "controller": "ann"}],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """;
    String yaml =
        """
        players:
        - id: ann
        - id: bob
        permanents:
        - card: Crazed Goblin
          controller: ann
        moves:
        - declareAttackers:
            attacks: []
        """;
    assertThat(READER.read(json, CaseFormat.JSON))
        .isInstanceOfSatisfying(
            Reading.Good.class,
            good ->
                assertThat(((Case) ((Reading.Good<?>) good).value()).board())
                    .isEqualTo(read(yaml).board()));
  }

  @Test
  void a_card_that_is_not_known_is_a_name_where_types_and_text_are_given() {
    Case unknown =
        read(
            """
            players: [{id: ann}, {id: bob}]
            permanents:
              - {id: imp, card: Unheard Imp, types: [creature], text: Unheard Imp can't attack., controller: ann}
            moves: []
            """);
    Permanent imp = Objects.requireNonNull(unknown.board().permanents().get(new Id("imp")));
    assertThat(imp.characteristics().name()).isEqualTo("Unheard Imp");
    assertThat(imp.abilities())
        .extracting(Ability::meaning)
        .hasOnlyElementsOfType(Meaning.Read.class);
  }
}
