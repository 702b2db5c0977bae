package casebook.site.input.edition;

import casebook.engine.board.Amendment;
import casebook.rules.Edition;
import casebook.rules.Editions;
import casebook.rules.RuleNumber;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;

/**
 * What is in force by an edition of that in which editions differ, as its own text says. An edition
 * that isn't decided as it reads is decided by today's rules.
 */
public final class Amendments {
  /** What was found before, as long as somebody holds the edition. */
  private static final Map<Edition, Set<Amendment>> FOUND =
      Collections.synchronizedMap(new WeakHashMap<>());

  private Amendments() {}

  /** The amendments that are in force by an edition. */
  public static Set<Amendment> of(Edition edition) {
    return FOUND.computeIfAbsent(edition, Amendments::find);
  }

  private static Set<Amendment> find(Edition edition) {
    boolean isDecided = Editions.isDecidedAsItReads(edition);
    return Arrays.stream(Amendment.values())
        .filter(amendment -> !isDecided || isIn(edition, amendment))
        .collect(
            Collectors.collectingAndThen(
                Collectors.toCollection(() -> EnumSet.noneOf(Amendment.class)),
                Collections::unmodifiableSet));
  }

  private static boolean isIn(Edition edition, Amendment amendment) {
    return switch (amendment) {
      case ENTERS_UNBLOCKED -> says(edition, "508.4d", "enters the battlefield as an unblocked");
      case WHOEVER_NAMES_WHAT_IS_GONE ->
          says(edition, "508.4a", "If a creature would be put onto the battlefield attacking");
      case PROTECTOR_REMOVES -> says(edition, "506.4", "if its controller or protector changes");
    };
  }

  private static boolean says(Edition edition, String number, String words) {
    return edition
        .rule(RuleNumber.parse(number))
        .filter(rule -> rule.text().contains(words))
        .isPresent();
  }
}
