package org.wythofflab.architecture.samples.rules;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import org.wythofflab.architecture.samples.solve.Engine;

/** Looks ahead into a later room, at the clock and at the disk. */
final class RuleThatSolves {
    long solve() {
        System.out.println(Path.of(".").resolve(LocalDate.now(ZoneOffset.UTC).toString()));
        return Engine.half(2) + System.nanoTime();
    }
}
