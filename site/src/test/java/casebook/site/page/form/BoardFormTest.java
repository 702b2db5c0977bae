package casebook.site.page.form;

import static org.assertj.core.api.Assertions.assertThat;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Reading;
import casebook.site.page.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The fields of boards that are as large as no game's. */
class BoardFormTest {
  private static final int MANY = 1_000;

  /** Each row offers everything else to attach to: a million names, none worked out by itself. */
  @Test
  @Timeout(60)
  void a_thousand_permanents_have_rows_that_name_each_other() {
    String json =
        """
        {"players": [{"id": "ann"}, {"id": "bob"}], "permanents": [%s],
         "moves": [{"declareAttackers": {"attacks": []}}]}
        """
            .formatted(
                IntStream.range(0, MANY)
                    .mapToObj(number ->
                        """
                        {"id": "c%d", "name": "Goblin", "types": ["creature"], "power": 1,
                         "toughness": 1, "controller": "ann"}
                        """
                            .formatted(number))
                    .collect(Collectors.joining(",")));
    var reader = new CaseReader(Editions.builtIn(), Catalogue.builtIn());
    var form =
        new BoardForm(
            Catalogue.builtIn(),
            Draft.of(json).orElseThrow(),
            reader.read(json, CaseFormat.JSON) instanceof Reading.Good<Case>(var read)
                ? Optional.of(read.board())
                : Optional.empty());
    List<BoardForm.PermanentRow> rows = form.players().getFirst().permanents();
    assertThat(rows).hasSize(MANY);
    assertThat(rows.getLast().label()).isEqualTo("Goblin #" + MANY);
    assertThat(rows.getFirst().attachedTo()).hasSize(MANY + 2);
  }
}
