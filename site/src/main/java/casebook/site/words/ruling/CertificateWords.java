package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Barred;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Company;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Never;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Round;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import casebook.rules.RuleNumber;
import casebook.site.words.english.English;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Why no attack obeys more requirements, in sentences that can be followed with a pencil.
 *
 * @param attackable everything that can be attacked, which goes without saying
 */
public record CertificateWords(Names names, Set<Id> attackable) {
  private static final RuleNumber RESTRICTIONS = RuleNumber.parse("508.1c");
  private static final RuleNumber REQUIREMENTS = RuleNumber.parse("508.1d");

  /** The most requirements of a creature that are added up one by one. */
  private static final int FEW = 4;

  /**
   * A sentence of the proof.
   *
   * @param depth how many cases it stands in
   */
  public record Sentence(int depth, String text) {}

  /** The proof, sentence by sentence. */
  public List<Sentence> sentences(Certificate certificate) {
    var sentences = new ArrayList<Sentence>();
    if (certificate.total() == 0) {
      boolean goesWithoutSaying =
          certificate.proof() instanceof Bound bound
              && bound.slots().isEmpty()
              && bound.barred().isEmpty();
      if (!goesWithoutSaying) {
        add(certificate.proof(), 0, false, sentences);
      }
      sentences.add(
          new Sentence(
              0,
              "Without paying a cost, no attack can obey any of the requirements"
                  + cited(REQUIREMENTS)));
      return List.copyOf(sentences);
    }
    certificate
        .earlier()
        .filter(earlier -> earlier.maximum() > 0 || isCounted(certificate.proof(), earlier.worth()))
        .ifPresent(earlier ->
            sentences.add(
                new Sentence(
                    0,
                    "The requirements that exist with no attackers come first: %s of them can be"
                            .formatted(English.number(earlier.maximum()))
                        + " obeyed, and each is counted as "
                        + earlier.worth()
                        + " here, so that nothing later makes up for it"
                        + cited(REQUIREMENTS))));
    certificate.rounds().forEach(round -> sentences.add(new Sentence(0, sentence(round))));
    add(certificate.proof(), 0, false, sentences);
    sentences.add(
        new Sentence(
            0,
            "So no attack comes to more than "
                + certificate.total()
                + ", and "
                + new AttackWords(names).described(certificate.witness())
                + " does"
                + cited(REQUIREMENTS)));
    return List.copyOf(sentences);
  }

  /** Whether something in the proof counts for as much as an earlier requirement does. */
  private static boolean isCounted(Case proof, long worth) {
    return switch (proof) {
      case Split(var _, var together, var otherwise) ->
          isCounted(together, worth) || isCounted(otherwise, worth);
      case Sum(var parts) -> parts.stream().anyMatch(part -> isCounted(part.proof(), worth));
      case Never _ -> false;
      case Bound bound ->
          bound.ofPlayers() >= worth
              || bound.slots().stream().anyMatch(slots -> Math.abs(slots.price()) >= worth)
              || bound.gains().stream().anyMatch(gain -> gain.worth() >= worth);
    };
  }

  private String sentence(Round round) {
    return "Then come those that exist given "
        + new AttackWords(names).described(round.given())
        + ", which obeys as many so far: %s of them can be obeyed"
            .formatted(English.number(round.maximum()))
        + ", and each is counted as "
        + round.worth()
        + cited(REQUIREMENTS);
  }

  /**
   * @param isCase whether something is assumed in it
   */
  private void add(Case proof, int depth, boolean isCase, List<Sentence> sentences) {
    switch (proof) {
      case Split(var company, var together, var otherwise) -> {
        sentences.add(
            new Sentence(depth, "If " + attack(company) + " (" + names.of(REQUIREMENTS) + "):"));
        add(together, depth + 1, true, sentences);
        sentences.add(new Sentence(depth, "If not (" + names.of(REQUIREMENTS) + "):"));
        add(otherwise, depth + 1, true, sentences);
      }
      case Sum(var parts) -> addParts(parts, depth, isCase, sentences);
      case Never(var company, var barred) -> {
        addBarred(barred, depth, true, sentences);
        sentences.add(
            new Sentence(
                depth,
                "But "
                    + attack(company)
                    + " in this case: so there is no such attack"
                    + cited(RESTRICTIONS)));
      }
      case Bound bound -> add(bound, depth, isCase, sentences);
    }
  }

  private void addBarred(List<Barred> barred, int depth, boolean isCase, List<Sentence> sentences) {
    barred.stream()
        .collect(
            Collectors.groupingBy(
                one -> new Barred(List.of(), one.targets(), isOwnText(one) ? List.of() : one.by()),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .forEach(alike -> sentences.add(new Sentence(depth, sentence(alike, isCase))));
  }

  /** Whether nothing but the creature's own text is in its way. */
  private static boolean isOwnText(Barred barred) {
    return !barred.by().isEmpty()
        && barred.by().stream()
            .allMatch(stated ->
                stated.source().permanent().equals(Optional.of(barred.creatures().getFirst())));
  }

  private void addParts(List<Part> parts, int depth, boolean isCase, List<Sentence> sentences) {
    var totals = new ArrayList<String>();
    for (Part part : parts) {
      sentences.add(new Sentence(depth, sentence(part)));
      add(part.proof(), depth + 1, isCase, sentences);
      totals.add(Long.toString(part.total()));
    }
    sentences.add(new Sentence(depth, together(totals)));
  }

  private String sentence(Part part) {
    return English.capitalized(some(part.creatures()))
        + " can be looked at apart from the others: with "
        + (part.creatures().size() == 1 ? "it" : "them")
        + " at most "
        + part.total()
        + " can be obeyed"
        + cited(REQUIREMENTS);
  }

  private void add(Bound bound, int depth, boolean isCase, List<Sentence> sentences) {
    var sum = new ArrayList<String>();
    for (Slots slots : bound.slots()) {
      sentences.add(new Sentence(depth, sentence(slots)));
      sum.add(Long.toString(slots.price() * slots.count()));
    }
    addBarred(bound.barred(), depth, isCase, sentences);
    var alike = new LinkedHashMap<Gain, List<Id>>();
    for (Gain gain : bound.gains()) {
      alike
          .computeIfAbsent(new Gain(List.of(), gain.brings(), gain.price()), _ -> new ArrayList<>())
          .addAll(gain.creatures());
    }
    boolean isSomebodyIdle = false;
    for (Map.Entry<Gain, List<Id>> entry : alike.entrySet()) {
      var gain = new Gain(entry.getValue(), entry.getKey().brings(), entry.getKey().price());
      if (gain.worth() == 0 && gain.each() == 0) {
        isSomebodyIdle = true;
      } else {
        sentences.add(new Sentence(depth, sentence(gain)));
      }
      if (gain.each() != 0) {
        sum.add(Long.toString(gain.each() * gain.creatures().size()));
      }
    }
    if (isSomebodyIdle && !bound.slots().isEmpty()) {
      sentences.add(
          new Sentence(depth, "No other creature brings more than it pays" + cited(REQUIREMENTS)));
    }
    if (bound.ofPlayers() > 0) {
      sentences.add(
          new Sentence(
              depth,
              "The requirements on players count for at most "
                  + bound.ofPlayers()
                  + cited(REQUIREMENTS)));
      sum.add(Long.toString(bound.ofPlayers()));
    }
    sentences.add(
        new Sentence(
            depth,
            sum.size() > 1
                ? together(sum)
                : "That is at most " + bound.total() + cited(REQUIREMENTS)));
  }

  private String together(List<String> sum) {
    long total = sum.stream().mapToLong(Long::parseLong).sum();
    return "Together: "
        + String.join(" + ", sum).replace("+ -", "− ")
        + " = "
        + total
        + (total < 0 ? ", less than by attacking with nothing: there is no such attack" : "")
        + cited(REQUIREMENTS);
  }

  private String attack(Company company) {
    return atLeast(company.atLeast(), company.creatures())
        + (company.atLeast() == 1 ? " attacks" : " attack")
        + targets(company.targets());
  }

  private String atLeast(int count, Set<Id> creatures) {
    if (creatures.size() == count) {
      return some(creatures);
    }
    return "at least " + English.number(count) + " of " + some(creatures);
  }

  private String sentence(Slots slots) {
    String where = targets(slots.targets());
    if (slots.price() < 0) {
      return English.capitalized(atLeast(slots.count(), slots.creatures()))
          + (slots.count() == 1 ? " attacks" : " attack")
          + where
          + " in this case: say that each that does is given "
          + -slots.price()
          + ", and take "
          + -slots.price() * slots.count()
          + " off again"
          + cited(REQUIREMENTS);
    }
    String most =
        slots.count() == 0
            ? "None of " + some(slots.creatures()) + " can attack" + where
            : "At most "
                + English.number(slots.count())
                + " of "
                + some(slots.creatures())
                + " can attack"
                + where;
    return most
        + slots
            .stated()
            .map(stated -> " (" + names.of(stated.source()) + ", " + names.of(RESTRICTIONS) + ")")
            .orElse(" in this case")
        + ": say that each pays "
        + slots.price()
        + " for its slot, at most "
        + slots.price() * slots.count()
        + " in all"
        + cited(REQUIREMENTS);
  }

  private String sentence(Gain gain) {
    int many = gain.creatures().size();
    String each = many == 1 ? "" : " each";
    String who = some(gain.creatures());
    String brings = (many == 1 ? " brings " : " bring ") + brings(gain) + each;
    if (gain.price() == 0) {
      String all = many == 1 ? "" : ", " + gain.each() * many + " in all";
      return "At best " + who + brings + all + cited(REQUIREMENTS);
    }
    String pays =
        gain.price() > 0
            ? (many == 1 ? " and pays " : " and pay ") + gain.price()
            : (many == 1 ? " and is given " : " and are given ") + -gain.price();
    String left = gain.each() == 0 ? "nothing" : gain.each() + each;
    return "At best " + who + brings + pays + ", which leaves " + left + cited(REQUIREMENTS);
  }

  /** "1 + 1 = 2", where several requirements are obeyed, and not too many. */
  private static String brings(Gain gain) {
    List<Long> brings = gain.brings();
    return brings.size() < 2 || brings.size() > FEW
        ? Long.toString(gain.worth())
        : String.join(" + ", brings.stream().map(one -> Long.toString(one)).toList())
            + " = "
            + gain.worth();
  }

  private String sentence(List<Barred> alike, boolean isCase) {
    Barred first = alike.getFirst();
    List<Id> creatures = alike.stream().flatMap(one -> one.creatures().stream()).toList();
    String by =
        alike.size() > 1 && isOwnText(first)
            ? "its own text"
            : English.list(
                first.by().stream().map(one -> names.of(one.source())).distinct().toList(), "and");
    return English.capitalized(some(creatures))
        + " can't attack"
        + targets(first.targets())
        + (isCase || by.isEmpty() ? " in this case" : "")
        + (by.isEmpty() ? cited(REQUIREMENTS) : " (" + by + ", " + names.of(RESTRICTIONS) + ").");
  }

  /** The creatures, of many the first few. */
  private String some(Collection<Id> creatures) {
    return English.list(names.few(creatures), "and");
  }

  private String targets(Collection<Id> targets) {
    boolean everything = !attackable.isEmpty() && targets.containsAll(attackable);
    return targets.isEmpty() || everything ? "" : " " + English.list(names.each(targets), "or");
  }

  private String cited(RuleNumber rule) {
    return " (" + names.of(rule) + ").";
  }
}
