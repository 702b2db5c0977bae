package casebook.site.cases;

import casebook.index.text.Document;
import casebook.index.text.Kind;
import casebook.rules.RuleNumber;
import java.util.List;

/**
 * A question about attacking that other rules decide than 506 and 508: it has no board that the
 * engine could judge, only an answer with the numbers under which the complete rules have it.
 *
 * @param slug the last part of its address
 * @param rules the rules that the answer cites, the one that decides first
 * @param see the slugs of cases that show something near to it
 */
public record ShortAnswer(
    String slug, String question, String answer, List<RuleNumber> rules, List<String> see) {

  public ShortAnswer {
    rules = List.copyOf(rules);
    see = List.copyOf(see);
  }

  /** The path of its page. */
  public String href() {
    return "/answers/" + slug;
  }

  Document document(CaseAskings askings) {
    return askings.asked(new Document(Kind.ANSWER, question, answer, List.of(), href()), slug);
  }
}
