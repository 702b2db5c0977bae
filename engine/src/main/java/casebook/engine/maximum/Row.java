package casebook.engine.maximum;

import java.util.BitSet;
import java.util.List;

/**
 * What the procedure for requirements sees of an attack: attacks with the same row are all legal or
 * all illegal.
 *
 * @param existing the groups of requirements that exist given the attack
 * @param obeyed how many requirements of each group it obeys
 */
record Row(BitSet existing, List<Integer> obeyed) {

  /** How many requirements of some groups it obeys. */
  int score(BitSet groups) {
    return groups.stream().map(obeyed::get).sum();
  }
}
