package casebook.site.ask.form;

import casebook.site.ask.scene.Asked;
import casebook.site.ask.scene.ObjectMention;
import casebook.site.ask.scene.Party;
import casebook.site.ask.scene.Scene;
import casebook.site.ask.scene.Thing;
import casebook.site.ask.scene.Time;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form that a part of a sentence may have, and what it says. In the pattern {@code {P:who}}
 * stands for a player, {@code {O:what}} for a mention of permanents, {@code {L:list}} for one or
 * several in a row, {@code {A:attacker}} for what is called attacking, {@code {N:number}} for a
 * number, {@code {Z}} for "no creatures" and {@code {IT}} for "it"; {@code {BE}} and {@code {HAVE}}
 * are verbs.
 *
 * @param says what becomes of the scene by it
 * @param isAfterThen whether it tells what happens after an attack: behind "then" only
 */
record ClauseForm(Pattern pattern, BiConsumer<Said, Scene> says, boolean isAfterThen) {
  private static final String MENTION = "<o\\d+(?:it|at)?>";
  private static final Pattern INDEX = Pattern.compile("<o(\\d+)");
  private static final Pattern SINCE = Pattern.compile("<since(\\d+)>");

  /** Times before this turn that have no number of turns. */
  private static final Pattern BEFORE =
      Pattern.compile(" (earlier|on turn <n\\d+>)(?! this turn)(?= |$)");

  /** What stands between two parts of a sentence, or at its end. */
  private static final String BOUNDARY =
      "(?=$| (?:,|;|:|and|but|so|if|as|all|while|when|whenever|because|since|then|or|though|although|where|which|that|who|with|without|during|in|on|the turn|after|under|through|this|right|even|what|how|do|does|did|can|could|may|must|who|am|is|are|will|would|should|why|we|<p\\d+>|\\(|\\)|-)(?: |$))";

  /** What a sentence has before "then" where that tells of the time after an attack. */
  private static final Pattern ATTACK_BEFORE =
      Pattern.compile("^( and| but)* $| (attack|attacks|attacked|attacking|swing|swings|swung) ");

  /** An attack that is only wanted, or may be. */
  private static final Pattern ATTACK_WANTED =
      Pattern.compile(
          " (to|can|could|may|might|would|will|if|should|not) (attack|swing) | about to ");

  private static final String THEN = " then";

  ClauseForm(Pattern pattern, BiConsumer<Said, Scene> says) {
    this(pattern, says, false);
  }

  /** The same, but only behind "then", in a sentence that begins so or tells of an attack. */
  ClauseForm afterThen() {
    return new ClauseForm(pattern, says, true);
  }

  /** Whether it may begin at a place of a sentence. */
  boolean mayBeginAt(String sentence, int start) {
    if (!isAfterThen) {
      return true;
    }
    String before = sentence.substring(0, start);
    if (!before.endsWith(THEN)) {
      return false;
    }
    String told = before.substring(0, before.length() - THEN.length()) + " ";
    return ATTACK_BEFORE.matcher(told).find() && !ATTACK_WANTED.matcher(told).find();
  }

  /** A form that reaches to the end of a part of a sentence. */
  static ClauseForm of(String form, BiConsumer<Said, Scene> says) {
    return new ClauseForm(Pattern.compile(" " + regex(form) + BOUNDARY), says);
  }

  /** The same, only where a sentence begins. */
  static ClauseForm first(String form, BiConsumer<Said, Scene> says) {
    return new ClauseForm(Pattern.compile("^ " + regex(form) + BOUNDARY), says);
  }

  /** A form that may stand right beside others. */
  static ClauseForm within(String form, BiConsumer<Said, Scene> says) {
    return new ClauseForm(Pattern.compile(" " + regex(form) + "(?= |$)"), says);
  }

  /** A form that a whole sentence has. */
  static ClauseForm whole(String form, BiConsumer<Said, Scene> says) {
    return new ClauseForm(Pattern.compile("^ " + regex(form) + "$"), says);
  }

  private static String regex(String form) {
    return form.replace("(", "(?:")
        .replace("(?:?", "(?")
        .replaceAll("\\{P:(\\w+)\\}", "<p(?<$1>\\\\d+)>")
        .replace("{P}", "<p\\d+>")
        .replace("{O}", MENTION)
        .replace("{OPEN}", "\\(")
        .replaceAll("\\{O:(\\w+)\\}", "(?<$1>" + MENTION.replace("\\", "\\\\") + ")")
        .replaceAll(
            "\\{L:(\\w+)\\}",
            ("(?<$1>" + MENTION + "(?:(?: ,)?(?: and| plus|(?<= ,)) " + MENTION + ")*)")
                .replace("\\", "\\\\"))
        .replaceAll("\\{A:(\\w+)\\}", "(?<$1><o\\\\d+at>)")
        .replaceAll("\\{N:(\\w+)\\}", "<n(?<$1>\\\\d+)>")
        .replaceAll("\\{Z:(\\w+)\\}", "<z(?<$1>\\\\d+)>")
        .replace("<since>", "<since\\d+>")
        .replace("{IT}", "(?:<o\\d+it>|this|that)")
        .replace("{BE}", "(?:is|are|was|were|am|'s|got|gets|became|has been|have been|being)")
        .replace(
            "{HAVE}",
            "(?:have|has|had|control|controls|controlled|own|owns|have got|has got|have only got|has only got|have just got|has just got|got|'s got|run|runs)");
  }

  /** What a form was found to say. */
  static final class Said {
    private final Matcher found;
    private final List<Object> things;
    private final Set<ObjectMention> used = new HashSet<>();

    Said(Matcher found, List<Object> things) {
      this.found = found;
      this.things = things;
    }

    private Optional<String> group(String name) {
      return found.pattern().namedGroups().containsKey(name)
          ? Optional.ofNullable(found.group(name))
          : Optional.empty();
    }

    /** Whether something stands in a place of the form. */
    boolean has(String name) {
      return group(name).isPresent();
    }

    /** All words of the form. */
    String all() {
      return found.group();
    }

    /** The words in a place of the form. */
    String words(String name) {
      return group(name).orElse("");
    }

    Optional<Party> party(String name, Scene scene) {
      Optional<Party> party =
          group(name)
              .map(index ->
                  scene.party((ObjectMention.PartyRef) things.get(Integer.parseInt(index))));
      if (name.equals("who")) {
        party.ifPresent(scene::setSubject);
      }
      return party;
    }

    /** The time that it names, if one before this turn. */
    Optional<Time> time() {
      return SINCE
          .matcher(found.group())
          .results()
          .map(index -> (Time) things.get(Integer.parseInt(index.group(1))))
          .findFirst()
          .or(() ->
              BEFORE
                  .matcher(found.group())
                  .results()
                  .map(of -> of.group(1).startsWith("on") ? "on that turn" : of.group(1))
                  .map(Time::vague)
                  .findFirst());
    }

    /** Whether a player is called "they". */
    boolean isThey(String name) {
      return group(name)
          .filter(
              index -> things.get(Integer.parseInt(index)) instanceof ObjectMention.PartyRef.They)
          .isPresent();
    }

    /** Whether a player is spoken of as a friend of the asker, which is no name. */
    boolean isFriend(String name) {
      return group(name)
          .filter(index ->
              things.get(Integer.parseInt(index)) instanceof ObjectMention.PartyRef.Named(var named)
                  && named.startsWith("your "))
          .isPresent();
    }

    /** Whether a player, or a creature, is called "he" or "she". */
    boolean isHeOrShe(String name) {
      return group(name)
          .filter(
              index -> things.get(Integer.parseInt(index)) instanceof ObjectMention.PartyRef.Other)
          .isPresent();
    }

    /** Whether there may be others than those that are meant: "no other creatures", "no Okk". */
    boolean isOther(String name) {
      return group(name)
          .filter(index ->
              things.get(Integer.parseInt(index)) instanceof ObjectMention one
                  && one.how() == ObjectMention.How.OTHER)
          .isPresent();
    }

    /** What there is none of, as a form says: "no creatures". */
    Optional<ObjectMention> none(String name) {
      return group(name).map(index -> (ObjectMention) things.get(Integer.parseInt(index)));
    }

    int number(String name) {
      return (int) things.get(Integer.parseInt(found.group(name)));
    }

    OptionalInt numberIf(String name) {
      return has(name) ? OptionalInt.of(number(name)) : OptionalInt.empty();
    }

    List<ObjectMention> mentions(String name) {
      return group(name).stream()
          .flatMap(text -> INDEX.matcher(text).results())
          .map(index -> (ObjectMention) things.get(Integer.parseInt(index.group(1))))
          .map(mention -> {
            used.add(mention);
            return mention;
          })
          .toList();
    }

    /** Brings onto the board the cards that the form has beside what it says of others. */
    void resolveOthers(Scene scene) {
      INDEX
          .matcher(found.group())
          .results()
          .map(index -> (ObjectMention) things.get(Integer.parseInt(index.group(1))))
          .filter(
              mention -> mention.head() instanceof ObjectMention.Card && !used.contains(mention))
          .forEach(mention -> scene.resolve(mention, Optional.empty()));
    }

    /** Whether it speaks of a player's creatures, of which none has been told yet. */
    boolean waits(Scene scene) {
      return INDEX
          .matcher(found.group())
          .results()
          .map(index -> (ObjectMention) things.get(Integer.parseInt(index.group(1))))
          .anyMatch(mention -> mention.isOfAll() && !scene.hasCreatures(mention.owner()));
    }

    /** The permanents in a place of the form. */
    List<Asked.Part> parts(String name, Scene scene, Optional<Party> controller) {
      return mentions(name).stream()
          .flatMap(mention -> scene.resolve(mention, controller).stream())
          .toList();
    }

    /** Asks back where a form speaks only of some of several that are alike. */
    static void allOf(Asked.Part part, Scene scene) {
      if (part.count() != part.thing().count()) {
        scene.needs("Is that so of all of " + Scene.called(part.thing()) + "?");
      }
    }

    /** The permanents in a place of the form, all of each of them. */
    List<Thing> things(String name, Scene scene) {
      List<Asked.Part> parts = parts(name, scene, Optional.empty());
      if (parts.isEmpty() && has(name)) {
        scene.needs("Which creatures are meant?");
      }
      parts.forEach(part -> allOf(part, scene));
      return parts.stream().map(Asked.Part::thing).toList();
    }
  }
}
