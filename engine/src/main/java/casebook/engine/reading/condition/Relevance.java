package casebook.engine.reading.condition;

import casebook.engine.effect.Ability;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.reading.noun.Adjectives;
import casebook.engine.reading.noun.Keywords;
import casebook.engine.reading.word.Cursor;
import casebook.engine.reading.word.Phrases;
import casebook.engine.reading.word.Self;
import casebook.engine.reading.word.Token;
import java.util.List;
import java.util.Set;

/**
 * Decides whether words that the grammar doesn't read may bear on 506 or 508: a word that may bear
 * makes a sentence unread, unless it stands where {@link Irrelevance} says that it doesn't.
 */
public final class Relevance {
  /** Words of which each may decide who can, must or may attack, or what happens then. */
  static final Set<String> BEARING =
      Set.of(
          "attack",
          "attacks",
          "attacked",
          "attacking",
          "attacker",
          "attackers",
          "defender",
          "defending",
          "haste",
          "vigilance",
          "goad",
          "goads",
          "goaded",
          "detain",
          "detains",
          "detained",
          "exert",
          "exerts",
          "exerted",
          "banding",
          "bands");

  /** Keyword abilities of Auras and spells, which never attack. */
  private static final Set<String> OTHERS = Set.of("enchant", "cascade", "flashback", "storm");

  /** Words between the keywords of a list, and words that are only part of a keyword's name. */
  private static final Set<String> LIST_WORDS =
      Set.of(",", "and", "or", "and/or", "first", "double", "strike", "a", "card", "+1/+1");

  /** Words after which it is only supposed, or said of what is meant, that something attacks. */
  private static final Set<String> SUPPOSING =
      Set.of(
          "if",
          "while",
          "as",
          "that",
          "who",
          "where",
          "when",
          "whenever",
          "unless",
          "which",
          "each",
          "for",
          "until",
          "target",
          "whom",
          "because",
          "since",
          "whose",
          "only");

  private static final Phrases BEARING_PHRASES =
      Phrases.of(
          "be attacked",
          "be declared",
          "declare it",
          "declare them",
          "declare in combat",
          "join combat",
          "joins combat",
          "enter combat",
          "enters combat",
          "to each combat",
          "no combat on",
          "no combat in",
          "no combat this",
          "you 're attacked",
          "are attacked",
          "is attacked",
          "attacking doesn't cause",
          "attacking causes",
          "attacking would cause",
          "loses all abilities",
          "lose all abilities",
          "loses all other abilities",
          "lose all other abilities",
          "triggered abilities of",
          "may exert",
          "accompanied by",
          "be attacking",
          "becomes an attacking",
          "become an attacking",
          "now attacking",
          "now an attacking",
          "which creatures are attacking",
          "no combat phase",
          "no combat phases",
          "no declare attackers step",
          "summoning sickness",
          "skip all combat",
          "skips all combat",
          "skip their next combat",
          "skips their next combat",
          "skip your next combat",
          "skips his or her next combat");

  /** Words before "attacking" where it is what is said of something that attacks already. */
  private static final Set<String> BEING =
      Set.of(
          "is",
          "are",
          "'s",
          "'re",
          "be",
          "was",
          "were",
          "isn't",
          "aren't",
          "wasn't",
          "weren't",
          "not",
          "already",
          "who",
          "no",
          "an",
          "the",
          "each",
          "all",
          "other",
          "another",
          "of",
          "player",
          "players",
          "opponent",
          "opponents",
          "blocking",
          "to",
          "by",
          "any",
          "number",
          "than",
          "that",
          "those",
          "target",
          "his",
          "her",
          "him");

  /** Words by which a sentence does more than put counters. */
  private static final Set<String> GAINING =
      Set.of("gain", "gains", "have", "get", "gets", "become", "becomes", "attack", "attacks");

  private static final Set<String> PUTTING = Set.of("put", "puts", "enters");

  private static final Set<String> PRONOUNS = Set.of("it", "they", "he", "she");

  private static final Set<String> CLAUSE_ENDS = Set.of(",", "and", "then", ";");

  private static final Set<String> MODALS = Set.of("can", "can't", "may", "must");

  private static final Set<String> SAYING = Set.of("is", "are", "'s", "'re");

  private Relevance() {}

  /** Whether nothing in these tokens can bear on 506 or 508. */
  public static boolean isSilent(Cursor c, int from, int to) {
    List<Token> tokens = c.paragraph().subList(from, to);
    boolean becoming = saysBecoming(tokens);
    Phrases reviewed = becoming ? Irrelevance.REVIEWED_OF_BECOMING : Irrelevance.REVIEWED;
    int index = 0;
    while (index < tokens.size()) {
      Token token = tokens.get(index);
      if (token.kind() == Token.Kind.QUOTE) {
        if (!isOfEmblem(tokens, index) && !isSilentQuote(c, token.word())) {
          return false;
        }
        index++;
        continue;
      }
      if (BEARING_PHRASES.lengthAt(tokens, index) > 0 || isElliptical(c, from, from + index)) {
        return false;
      }
      int phrase = reviewed.lengthAt(tokens, index);
      if (phrase > 0 && (token.capital() || !tokens.get(index + phrase - 1).is("—"))) {
        index += phrase;
        continue;
      }
      if (BEARING.contains(token.word())) {
        boolean silent =
            (token.is("haste") && activatesAsThough(tokens))
                || (!becoming && isQuality(c, from + index, from))
                || saysWhichCounter(tokens, index)
                || (token.is("attacking") && saysWhatAttacks(c, from, from + index));
        if (!silent) {
          return false;
        }
      }
      index++;
    }
    return Collocations.areSilent(c, tokens);
  }

  /**
   * "… and all others can't", "nor can other Elves", "pay {2} to ignore this": what they can't, or
   * what is ignored, was said before.
   */
  private static boolean isElliptical(Cursor c, int from, int index) {
    String next = index + 1 < c.end() ? c.token(index + 1).word() : ".";
    boolean lacksVerb =
        MODALS.contains(c.token(index).word())
            ? Set.of(".", ",", ";").contains(next)
            : (c.token(index).is("nor") && MODALS.contains(next))
                || (c.token(index).is("ignore") && next.equals("this") && index + 2 >= c.end());
    return lacksVerb
        && c.paragraph().subList(0, index).stream()
            .anyMatch(token -> token.word().startsWith("attack"))
        && c.paragraph().subList(from, index).stream()
            .noneMatch(token -> token.is("if") || token.is("who"));
  }

  private static boolean saysBecoming(List<Token> tokens) {
    for (Token token : tokens) {
      if (token.word().startsWith("become") || token.is("enters")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether "attacking" says which creatures or players some other effect means ("target attacking
   * creature", "a creature that's attacking you"), and not that something comes to attack.
   */
  private static boolean saysWhatAttacks(Cursor c, int from, int index) {
    if (index == 0) {
      return describes(next(c, index));
    }
    Token before = c.token(index - 1);
    if (isEntrance(c, index)) {
      return false;
    }
    boolean said = SAYING.contains(before.word());
    if (said && (isCreated(c, from, index) || isMainClause(c, from, index))) {
      return false;
    }
    String next = next(c, index);
    return BEING.contains(before.word())
        || before.word().startsWith("control")
        || before.is("and")
        || before.kind() == Token.Kind.SELF
        || Adjectives.head(before.word()).isPresent()
        || describes(next);
  }

  /** "It's attacking that player": a statement that it attacks, not a condition (508.4). */
  private static boolean isMainClause(Cursor c, int from, int index) {
    for (int back = index - 1; back >= from && !c.token(back).is(","); back--) {
      if (SUPPOSING.contains(c.token(back).word())) {
        return c.token(back).is("that") && back == from;
      }
    }
    int subject = index - 2;
    boolean pronoun = subject >= from && PRONOUNS.contains(c.token(subject).word());
    boolean relative =
        pronoun && subject > from && !CLAUSE_ENDS.contains(c.token(subject - 1).word());
    return !relative && !describes(next(c, index));
  }

  private static boolean describes(String next) {
    return Adjectives.head(next).isPresent()
        || Adjectives.adjective(next).isPresent()
        || Set.of("or", "and", ",", "]").contains(next);
  }

  private static String next(Cursor c, int index) {
    return index + 1 < c.end() ? c.token(index + 1).word() : "";
  }

  private static boolean isCreated(Cursor c, int from, int index) {
    for (int back = index - 1; back >= from; back--) {
      if (c.token(back).is("create") || c.token(back).is("creates")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether the keyword stands in "with defender", "without flying or haste", "from among …": it
   * says which objects are meant, what is looked for, or what is part of a token, which is on the
   * board or isn't.
   */
  private static boolean isQuality(Cursor c, int index, int from) {
    int back = index - 1;
    while (back >= from && isListed(c.token(back))) {
      back--;
    }
    if (back < from) {
      return false;
    }
    Token before = c.token(back);
    boolean counter =
        (before.is("of") || before.is("put") || before.is("puts")) && isCounter(c, index);
    return counter
        || before.is("with")
        || before.is("without")
        || before.is("among")
        || isDenied(c, back, from);
  }

  /** "Each creature that doesn't have …". */
  private static boolean isDenied(Cursor c, int verb, int from) {
    return verb - 2 >= from
        && c.token(verb).is("have")
        && (c.token(verb - 1).is("doesn't") || c.token(verb - 1).is("don't"))
        && c.token(verb - 2).is("that");
  }

  /** "A first strike, vigilance, or lifelink counter" (122.1b). */
  private static boolean isCounter(Cursor c, int index) {
    int next = index + 1;
    while (next < c.end() && isListed(c.token(next))) {
      next++;
    }
    return next < c.end() && (c.token(next).is("counter") || c.token(next).is("counters"));
  }

  private static boolean isListed(Token token) {
    return LIST_WORDS.contains(token.word()) || Keywords.isName(token.word());
  }

  /**
   * "Put a haste counter on it if a card has haste", "enters with one if a card with haste was".
   */
  private static boolean saysWhichCounter(List<Token> tokens, int keyword) {
    List<Token> before = tokens.subList(0, keyword);
    boolean isCondition =
        keyword > 0
            && (tokens.get(keyword - 1).is("has") || tokens.get(keyword - 1).is("with"))
            && before.stream().anyMatch(token -> token.is("if"));
    return isCondition
        && Keywords.isName(tokens.get(keyword).word())
        && tokens.stream().anyMatch(token -> token.is("counter") || token.is("counters"))
        && tokens.stream().anyMatch(token -> PUTTING.contains(token.word()))
        && tokens.stream().noneMatch(token -> GAINING.contains(token.word()));
  }

  /** "Activate abilities … as though those creatures had haste" lets nothing attack (302.6). */
  private static boolean activatesAsThough(List<Token> tokens) {
    return tokens.stream().anyMatch(token -> token.is("activate"))
        && tokens.stream().anyMatch(token -> token.is("though"));
  }

  /** "You get an emblem with …": it is listed among the effects of a case, or there is none. */
  private static boolean isOfEmblem(List<Token> tokens, int quote) {
    return quote > 1 && tokens.get(quote - 1).is("with") && tokens.get(quote - 2).is("emblem");
  }

  private static boolean isSilentQuote(Cursor c, String text) {
    return c.quotations().read(text, Self.UNNAMED).stream()
        .allMatch(ability ->
            isSilent(ability.meaning())
                || isOfOtherKeywords(ability.meaning())
                || changesOnResolving(ability));
  }

  /** Until it is activated it changes nothing, and once it resolved it is an effect by itself. */
  private static boolean changesOnResolving(Ability ability) {
    boolean resolves =
        ability.frame() == Ability.Frame.ACTIVATED || ability.frame() == Ability.Frame.TRIGGERED;
    return ability.meaning() instanceof Meaning.Read(var effects)
        && effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.ChangesOtherwise
                    || (resolves && effect instanceof Effect.OfCharacteristics));
  }

  /** Keyword abilities of which none decides about attacking: enchant, cascade. */
  private static boolean isOfOtherKeywords(Meaning meaning) {
    return meaning instanceof Meaning.Read(var effects)
        && effects.stream()
            .allMatch(effect ->
                effect instanceof Effect.Keyword(var name, var _) && OTHERS.contains(name));
  }

  /** Whether "attacking" says how something comes onto the battlefield. */
  public static boolean isEntrance(Cursor c, int attacking) {
    if (attacking < 2) {
      return false;
    }
    Token before = c.token(attacking - 1);
    Token second = c.token(attacking - 2);
    boolean tapped = before.is("and") && second.is("tapped");
    boolean control =
        before.is("control") && (second.is("your") || second.is("'s") || second.is("their"));
    return before.is("battlefield") || control || tapped;
  }

  /** Whether these effects only make mana or give abilities that do: nothing bears on attacking. */
  private static boolean makeMana(List<Effect> effects) {
    return effects.stream()
        .allMatch(effect ->
            effect instanceof Effect.MakingMana
                || (effect instanceof Effect.Gives(var _, var abilities, var _)
                    && abilities.stream().map(Ability::meaning).allMatch(Relevance::isSilent)));
  }

  /** Whether a text of this meaning doesn't bear on attacking, but for the mana that it makes. */
  public static boolean isSilent(Meaning meaning) {
    return switch (meaning) {
      case Meaning.Irrelevant _ -> true;
      case Meaning.Read(var effects) -> makeMana(effects);
      case Meaning.Unread _ -> false;
    };
  }
}
