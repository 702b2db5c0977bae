package casebook.site.page.form;

import casebook.engine.board.Id;
import casebook.site.catalogue.Catalogue;
import casebook.site.judging.Judgement;
import casebook.site.page.draft.Draft;
import casebook.site.page.draft.DraftMoves;
import casebook.site.page.form.MoveKind.Said;
import casebook.site.page.form.MoveKind.Slot;
import casebook.site.page.part.FieldChoice;
import casebook.site.words.english.English;
import casebook.site.words.ruling.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * The form that adds a move, with what was filled in where something is missing.
 *
 * @param groups the kinds of move under their headings
 * @param players whom a move can be about or go to
 * @param permanents the same, those that moves bring included
 * @param problem what is missing; empty where nothing is
 */
public record MoveForm(
    List<Group> groups,
    List<Named> players,
    List<Named> permanents,
    List<FieldChoice> moments,
    String subject,
    String object,
    String words,
    String problem) {

  /** What the fields of the form begin with. */
  static final String PREFIX = "move.";

  /** Kinds of move under a heading. */
  public record Group(String title, List<Kind> kinds) {}

  /** A kind of move and what its fields ask for; an empty label for a field that it hasn't. */
  public record Kind(
      String name,
      String label,
      boolean chosen,
      String subject,
      String object,
      String words,
      String when,
      String subjects,
      String objects,
      boolean isCard) {

    private static Kind of(MoveKind kind, boolean chosen) {
      return new Kind(
          kind.name(),
          kind.label(),
          chosen,
          kind.subject().label(),
          kind.object().label(),
          kind.words().label(),
          kind.when().label(),
          wants(kind.subject()),
          wants(kind.object()),
          kind.words().wants() == MoveKind.Wants.CARD);
    }

    /** What of a list can be chosen, for scripts. */
    private static String wants(Slot slot) {
      return switch (slot.wants()) {
        case PLAYER -> "players";
        case PERMANENT -> "permanents";
        case NOTHING, ANYTHING, CARD, TEXT, MOMENT -> "";
      };
    }
  }

  /** A player or permanent. */
  public record Named(String id, String name) {}

  /** What the form says of a move that is to be added. */
  private record Filled(String kind, Said said) {
    static Filled of(Draft draft, Map<String, List<String>> fields) {
      return new Filled(
          first(fields, "kind"),
          new Said(
              draft,
              first(fields, "subject"),
              first(fields, "object"),
              first(fields, "words"),
              first(fields, "when")));
    }

    private static String first(Map<String, List<String>> fields, String name) {
      return fields.getOrDefault(PREFIX + name, List.of()).stream().findFirst().orElse("").strip();
    }
  }

  /** Adds the move that a form describes; what is missing, or nothing where it was added. */
  public static String add(Catalogue catalogue, Map<String, List<String>> fields, Draft draft) {
    Filled filled = Filled.of(draft, fields);
    Optional<MoveKind> kind = MoveKind.named(filled.kind());
    if (kind.isEmpty()) {
      return "Please choose what happens.";
    }
    MoveKind.Made made = kind.get().made(filled.said(), catalogue);
    made.move().ifPresent(new DraftMoves(draft)::add);
    return made.missing();
  }

  /**
   * The form.
   *
   * @param fields what was filled in, where something is missing
   */
  public static MoveForm of(
      Draft draft,
      Optional<Judgement> judgement,
      Map<String, List<String>> fields,
      String problem) {
    Filled filled = Filled.of(draft, problem.isEmpty() ? Map.of() : fields);
    Map<String, List<Kind>> groups = new LinkedHashMap<>();
    for (MoveKind kind : MoveKinds.ALL) {
      groups
          .computeIfAbsent(kind.group(), _ -> new ArrayList<>())
          .add(Kind.of(kind, kind.name().equals(filled.kind())));
    }
    return new MoveForm(
        groups.entrySet().stream().map(one -> new Group(one.getKey(), one.getValue())).toList(),
        draft.players().stream()
            .map(player -> new Named(Draft.text(player, "id"), Draft.name(player)))
            .toList(),
        permanents(draft, judgement),
        moments(filled.said().when()),
        filled.said().subject(),
        filled.said().object(),
        filled.said().words(),
        problem);
  }

  private static List<Named> permanents(Draft draft, Optional<Judgement> judgement) {
    Optional<Names> names = judgement.map(Judgement::names);
    return Stream.concat(draft.permanents().stream(), new DraftMoves(draft).brought().stream())
        .map(permanent -> named(permanent, names))
        .toList();
  }

  /** Of several that are alike the first is meant, which attacks first. */
  private static Named named(ObjectNode permanent, Optional<Names> names) {
    boolean several = Gestures.size(permanent) > 1;
    String id = Draft.id(permanent) + (several ? "#1" : "");
    String name = Draft.name(permanent);
    return new Named(
        id,
        several
            ? "one of " + Gestures.size(permanent) + " " + name
            : names.map(of -> of.of(new Id(id))).orElse(name));
  }

  private static List<FieldChoice> moments(String chosen) {
    return Stream.of(
            "beginning",
            "precombatMain",
            "combat.beginningOfCombat",
            "combat.declareAttackers",
            "combat.declareBlockers",
            "combat.combatDamage",
            "combat.endOfCombat",
            "postcombatMain",
            "ending")
        .map(moment -> new FieldChoice(moment, words(moment), moment.equals(chosen)))
        .toList();
  }

  private static String words(String moment) {
    return moment.startsWith("combat.")
        ? English.capitalized(English.spaced(moment.substring("combat.".length()))) + " step"
        : English.capitalized(English.spaced(moment)) + " phase";
  }
}
