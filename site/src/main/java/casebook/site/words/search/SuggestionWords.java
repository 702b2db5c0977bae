package casebook.site.words.search;

import casebook.index.result.Suggestion;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.stream.Collectors;

/** What a search says of a query that it couldn't take as it was written. */
public final class SuggestionWords {

  private SuggestionWords() {}

  /** What is wrong with the query, or what was searched in its place. */
  public static String said(Suggestion suggestion) {
    return switch (suggestion) {
      case Suggestion.Impossible(var written, var nearest) ->
          NumberWords.impossible(written, nearest);
      case Suggestion.NoSuchNumber(var number, var _) ->
          "There is no rule " + number + " in the editions held here.";
      case Suggestion.SectionNotHeld(var number, var _, var _) ->
          OtherRulesWords.ofSectionNotHeld(number);
      case Suggestion.Spelling(var query) -> "Showing what was found for “" + query + "”.";
      case Suggestion.Moved(var number, var edition, var today) ->
          "Rule "
              + number
              + " is of the edition of "
              + edition
              + ". Today "
              + today.stream().map(RuleNumber::toString).collect(Collectors.joining(", "))
              + (today.size() == 1 ? " says it." : " say it.");
      case Suggestion.OfOtherEditions(var number, var edition, var there) ->
          there.isEmpty()
              ? "Nothing is held of " + number + " in the edition of " + edition + "."
              : "The edition of "
                  + edition
                  + " has no rule "
                  + number
                  + ". It says that in "
                  + there.stream().map(RuleNumber::toString).collect(Collectors.joining(", "))
                  + ".";
      case Suggestion.OtherRules other -> OtherRulesWords.said(other);
      case Suggestion.EditionNotHeld(var why) -> EditionWords.why(why);
      case Suggestion.WithoutQuotes(var query) ->
          "No rule has the words in quotes just in this row; showing what was found without the"
              + " quotes, for “"
              + query
              + "”.";
      case Suggestion.WithoutWords(var query) ->
          "Nothing there has these words; showing what was found for “" + query + "”.";
    };
  }

  /** The queries to try instead, the likeliest first; none where one was searched already. */
  public static List<String> untried(Suggestion suggestion) {
    return switch (suggestion) {
      case Suggestion.Spelling _,
          Suggestion.WithoutQuotes _,
          Suggestion.WithoutWords _,
          Suggestion.OtherRules _ ->
          List.of();
      case Suggestion.Impossible _,
          Suggestion.NoSuchNumber _,
          Suggestion.SectionNotHeld _,
          Suggestion.Moved _,
          Suggestion.OfOtherEditions _,
          Suggestion.EditionNotHeld _ ->
          suggestion.lookedUp().isEmpty()
              ? suggestion.instead().stream().toList()
              : suggestion.lookedUp().stream().map(RuleNumber::toString).toList();
    };
  }
}
