package casebook.site.input.move;

import casebook.engine.board.Id;
import casebook.engine.mana.Mana;
import casebook.engine.move.Attack;
import casebook.engine.move.Move;
import casebook.engine.move.OptionalPayment;
import casebook.engine.move.Payment;
import casebook.engine.move.Question;
import casebook.site.input.board.CaseIds;
import casebook.site.input.tree.Fields;
import casebook.site.input.tree.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/** Reads a declaration of attackers. */
final class DeclarationReader {
  private final CaseIds names;
  private final SequencedMap<Id, Id> targets = new LinkedHashMap<>();

  DeclarationReader(CaseIds names) {
    this.names = names;
  }

  Move read(Fields fields) {
    attacks(fields.require("attacks"));
    var bands = new ArrayList<List<Id>>();
    for (Value band : fields.items("bands")) {
      bands.add(band.items().stream().flatMap(item -> attackersOf(item).stream()).toList());
    }
    Payment payment = payment(fields);
    var optional = new ArrayList<OptionalPayment>();
    for (Value item : fields.items("optional")) {
      item.fields().flatMap(this::optional).ifPresent(optional::add);
    }
    return new Move.DeclareAttackers(new Attack(targets), bands, payment, optional);
  }

  /** The question which attacks go on from these attackers: {@code {attacks, pay}}. */
  Question completions(Fields fields, int limit) {
    attacks(fields.find("attacks"));
    Payment payment = payment(fields);
    fields.end();
    return new Question.Completions(new Attack(targets), payment, limit);
  }

  private void attacks(Optional<Value> list) {
    for (Value item : list.map(Value::items).orElse(List.of())) {
      item.fields().ifPresent(this::attack);
    }
  }

  private Payment payment(Fields fields) {
    return fields.find("pay").map(this::payment).orElse(new Payment.All());
  }

  private void attack(Fields fields) {
    Optional<Value> attacker = fields.require("attacker");
    Optional<Value> count = fields.find("count");
    List<Id> creatures = attacker.map(where -> attackers(where, count)).orElse(List.of());
    Optional<Id> target = fields.require("target").flatMap(names::object);
    for (Id creature : creatures) {
      if (targets.putIfAbsent(creature, target.orElse(CaseIds.UNKNOWN)) != null) {
        attacker
            .orElseThrow()
            .problem("“" + creature + "” attacks twice here: a creature attacks one thing.");
      }
    }
    fields.end();
  }

  /** The creature named, or those of a stack's name that don't attack already, up to a number. */
  private List<Id> attackers(Value where, Optional<Value> count) {
    if (count.isEmpty()) {
      return names.permanent(where).map(List::of).orElse(List.of());
    }
    List<Id> all = names.permanents(where);
    List<Id> free = all.stream().filter(id -> !targets.containsKey(id)).toList();
    OptionalInt wanted = count.get().number(0, Integer.MAX_VALUE);
    if (all.isEmpty() || wanted.isEmpty()) {
      return List.of();
    }
    if (wanted.getAsInt() > free.size()) {
      count
          .get()
          .problem(
              "These are more than there are: “%s” stands for %d, of which %d attack already."
                  .formatted(where.text().orElse(""), all.size(), all.size() - free.size()));
      return List.of();
    }
    return free.subList(0, wanted.getAsInt());
  }

  /** The creature named, or those that the name stands for and that attack. */
  private List<Id> attackersOf(Value item) {
    List<Id> all = names.permanents(item);
    return all.size() == 1 ? all : all.stream().filter(targets::containsKey).toList();
  }

  private Payment payment(Value value) {
    if (value.isText()) {
      return value
          .oneOf(List.of("all", "none"))
          .filter(word -> word.equals("none"))
          .<Payment>map(_ -> new Payment.Nothing())
          .orElse(new Payment.All());
    }
    var paid = new ArrayList<Payment.Paid>();
    for (Value item : value.items()) {
      item.fields()
          .ifPresent(fields -> {
            List<Id> attackers =
                fields.require("attacker").map(this::attackersOf).orElse(List.of());
            Optional<Id> target = fields.find("target").flatMap(names::object);
            List<Id> with = fields.find("with").map(this::with).orElse(List.of());
            fields.end();
            attackers.forEach(attacker -> paid.add(new Payment.Paid(attacker, target, with)));
          });
    }
    return new Payment.For(paid);
  }

  /** The permanents that a cost is paid with; mana and other things have no choice to state. */
  private List<Id> with(Value value) {
    if (value.isList()) {
      return names.objectsOf(value.items());
    }
    boolean mana = value.isText() && value.text().filter(DeclarationReader::isMana).isPresent();
    return mana ? List.of() : names.permanents(value);
  }

  private static boolean isMana(String text) {
    return Mana.find(text).isPresent();
  }

  private Optional<OptionalPayment> optional(Fields fields) {
    Optional<Id> attacker = fields.require("attacker").flatMap(names::permanent);
    Optional<String> cost = fields.require("cost").flatMap(Value::name);
    Optional<Id> with = fields.find("with").flatMap(names::permanent);
    fields.end();
    return attacker.flatMap(id -> cost.map(name -> new OptionalPayment(id, name, with)));
  }
}
