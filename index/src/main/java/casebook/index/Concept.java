package casebook.index;

import java.util.List;

/**
 * One thing that a query asks for in words.
 *
 * @param terms its words, stemmed
 * @param rulesWords what the rules say for it, each a phrase; none if the words are the rules' own
 */
record Concept(List<String> terms, List<String> rulesWords) {

  Concept {
    terms = List.copyOf(terms);
    rulesWords = List.copyOf(rulesWords);
  }
}
