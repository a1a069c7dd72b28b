/** Questions about the ledger: what is claimed, how far it was checked, and what came out. */
@NullMarked
package org.wythofflab.lab.ledger;

import org.jspecify.annotations.NullMarked;
