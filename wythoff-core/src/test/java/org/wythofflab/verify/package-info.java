/** The ledger: that it computes verdicts as it should, and that it notices mistakes. */
@NullMarked
package org.wythofflab.verify;

import org.jspecify.annotations.NullMarked;
