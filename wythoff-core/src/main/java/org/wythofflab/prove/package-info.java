/**
 * Proofs for all positions. {@link org.wythofflab.prove.Prover} looks for a set of positions that satisfies the equation the
 * rules make, and answers with a {@link org.wythofflab.prove.Proof}: proved, with a {@link org.wythofflab.prove.Certificate}
 * that others can check; refuted at the first position; or unknown, with how far it got. {@link
 * org.wythofflab.prove.Discoverer} looks further, also for Grundy values, and says what the set is like.
 *
 * <p>The sub-packages, each knowing only those before it: {@code automata}, sets of tuples of numbers as machines that read
 * their digits; {@code game}, what the rules of a game say about such sets, and guesses from evidence; {@code certificate},
 * the form in which proofs are handed on; {@code formula}, formulas as people write them; {@code shape}, a proved set in a few
 * words. {@code check} reads certificates again and shares no code with the others.
 *
 * <p>How it works, and what has to be trusted, is told in {@code docs/prover.md}.
 */
@NullMarked
package org.wythofflab.prove;

import org.jspecify.annotations.NullMarked;
