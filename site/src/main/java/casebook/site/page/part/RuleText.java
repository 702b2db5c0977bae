package casebook.site.page.part;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Lookup;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The text of a rule in pieces, of which the references to held rules are links. */
public final class RuleText {
  private RuleText() {}

  /**
   * A piece of text.
   *
   * @param href where it leads; empty if it is only text
   * @param title what the number stands for, where that is known; empty otherwise
   */
  public record Piece(String text, String href, String title) {
    static Piece plain(String text) {
      return new Piece(text, "", "");
    }
  }

  /**
   * The paragraphs of a text of an edition; what it refers to is read in the closest one that has
   * it.
   */
  static List<List<Piece>> paragraphs(String text, Edition edition, Editions editions) {
    return text.lines().map(line -> pieces(line, edition, editions)).toList();
  }

  /** The text in pieces; a reference leads to the edition nearest to this one that has the rule. */
  public static List<Piece> pieces(String text, Edition edition, Editions editions) {
    return pieces(text, edition, number -> editions.nearest(edition, number).orElse(edition));
  }

  /** A sentence of Casebook's own, which refers to one edition only. */
  public static List<Piece> pieces(String text, Edition edition) {
    return pieces(text, edition, _ -> edition);
  }

  private static List<Piece> pieces(
      String text, Edition edition, Function<RuleNumber, Edition> readIn) {
    var pieces = new ArrayList<Piece>();
    int end = 0;
    for (Reference reference : References.in(text)) {
      if (reference.start() > end) {
        pieces.add(Piece.plain(text.substring(end, reference.start())));
      }
      RuleNumber number = reference.range().from();
      pieces.add(
          piece(
              text.substring(reference.start(), reference.end()),
              number,
              readIn.apply(number),
              edition));
      end = reference.end();
    }
    if (end < text.length()) {
      pieces.add(Piece.plain(text.substring(end)));
    }
    return pieces;
  }

  private static Piece piece(String text, RuleNumber number, Edition readIn, Edition edition) {
    String other = readIn.equals(edition) ? "" : ", edition of " + Dates.of(readIn);
    return switch (readIn.lookup(number)) {
      case Lookup.HeldRule(var rule) ->
          new Piece(
              text, href(readIn, number), "Rule " + number + other + ": " + shortened(rule.text()));
      case Lookup.HeldSection(var section) ->
          new Piece(
              text, href(readIn, number), "Section " + number + other + ": " + section.title());
      case Lookup.NoSuchNumber _ -> new Piece(text, "", "This edition has no rule " + number);
      case Lookup.SectionNotHeld(var section) ->
          new Piece(text, "", "Section " + section + " isn’t held here");
    };
  }

  /** The address of a rule's page. */
  public static String href(Edition edition, RuleNumber number) {
    return "/cr/" + edition.name() + "/" + number;
  }

  /** The first words of a rule, in one line. */
  public static String beginning(Rule rule) {
    int most = 96;
    String text = rule.text().lines().findFirst().orElse("");
    return text.length() <= most ? text : text.substring(0, text.lastIndexOf(' ', most)) + " …";
  }

  private static String shortened(String text) {
    int most = 140;
    return text.length() <= most ? text : text.substring(0, text.lastIndexOf(' ', most)) + " …";
  }
}
