package casebook.site.discord;

import casebook.rules.AskedEdition;
import casebook.rules.AskedEdition.InForce;
import casebook.rules.Lookup;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import casebook.site.Casebook;
import casebook.site.ask.Answered;
import casebook.site.ask.Asking;
import casebook.site.ask.Questions;
import casebook.site.citation.Citation;
import casebook.site.citation.Citation.Quote;
import casebook.site.citation.Style;
import casebook.site.input.Case;
import casebook.site.input.CaseReader;
import casebook.site.input.tree.CaseFormat;
import casebook.site.input.tree.Problem;
import casebook.site.input.tree.Reading;
import casebook.site.judging.Judgement;
import casebook.site.output.Dress;
import casebook.site.output.RulingText;
import casebook.site.page.draft.BoardAddress;
import casebook.site.page.draft.CaseLink;
import casebook.site.page.draft.Draft;
import casebook.site.words.search.AbsentRule;
import casebook.site.words.search.EditionWords;
import casebook.site.words.search.NumberWords;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers the slash commands.
 *
 * @param site where links lead
 */
record SlashCommands(Casebook casebook, String site) {

  /** The longest address of a board that leaves room for the answer. */
  private static final int LONGEST_LINK = 1_200;

  /** The address of a board on the judge page of this or another site. */
  private static final Pattern BOARD =
      Pattern.compile("https?://\\S+/judge\\?(?:\\S*&)?case=(?<case>[A-Za-z0-9_.-]+)\\S*");

  /** {@code /rule}: the text of a rule, cited. */
  Message rule(String written, Optional<String> date) {
    Optional<RuleNumber> number = RuleNumber.find(written);
    if (number.isEmpty()) {
      List<RuleNumber> held =
          casebook.editions().current().rules().stream().map(Rule::number).toList();
      return Message.refusal(plain(NumberWords.impossible(written, held)));
    }
    AskedEdition asked =
        date.filter(name -> !name.equals("latest"))
            .map(name -> AskedEdition.of(name, casebook.editions()))
            .orElseGet(() -> new InForce(casebook.editions().latest(number.get())));
    return switch (asked) {
      case AskedEdition.None none -> Message.refusal(plain(EditionWords.why(none)));
      case InForce held -> rule(number.get(), held);
    };
  }

  private Message rule(RuleNumber number, InForce asked) {
    return switch (asked.edition().lookup(number)) {
      case Lookup.HeldRule(var rule) -> {
        String cited = Citation.of(rule, asked.edition(), site).in(Style.DISCORD, Quote.WITH_TEXT);
        yield Message.answer(
            EditionWords.missing(asked).map(says -> cited + "\n" + says).orElse(cited));
      }
      case Lookup.HeldSection(var section) ->
          Message.answer(
              "%s. %s\n%s/cr/%s/%s"
                  .formatted(
                      section.number(),
                      section.title(),
                      site,
                      asked.edition().name(),
                      section.number()));
      case Lookup.NoSuchNumber _, Lookup.SectionNotHeld _ ->
          Message.refusal(absent(casebook.absent(asked, number)));
    };
  }

  private static String absent(AbsentRule absent) {
    String nearest =
        absent.nearest().stream().map(RuleNumber::toString).collect(Collectors.joining(", "));
    return plain(nearest.isEmpty() ? absent.says() : absent.says() + " Nearest: " + nearest + ".");
  }

  /** {@code /ask}: a question in words. */
  Message ask(String question) {
    if (question.isBlank() || question.length() > Asking.LONGEST) {
      return Message.refusal(
          "Ask in 1 to %,d characters who controls what, and who attacks."
              .formatted(Asking.LONGEST));
    }
    Answered answered = new Questions(casebook).answer(question, Optional.empty());
    String link = answered.board().flatMap(this::link).orElse("");
    return answered.given().isEmpty()
        ? Message.refusal(Message.fitted(notAnswered(answered), link))
        : Message.answer(
            Message.fitted(
                answered.given().stream()
                    .map(given -> plain(given.words()))
                    .collect(Collectors.joining("\n")),
                link));
  }

  private static String notAnswered(Answered answered) {
    Stream<String> unplaced =
        answered.unplaced().stream().map(part -> "- Not understood: “" + plain(part.text()) + "”");
    Stream<String> missing = answered.missing().stream().map(asked -> "- " + plain(asked));
    String rules =
        answered.rules().stream().map(RuleNumber::toString).collect(Collectors.joining(", "));
    return Stream.of(
            Stream.of("This can’t be answered with certainty."),
            unplaced,
            missing,
            Stream.of("Rules that may help: " + rules).filter(_ -> !rules.isEmpty()))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  /** {@code /judge}: the verdict on a board, by its address or as a case. */
  Message judge(String written) {
    Matcher address = BOARD.matcher(written.strip());
    Optional<String> text =
        address.matches() ? CaseLink.decode(address.group("case")) : Optional.of(written);
    return text.map(this::judged)
        .orElseGet(
            () -> Message.refusal("That address has no board. Copy it from the judge page."));
  }

  private Message judged(String text) {
    Reading<Case> read =
        new CaseReader(casebook.editions(), casebook.catalogue())
            .read(text, CaseFormat.of("", text));
    return switch (read) {
      case Reading.Unparseable<Case>(var problems) -> refused(problems);
      case Reading.Wrong<Case>(var problems) -> refused(problems);
      case Reading.Good<Case>(var judged) -> judged(judged, text);
    };
  }

  private Message judged(Case judged, String text) {
    var judgement = Judgement.of(judged, casebook.editions());
    return judgement
        .impossible()
        .map(problem -> refused(List.of(problem)))
        .orElseGet(() ->
            Message.answer(
                Message.fitted(
                    RulingText.of(judgement, Dress.MARKDOWN, site, RulingText.Extent.RULING)
                        .strip(),
                    link(text).orElse(""))));
  }

  private Message refused(List<Problem> problems) {
    return Message.refusal(
        Message.fitted(
            problems.stream()
                .map(problem -> "- " + plain(problem.line()))
                .collect(Collectors.joining("\n")),
            "A board is built at " + site + "/judge; its address can be given to this command."));
  }

  /** The address of the board on the judge page, which Discord shows with its picture. */
  private Optional<String> link(String board) {
    return Draft.of(board)
        .map(Draft::json)
        .flatMap(json -> BoardAddress.of(json, casebook.editions().executed()))
        .map(path -> site + path)
        .filter(link -> link.length() <= LONGEST_LINK);
  }

  private static String plain(String text) {
    return Dress.MARKDOWN.plain(text);
  }
}
