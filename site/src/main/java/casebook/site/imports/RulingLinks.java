package casebook.site.imports;

import casebook.index.text.Ground;
import casebook.index.words.RuleWords;
import casebook.rules.Reference;
import casebook.rules.References;
import casebook.rules.RuleNumber;
import casebook.site.catalogue.ActsThrough;
import casebook.site.catalogue.CardFacts;
import casebook.site.imports.published.OfficialRuling;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Tells which rules an official ruling applies, and how sure that is. */
public final class RulingLinks {

  /** What no sentence about attacking is without. */
  private static final Pattern ABOUT_ATTACKING =
      Pattern.compile(
          "attack|combat|defending|declare|summoning sick|\\bband|reselect|continuously|enlist|battalion",
          Pattern.CASE_INSENSITIVE);

  /** A ruling that has words of more rules is about none of them in particular. */
  private static final int MOST = 6;

  private final RuleWords words = RuleWords.builtIn();

  /**
   * The rules that a ruling applies, the surest first; none where it can't be told.
   *
   * @param actsThrough the rules that the effects of its card act through, found when needed
   */
  public SequencedMap<RuleNumber, Ground> of(
      String text, Supplier<? extends Collection<RuleNumber>> actsThrough) {
    var found = new LinkedHashMap<RuleNumber, Ground>();
    for (Reference reference : References.in(text)) {
      found.put(reference.range().from(), Ground.NAMED);
    }
    if (ABOUT_ATTACKING.matcher(text).find()) {
      Set<RuleNumber> said = words.in(text);
      if (!said.isEmpty()) {
        Collection<RuleNumber> effects = actsThrough.get();
        for (RuleNumber rule : said) {
          found.putIfAbsent(rule, effects.contains(rule) ? Ground.EFFECTS_AND_WORDS : Ground.WORDS);
        }
      }
    }
    return surestFirst(found);
  }

  /** The rules that a ruling on a card applies, the surest first. */
  public SequencedMap<RuleNumber, Ground> of(OfficialRuling ruling, CardFacts card) {
    return of(ruling.text(), () -> ActsThrough.of(card));
  }

  private static SequencedMap<RuleNumber, Ground> surestFirst(Map<RuleNumber, Ground> found) {
    List<Map.Entry<RuleNumber, Ground>> inOrder = new ArrayList<>(found.entrySet());
    inOrder.sort(Map.Entry.comparingByValue());
    var first = new LinkedHashMap<RuleNumber, Ground>();
    inOrder.stream().limit(MOST).forEach(link -> first.put(link.getKey(), link.getValue()));
    return first;
  }
}
