package casebook.site.page.form;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.page.draft.Draft;
import casebook.site.page.part.FieldChoice;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The fields of boards that are as large as no game's. */
class BoardFormTest {
  private static final int MANY = 1_000;
  private static final int FEW = 5;

  @Test
  void each_row_of_few_offers_everything_else_to_attach_to() {
    BoardForm form = goblins(FEW);
    assertThat(form.hosts()).isEmpty();
    assertThat(form.players().getFirst().permanents().getFirst().attachedTo())
        .extracting(FieldChoice::label)
        .startsWith("Nothing", "Goblin #2")
        .hasSize(FEW + 2);
  }

  /** A million names would be most of the page. */
  @Test
  @Timeout(60)
  void a_thousand_rows_share_one_list_of_what_can_be_attached_to() {
    BoardForm form = goblins(MANY);
    List<BoardForm.PermanentRow> rows = form.players().getFirst().permanents();
    assertThat(rows).hasSize(MANY).allMatch(row -> row.attachedTo().isEmpty());
    assertThat(rows.getLast().label()).isEqualTo("Goblin #" + MANY);
    assertThat(form.hosts()).hasSize(MANY + 2).containsEntry("c0", "Goblin #1");
  }

  private static BoardForm goblins(int count) {
    String json =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [%s],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """
            .formatted(
                IntStream.range(0, count)
                    .mapToObj(number ->
                        """
                        {"id": "c%d", "name": "Goblin", "types": ["creature"], "power": 1,
                         "toughness": 1, "controller": "ann"}
                        """
                            .formatted(number))
                    .collect(Collectors.joining(",")));
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    return new BoardForm(
        Catalogue.builtIn(),
        Draft.of(json).orElseThrow(),
        reader.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>(var read)
            ? Optional.of(read.board())
            : Optional.empty());
  }
}
