package casebook.site.page.form;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import casebook.site.page.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * A kind of move that can be added on the judge page, with what has to be said of it.
 *
 * @param name what the form sends
 * @param group under which heading it stands
 * @param label what happens, or what is asked
 * @param write puts what is said into an empty move
 */
public record MoveKind(
    String name,
    String group,
    String label,
    Slot subject,
    Slot object,
    Slot words,
    Slot when,
    BiConsumer<ObjectNode, Said> write) {

  /** What a field of the form asks for. */
  public enum Wants {
    NOTHING,
    PERMANENT,
    PLAYER,
    ANYTHING,
    CARD,
    TEXT,
    MOMENT
  }

  /**
   * A field of the form.
   *
   * @param label what is asked for
   * @param needed whether it has to be filled in
   */
  public record Slot(String label, Wants wants, boolean needed) {
    static final Slot NONE = new Slot("", Wants.NOTHING, false);
  }

  /**
   * What is said of a move.
   *
   * @param subject the id of whom or what it is about
   * @param object the id of whom or what it goes to
   * @param words a card's name, a rules text, a number
   * @param when a phase or a step
   */
  public record Said(Draft draft, String subject, String object, String words, String when) {

    /** A phase or step as cases write it: {@code {phase: combat, step: endOfCombat}}. */
    void moment(ObjectNode at) {
      String[] parts = when.split("\\.", 2);
      at.put("phase", parts[0]);
      if (parts.length > 1) {
        at.put("step", parts[1]);
      }
    }

    /** The step of a moment in combat; empty where none is said. */
    Optional<String> step() {
      String[] parts = when.split("\\.", 2);
      return parts.length > 1 ? Optional.of(parts[1]) : Optional.empty();
    }
  }

  /** Either the move, or what is missing for it. */
  public record Made(Optional<ObjectNode> move, String missing) {}

  /** What becomes of what is said. */
  public Made made(Said said, Catalogue catalogue) {
    var missing = new ArrayList<String>();
    check(subject, said.subject(), said.draft(), missing);
    check(object, said.object(), said.draft(), missing);
    if (words.needed() && said.words().isBlank()) {
      missing.add(words.label());
    }
    if (when.needed() && said.when().isBlank()) {
      missing.add(when.label());
    }
    if (!missing.isEmpty()) {
      return new Made(
          Optional.empty(),
          missing.stream()
              .map(label -> "“" + label + "”")
              .collect(Collectors.joining(" and ", "Please fill in ", ".")));
    }
    if (words.wants() == Wants.CARD
        && catalogue.find(said.words()).filter(CardFacts::isPermanent).isEmpty()) {
      return new Made(Optional.empty(), noCard(said.words(), catalogue));
    }
    ObjectNode move = Draft.emptyMove();
    write.accept(move, named(said, catalogue));
    return new Made(Optional.of(move), "");
  }

  /** The same with a card's name as the card has it. */
  private Said named(Said said, Catalogue catalogue) {
    return words.wants() == Wants.CARD
        ? new Said(
            said.draft(),
            said.subject(),
            said.object(),
            catalogue.find(said.words()).orElseThrow().name(),
            said.when())
        : said;
  }

  private static String noCard(String typed, Catalogue catalogue) {
    var cards = new NewCards(catalogue);
    List<String> meant =
        catalogue.find(typed).map(cards::otherFaces).orElseGet(() -> cards.meant(typed));
    String wrong =
        catalogue
            .find(typed)
            .map(card -> "“" + typed + "” is no permanent (" + card.typeLine() + ").")
            .orElse("No card is called “" + typed + "”.");
    return wrong + (meant.isEmpty() ? "" : " Did you mean " + String.join(" or ", meant) + "?");
  }

  private static void check(Slot slot, String id, Draft draft, List<String> missing) {
    boolean isPlayer =
        draft.players().stream().anyMatch(player -> Draft.text(player, "id").equals(id));
    boolean fits =
        switch (slot.wants()) {
          case PLAYER -> isPlayer;
          case PERMANENT -> !isPlayer && !id.isEmpty();
          case NOTHING, ANYTHING, CARD, TEXT, MOMENT -> !id.isEmpty();
        };
    if (slot.needed() && !fits) {
      missing.add(slot.label());
    }
  }

  /** The one of that name, if there is one. */
  public static Optional<MoveKind> named(String name) {
    return MoveKinds.ALL.stream().filter(one -> one.name().equals(name)).findFirst();
  }

  /** A power, or a number of counters: text that isn't a number is reported where it is read. */
  static void number(ObjectNode object, String field, String text) {
    DraftForm.putNumber(object, field, text.strip());
  }

  /** Words between commas, in small letters. */
  static List<String> listed(String words) {
    return Stream.of(words.toLowerCase(Locale.ROOT).split(",")).map(String::strip).toList();
  }
}
