package casebook.site;

import casebook.index.RulesIndex;
import casebook.rules.Editions;
import casebook.site.cases.PublishedRulings;
import casebook.site.catalogue.Catalogue;
import java.util.Optional;

/**
 * What the program knows: the same for its pages, its addresses and its commands. What takes time
 * to load is loaded when it is first asked for.
 */
public final class Casebook {
  private final Editions editions;
  private Optional<RulesIndex> index = Optional.empty();
  private Optional<PublishedRulings> rulings = Optional.empty();

  private Casebook(Editions editions) {
    this.editions = editions;
  }

  /** What the program comes with. */
  public static Casebook builtIn() {
    return new Casebook(Editions.builtIn());
  }

  /** The texts of the Comprehensive Rules. */
  public Editions editions() {
    return editions;
  }

  /** The cards that are known by name. */
  public Catalogue catalogue() {
    return Catalogue.builtIn();
  }

  /** The questions that are answered with a case. */
  public synchronized PublishedRulings rulings() {
    PublishedRulings read = rulings.orElseGet(PublishedRulings::builtIn);
    rulings = Optional.of(read);
    return read;
  }

  /** What finds rules by words. */
  public synchronized RulesIndex index() {
    RulesIndex built = index.orElseGet(() -> RulesIndex.over(editions, rulings().documents()));
    index = Optional.of(built);
    return built;
  }
}
