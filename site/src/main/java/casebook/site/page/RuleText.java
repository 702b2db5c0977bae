package casebook.site.page;

import casebook.rules.Edition;
import casebook.rules.Lookup;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.List;

/** The text of a rule in pieces, of which the references to held rules are links. */
final class RuleText {
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

  /** The paragraphs of a text. */
  static List<List<Piece>> paragraphs(String text, Edition edition) {
    return text.lines().map(line -> pieces(line, edition)).toList();
  }

  static List<Piece> pieces(String text, Edition edition) {
    var pieces = new ArrayList<Piece>();
    int end = 0;
    for (Reference reference : References.in(text)) {
      if (reference.start() > end) {
        pieces.add(Piece.plain(text.substring(end, reference.start())));
      }
      pieces.add(piece(text.substring(reference.start(), reference.end()), reference, edition));
      end = reference.end();
    }
    if (end < text.length()) {
      pieces.add(Piece.plain(text.substring(end)));
    }
    return pieces;
  }

  private static Piece piece(String text, Reference reference, Edition edition) {
    RuleNumber number = reference.range().from();
    return switch (edition.lookup(number)) {
      case Lookup.HeldRule(var rule) ->
          new Piece(text, href(edition, number), "Rule " + number + ": " + shortened(rule.text()));
      case Lookup.HeldSection(var section) ->
          new Piece(text, href(edition, number), "Section " + number + ": " + section.title());
      case Lookup.NoSuchNumber _ -> new Piece(text, "", "This edition has no rule " + number);
      case Lookup.SectionNotHeld(var section) ->
          new Piece(text, "", "Section " + section + " isn’t held here");
    };
  }

  static String href(Edition edition, RuleNumber number) {
    return "/cr/" + edition.name() + "/" + number;
  }

  /** As much of a text as a tooltip can show. */
  private static String shortened(String text) {
    int most = 140;
    return text.length() <= most ? text : text.substring(0, text.lastIndexOf(' ', most)) + " …";
  }
}
