package org.wythofflab.verify.common;

import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Expectation;
import org.wythofflab.verify.Scale;

/** The claim that a printed table is right in every cell. */
public final class Tables {

    private Tables() {}

    /** For a table {@code 3} of a paper the resource is {@code modular-table-03}, the id {@code modular/table-3}. */
    public static Claim holds(Paper paper, int number, String statement) {
        return claim(paper, number, statement, Expectation.HOLDS);
    }

    public static Claim fails(Paper paper, int number, String statement) {
        return claim(paper, number, statement, Expectation.FAILS);
    }

    private static Claim claim(Paper paper, int number, String statement, Expectation expected) {
        String resource = paper.id() + "-table-" + (number < 10 ? "0" : "") + number;
        return new Claim(
                paper.id() + "/table-" + number,
                new Citation(paper, "Table " + number),
                statement,
                expected,
                Scale.ALL_PRINTED,
                TableCheck.cases(resource));
    }
}
