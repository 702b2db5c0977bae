package casebook.site.cases;

import casebook.rules.Editions;
import casebook.site.catalogue.Catalogue;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Reading;
import casebook.site.input.tree.Value;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A published ruling with the case that shows it.
 *
 * <p>Its file has three parts, in this order: the ruling, the case, and what the engine must say of
 * the case.
 *
 * @param ruling what is asked and answered
 * @param judged the board and the moves
 * @param yaml the text of the case as a case file of its own
 */
public record RulingFile(PublishedRuling ruling, Case judged, String yaml) {

  private static final Pattern CASE = Pattern.compile("(?m)^case:[ \\t]*\\R");
  private static final Pattern EXPECT = Pattern.compile("(?m)^expect:");

  /** Reads a file of the casebook. */
  public static Reading<RulingFile> read(
      String slug, String text, Editions editions, Catalogue catalogue) {
    var cases = new CaseReader(editions, catalogue);
    return Reading.of(
        text,
        CaseFormat.YAML,
        value ->
            value
                .fields()
                .flatMap(fields -> {
                  fields.find("mentions").ifPresent(cards -> mentions(cards, catalogue));
                  return read(slug, text, fields, cases);
                }));
  }

  /** The cards that the question names and the board doesn't have. */
  private static void mentions(Value cards, Catalogue catalogue) {
    for (Value item : cards.items()) {
      Optional<Fields> fields = item.fields();
      fields
          .flatMap(of -> of.require("card"))
          .ifPresent(card ->
              card.name()
                  .filter(name -> catalogue.find(name).isEmpty())
                  .ifPresent(name -> card.problem("No card is called “" + name + "”.")));
      fields.ifPresent(Fields::end);
    }
  }

  private static Optional<RulingFile> read(
      String slug, String text, Fields fields, CaseReader cases) {
    Optional<PublishedRuling> ruling = PublishedRuling.read(slug, text, fields);
    Optional<Value> stated = fields.require("case");
    Optional<Value> expected = fields.require("expect");
    fields.end();
    expected
        .filter(value -> value.items().isEmpty())
        .ifPresent(value -> value.problem("Say of at least one move what is expected of it."));
    boolean simple = Head.read(slug, text).equals(ruling);
    if (ruling.isPresent() && !simple) {
      stated.ifPresent(value ->
          value.problem(
              "Above the case each field stands on a line of its own, a long text as “>-” with its"
                  + " lines set in; then “case:” follows on its own line, with its title first, and"
                  + " “expect:”."));
    }
    Optional<Case> judged = stated.flatMap(cases::read);
    return ruling.isPresent() && judged.isPresent()
        ? Optional.of(new RulingFile(ruling.get(), judged.get(), caseOf(text)))
        : Optional.empty();
  }

  private static String caseOf(String text) {
    Matcher start = CASE.matcher(text);
    Matcher end = EXPECT.matcher(text);
    int from = start.find() ? start.end() : 0;
    int to = end.find(from) ? end.start() : text.length();
    return text.substring(from, to).stripTrailing().stripIndent() + "\n";
  }
}
