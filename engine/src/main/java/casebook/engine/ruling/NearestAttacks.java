package casebook.engine.ruling;

import java.util.List;

/**
 * Legal attacks near the declared one, fewest changed creatures first.
 *
 * @param isComplete whether every legal attack that is left out changes at least as many creatures
 *     as those here, and none is left out where these are fewer than were asked for; otherwise
 *     finding more took too long
 */
public record NearestAttacks(List<Nearest> attacks, boolean isComplete) {

  /** None, and none is left out. */
  public static final NearestAttacks NONE = new NearestAttacks(List.of(), true);

  public NearestAttacks {
    attacks = List.copyOf(attacks);
  }
}
