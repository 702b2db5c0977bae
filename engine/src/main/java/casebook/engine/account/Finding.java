package casebook.engine.account;

import casebook.engine.effect.Characteristic;
import casebook.engine.ruling.Accounted.Fate;
import casebook.engine.ruling.Because;
import casebook.rules.RuleNumber;
import java.util.List;
import java.util.Optional;

/** What one effect of a sentence did. */
record Finding(Fate did, Optional<RuleNumber> rule, Because because) {
  static Finding unread(List<Characteristic> changes) {
    return new Finding(Fate.UNREAD, Optional.empty(), new Because.CantBeRead(changes));
  }

  static Finding applied(String rule, Because.Role role) {
    return new Finding(Fate.APPLIED, Optional.of(RuleNumber.parse(rule)), new Because.Acts(role));
  }

  static Finding noBearing(Because because) {
    return new Finding(Fate.NO_BEARING, Optional.empty(), because);
  }

  static Finding notInForce(Because because) {
    return new Finding(Fate.NOT_IN_FORCE, Optional.empty(), because);
  }

  /** Whether it says more of its sentence than another. */
  boolean isMoreThan(Finding other) {
    return weight() > other.weight();
  }

  private int weight() {
    return switch (did) {
      case UNREAD -> 4;
      case APPLIED -> 3;
      case ENDED -> 2;
      case NOT_IN_FORCE -> 1;
      case NO_BEARING -> 0;
    };
  }
}
