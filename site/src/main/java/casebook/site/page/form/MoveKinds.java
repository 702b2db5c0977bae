package casebook.site.page.form;

import casebook.site.page.draft.Draft;
import casebook.site.page.form.MoveKind.Said;
import casebook.site.page.form.MoveKind.Slot;
import casebook.site.page.form.MoveKind.Wants;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import tools.jackson.databind.node.ObjectNode;

/** What can be added to a board's moves, in the order in which it is offered. */
public final class MoveKinds {
  static final String COMBAT = "The combat phase";
  static final String JOINING = "Something joins the combat";
  static final String CHANGES = "Something changes";
  static final String QUESTIONS = "A question";

  private static final Slot NONE = Slot.NONE;
  private static final Slot PERMANENT = needed("Which permanent?", Wants.PERMANENT);
  private static final Slot CREATURE = needed("Which creature?", Wants.PERMANENT);
  private static final Slot PLAYER = needed("Which player?", Wants.PLAYER);
  private static final Slot DEFENDER = needed("Which other player?", Wants.PLAYER);
  private static final Slot OF_PLAYER = needed("Whose is it?", Wants.PLAYER);
  private static final Slot ATTACKED = free("Attacking whom or what?", Wants.ANYTHING);
  private static final Slot CARD = needed("Card", Wants.CARD);

  public static final List<MoveKind> ALL = all();

  private MoveKinds() {}

  private static Slot needed(String label, Wants wants) {
    return new Slot(label, wants, true);
  }

  private static Slot free(String label, Wants wants) {
    return new Slot(label, wants, false);
  }

  private static List<MoveKind> all() {
    var all = new ArrayList<MoveKind>();
    all.addAll(combat());
    all.addAll(joining());
    all.addAll(changes());
    all.addAll(questions());
    return List.copyOf(all);
  }

  private static List<MoveKind> combat() {
    return List.of(
        new MoveKind(
            "beginCombat",
            COMBAT,
            "Combat begins",
            NONE,
            free("The defending player, if one is chosen", Wants.PLAYER),
            NONE,
            NONE,
            (move, said) -> putIfSaid(move.putObject("beginCombat"), "defending", said.object())),
        new MoveKind(
            "declareAttackers",
            COMBAT,
            "Attackers are declared (choose them on the board then)",
            NONE,
            NONE,
            NONE,
            NONE,
            (move, _) -> move.putObject("declareAttackers").putArray("attacks")),
        new MoveKind(
            "declareBlockers",
            COMBAT,
            "Blockers are declared",
            free("Which creature blocks?", Wants.PERMANENT),
            free("What does it block?", Wants.PERMANENT),
            NONE,
            NONE,
            MoveKinds::blocks),
        new MoveKind(
            "endCombat",
            COMBAT,
            "Combat ends",
            NONE,
            NONE,
            NONE,
            NONE,
            (move, _) -> move.putObject("endCombat")));
  }

  private static void blocks(ObjectNode move, Said said) {
    var blocks = move.putObject("declareBlockers").putArray("blocks");
    if (!said.subject().isEmpty() || !said.object().isEmpty()) {
      blocks.addObject().put("blocker", said.subject()).put("attacker", said.object());
    }
  }

  private static List<MoveKind> joining() {
    Slot step = free("In which step?", Wants.MOMENT);
    return List.of(
        new MoveKind(
            "putAttacking",
            JOINING,
            "A card comes onto the battlefield attacking",
            OF_PLAYER,
            ATTACKED,
            CARD,
            step,
            (move, said) -> attacking(move, said, false)),
        new MoveKind(
            "putTokenAttacking",
            JOINING,
            "A 1/1 token comes onto the battlefield attacking",
            OF_PLAYER,
            ATTACKED,
            needed("Its name", Wants.TEXT),
            step,
            (move, said) -> attacking(move, said, true)),
        new MoveKind(
            "becomeAttacking",
            JOINING,
            "An effect says that a creature is attacking",
            CREATURE,
            ATTACKED,
            NONE,
            NONE,
            (move, said) ->
                putIfSaid(
                    move.putObject("becomeAttacking").put("creature", said.subject()),
                    "target",
                    said.object())),
        new MoveKind(
            "putBlocking",
            JOINING,
            "A card comes onto the battlefield blocking",
            OF_PLAYER,
            needed("Blocking which creature?", Wants.PERMANENT),
            CARD,
            NONE,
            (move, said) -> {
              ObjectNode entering = move.putObject("putBlocking");
              brought(entering, said).put("card", said.words());
              entering.put("blocks", said.object());
            }),
        new MoveKind(
            "reselect",
            JOINING,
            "A creature is made to attack something else",
            CREATURE,
            needed("What does it attack now?", Wants.ANYTHING),
            NONE,
            NONE,
            (move, said) ->
                move.putObject("reselect")
                    .put("creature", said.subject())
                    .put("target", said.object())));
  }

  private static void attacking(ObjectNode move, Said said, boolean isToken) {
    ObjectNode entering = move.putObject("putAttacking");
    ObjectNode permanent = brought(entering, said);
    if (isToken) {
      permanent.put("name", said.words()).put("token", true).put("power", 1).put("toughness", 1);
      Draft.putTexts(permanent, "types", List.of("creature"));
    } else {
      permanent.put("card", said.words());
    }
    putIfSaid(entering, "target", said.object());
    said.step().ifPresent(of -> entering.put("step", of));
  }

  /** What comes onto the battlefield by a move. */
  private static ObjectNode brought(ObjectNode move, Said said) {
    return move.putObject("permanent")
        .put("id", said.draft().freeId(Draft.slug(said.words())))
        .put("controller", said.subject());
  }

  private static List<MoveKind> changes() {
    return List.of(
        event("leaves", "leaves the battlefield"),
        change(
            "controller",
            "comes under someone else’s control",
            needed("Who gains control?", Wants.PLAYER),
            NONE,
            (change, said) -> change.put("controller", said.object())),
        event("removedFromCombat", "is removed from combat by an effect"),
        event("taps", "becomes tapped"),
        event("untaps", "untaps"),
        event("phasesOut", "phases out"),
        event("regenerates", "regenerates"),
        event("becomesBlocked", "becomes blocked by an effect"),
        event("detained", "is detained"),
        change(
            "goadedBy",
            "is goaded",
            needed("By which player?", Wants.PLAYER),
            NONE,
            (change, said) -> Draft.putTexts(change, "goadedBy", List.of(said.object()))),
        change(
            "gainsType",
            "gains a type",
            NONE,
            needed("Which type?", Wants.TEXT),
            (change, said) -> Draft.putTexts(change, "gainsType", MoveKind.listed(said.words()))),
        change(
            "losesType",
            "stops being of a type",
            NONE,
            needed("Which type?", Wants.TEXT),
            (change, said) -> Draft.putTexts(change, "losesType", MoveKind.listed(said.words()))),
        change(
            "gains",
            "gains an ability",
            NONE,
            needed("Its text", Wants.TEXT),
            (change, said) -> change.put("gains", said.words())),
        change(
            "loses",
            "loses an ability",
            NONE,
            needed("Which one? “abilities” for all", Wants.TEXT),
            (change, said) -> change.put("loses", said.words())),
        change(
            "power",
            "gets another power",
            NONE,
            needed("Its power now", Wants.TEXT),
            (change, said) -> MoveKind.number(change, "power", said.words())),
        change(
            "colors",
            "becomes another color",
            NONE,
            needed("Its colors: W, U, B, R, G", Wants.TEXT),
            (change, said) ->
                Draft.putTexts(
                    change,
                    "colors",
                    List.of(said.words().strip().toUpperCase(Locale.ROOT).split("[\\s,]+")))),
        change(
            "counters",
            "has other counters",
            NONE,
            needed("Its counters now, as +1/+1: 2", Wants.TEXT),
            (change, said) -> DraftForm.counters(change, said.words())),
        change(
            "protector",
            "gets another protector (a battle)",
            needed("Who protects it?", Wants.PLAYER),
            NONE,
            (change, said) -> change.put("protector", said.object())),
        change(
            "attachedTo",
            "becomes attached",
            needed("To what?", Wants.ANYTHING),
            NONE,
            (change, said) -> change.put("attachedTo", said.object())),
        new MoveKind(
            "leavesGame",
            CHANGES,
            "A player leaves the game",
            PLAYER,
            NONE,
            NONE,
            NONE,
            (move, said) ->
                move.putObject("change").put("player", said.subject()).put("leavesGame", true)));
  }

  private static MoveKind event(String name, String label) {
    return change(name, label, NONE, NONE, (change, _) -> change.put(name, true));
  }

  private static MoveKind change(
      String name, String label, Slot object, Slot words, BiConsumer<ObjectNode, Said> write) {
    return new MoveKind(
        name,
        CHANGES,
        "A permanent " + label,
        PERMANENT,
        object,
        words,
        NONE,
        (move, said) ->
            write.accept(move.putObject("change").put("permanent", said.subject()), said));
  }

  private static List<MoveKind> questions() {
    return List.of(
        plain("steps", "Which steps does the combat phase have?"),
        plain("defendingPlayers", "Who are the defending players?"),
        ofCreature("defendingPlayer", "Which defending player does a creature mean?"),
        ofPlayers("attacking", "Is one player attacking another?"),
        ofPlayers("attacked", "Has one player attacked another?"),
        ofCreature("attackingAlone", "Is a creature attacking alone?"),
        ofCreature("attacksAlone", "Does a creature attack alone?"),
        ofCreatureAndPlayer("attackingPlayerAlone", "Is a creature attacking a player alone?"),
        ofCreatureAndPlayer("attacksPlayerAlone", "Does a creature attack a player alone?"),
        ofCreature("blocked", "Is a creature blocked or unblocked?"),
        ofCreature("blockingAlone", "Is a creature blocking alone?"),
        ofCreature("blocksAlone", "Does a creature block alone?"),
        ofCreature("hadToAttack", "Did a creature have to attack?"),
        ofCreature("wasDeclared", "Was a creature declared as an attacker?"),
        ofCreature("couldAttack", "Is there a legal attack with a creature?"),
        ofCreature("characteristics", "What is a permanent now?"),
        plain("legalAttacks", "Which attacks are legal?"),
        new MoveKind(
            "mayCast",
            QUESTIONS,
            "Can a spell with a text about combat be cast?",
            needed("By whom?", Wants.PLAYER),
            NONE,
            needed("Its text", Wants.TEXT),
            needed("When?", Wants.MOMENT),
            (move, said) -> {
              ObjectNode asked = move.putObject("ask").putObject("mayCast");
              asked.put("text", said.words()).put("by", said.subject());
              said.moment(asked.putObject("at"));
            }));
  }

  private static MoveKind plain(String name, String label) {
    return question(name, label, NONE, NONE, (ask, _) -> ask.put(name, true));
  }

  private static MoveKind ofCreature(String name, String label) {
    return question(name, label, CREATURE, NONE, (ask, said) -> ask.put(name, said.subject()));
  }

  private static MoveKind ofPlayers(String name, String label) {
    return question(
        name,
        label,
        PLAYER,
        DEFENDER,
        (ask, said) ->
            ask.putObject(name).put("player", said.subject()).put("defender", said.object()));
  }

  private static MoveKind ofCreatureAndPlayer(String name, String label) {
    return question(
        name,
        label,
        CREATURE,
        PLAYER,
        (ask, said) ->
            ask.putObject(name).put("creature", said.subject()).put("player", said.object()));
  }

  private static MoveKind question(
      String name, String label, Slot subject, Slot object, BiConsumer<ObjectNode, Said> write) {
    return new MoveKind(
        name,
        QUESTIONS,
        label,
        subject,
        object,
        NONE,
        NONE,
        (move, said) -> write.accept(move.putObject("ask"), said));
  }

  private static void putIfSaid(ObjectNode object, String field, String id) {
    if (!id.isEmpty()) {
      object.put(field, id);
    }
  }
}
