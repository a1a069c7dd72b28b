/** Questions about proofs: prove what the P-positions of a game are, and check a certificate. */
@NullMarked
package org.wythofflab.lab.proof;

import org.jspecify.annotations.NullMarked;
