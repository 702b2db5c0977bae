package casebook.site.article.check;

import casebook.rules.Edition;
import casebook.rules.Rule;
import casebook.site.article.mention.Sentences.Span;
import casebook.site.wording.KeptTexts;
import casebook.site.wording.Misquoting;
import casebook.site.wording.Misquoting.Change;
import casebook.site.wording.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds what is nearly a rule's own words in an article and says something else. */
final class NearWords {

  /** What parts paragraphs, list items, rows and quotations. */
  private static final Pattern BREAK =
      Pattern.compile("\\R\\s*\\R|\\R\\s*[-*>|#]|</?(?:p|li|td|tr|blockquote|div|h\\d)\\b");

  /** The number of words around a sentence that are compared. */
  private static final int MOST_AROUND = 200;

  private final String article;
  private final Words words;
  private final KeptTexts texts;
  private final Map<Rule, Misquoting> rules = new HashMap<>();

  NearWords(String article, Words words, KeptTexts texts) {
    this.article = article;
    this.words = words;
    this.texts = texts;
  }

  /** That words are misquoted, or quoted from another edition than the one that has the rule. */
  Optional<Verdict> of(Rule rule, Span span, Edition edition, boolean isQuoted) {
    return changes(rule, span, isQuoted)
        .filter(changes -> !changes.isEmpty())
        .map(changes ->
            ofOtherEdition(rule, span, edition)
                .orElseGet(() -> new Verdict.Misquoted(compared(span, rule, changes))));
  }

  private Optional<List<Change>> changes(Rule rule, Span span, boolean isQuoted) {
    Span with = isQuoted ? span : withSentencesAround(span);
    return rules
        .computeIfAbsent(rule, Misquoting::new)
        .in(article, words, with.from(), with.to(), isQuoted);
  }

  /** The edition that has the words which this one doesn't have, to the last of them. */
  private Optional<Verdict> ofOtherEdition(Rule rule, Span span, Edition edition) {
    return texts.wordings(rule.number()).stream()
        .filter(other -> !other.text().equals(rule.text()))
        .filter(other -> changes(other, span, true).filter(List::isEmpty).isPresent())
        .flatMap(other ->
            texts.having(other).stream()
                .filter(one -> !one.equals(edition))
                .map(one ->
                    (Verdict)
                        new Verdict.OtherEdition(
                            compared(span, other, List.of()), one, other.number())))
        .findFirst();
  }

  /** A sentence with those around it in its paragraph, in which the rule's words may go on. */
  private Span withSentencesAround(Span span) {
    int from = span.from();
    while (from > 0 && span.from() - from < MOST_AROUND && !isBreak(from)) {
      from--;
    }
    int to = span.to();
    while (to < words.size() && to - span.to() < MOST_AROUND && !isBreak(to)) {
      to++;
    }
    return new Span(from, to);
  }

  /** Whether a paragraph ends before a word. */
  private boolean isBreak(int word) {
    return BREAK.matcher(article.substring(words.end(word - 1), words.start(word))).find();
  }

  private Compared compared(Span span, Rule rule, List<Change> changes) {
    return new Compared(
        article.substring(words.start(span.from()), words.end(span.to() - 1)),
        rule.number(),
        changes);
  }
}
