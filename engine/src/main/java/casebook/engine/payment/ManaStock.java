package casebook.engine.payment;

import casebook.engine.board.Board;
import casebook.engine.board.Id;
import casebook.engine.board.Permanent;
import casebook.engine.effect.ManaCost;
import casebook.engine.mana.Mana;
import casebook.engine.mana.ManaSymbol;
import casebook.engine.mana.ManaSymbol.Generic;
import casebook.engine.ruling.Price;
import casebook.engine.ruling.Price.Action;
import casebook.engine.ruling.Price.OfPermanents;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The permanents with which mana can be made, those that are alike in all that matters as one with
 * a number, and the steps by which they make it.
 */
final class ManaStock {

  /** A way to make mana, without saying which permanent it is. */
  private record Making(ManaCost cost, List<List<ManaKind>> choices, Price also) {}

  /** What makes permanents alike: what they can make, and what else they can be used for. */
  private record Likeness(
      List<Making> makings,
      List<OfPermanents> uses,
      Map<String, Integer> counters,
      boolean attacks,
      boolean tapped,
      Optional<Id> limited) {}

  /** An ability that can be activated only once, of a permanent that is like no other. */
  private record Limited(int alike, Making making) {}

  /** Permanents that are alike. */
  record Alike(List<Id> ids, boolean tapped, List<Making> makings, Set<OfPermanents> uses) {}

  /**
   * What one step does to a permanent.
   *
   * @param alike which it is like
   * @param actions what is done to it, one after the other
   * @param makes whether its ability makes the mana
   */
  record Taken(int alike, boolean wasTapped, List<Action> actions, boolean makes) {}

  /** What is left after some steps: the number of permanents of each likeness, and the mana. */
  private record Draft(Stock stock, List<Taken> taken) {}

  /**
   * How much there is of everything.
   *
   * @param numbers for each likeness how many are untapped and how many are tapped, then how much
   *     mana there is of each kind, then the life and energy that can be paid, then for each
   *     ability that can be activated only once how often it still can be
   */
  record Stock(List<Integer> numbers) {
    Stock {
      numbers = List.copyOf(numbers);
    }

    int at(int place) {
      return numbers.get(place);
    }

    private Stock with(int place, int more) {
      var changed = new ArrayList<>(numbers);
      changed.set(place, changed.get(place) + more);
      return new Stock(changed);
    }
  }

  /** One step further: what was done for it, and what there is then. */
  record Step(List<Taken> taken, Stock then) {}

  private final List<Alike> all;
  private final List<ManaKind> kinds;
  private final List<Limited> limited = new ArrayList<>();
  private final Resources resources;

  /**
   * The permanents that abilities can use.
   *
   * @param facing all mana that may have to be paid
   * @param parts the costs of permanents that are paid in the end
   * @param attackers come last wherever there is a choice
   */
  ManaStock(
      Board board,
      Resources resources,
      List<ManaActivation> activations,
      Mana facing,
      List<OfPermanents> parts,
      Set<Id> attackers) {
    this.resources = resources;
    var making = new LinkedHashMap<Id, List<Making>>();
    var uses = new LinkedHashSet<>(parts);
    for (ManaActivation one : activations) {
      making
          .computeIfAbsent(one.permanent(), _ -> new ArrayList<>())
          .add(new Making(one.cost(), ManaMakers.mattering(one, facing), one.also()));
      uses.addAll(one.also().permanents());
    }
    var ids = new LinkedHashSet<>(making.keySet());
    activations.forEach(one -> one.also().permanents().forEach(part -> ids.addAll(part.from())));
    var alike = new LinkedHashMap<Likeness, List<Id>>();
    for (boolean attacks : List.of(false, true)) {
      for (Id id : ids) {
        Optional<Permanent> there = board.permanent(id);
        if (there.isPresent() && attackers.contains(id) == attacks) {
          var likeness =
              new Likeness(
                  making.getOrDefault(id, List.of()),
                  uses.stream().filter(part -> part.from().contains(id)).toList(),
                  there.get().counters(),
                  attacks,
                  there.get().tapped(),
                  isLimited(making.getOrDefault(id, List.of()))
                      ? Optional.of(id)
                      : Optional.empty());
          alike.computeIfAbsent(likeness, _ -> new ArrayList<>()).add(id);
        }
      }
    }
    all = new ArrayList<>();
    alike.forEach((one, of) ->
        all.add(new Alike(of, one.tapped(), one.makings(), new HashSet<>(one.uses()))));
    var different = new TreeSet<>(ManaKind.ORDER);
    for (int place = 0; place < all.size(); place++) {
      for (Making of : all.get(place).makings()) {
        of.choices().forEach(different::addAll);
        if (of.cost() == ManaCost.NOTHING_ONCE) {
          limited.add(new Limited(place, of));
        }
      }
    }
    kinds = List.copyOf(different);
  }

  private static boolean isLimited(List<Making> makings) {
    return makings.stream().anyMatch(one -> one.cost() == ManaCost.NOTHING_ONCE);
  }

  List<Alike> all() {
    return all;
  }

  /** What there is before anything is activated. */
  private Stock beginning() {
    var numbers = new ArrayList<Integer>();
    for (Alike one : all) {
      numbers.add(one.tapped() ? 0 : one.ids().size());
      numbers.add(one.tapped() ? one.ids().size() : 0);
    }
    numbers.addAll(Collections.nCopies(kinds.size(), 0));
    numbers.add(Math.max(0, resources.life()));
    numbers.add(Math.max(0, resources.energy()));
    for (int ability = 0; ability < limited.size(); ability++) {
      Limited one = limited.get(ability);
      numbers.add(limited.indexOf(one) == ability ? Collections.frequency(limited, one) : 0);
    }
    return new Stock(numbers);
  }

  /**
   * The first step: a permanent makes mana at once if it can make one kind alone, nothing is paid
   * for it, and the permanent can be used for nothing else that this rules out.
   */
  Step first() {
    var draft = new Draft(beginning(), List.of());
    for (int place = 0; place < all.size(); place++) {
      Alike one = all.get(place);
      if (one.makings().size() == 1 && isFirst(one, one.makings().getFirst())) {
        Making making = one.makings().getFirst();
        for (int times = one.ids().size(); times > 0; times--) {
          List<Draft> next = activated(draft, place, making);
          draft = next.isEmpty() ? draft : next.getFirst();
        }
      }
    }
    return new Step(draft.taken(), draft.stock());
  }

  private static boolean isFirst(Alike one, Making making) {
    return making.also().equals(Price.NOTHING)
        && making.choices().size() == 1
        && one.uses().stream()
            .noneMatch(use -> making.cost().sacrifices() || use.action() == Action.TAP);
  }

  /** Every step that can come next. */
  List<Step> next(Stock stock) {
    var steps = new ArrayList<Step>();
    for (int place = 0; place < all.size(); place++) {
      for (Making making : all.get(place).makings()) {
        for (Draft draft : activated(new Draft(stock, List.of()), place, making)) {
          steps.add(new Step(draft.taken(), draft.stock()));
        }
      }
    }
    return steps;
  }

  /** How much mana there is, in the order in which it is used. */
  Map<ManaKind, Integer> mana(Stock stock) {
    var mana = new LinkedHashMap<ManaKind, Integer>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      mana.put(kinds.get(kind), stock.at(ofKind(kind)));
    }
    return mana;
  }

  /** How much life and energy was paid until then. */
  Resources paid(Stock stock) {
    return new Resources(
        Math.max(0, resources.life()) - stock.at(ofLife()),
        Math.max(0, resources.energy()) - stock.at(ofEnergy()));
  }

  private int ofKind(int kind) {
    return 2 * all.size() + kind;
  }

  private int ofLife() {
    return ofKind(kinds.size());
  }

  private int ofEnergy() {
    return ofLife() + 1;
  }

  private int ofLimited(int alike, Making making) {
    return ofEnergy() + 1 + limited.indexOf(new Limited(alike, making));
  }

  /** Every way to activate an ability of one of those that are alike, and what it may add. */
  private List<Draft> activated(Draft before, int place, Making making) {
    List<Draft> drafts =
        self(before, place, making)
            .flatMap(one -> spending(one, ofLife(), making.also().life()))
            .flatMap(one -> spending(one, ofEnergy(), making.also().energy()))
            .stream()
            .toList();
    for (OfPermanents part : making.also().permanents()) {
      drafts = drafts.stream().flatMap(one -> using(one, part, 0, part.count()).stream()).toList();
    }
    List<ManaSymbol> symbols = single(making.also().mana());
    drafts = drafts.stream().flatMap(one -> paying(one, symbols, 0).stream()).distinct().toList();
    return drafts.stream()
        .flatMap(one -> making.choices().stream().map(units -> adding(one, units)))
        .toList();
  }

  private static Optional<Draft> spending(Draft before, int place, int amount) {
    return before.stock().at(place) < amount
        ? Optional.empty()
        : Optional.of(new Draft(before.stock().with(place, -amount), before.taken()));
  }

  private Optional<Draft> self(Draft before, int place, Making making) {
    boolean isUntapped = before.stock().at(2 * place) > 0;
    boolean isTapped = before.stock().at(2 * place + 1) > 0;
    return switch (making.cost()) {
      case NOTHING ->
          isUntapped || isTapped
              ? Optional.of(untouched(before, place, !isUntapped))
              : Optional.empty();
      case NOTHING_ONCE ->
          isUntapped || isTapped
              ? spending(untouched(before, place, !isUntapped), ofLimited(place, making), 1)
              : Optional.empty();
      case TAP -> isUntapped ? Optional.of(tapped(before, place, true)) : Optional.empty();
      case TAP_AND_SACRIFICE ->
          isUntapped ? Optional.of(gone(before, place, false, making.cost())) : Optional.empty();
      case SACRIFICE ->
          isUntapped || isTapped
              ? Optional.of(gone(before, place, isTapped, making.cost()))
              : Optional.empty();
    };
  }

  private static Draft untouched(Draft before, int place, boolean isTapped) {
    return new Draft(before.stock(), and(before, new Taken(place, isTapped, List.of(), true)));
  }

  private static Draft tapped(Draft before, int place, boolean makes) {
    return new Draft(
        before.stock().with(2 * place, -1).with(2 * place + 1, 1),
        and(before, new Taken(place, false, List.of(Action.TAP), makes)));
  }

  /** What makes mana is gone, and was tapped before where its cost asks for that. */
  private static Draft gone(Draft before, int place, boolean isTapped, ManaCost cost) {
    return gone(before, new Taken(place, isTapped, Use.actions(cost), true));
  }

  private static Draft gone(Draft before, Taken taken) {
    return new Draft(
        before.stock().with(2 * taken.alike() + (taken.wasTapped() ? 1 : 0), -1),
        and(before, taken));
  }

  private static List<Taken> and(Draft before, Taken taken) {
    var more = new ArrayList<>(before.taken());
    more.add(taken);
    return more;
  }

  /** Every way to tap or sacrifice this number of permanents, of those from a place on. */
  private List<Draft> using(Draft before, OfPermanents part, int from, int count) {
    if (count == 0) {
      return List.of(before);
    }
    var drafts = new ArrayList<Draft>();
    for (int place = from; place < all.size(); place++) {
      if (all.get(place).uses().contains(part)) {
        boolean isUntapped = before.stock().at(2 * place) > 0;
        boolean isTapped = before.stock().at(2 * place + 1) > 0;
        if (part.action() == Action.TAP && isUntapped) {
          drafts.addAll(using(tapped(before, place, false), part, place, count - 1));
        } else if (part.action() == Action.SACRIFICE && (isUntapped || isTapped)) {
          var taken = new Taken(place, isTapped, List.of(Action.SACRIFICE), false);
          drafts.addAll(using(gone(before, taken), part, place, count - 1));
        }
      }
    }
    return drafts;
  }

  /** Mana symbols that one mana pays each, the generic ones last. */
  private static List<ManaSymbol> single(Mana mana) {
    var symbols = new ArrayList<ManaSymbol>();
    int generic = 0;
    for (ManaSymbol symbol : mana.symbols()) {
      if (symbol instanceof Generic(int amount)) {
        generic += amount;
      } else {
        symbols.add(symbol);
      }
    }
    symbols.addAll(Collections.nCopies(generic, new Generic(1)));
    return symbols;
  }

  /** Every way to pay symbols; alike ones, one after the other, with mana in its order. */
  private List<Draft> paying(Draft before, List<ManaSymbol> symbols, int from) {
    if (symbols.isEmpty()) {
      return List.of(before);
    }
    ManaSymbol symbol = symbols.getFirst();
    List<ManaSymbol> rest = symbols.subList(1, symbols.size());
    boolean isAgain = !rest.isEmpty() && rest.getFirst().equals(symbol);
    var drafts = new ArrayList<Draft>();
    for (int kind = from; kind < kinds.size(); kind++) {
      if (kinds.get(kind).pays(symbol) && before.stock().at(ofKind(kind)) > 0) {
        var paid = new Draft(before.stock().with(ofKind(kind), -1), before.taken());
        drafts.addAll(paying(paid, rest, isAgain ? kind : 0));
      }
    }
    return drafts;
  }

  private Draft adding(Draft before, List<ManaKind> units) {
    Stock stock = before.stock();
    for (ManaKind unit : units) {
      stock = stock.with(ofKind(kinds.indexOf(unit)), 1);
    }
    return new Draft(stock, before.taken());
  }
}
