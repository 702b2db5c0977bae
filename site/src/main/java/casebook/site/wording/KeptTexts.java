package casebook.site.wording;

import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.Rule;
import casebook.rules.RuleNumber;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/** The words of the editions, read when they are first asked for and kept from then on. */
public final class KeptTexts {
  private final Editions editions;
  private final Map<Edition, RuleTexts> byEdition = new ConcurrentHashMap<>();
  private final AtomicReference<Optional<RuleTexts>> all = new AtomicReference<>(Optional.empty());

  /** Those of some editions. */
  public KeptTexts(Editions editions) {
    this.editions = editions;
  }

  /** Reads all of them beforehand, so that nobody who asks has to wait. */
  public void readAll() {
    ofAll();
    editions.all().forEach(this::of);
  }

  private RuleTexts of(Edition edition) {
    return byEdition.computeIfAbsent(edition, one -> new RuleTexts(one.rules()));
  }

  private RuleTexts ofAll() {
    if (all.get().isEmpty()) {
      all.set(Optional.of(new RuleTexts(distinct(editions))));
    }
    return all.get().orElseThrow();
  }

  /** What a text has of the rules of an edition. */
  public Matches in(Edition edition, Words text) {
    return new Matches(of(edition), text);
  }

  /** What a text has of the rules of all editions, each wording once. */
  public Matches inAny(Words text) {
    return new Matches(ofAll(), text);
  }

  /** Editions that have the same rule have the same object, as far as possible. */
  private static Set<Rule> distinct(Editions editions) {
    Set<Rule> rules = Collections.newSetFromMap(new IdentityHashMap<>());
    editions.all().forEach(edition -> rules.addAll(edition.rules()));
    return rules;
  }

  /** What stood under a number in any edition, each wording once, the newest first. */
  public List<Rule> wordings(RuleNumber number) {
    return editions.all().stream()
        .flatMap(edition -> edition.rule(number).stream())
        .distinct()
        .toList();
  }

  /** The editions that have a rule word for word under its number. */
  public List<Edition> having(Rule rule) {
    return editions.all().stream()
        .filter(edition -> edition.rule(rule.number()).filter(rule::equals).isPresent())
        .toList();
  }
}
