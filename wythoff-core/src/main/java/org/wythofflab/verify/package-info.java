/**
 * The ledger: every claim of the papers with computable content, checked against the rules. The first room that sees both
 * {@code solve} and {@code theory}.
 *
 * <p>A {@link org.wythofflab.verify.Claim} is data: where it stands, what it says in our words, and the cases to check.
 * {@link org.wythofflab.verify.Claims} holds them all, one class per paper. {@link org.wythofflab.verify.LedgerRun} checks
 * them and computes a {@link org.wythofflab.verify.Verdict} for each; no verdict is ever typed. A statement that is
 * false as printed has a claim of its own, and its repair is another claim with {@code /repaired} after the id.
 *
 * <p>A check reads boards, tables and the numbers of sequences from the {@link org.wythofflab.verify.Ground} it is given, so that
 * a test can show it one false cell. Where that would not be noticed, a claim has false twins beside it. What would take too
 * much is refused, as a value: {@link org.wythofflab.verify.Footing}.
 *
 * <p>Nothing here reads a clock or a file, except for the printed tables among the resources.
 */
@NullMarked
package org.wythofflab.verify;

import org.jspecify.annotations.NullMarked;
