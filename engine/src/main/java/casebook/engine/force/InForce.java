package casebook.engine.force;

import casebook.engine.board.Board;
import casebook.engine.board.Chosen;
import casebook.engine.board.EffectInForce;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Ability.Frame;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Meaning;
import casebook.engine.ruling.Source;
import casebook.engine.ruling.Stated;
import casebook.engine.ruling.UnreadText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Every effect in force on a board, after effects that give and take abilities have applied
 * (613.1f).
 *
 * <p>The board doesn't say in which order such effects came to be. We read it so that what loses
 * all abilities still has those that something else gives it, and that what loses a keyword ability
 * by name doesn't have it, whatever gives it.
 *
 * @param keywords the keyword abilities of each permanent, in lower case
 * @param unread sentences that bear on attacking and could not be read
 */
public record InForce(
    Board board, Map<Id, Set<String>> keywords, List<Effective> effects, List<UnreadText> unread) {

  public InForce {
    effects = List.copyOf(effects);
    unread = List.copyOf(unread);
  }

  /** One effect, and from where its words are read. */
  public record Effective(Stated stated, Viewpoint view) {}

  /** How a sentence comes to be in force. */
  private enum Origin {
    /** It is an ability that a permanent has by itself. */
    OWN,
    /** It is an ability that something has given a permanent. */
    GIVEN,
    /** It is what a spell or ability did as it resolved. */
    RESOLVED
  }

  /** A sentence of an object on the board. */
  private record Sentence(Source source, Ability ability, Viewpoint view, Origin origin) {

    /**
     * The effects that it has now: an ability that has not resolved has only its trigger, and the
     * mana that it makes as soon as it is activated (605.3b).
     */
    List<Effect> effects() {
      return switch (ability.meaning()) {
        case Meaning.Unread() -> List.of();
        case Meaning.Irrelevant() -> List.of();
        case Meaning.Read(var effects) ->
            origin == Origin.RESOLVED ? resolved(effects) : printed(effects);
      };
    }

    private List<Effect> printed(List<Effect> effects) {
      return switch (ability.frame()) {
        case STATIC -> effects;
        case TRIGGERED -> effects.stream().filter(Sentence::isOfAbility).toList();
        case ACTIVATED -> effects.stream().filter(one -> one instanceof Effect.MakingMana).toList();
        case SPELL, RESOLUTION -> List.of();
      };
    }

    /** What an ability is known by before it resolves: its trigger, or the mana that it makes. */
    private static boolean isOfAbility(Effect effect) {
      return effect instanceof Effect.Trigger || effect instanceof Effect.MakingMana;
    }

    /** What has resolved has its effects; a trigger by itself is a delayed one that waits. */
    private static List<Effect> resolved(List<Effect> effects) {
      var others = effects.stream().filter(one -> !isOfAbility(one)).toList();
      return others.isEmpty()
          ? effects.stream().filter(one -> one instanceof Effect.Trigger).toList()
          : others;
    }

    Sentence on(Board board) {
      return new Sentence(source, ability, view.on(board), origin);
    }

    Sentence knowing(Map<Id, Set<String>> keywords) {
      return new Sentence(source, ability, view.knowing(keywords), origin);
    }

    boolean isUnread() {
      return ability.meaning() instanceof Meaning.Unread
          && (origin == Origin.RESOLVED
              || ability.frame() == Frame.STATIC
              || ability.frame() == Frame.TRIGGERED);
    }
  }

  /** The effects in force on a board. */
  public static InForce on(Board board) {
    List<Sentence> stated = stated(board);
    LandTypes lands = LandTypes.on(board, landTypes(stated));
    List<Sentence> sentences = withLandTypes(stated, lands);
    Map<Id, Set<String>> printed = keywords(sentences);
    List<Sentence> kept = withoutTaken(sentences, printed);
    List<Sentence> all = withGiven(lands.board(), kept, printed);
    Map<Id, Set<String>> settled = keywords(all);
    takeKeywords(all, printed, settled);
    return settled(board, all, settled);
  }

  /** What the objects on a board say, but for what lands say by their types. */
  private static List<Sentence> stated(Board board) {
    var sentences = new ArrayList<Sentence>();
    for (Permanent permanent : board.phasedIn()) {
      if (!permanent.losesAbilities()) {
        addAll(sentences, Origin.OWN, board, permanent, permanent.abilities());
      }
      addAll(sentences, Origin.GIVEN, board, permanent, permanent.givenAbilities());
    }
    for (EffectInForce effect : board.effects()) {
      addAll(sentences, board, effect);
    }
    return sentences;
  }

  private static List<LandTypes.Change> landTypes(List<Sentence> sentences) {
    var changes = new ArrayList<LandTypes.Change>();
    for (Sentence sentence : sentences) {
      Optional<Id> own =
          sentence.origin() == Origin.OWN ? sentence.view().self() : Optional.empty();
      for (Effect effect : sentence.effects()) {
        if (effect instanceof Effect.HasLandTypes types) {
          changes.add(new LandTypes.Change(types, sentence.view(), own));
        }
      }
    }
    return changes;
  }

  /** The sentences without those that lands lost with their types, and with those of new types. */
  private static List<Sentence> withLandTypes(List<Sentence> stated, LandTypes lands) {
    var sentences = new ArrayList<Sentence>();
    for (Sentence sentence : stated) {
      boolean lost =
          sentence.origin() == Origin.OWN
              && sentence.view().self().filter(lands.bare()::contains).isPresent();
      if (!lost) {
        sentences.add(sentence.on(lands.board()));
      }
    }
    for (Permanent permanent : lands.board().phasedIn()) {
      if (!permanent.losesAbilities()) {
        List<Ability> abilities = BasicLandTypes.abilities(permanent);
        addAll(sentences, Origin.OWN, lands.board(), permanent, abilities);
      }
    }
    return sentences;
  }

  private static InForce settled(
      Board board, List<Sentence> sentences, Map<Id, Set<String>> keywords) {
    var effects = new ArrayList<Effective>();
    var unread = new ArrayList<UnreadText>();
    for (Sentence sentence : sentences) {
      Sentence known = sentence.knowing(keywords);
      for (Effect effect : known.effects()) {
        if (!(effect instanceof Effect.Keyword keyword) || has(keywords, known, keyword)) {
          effects.add(
              new Effective(
                  new Stated(known.source(), known.ability().text(), effect), known.view()));
        }
      }
      if (known.isUnread()) {
        unread.add(new UnreadText(known.source(), known.ability().text()));
      }
    }
    return new InForce(board, keywords, effects, unread);
  }

  private static boolean has(
      Map<Id, Set<String>> keywords, Sentence sentence, Effect.Keyword keyword) {
    return sentence
        .view()
        .self()
        .filter(self ->
            keywords.getOrDefault(self, Set.of()).contains(keyword.name().toLowerCase(Locale.ROOT)))
        .isPresent();
  }

  /** Whether a permanent has a keyword ability. */
  public boolean has(Id permanent, String keyword) {
    return keywords.getOrDefault(permanent, Set.of()).contains(keyword);
  }

  private static void addAll(
      List<Sentence> sentences,
      Origin origin,
      Board board,
      Permanent permanent,
      List<Ability> abilities) {
    var view =
        new Viewpoint(
            board,
            Map.of(),
            Optional.of(permanent.id()),
            Optional.of(permanent.controller()),
            Set.of(),
            permanent.chosen(),
            Optional.empty());
    for (Ability ability : abilities) {
      sentences.add(new Sentence(Source.of(permanent.id()), ability, view, origin));
    }
  }

  private static void addAll(List<Sentence> sentences, Board board, EffectInForce effect) {
    Optional<Id> you =
        effect
            .controller()
            .or(() -> effect.permanent().flatMap(board::permanent).map(Permanent::controller));
    Chosen chosen = effect.chosen();
    var view =
        new Viewpoint(
            board, Map.of(), effect.permanent(), you, effect.affects(), chosen, Optional.empty());
    for (Ability ability : effect.abilities()) {
      sentences.add(new Sentence(Source.named(effect.source()), ability, view, Origin.RESOLVED));
    }
  }

  private static Map<Id, Set<String>> keywords(List<Sentence> sentences) {
    var keywords = new LinkedHashMap<Id, Set<String>>();
    for (Sentence sentence : sentences) {
      for (Effect effect : sentence.effects()) {
        if (effect instanceof Effect.Keyword(var name, var _)
            && sentence.origin() != Origin.RESOLVED) {
          sentence
              .view()
              .self()
              .ifPresent(self ->
                  keywords
                      .computeIfAbsent(self, _ -> new LinkedHashSet<>())
                      .add(name.toLowerCase(Locale.ROOT)));
        }
      }
    }
    return keywords;
  }

  private static List<Sentence> withoutTaken(
      List<Sentence> sentences, Map<Id, Set<String>> keywords) {
    var bare = new LinkedHashSet<Id>();
    forEach(
        sentences,
        keywords,
        Effect.TakesAll.class,
        (view, takes) -> {
          if (view.holds(takes.when())) {
            view.matching(takes.who()).forEach(permanent -> bare.add(permanent.id()));
          }
        });
    if (bare.isEmpty()) {
      return sentences;
    }
    return sentences.stream()
        .filter(sentence ->
            sentence.origin() != Origin.OWN
                || sentence.view().self().filter(bare::contains).isEmpty())
        .toList();
  }

  private static List<Sentence> withGiven(
      Board board, List<Sentence> sentences, Map<Id, Set<String>> keywords) {
    var all = new ArrayList<>(sentences);
    forEach(
        sentences,
        keywords,
        Effect.Gives.class,
        (view, gives) -> {
          if (view.holds(gives.when())) {
            view.matching(gives.who())
                .forEach(
                    permanent -> addAll(all, Origin.GIVEN, board, permanent, gives.abilities()));
          }
        });
    return all;
  }

  private static void takeKeywords(
      List<Sentence> sentences, Map<Id, Set<String>> printed, Map<Id, Set<String>> keywords) {
    forEach(
        sentences,
        printed,
        Effect.Takes.class,
        (view, takes) -> {
          if (view.holds(takes.when())) {
            for (Permanent permanent : view.matching(takes.who())) {
              Set<String> of = keywords.getOrDefault(permanent.id(), new LinkedHashSet<>());
              of.removeAll(taken(takes.keyword().toLowerCase(Locale.ROOT)));
            }
          }
        });
  }

  /** What loses banding loses all "bands with other" abilities too (702.22b). */
  private static Set<String> taken(String keyword) {
    return keyword.equals("banding") ? Set.of(keyword, "bands with other") : Set.of(keyword);
  }

  private static <E extends Effect> void forEach(
      List<Sentence> sentences,
      Map<Id, Set<String>> keywords,
      Class<E> kind,
      BiConsumer<Viewpoint, E> action) {
    for (Sentence sentence : sentences) {
      for (Effect effect : sentence.effects()) {
        if (kind.isInstance(effect)) {
          action.accept(sentence.view().knowing(keywords), kind.cast(effect));
        }
      }
    }
  }
}
