/**
 * Checks certificates ({@link org.wythofflab.prove.check.CertificateCheck}). Nothing here knows how proofs are found: it reads
 * the certificate and the rules of the game, and goes through the steps. It shares no code with the rest of {@code prove};
 * what it trusts is told in {@code docs/prover.md}.
 */
@NullMarked
package org.wythofflab.prove.check;

import org.jspecify.annotations.NullMarked;
