package org.wythofflab.architecture.samples.theory;

import org.wythofflab.architecture.samples.solve.Engine;

/** A closed form that consults an engine. */
final class FormulaThatSolves {
    int pair(int n) {
        return Engine.half(4 * n);
    }
}
