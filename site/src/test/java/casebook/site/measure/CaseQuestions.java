package casebook.site.measure;

import casebook.index.query.Query;
import casebook.index.result.Hit;
import casebook.index.result.SearchResult;
import casebook.index.text.Kind;
import casebook.rules.OwnFile;
import casebook.site.Casebook;
import casebook.site.page.search.HitsOfRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Questions that cases of the casebook or its short answers answer, in other words than theirs.
 *
 * @param name what the set is called
 * @param questions the questions, at least one
 */
public record CaseQuestions(String name, List<Asked> questions) {

  /**
   * A question.
   *
   * @param slugs the cases and short answers that answer it
   */
  public record Asked(String text, Set<String> slugs) {
    /** Copies the set. */
    public Asked {
      slugs = Set.copyOf(slugs);
    }
  }

  /**
   * For how many of them one that answers comes before all other cases and short answers.
   *
   * @param first how often among the hits of the search
   * @param shown how often on its page, which shows what belongs to one rule together
   * @param missed the others, each with what comes first
   */
  public record Found(String name, int all, int first, int shown, List<String> missed) {
    /** Copies the list. */
    public Found {
      missed = List.copyOf(missed);
    }

    /** The figures in a line. */
    public String line() {
      return String.format(
          Locale.ROOT,
          "cases, %s: of %d questions %d have a case or short answer that answers them first,"
              + " %d on the page",
          name,
          all,
          first,
          shown);
    }
  }

  /** Further on nobody looks. */
  private static final int PAGES = 5;

  private static final List<String> BUILT_IN =
      List.of(
          "tuned on",
          "kept aside",
          "kept aside later",
          "kept aside last",
          "kept aside new",
          "kept aside slang",
          "kept aside fresh",
          "kept aside strangers",
          "kept aside others");
  private static final Pattern BAR = Pattern.compile("\\s+\\|\\s+");
  private static final Pattern SPACE = Pattern.compile("\\s+");

  /** Copies the list. */
  public CaseQuestions {
    questions = List.copyOf(questions);
  }

  /** The sets that Casebook comes with. */
  public static List<CaseQuestions> builtIn() {
    return BUILT_IN.stream().map(CaseQuestions::builtIn).toList();
  }

  private static CaseQuestions builtIn(String name) {
    String file = "cases-" + name.replace(' ', '-') + ".txt";
    return new CaseQuestions(
        name,
        new OwnFile(CaseQuestions.class, file)
            .entries()
            .map(line -> BAR.split(line, 2))
            .map(parts ->
                new Asked(
                    parts[0],
                    SPACE.splitAsStream(parts[1]).collect(Collectors.toUnmodifiableSet())))
            .toList());
  }

  /** What the search lists for them, and what its page shows. */
  public Found askedOf(Casebook casebook) {
    int first = 0;
    int shown = 0;
    var missed = new ArrayList<String>();
    for (Asked asked : questions) {
      List<SearchResult> pages = pages(asked.text(), casebook);
      Optional<String> found = first(pages.stream().flatMap(page -> page.hits().stream()));
      Optional<String> seen =
          first(
              pages.stream()
                  .flatMap(page -> HitsOfRule.of(page).stream())
                  .flatMap(group -> group.hits().stream()));
      boolean isSeen = seen.filter(asked.slugs()::contains).isPresent();
      if (isSeen) {
        shown++;
      }
      if (found.filter(asked.slugs()::contains).isPresent()) {
        first++;
        if (!isSeen) {
          missed.add(missed(asked, "shown is", seen));
        }
      } else {
        missed.add(missed(asked, "listed is", found));
      }
    }
    return new Found(name, questions.size(), first, shown, missed);
  }

  private static String missed(Asked asked, String how, Optional<String> instead) {
    return "%s: %s %s before %s"
        .formatted(asked.text(), how, instead.orElse("nothing"), asked.slugs());
  }

  /** The pages up to the first one with a case or short answer. */
  private static List<SearchResult> pages(String text, Casebook casebook) {
    List<SearchResult> pages = new ArrayList<>();
    for (int page = 1; page <= PAGES; page++) {
      pages.add(casebook.search(Query.of(text).page(page)));
      if (first(pages.getLast().hits().stream()).isPresent()) {
        break;
      }
    }
    return pages;
  }

  /** The slug of the case or short answer that is before the others. */
  private static Optional<String> first(Stream<Hit> hits) {
    return hits.filter(hit -> hit.kind() == Kind.CASE || hit.kind() == Kind.ANSWER)
        .findFirst()
        .map(Hit::href)
        .map(href -> href.substring(href.lastIndexOf('/') + 1));
  }
}
