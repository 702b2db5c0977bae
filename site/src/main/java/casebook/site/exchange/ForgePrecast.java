package casebook.site.exchange;

import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** Reads the spells that Forge has resolved or put on the stack when it loads a state. */
final class ForgePrecast {
  private static final String ON = "->";

  private final Catalogue catalogue;
  private final CaseOfBoard board;
  private final ForgePermanents permanents;
  private final Remarks remarks;

  ForgePrecast(
      Catalogue catalogue, CaseOfBoard board, ForgePermanents permanents, Remarks remarks) {
    this.catalogue = catalogue;
    this.board = board;
    this.permanents = permanents;
    this.remarks = remarks;
  }

  /**
   * Reads the spells of all players.
   *
   * @param ids the players' ids in the case
   */
  void read(List<Map<String, Piece>> players, List<String> ids) {
    for (int seat = 0; seat < players.size(); seat++) {
      Map<String, Piece> keys = players.get(seat);
      if (keys.containsKey("precast")) {
        for (Piece spell : keys.get("precast").parts(';')) {
          resolved(spell, ids.get(seat), ids);
        }
      }
      if (keys.containsKey("putonstack")) {
        keys.get("putonstack")
            .parts(';')
            .forEach(spell ->
                remarks.warning(
                    spell,
                    "“%s” is on the stack: what it does when it resolves isn't carried over."
                        .formatted(spell.text())));
      }
    }
  }

  private void resolved(Piece spell, String controller, List<String> ids) {
    int arrow = spell.text().lastIndexOf(ON);
    Piece name = arrow < 0 ? spell : spell.between(0, arrow).stripped();
    Optional<CardFacts> card = CardNames.known(name.text().replace('^', ':'), catalogue);
    if (name.text().indexOf(':') >= 0 || card.isEmpty()) {
      remarks.warning(
          spell,
          "“%s” is a script of Forge: what it did isn't carried over. State in the case how the board is after it."
              .formatted(spell.text()));
      return;
    }
    if (card.get().abilities().isEmpty()) {
      remarks.warning(
          spell,
          "What %s did isn't carried over, since nothing in its text is about attacking. Where it changed what is on the board, state that."
              .formatted(card.get().name()));
      return;
    }
    Optional<String> target =
        arrow < 0 ? Optional.empty() : target(spell.from(arrow + ON.length()).stripped(), ids);
    if (arrow >= 0 && target.isEmpty()) {
      return;
    }
    ObjectNode effect =
        board
            .add("effects", spell.place())
            .put("source", card.get().name())
            .put("controller", controller);
    target.ifPresent(id -> effect.putArray("affects").add(id));
  }

  private Optional<String> target(Piece target, List<String> ids) {
    Optional<String> player =
        ForgeState.player(target.text()).filter(seat -> seat < ids.size()).map(ids::get);
    return player.isPresent() ? player : permanents.id(target);
  }
}
