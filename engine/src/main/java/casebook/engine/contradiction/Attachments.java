package casebook.engine.contradiction;

import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.contradiction.Contradiction.AttachedCreature;
import casebook.engine.contradiction.Contradiction.AuraOnNothing;
import casebook.engine.contradiction.Contradiction.CantBeAttached;
import casebook.engine.contradiction.Contradiction.CantEnchant;
import casebook.engine.contradiction.Contradiction.EquipsNoCreature;
import casebook.engine.contradiction.Contradiction.FortifiesNoLand;
import casebook.engine.contradiction.Contradiction.NoAttachment;
import casebook.engine.contradiction.Contradiction.Protected;
import casebook.engine.effect.Ability;
import casebook.engine.effect.Characteristic;
import casebook.engine.effect.Effect;
import casebook.engine.effect.Filter;
import casebook.engine.effect.Mentions;
import casebook.engine.force.InForce;
import casebook.engine.force.UnreadChanges;
import casebook.engine.layer.Held;
import casebook.engine.meaning.Viewpoint;
import casebook.engine.reading.noun.AttachmentText;
import casebook.engine.ruling.Made;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What can be attached to what (301.5, 301.6, 303.4), once everything is what effects make it. */
final class Attachments {
  /** Keyword abilities of what can be attached, whatever its types are said to be. */
  private static final Set<String> OF_ATTACHMENTS =
      Set.of("enchant", "equip", "fortify", "bestow", "reconfigure");

  private static final Pattern OF_HOLDER =
      Pattern.compile("(?i)\\b(?:enchanted|equipped|fortified|attached)\\b");

  private final InForce inForce;
  private final Map<Id, List<Held>> held = new HashMap<>();
  private final boolean isUnread;
  private final boolean isChangedOtherwise;

  Attachments(InForce inForce) {
    this.inForce = inForce;
    List<Held> sentences = inForce.worked().sentences();
    for (Held sentence : sentences) {
      if (sentence.origin() != Held.Origin.RESOLVED && sentence.object().isPresent()) {
        held.computeIfAbsent(sentence.object().get(), _ -> new ArrayList<>()).add(sentence);
      }
    }
    isUnread = sentences.stream().anyMatch(Held::isUnread);
    isChangedOtherwise =
        inForce.effects().stream()
            .anyMatch(one -> one.stated().effect() instanceof Effect.ChangesOtherwise);
  }

  /** Why a permanent can't be attached as it is; nothing where it can or nobody can tell. */
  Optional<Contradiction> contradiction(Id id) {
    Permanent attached = inForce.board().permanent(id).orElseThrow();
    Optional<Id> to = attached.attachedTo();
    boolean isAura = is(attached, "aura");
    if ((to.isEmpty() && !isAura) || isOpen(attached)) {
      return Optional.empty();
    }
    if (to.isEmpty()) {
      return Optional.of(new AuraOnNothing(id));
    }
    Optional<Permanent> holder = inForce.board().permanent(to.get());
    boolean isThere = holder.isPresent() || inForce.board().isPlayer(to.get());
    if (!isThere
        || holder.filter(this::isOpen).isPresent()
        || inForce.board().options().rangeOfInfluence().isPresent()) {
      return Optional.empty();
    }
    if (isAura || is(attached, "equipment") || is(attached, "fortification")) {
      return wrong(attached, to.get(), holder)
          .or(() -> holder.flatMap(one -> limited(attached, one)))
          .or(() -> holder.flatMap(one -> isProtected(attached, one)));
    }
    if (!seemsAttachable(attached)) {
      return Optional.of(new NoAttachment(id));
    }
    return attached.isCreature() ? Optional.of(new AttachedCreature(id)) : Optional.empty();
  }

  private static boolean is(Permanent permanent, String subtype) {
    return permanent.characteristics().hasSubtype(subtype);
  }

  /** Whether text that can't be read may make of a permanent what it can't be attached as. */
  private boolean isOpen(Permanent permanent) {
    return isUnread
        || (isChangedOtherwise
            && UnreadChanges.of(inForce, permanent.id()).stream()
                .flatMap(unread -> unread.changes().stream())
                .anyMatch(what -> what != Characteristic.POWER_AND_TOUGHNESS));
  }

  /** Whether it is said what it does to what it is attached to, though not that it is an Aura. */
  private boolean seemsAttachable(Permanent attached) {
    return OF_ATTACHMENTS.stream().anyMatch(name -> inForce.has(attached.id(), name))
        || attached.abilities().stream().anyMatch(Attachments::speaksOfHolder)
        || attached.givenAbilities().stream().anyMatch(Attachments::speaksOfHolder);
  }

  private static boolean speaksOfHolder(Ability ability) {
    return OF_HOLDER.matcher(ability.text()).find()
        || Mentions.mentions(ability.meaning(), new Filter.Attached())
        || Mentions.mentions(ability.meaning(), Attachments::makesAura);
  }

  /** "This enchantment becomes an Aura with enchant creature": a board tells whether it has. */
  private static boolean makesAura(Object part) {
    return part instanceof Effect.ChangesTypes(_, _, var subtypes, _, _, _)
        && subtypes.contains("aura");
  }

  private Optional<Contradiction> wrong(Permanent attached, Id to, Optional<Permanent> holder) {
    if (attached.isCreature() && !inForce.has(attached.id(), "reconfigure")) {
      return Optional.of(new AttachedCreature(attached.id()));
    }
    boolean isOnCreature = holder.filter(Permanent::isCreature).isPresent();
    if (is(attached, "equipment") && !isOnCreature) {
      return Optional.of(new EquipsNoCreature(attached.id(), to));
    }
    boolean isOnLand = holder.filter(one -> one.characteristics().hasType("land")).isPresent();
    if (is(attached, "fortification") && !isOnLand) {
      return Optional.of(new FortifiesNoLand(attached.id(), to));
    }
    return is(attached, "aura") ? enchants(attached, to, isOnCreature) : Optional.empty();
  }

  /** What each of its enchant abilities demands (702.5c); bestow gives it one (702.103b). */
  private Optional<Contradiction> enchants(Permanent aura, Id to, boolean isOnCreature) {
    if (inForce.has(aura.id(), "bestow") && !isOnCreature) {
      return Optional.of(new CantEnchant(aura.id(), to, "creature"));
    }
    return keywords(aura.id(), "enchant").stream()
        .filter(words ->
            AttachmentText.enchanted(words)
                .filter(whom -> !view(aura).covers(whom, to))
                .isPresent())
        .findFirst()
        .map(words -> new CantEnchant(aura.id(), to, words));
  }

  /** "Can be attached only to a legendary creature", "can't be enchanted by other Auras". */
  private Optional<Contradiction> limited(Permanent attached, Permanent holder) {
    return inForce.effects().stream()
        .filter(one ->
            one.stated().effect() instanceof Effect.CantBeAttached(var what, var to, var when)
                && one.view().holds(when)
                && one.view().matches(what, attached)
                && one.view().matches(to, holder))
        .findFirst()
        .map(InForce.Effective::stated)
        .map(by -> new CantBeAttached(attached.id(), holder.id(), by));
  }

  private Optional<Contradiction> isProtected(Permanent attached, Permanent holder) {
    return keywords(holder.id(), "protection").stream()
        .filter(words -> !isGivenByAura(holder, words))
        .filter(words ->
            AttachmentText.protection(words, holder.characteristics().colors())
                .filter(from -> view(holder).matches(from, attached))
                .isPresent())
        .findFirst()
        .map(words -> new Protected(attached.id(), holder.id(), words));
  }

  /** Auras that give protection often say that this removes no Aura (702.16n). */
  private boolean isGivenByAura(Permanent holder, String words) {
    return inForce.worked().made().getOrDefault(holder.id(), List.of()).stream()
        .map(Made::by)
        .filter(by -> Mentions.mentions(by.effect(), part -> isProtection(part, words)))
        .anyMatch(by ->
            by.source()
                .permanent()
                .flatMap(inForce.board()::permanent)
                .filter(one -> is(one, "aura"))
                .isPresent());
  }

  private static boolean isProtection(Object part, String words) {
    return part instanceof Effect.Keyword(var name, var parameter)
        && name.equals("protection")
        && parameter.equals(Optional.of(words));
  }

  /** What follows a keyword in the abilities that a permanent has with it. */
  private List<String> keywords(Id permanent, String name) {
    var found = new ArrayList<String>();
    for (Held sentence : held.getOrDefault(permanent, List.of())) {
      for (Effect effect : sentence.effects()) {
        if (effect instanceof Effect.Keyword(var is, var words)
            && is.toLowerCase(Locale.ROOT).equals(name)) {
          words.ifPresent(found::add);
        }
      }
    }
    return found;
  }

  private Viewpoint view(Permanent permanent) {
    return new Viewpoint(
        inForce.board(),
        inForce.keywords(),
        Optional.of(permanent.id()),
        Optional.of(permanent.controller()),
        Set.of(),
        permanent.chosen(),
        Optional.empty());
  }
}
