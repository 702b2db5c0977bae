package casebook.site.words.ruling;

import casebook.engine.board.Id;
import casebook.engine.effect.Effect;
import casebook.engine.move.Move;
import casebook.engine.ruling.Finding;
import casebook.engine.ruling.Stated;
import casebook.site.words.effect.EffectWords;
import casebook.site.words.effect.TriggerWords;
import casebook.site.words.effect.Voice;
import casebook.site.words.effect.WindowWords;
import casebook.site.words.english.Noun;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one sub-rule says about one thing, as a plain sentence.
 *
 * @param move the move that it is said of, where it is known
 */
public record FindingWords(Names names, Optional<Move> move) {

  /** The words for findings on any move. */
  public FindingWords(Names names) {
    this(names, Optional.empty());
  }

  /** The words for findings on one move. */
  public FindingWords(Names names, Move move) {
    this(names, Optional.of(move));
  }

  /** The finding as a sentence, with the number of its rule at the end. */
  public String sentence(Finding finding) {
    return finding
        .stated()
        .map(stated -> numbered(ofEffect(finding, stated), finding))
        .or(() -> finding.reason().map(new ReasonWords(names)::sentence))
        .orElseGet(() -> numbered(plain(finding), finding));
  }

  private String plain(Finding finding) {
    return new CombatWords(names, move).clause(finding).orElseGet(() -> ofRule(finding));
  }

  private String numbered(String words, Finding finding) {
    return names.capitalized(words) + " (" + names.of(finding.rule()) + ").";
  }

  private String ofEffect(Finding finding, Stated stated) {
    String source = isOwn(finding, stated) ? first(finding) : names.of(stated.source());
    String about = about(finding);
    Voice voice =
        isOwn(finding, stated)
            ? names.voice(stated).calling(source)
            : names.voice(stated, creatures(finding));
    Optional<String> combat =
        new CombatWords(names, move).ofEffect(finding, whose(finding, stated), said(stated, voice));
    return combat.orElseGet(() ->
        switch (stated.effect()) {
          case Effect.Trigger _ ->
              "an ability of " + source + " doesn't trigger: " + said(stated, voice);
          case Effect.Timing(var window) ->
              new WindowWords(voice.of(Noun.one("it"), Noun.one(about)))
                  .whether(window, finding.outcome() != Finding.Outcome.DOES_NOT_APPLY);
          case Effect.Keyword(var name, var _)
              when name.equals("defender") && finding.outcome() == Finding.Outcome.DOES_NOT_APPLY ->
              about + " can attack as though it didn't have defender";
          case Effect.Keyword(var name, var _) when about.equals(source) ->
              name.equals("vigilance")
                  ? about + " doesn't become tapped: it has vigilance"
                  : about + " has " + name + ": " + outcome(finding);
          case Effect.MakingMana _ ->
              "the mana of "
                  + about
                  + " isn't counted, unless the case states the player's mana: "
                  + said(stated, voice);
          case Effect.AttackCost _, Effect.OptionalCost _ when isMet(finding) ->
              ofCost(finding, source, about, said(stated, voice));
          default -> ofEffect(finding, source, about, said(stated, voice));
        });
  }

  /** Whether it is said of several of a stack by what each of them says itself. */
  private static boolean isOwn(Finding finding, Stated stated) {
    return finding.count() > 1
        && stated.source().permanent().equals(Optional.of(finding.about().getFirst()));
  }

  /** What a finding is about; empty where it is about nothing. */
  private String about(Finding finding) {
    return finding.about().isEmpty() ? "" : new About(names, finding).all();
  }

  private String first(Finding finding) {
    return new About(names, finding).first();
  }

  /** What a finding is about, without the target that comes after a creature. */
  private static List<Id> creatures(Finding finding) {
    return isPassedOver(finding) ? finding.about().subList(0, 1) : finding.about();
  }

  /** Whether an effect doesn't count for what attacks without being declared (508.4c, 508.7b). */
  private static boolean isPassedOver(Finding finding) {
    return Set.of("508.4c", "508.7b").contains(finding.rule().toString());
  }

  /** What states the effect of a finding: a card, its own ability, or goading. */
  private String whose(Finding finding, Stated stated) {
    String source = names.of(stated.source());
    if (!isPassedOver(finding)) {
      return source;
    }
    return goader(stated)
        .map(player -> "the goading by " + player)
        .orElse(source.equals(names.all(creatures(finding))) ? "an ability of " + source : source);
  }

  private String announcedBand(Finding finding) {
    return switch (finding.outcome()) {
      case OBEYED, DISOBEYED -> about(finding) + " attack as a band";
      case APPLIES ->
          about(finding)
              + verb(finding, " has", " have")
              + " banding or “bands with other”, and no band is announced";
      case DOES_NOT_APPLY -> "no band is announced";
    };
  }

  private static boolean isMet(Finding finding) {
    return switch (finding.outcome()) {
      case APPLIES, OBEYED -> true;
      case DISOBEYED, DOES_NOT_APPLY -> false;
    };
  }

  /** A cost is chosen, counted into the total, and paid; something may trigger as it is. */
  private String ofCost(Finding finding, String source, String about, String says) {
    String asked = about.equals(source) ? "this" : "what " + source + " asks";
    return switch (finding.rule().toString()) {
      case "508.1g" -> "this optional cost is chosen: " + says;
      case "508.1h" -> "the cost of attacking with " + about + " includes " + asked + ": " + says;
      case "508.1j" -> asked + " for attacking with " + about + " is paid: " + says;
      case "508.1m" -> "an ability of " + source + " triggers as its optional cost is paid";
      default -> ofEffect(finding, source, about, says);
    };
  }

  private String said(Stated stated, Voice voice) {
    if (stated.effect() instanceof Effect.Trigger(var event, var when)) {
      return new TriggerWords(voice).whenever(event, when);
    }
    String says = new EffectWords(voice).clause(stated.effect());
    return stated.effect() instanceof Effect.Goaded
        ? says + names.goader(stated.source()).map(player -> " by " + player).orElse("")
        : says;
  }

  private String ofEffect(Finding finding, String source, String about, String says) {
    String attackers = about.isEmpty() ? "the attack" : about;
    if (about.equals(source) || finding.stated().flatMap(this::goader).isPresent()) {
      return says + ": " + outcome(finding);
    }
    return switch (finding.outcome()) {
      case OBEYED -> attackers + verb(finding, " obeys ", " obey ") + source + ": " + says;
      case DISOBEYED ->
          isRequirement(finding)
              ? attackers + verb(finding, " doesn't obey ", " don't obey ") + source + ": " + says
              : ReasonWords.cantAttack(
                  attackers, finding.stated().orElseThrow().effect(), source, says);
      case APPLIES ->
          isRequirement(finding)
              ? attackers + " need not obey " + source + ", as no attack obeys more: " + says
              : source + " applies" + (about.isEmpty() ? "" : " to " + about) + ": " + says;
      case DOES_NOT_APPLY -> source + " doesn't apply to " + attackers + ": " + says;
    };
  }

  /** A requirement that is not obeyed by a legal attack (508.1d). */
  private static boolean isRequirement(Finding finding) {
    return finding.rule().toString().equals("508.1d");
  }

  private Optional<String> goader(Stated stated) {
    return names.goader(stated.source());
  }

  private static String outcome(Finding finding) {
    return switch (finding.outcome()) {
      case OBEYED -> "obeyed";
      case DISOBEYED -> "disobeyed";
      case APPLIES ->
          isRequirement(finding) ? "need not be obeyed, as no attack obeys more" : "applies";
      case DOES_NOT_APPLY -> "doesn't apply";
    };
  }

  private static String verb(Finding finding, String one, String many) {
    return finding.about().size() > 1 ? many : one;
  }

  private String ofRule(Finding finding) {
    String about = about(finding);
    boolean applies = finding.outcome() != Finding.Outcome.DOES_NOT_APPLY;
    return switch (finding.rule().toString()) {
      case "508.1a" -> about + " can be chosen to attack";
      case "508.1b" -> applies ? announced(finding) : nothingElse(finding);
      case "508.1e" -> announcedBand(finding);
      case "508.1f" ->
          about
              + (applies
                  ? verb(finding, " becomes", " become")
                  : verb(finding, " doesn't become", " don't become"))
              + " tapped";
      case "508.1g" ->
          applies
              ? about
                  + verb(finding, " has an optional cost", " have optional costs")
                  + " to attack, and none is chosen"
              : "there is no optional cost to attack";
      case "508.1h" ->
          applies ? "attacking with " + about + " has a cost" : "the attack has no cost";
      case "508.1i" -> applies ? manaAbilities(finding.about()) : "no cost needs mana";
      case "508.1j" ->
          applies ? "the cost of attacking with " + about + " is paid" : "there is nothing to pay";
      case "508.1k" ->
          about
              + (applies
                  ? verb(finding, " becomes an attacking creature", " become attacking creatures")
                  : verb(
                      finding,
                      " doesn't become an attacking creature",
                      " don't become attacking creatures"));
      case "508.1m" ->
          applies ? about + verb(finding, " triggers", " trigger") : "nothing triggers";
      default -> general(finding, about);
    };
  }

  /** Whose chance it is, and of which permanents, where their mana isn't stated. */
  private String manaAbilities(List<Id> about) {
    String chance = names.of(about.getFirst()) + " has a chance to activate mana abilities";
    List<Id> makers = about.subList(1, about.size());
    return makers.isEmpty() ? chance : chance + " of " + names.all(makers);
  }

  private String announced(Finding finding) {
    return finding.about().size() == 2
        ? first(finding) + " is announced as attacking " + names.of(finding.about().getLast())
        : about(finding) + " can be attacked";
  }

  private String nothingElse(Finding finding) {
    return first(finding)
        + " attacks "
        + names.of(finding.about().getLast())
        + ", which is all that can be attacked";
  }

  private static String general(Finding finding, String about) {
    String gist = RuleGist.of(finding.rule());
    String on = about.isEmpty() ? "" : " to " + about;
    String by = about.isEmpty() ? "" : " by " + about;
    return switch (finding.outcome()) {
      case OBEYED -> gist + ": obeyed" + by;
      case DISOBEYED -> gist + ": disobeyed" + by;
      case APPLIES -> gist + ": applies" + on;
      case DOES_NOT_APPLY -> gist + ": doesn't apply" + on;
    };
  }
}
