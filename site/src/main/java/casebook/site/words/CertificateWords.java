package casebook.site.words;

import casebook.engine.board.Id;
import casebook.engine.ruling.Certificate;
import casebook.engine.ruling.Certificate.Bound;
import casebook.engine.ruling.Certificate.Case;
import casebook.engine.ruling.Certificate.Company;
import casebook.engine.ruling.Certificate.Gain;
import casebook.engine.ruling.Certificate.Part;
import casebook.engine.ruling.Certificate.Round;
import casebook.engine.ruling.Certificate.Slots;
import casebook.engine.ruling.Certificate.Split;
import casebook.engine.ruling.Certificate.Sum;
import casebook.rules.RuleNumber;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * Why no attack obeys more requirements, in sentences that can be followed with a pencil.
 *
 * @param attackable everything that can be attacked, which goes without saying
 */
public record CertificateWords(Names names, Set<Id> attackable) {
  private static final RuleNumber RESTRICTIONS = RuleNumber.parse("508.1c");
  private static final RuleNumber REQUIREMENTS = RuleNumber.parse("508.1d");

  /** A creature that doesn't gain anything is not worth a sentence of its own. */
  private static final long NOTHING = 0;

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
          certificate.proof() instanceof Bound bound && bound.slots().isEmpty();
      if (!goesWithoutSaying) {
        add(certificate.proof(), 0, sentences);
      }
      sentences.add(
          new Sentence(0, "No attack can obey any of the requirements" + cited(REQUIREMENTS)));
      return List.copyOf(sentences);
    }
    certificate
        .earlier()
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
    add(certificate.proof(), 0, sentences);
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

  private String sentence(Round round) {
    return "Then come those that exist given "
        + new AttackWords(names).described(round.given())
        + ", which obeys as many so far: %s of them can be obeyed"
            .formatted(English.number(round.maximum()))
        + ", and each is counted as "
        + round.worth()
        + cited(REQUIREMENTS);
  }

  private void add(Case proof, int depth, List<Sentence> sentences) {
    switch (proof) {
      case Split(var company, var together, var otherwise) -> {
        sentences.add(new Sentence(depth, "If " + attack(company) + ":"));
        add(together, depth + 1, sentences);
        sentences.add(new Sentence(depth, "If not:"));
        add(otherwise, depth + 1, sentences);
      }
      case Sum(var parts) -> add(parts, depth, sentences);
      case Bound bound -> add(bound, depth, sentences);
    }
  }

  private void add(List<Part> parts, int depth, List<Sentence> sentences) {
    var totals = new ArrayList<String>();
    for (Part part : parts) {
      sentences.add(new Sentence(depth, sentence(part)));
      add(part.proof(), depth + 1, sentences);
      totals.add(Long.toString(part.total()));
    }
    sentences.add(new Sentence(depth, together(totals)));
  }

  private String sentence(Part part) {
    return English.capitalized(names.all(part.creatures()))
        + " can be looked at apart from the others: with "
        + (part.creatures().size() == 1 ? "it" : "them")
        + " at most "
        + part.total()
        + " can be obeyed"
        + cited(REQUIREMENTS);
  }

  private void add(Bound bound, int depth, List<Sentence> sentences) {
    var sum = new ArrayList<String>();
    for (Slots slots : bound.slots()) {
      sentences.add(new Sentence(depth, sentence(slots)));
      sum.add(Long.toString(slots.price() * slots.count()));
    }
    var idle = new ArrayList<Id>();
    for (Gain gain : bound.gains()) {
      if (gain.each() == NOTHING) {
        idle.addAll(gain.creatures());
      } else {
        sentences.add(new Sentence(depth, sentence(gain, !bound.slots().isEmpty())));
        sum.add(Long.toString(gain.each() * gain.creatures().size()));
      }
    }
    if (!idle.isEmpty()) {
      sentences.add(
          new Sentence(
              depth,
              English.capitalized(names.all(idle))
                  + (idle.size() == 1 ? " brings" : " bring")
                  + " nothing"
                  + (bound.slots().isEmpty() ? "" : " beyond what its slot is worth")
                  + cited(REQUIREMENTS)));
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
            depth, sum.size() > 1 ? together(sum) : "That is at most " + bound.total() + "."));
  }

  private static String together(List<String> sum) {
    long total = sum.stream().mapToLong(Long::parseLong).sum();
    return "Together: " + String.join(" + ", sum).replace("+ -", "− ") + " = " + total + ".";
  }

  private String attack(Company company) {
    return atLeast(company.atLeast(), company.creatures())
        + (company.atLeast() == 1 ? " attacks" : " attack")
        + targets(company.targets());
  }

  private String atLeast(int count, Set<Id> creatures) {
    if (creatures.size() == count) {
      return names.all(creatures);
    }
    return "at least " + English.number(count) + " of " + names.all(creatures);
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
          + " off again.";
    }
    String most =
        slots.count() == 0
            ? "None of " + names.all(slots.creatures()) + " can attack" + where
            : "At most "
                + English.number(slots.count())
                + " of "
                + names.all(slots.creatures())
                + " can attack"
                + where;
    return most
        + slots
            .stated()
            .map(stated -> " (" + names.of(stated.source()) + ", " + names.of(RESTRICTIONS) + ")")
            .orElse(" in this case")
        + ": say that each pays "
        + slots.price()
        + " for its slot, "
        + slots.price() * slots.count()
        + " in all.";
  }

  private String sentence(Gain gain, boolean pays) {
    boolean one = gain.creatures().size() == 1;
    return English.capitalized(names.all(gain.creatures()))
        + (one ? " brings" : " bring")
        + " at most "
        + gain.each()
        + (one ? "" : " each")
        + (pays ? ", less what it pays" : "")
        + cited(REQUIREMENTS);
  }

  private String targets(Collection<Id> targets) {
    boolean everything = !attackable.isEmpty() && targets.containsAll(attackable);
    return targets.isEmpty() || everything ? "" : " " + English.list(names.each(targets), "or");
  }

  private String cited(RuleNumber rule) {
    return " (" + names.of(rule) + ").";
  }
}
