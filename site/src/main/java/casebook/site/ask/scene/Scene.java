package casebook.site.ask.scene;

import casebook.engine.effect.Condition;
import casebook.engine.effect.Duration;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Matter;
import casebook.engine.effect.Meaning;
import casebook.engine.effect.Mentions;
import casebook.engine.effect.Players;
import casebook.site.ask.scene.ObjectMention.PartyRef;
import casebook.site.catalogue.Callings;
import casebook.site.catalogue.CardFacts;
import casebook.site.catalogue.TypeLine;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/** The game that a question tells of, as far as it has been read. */
public final class Scene {
  /** The most cards that are named where it isn't clear which one is meant. */
  private static final int NAMED = 4;

  private final Callings callings;
  private final Map<List<String>, String> meant;
  private final Set<ObjectMention.Card> unclear = new LinkedHashSet<>();
  private final Parties parties = new Parties(this);
  private final List<Thing> things = new ArrayList<>();
  private final List<Spell> spells = new ArrayList<>();
  private final List<Used> used = new ArrayList<>();
  private final List<Later> later = new ArrayList<>();

  /** Whether something that happens after the attack is told before it. */
  private boolean isLaterToldFirst;

  private final PosedQuestions questions = new PosedQuestions();
  private final Set<String> missing = new LinkedHashSet<>();
  private final Absences absences = new Absences();
  private final Set<Party> more = new LinkedHashSet<>();
  private final List<Runnable> postponed = new ArrayList<>();
  private final Spoken spoken = new Spoken();
  private final Times times = new Times();
  private final Elapsed elapsed = new Elapsed(this);

  /** Whether the sentence has told of an attack. */
  private boolean isTold;

  private Optional<Asked.Attack> attack = Optional.empty();
  private Optional<Party> attacker = Optional.empty();
  private Optional<Party> turn = Optional.empty();
  private Optional<Party> subject = Optional.empty();
  private boolean paysNothing;
  private boolean isSecondCombat;

  /**
   * A scene of which nothing has been read.
   *
   * @param meant which card is meant by a name that several have
   */
  public Scene(Callings callings, Map<List<String>, String> meant) {
    this.callings = callings;
    this.meant = Map.copyOf(meant);
  }

  /** The card that is meant; of several of which nobody knows which, the first. */
  String meant(ObjectMention.Card card) {
    List<String> names = card.names();
    if (names.size() > 1 && !meant.containsKey(names)) {
      unclear.add(card);
      needs(
          "Which card do you mean: "
              + String.join(" or ", names.stream().limit(NAMED).toList())
              + (names.size() > NAMED ? " or another one" : "")
              + "?");
    }
    return meant.getOrDefault(names, names.getFirst());
  }

  /** Names that several cards have, of which nobody knows which is meant. */
  public List<ObjectMention.Card> unclear() {
    return List.copyOf(unclear);
  }

  /** The players that were named, in the order in which they came up. */
  public List<Party> parties() {
    return parties.all();
  }

  /** The permanents on the board, in the order in which they came up. */
  public List<Thing> things() {
    return List.copyOf(things);
  }

  /** The spells that were cast and have resolved. */
  public List<Spell> spells() {
    return List.copyOf(spells);
  }

  /** The abilities of which it is told that they have done something. */
  public List<Used> used() {
    return List.copyOf(used);
  }

  /** Adds what an ability has done; two that did the same on several are asked back. */
  public void add(Used ability) {
    if (used.stream()
        .anyMatch(other -> other.source() == ability.source() && !other.equals(ability))) {
      needs("Whom did " + called(ability.source()) + " choose: was that in one turn?");
    }
    if (!used.contains(ability)) {
      used.add(ability);
    }
  }

  void remove(Used ability) {
    used.remove(ability);
  }

  /** When that happened what is read now. */
  public Times times() {
    return times;
  }

  /** What was done some turns ago. */
  public Elapsed elapsed() {
    return elapsed;
  }

  /** What happens once attackers are declared, in order. */
  public List<Later> later() {
    return List.copyOf(later);
  }

  /** Adds what happens once attackers are declared. */
  public void add(Later happening) {
    isLaterToldFirst |= attack.isEmpty();
    if (!later.contains(happening)) {
      later.add(happening);
    }
  }

  /** Whether something that happens after the attack is told before it. */
  boolean isLaterToldFirst() {
    return isLaterToldFirst;
  }

  /** Whether something comes onto the battlefield only once attackers are declared. */
  public boolean entersLater(Thing thing) {
    return later.stream()
        .filter(one -> one.thing().equals(Optional.of(thing)))
        .anyMatch(one ->
            one.what() == Later.Happening.ENTERS || one.what() == Later.Happening.ENTERS_ATTACKING);
  }

  /** What is asked, each question once. */
  public List<Asked> asked() {
    return questions.asked();
  }

  /** What has to be asked back. */
  public Set<String> missing() {
    return missing;
  }

  /** Whose turn it is, where that is said. */
  public Optional<Party> turn() {
    return turn;
  }

  /** The attack that the question tells of. */
  public Optional<Asked.Attack> attack() {
    return attack;
  }

  /** Who declares the attack. */
  public Optional<Party> attacker() {
    return attacker;
  }

  /** The number of players, where the question says it. */
  public OptionalInt players() {
    return parties.players();
  }

  /** The players of the game and how many there are. */
  public Parties table() {
    return parties;
  }

  /** What players are said not to have. */
  public Absences absences() {
    return absences;
  }

  /** The player of whom the sentence says something. */
  public Optional<Party> subject() {
    return subject;
  }

  /** Says of which player the words that follow are. */
  public void setSubject(Party party) {
    subject = Optional.of(party);
  }

  /** Notes that a player, or the one who was spoken of last, has nothing else. */
  public void setComplete(Optional<Party> party) {
    spokenOf(party).ifPresent(absences::setComplete);
  }

  /** The player, or the one who was spoken of last, if any was. */
  public Optional<Party> spokenOf(Optional<Party> party) {
    return party
        .or(this::subject)
        .or(() -> things.isEmpty() ? Optional.empty() : things.getLast().controller());
  }

  /** Notes that a player has creatures that aren't told of. */
  public void hasMore(Party party) {
    more.add(party);
  }

  /** Whether a player has creatures that aren't told of. */
  public boolean hasMoreThanTold(Party party) {
    return more.contains(party);
  }

  /** Whether the attacking player is said to pay no cost. */
  public boolean paysNothing() {
    return paysNothing;
  }

  /** Tells that the attacking player pays no cost. */
  public void payNothing() {
    paysNothing = true;
  }

  /** Adds a question, unless it was asked already. */
  public void ask(Asked question) {
    questions.ask(question);
  }

  /** The attack that the sentence has asked about, or else told of. */
  public Optional<Asked.Attack> attackOfSentence() {
    return askedInSentence()
        .map(Asked.OfAttack::attack)
        .filter(one -> !one.isAny())
        .or(() -> attack.filter(_ -> isTold));
  }

  /** What the sentence has asked of an attack, the last if it has asked several things. */
  public Optional<Asked.OfAttack> askedInSentence() {
    return questions.ofSentence();
  }

  /** What was asked of an attack last. */
  public Optional<Asked.OfAttack> lastOfAttack() {
    return questions.last();
  }

  /** The attack that the sentence has asked about, or else told of, is only a part of this one. */
  public void putTogether(Asked.Attack whole) {
    Optional<Asked.OfAttack> question = askedInSentence();
    if (question.isPresent()) {
      questions.replace(question.get(), question.get().about(whole));
    } else {
      attack = Optional.of(whole);
    }
  }

  /** Asks it where the sentence is a question; a sentence that isn't one says that it is so. */
  public void askOrClaim(Asked question) {
    questions.askOrClaim(question);
  }

  /** What the question says of attacking, and asks nothing of. */
  public List<Asked> claimed() {
    return questions.claimed();
  }

  /** Adds what must be asked back before the question can be answered. */
  public void needs(String question) {
    missing.add(question);
  }

  /** Says whose turn it is; two players ask back. */
  public void setTurn(Party party) {
    if (turn.filter(other -> other != party).isPresent()) {
      needs("Whose turn is it?");
    }
    turn = Optional.of(party);
  }

  /** Says which attack is declared; two different ones ask back. */
  public void setAttack(Optional<Party> by, Asked.Attack declared) {
    if (attack.filter(other -> !other.equals(declared)).isPresent()) {
      needs("Which creatures attack what? The question tells of two attacks.");
    }
    declared.parts().forEach(part -> part.thing().setThere());
    attack = Optional.of(declared);
    isTold = true;
    attacker = by.or(() -> attacker);
  }

  /** Whether it is another combat phase of the turn than the first. */
  public boolean isSecondCombat() {
    return isSecondCombat;
  }

  /** Says that it is another combat phase of the turn than the first. */
  public void setSecondCombat() {
    isSecondCombat = true;
  }

  /** An attack that was told of was declared in a combat phase before this one. */
  public void setAttackedBefore(Asked.Attack told) {
    told.split()
        .forEach(
            one -> one.parts().forEach(part -> part.thing().setAttackedThisTurn(one.target())));
    attack = attack.filter(other -> !other.equals(told));
  }

  /** Adds a spell that is cast or resolves. */
  public void add(Spell spell) {
    spells.add(spell);
  }

  /** The player that words mean. */
  public Party party(PartyRef ref) {
    return parties.party(ref);
  }

  /** The one who asks, if there is any sign of them in the game. */
  public Optional<Party> asker() {
    return parties.asker();
  }

  /** Leaves a statement until the whole question is read. */
  public void postpone(Runnable statement) {
    postponed.add(times.during(statement));
  }

  /** Reads what was left until the end, and what that leaves in turn. */
  public void readPostponed() {
    while (!postponed.isEmpty()) {
      postponed.removeFirst().run();
    }
    questions.settle();
  }

  /** What is asked, and thought of attacking. */
  public PosedQuestions questions() {
    return questions;
  }

  /** Whether creatures of a player, or of anybody, have been told of. */
  public boolean hasCreatures(Optional<PartyRef> owner) {
    Optional<Party> party = owner.map(this::party);
    return things.stream()
        .filter(Thing::isCreature)
        .anyMatch(thing -> party.isEmpty() || thing.controller().equals(party));
  }

  /**
   * A sentence begins; what was done in the past says nothing of whose turn it is now.
   *
   * @param asks whether it ends with a question mark
   */
  public void beginSentence(String text, boolean asks) {
    spoken.beginSentence(text);
    parties.beginSentence();
    times.beginSentence();
    questions.beginSentence(asks);
    isTold = false;
  }

  /** A sentence has come to its end. */
  public void endSentence() {
    subject = Optional.empty();
    times.leftOver().map(Time::question).ifPresent(this::needs);
    questions.endSentence(spoken.sentence(), isTold);
    spoken.endSentence();
  }

  /** What was spoken of. */
  public Spoken spoken() {
    return spoken;
  }

  /** The permanent that was spoken of last. */
  public List<Thing> last() {
    return spoken.last();
  }

  /** What is known of the card that a permanent is. */
  public Optional<CardFacts> facts(Thing thing) {
    return thing.card().flatMap(this::facts);
  }

  /** What is known of a card. */
  public Optional<CardFacts> facts(String card) {
    return callings.card(card);
  }

  /** Whose turn it was when something happened, or is now. */
  public void setTurnOf(Party party) {
    if (!spoken.isOfPast()) {
      setTurn(party);
    }
  }

  /** The permanents that words mean; those that are new come onto the board. */
  public List<Asked.Part> resolve(ObjectMention mention, Optional<Party> controller) {
    return new Resolving(this, callings).resolve(mention, controller);
  }

  /** Whether "another" may be one of what was told of. */
  public boolean mayBeKnown(ObjectMention mention, Optional<Party> controller) {
    return new Known(this).mayHave(mention, controller);
  }

  /** Whether their controller has no other creatures than these. */
  public boolean areAllCreatures(List<Asked.Part> parts) {
    return new Resolving(this, callings).areAllCreatures(parts);
  }

  /** Marks a creature as goaded by a player, or by somebody who may be told of later. */
  public void goad(Thing thing, Optional<Party> by) {
    Optional<Time> time = times.take();
    if (time.isPresent()) {
      elapsed.add(new Elapsed.Goad(thing, by, time.get()));
      return;
    }
    thing.setGoaded();
    by.ifPresent(thing.goadedBy()::add);
  }

  /** What a permanent is called in a question back. */
  public static String called(Thing thing) {
    return thing.card().orElseGet(() -> "the " + SceneWords.uncarded(thing, 1));
  }

  /** What several of them are called in a question back. */
  public static String several(Thing thing) {
    return thing
        .card()
        .map(card -> "copies of " + card)
        .orElseGet(() -> SceneWords.uncarded(thing, 2));
  }

  /** Adds permanents that are alike. */
  public void add(Thing thing) {
    things.add(thing);
  }

  void remove(Spell spell) {
    spells.remove(spell);
  }

  /** Takes a spell that was mentioned as a card off the board. */
  public void remove(Thing thing) {
    things.remove(thing);
    spoken.remove(thing);
  }

  /** Whether a spell gains its caster control of what it is cast on. */
  public boolean takesControl(String card) {
    return effects(card)
        .anyMatch(effect -> effect instanceof Effect.ChangesControl(var _, Players.You _, var _));
  }

  /** Whether a spell gives somebody else control of something, or exchanges it. */
  public boolean givesControl(String card) {
    return !takesControl(card) && effects(card).anyMatch(Effect.ChangesControl.class::isInstance);
  }

  private Stream<Effect> effects(String card) {
    return facts(card).stream()
        .flatMap(facts -> facts.abilities().stream())
        .flatMap(ability -> ability.effects().stream());
  }

  /** Whether what a spell does lasts for no longer than the turn. */
  public boolean lastsForTheTurn(String card) {
    return facts(card).stream()
        .flatMap(facts -> facts.abilities().stream())
        .anyMatch(ability ->
            Mentions.mentions(ability.meaning(), new Condition.Lasts(Duration.TURN))
                || Mentions.mentions(ability.meaning(), new Condition.Lasts(Duration.COMBAT)));
  }

  /** Whether a sentence of a card is about tapping or untapping. */
  public boolean isAboutTapping(String card) {
    return facts(card).stream()
        .flatMap(facts -> facts.abilities().stream())
        .anyMatch(ability ->
            ability.meaning() instanceof Meaning.Irrelevant(var about)
                && about.contains(Matter.TAPPING));
  }

  /** What a card is, by its types. */
  public boolean isPermanent(String card) {
    return callings
        .card(card)
        .map(facts -> TypeLine.of(facts.typeLine()).isOfPermanent())
        .orElse(false);
  }

  /** Whether a permanent is printed with a type or subtype, or told of as of a type. */
  public boolean is(Thing thing, String type) {
    return thing.card().filter(card -> is(card, type)).isPresent()
        || thing.type().equals(Optional.of(type));
  }

  /** Whether a card is of a type or subtype. */
  public boolean is(String card, String type) {
    return callings
        .card(card)
        .map(facts -> TypeLine.of(facts.typeLine()))
        .filter(line -> line.types().contains(type) || line.subtypes().contains(type))
        .isPresent();
  }
}
