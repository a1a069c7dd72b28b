/** What is shown of boards: outcomes of a window, kept boards, lists of few positions, counts of options. */
@NullMarked
package org.wythofflab.lab.board;

import org.jspecify.annotations.NullMarked;
