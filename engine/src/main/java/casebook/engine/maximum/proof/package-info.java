/**
 * What is told of a maximum: the certificate, and the requirements that make an attack illegal.
 *
 * <p>The prices of the relaxation are a dual solution. By weak duality they bound every attack, and
 * anyone can check that by adding up ({@link casebook.engine.maximum.proof.CertificateBuilder}). A
 * small set of ignored requirements that is enough to make an attack illegal is found by a deletion
 * filter ({@link casebook.engine.maximum.proof.DeletionFilter}).
 *
 * <p>Reference: J. W. Chinneck, E. W. Dravnieks, <i>Locating minimal infeasible constraint sets in
 * linear programs</i>, ORSA Journal on Computing 3, 1991.
 */
@NullMarked
package casebook.engine.maximum.proof;

import org.jspecify.annotations.NullMarked;
