package org.wythofflab.explore.sweep;

import java.math.BigInteger;
import java.util.function.Function;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Need;

/** What an engine says that it needs. */
final class Expense {
    static final Need NOTHING = new Need(BigInteger.ZERO, BigInteger.ZERO);

    private Expense() {}

    static Need of(Function<Budget, Choice<?>> task) {
        return task.apply(Budget.of(Long.MAX_VALUE, Long.MAX_VALUE))
                .fold(chosen -> chosen.need().orElse(NOTHING), refused -> NOTHING);
    }
}
