package casebook.site.page.judge;

import casebook.engine.effect.notation.Settled;
import casebook.engine.ruling.Because;
import casebook.engine.ruling.MissingTokens;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.UnreadText;
import casebook.site.input.tree.Problem;
import casebook.site.page.draft.Draft;
import casebook.site.words.effect.TokenWords;
import casebook.site.words.ruling.AccountingWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * What is to be said, asked and settled of a permanent or an effect where it stands in the form.
 *
 * @param problems what is wrong about it
 * @param questions what isn't known of it
 * @param settled what its case says of the conditions of its text
 */
public record RowNotes(List<String> problems, List<Question> questions, List<Fact> settled) {

  /** "At the beginning of your upkeep, ", "Whenever this creature enters, " before what is done. */
  private static final Pattern WHEN =
      Pattern.compile(
          "(?i)^(?:at (?:the beginning of [^,]*|chapters? [0-9](?:,? (?:and )?[0-9])*+)"
              + "|when(?:ever)? [^,]* enters?), ");

  /**
   * What isn't known of a text.
   *
   * @param text the sentence that it is about
   */
  public record Question(String text, String asks, List<Answer> answers) {}

  /** A button that answers. */
  public record Answer(String button, String label) {}

  /** What the case says of a condition of its text. */
  public record Fact(String words, String so) {}

  /**
   * The notes of the rows of a form, by their fields, such as {@code permanents.0}.
   *
   * @param tokens the tokens that may be missing on the board
   */
  static Map<String, RowNotes> of(
      Draft draft, List<Problem> problems, List<UnreadText> unread, List<MissingTokens> tokens) {
    var notes = new HashMap<String, RowNotes>();
    rows(notes, draft, "permanents.", draft.permanents(), problems, unread, tokens);
    rows(notes, draft, "effects.", draft.effects(), problems, unread, List.of());
    return notes;
  }

  private static void rows(
      Map<String, RowNotes> notes,
      Draft draft,
      String field,
      List<ObjectNode> rows,
      List<Problem> problems,
      List<UnreadText> unread,
      List<MissingTokens> tokens) {
    for (int index = 0; index < rows.size(); index++) {
      ObjectNode row = rows.get(index);
      String key = field + index;
      notes.put(
          key,
          new RowNotes(
              problems.stream()
                  .filter(problem -> ProblemOnPage.row(problem).equals(Optional.of(key)))
                  .map(problem -> ProblemOnPage.inRow(draft, problem))
                  .distinct()
                  .toList(),
              Stream.concat(
                      questions(key, of(row, unread)).stream(),
                      tokens.stream()
                          .filter(one -> isOf(one.source(), row))
                          .limit(1)
                          .map(one -> ofToken(key, one)))
                  .toList(),
              settled(row)));
    }
  }

  private static List<UnreadText> of(ObjectNode row, List<UnreadText> texts) {
    return texts.stream().filter(text -> isOf(text.source(), row)).toList();
  }

  /** Where the token is that was created as combat began. */
  private static Question ofToken(String key, MissingTokens of) {
    return new Question(
        Settled.plain(of.text()),
        "It triggered " + of.when() + ". Was a token created that isn’t on this board yet?",
        List.of(
            new Answer(
                "token:" + key + ":create " + TokenWords.of(of.created(), of.missing()) + ".",
                of.missing() == 1 ? "Yes: add the token" : "Yes: add the tokens"),
            new Answer("settle:" + key + ":false:" + of.when(), "No")));
  }

  private static boolean isOf(Source source, ObjectNode row) {
    return source
        .permanent()
        .map(id -> !row.has("source") && Draft.isOrIsOf(id.value(), Draft.id(row)))
        .orElseGet(() -> Draft.text(row, "source").equals(source.name()));
  }

  private static List<Question> questions(String key, List<UnreadText> unread) {
    var questions = new ArrayList<Question>();
    var asked = new ArrayList<Because>();
    for (UnreadText one : unread) {
      boolean isNew =
          !asked.contains(one.why())
              || one.why() instanceof Because.CantBeRead
              || one.why() instanceof Because.ManaNotCounted;
      if (isNew) {
        asked.add(one.why());
        questions.add(question(key, one));
      }
    }
    return questions;
  }

  private static Question question(String key, UnreadText of) {
    String text = Settled.plain(of.text());
    return switch (of.why()) {
      case Because.ResultNotListed(var words) ->
          new Question(
              text,
              "It triggered " + words + ". What did it do?",
              List.of(
                  new Answer("settle:" + key + ":false:" + words, "Nothing"),
                  new Answer("result:" + key + ":" + done(text), "Say what it did")));
      case Because.ConditionOpen open when !open.isOfPair() -> {
        String said = AccountingWords.said(open.conditions().getFirst());
        yield new Question(
            text,
            "Is it so that “" + said + "”?",
            List.of(
                new Answer("settle:" + key + ":true:" + said, "Yes"),
                new Answer("settle:" + key + ":false:" + said, "No")));
      }
      case Because.WhichCombat() ->
          new Question(
              text,
              "Which combat phase of the turn is this?",
              List.of(new Answer("combat:1", "The first"), new Answer("combat:2", "The second")));
      default -> new Question(text, AccountingWords.unread(of), List.of());
    };
  }

  /** What a triggered ability does, without when it triggers. */
  private static String done(String text) {
    String does = WHEN.matcher(text).replaceFirst("");
    return does.isEmpty()
        ? does
        : does.substring(0, 1).toUpperCase(Locale.ROOT) + does.substring(1);
  }

  private static List<Fact> settled(ObjectNode row) {
    return row.path("holds").properties().stream()
        .map(one -> new Fact(one.getKey(), one.getValue().booleanValue(false) ? "yes" : "no"))
        .toList();
  }
}
