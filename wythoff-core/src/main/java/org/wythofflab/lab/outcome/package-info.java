/** Questions about one position or many: who wins, and what each move is worth. */
@NullMarked
package org.wythofflab.lab.outcome;

import org.jspecify.annotations.NullMarked;
