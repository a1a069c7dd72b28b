package org.wythofflab.solve.layers;

import org.wythofflab.solve.bits.Run;

/** Where the predecessors of a position begin: so many rows below it, and as many columns on as the run says. */
record LayerStart(int delay, Run run) {}
