package org.wythofflab.verify;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.wythofflab.theory.Citation;

/**
 * A statement of a paper that can be checked.
 *
 * @param id such as {@code restricted-st/theorem-20}; the repair of a false statement ends in {@code /repaired}
 * @param statement what it says, one line in our own words; of a false statement, what is printed
 * @param expected what the ledger expects; it never enters a verdict, only the exit code
 * @param scale what a bound means here, and the standard one
 * @param cases one for each choice of parameters, smallest first
 * @param twins false statements, each with its cases, made as the cases of the claim are but for a constant off by one or
 *     an inequality turned round: a check that lets one pass would let anything pass
 */
public record Claim(
        String id,
        Citation citation,
        String statement,
        Expectation expected,
        Scale scale,
        List<Case> cases,
        List<List<Case>> twins) {

    private static final String REPAIRED = "/repaired";

    public Claim {
        cases = List.copyOf(cases);
        twins = List.copyOf(twins);
        if (cases.isEmpty()) {
            throw new IllegalArgumentException(id + " has no case to check");
        }
    }

    public Claim(String id, Citation citation, String statement, Expectation expected, Scale scale, List<Case> cases) {
        this(id, citation, statement, expected, scale, cases, List.of());
    }

    public static Claim holds(String id, Citation citation, String statement, Scale scale, List<Case> cases) {
        return new Claim(id, citation, statement, Expectation.HOLDS, scale, cases);
    }

    public static Claim fails(String id, Citation citation, String statement, Scale scale, List<Case> cases) {
        return new Claim(id, citation, statement, Expectation.FAILS, scale, cases);
    }

    /** A question the paper leaves open. */
    public static Claim open(String id, Citation citation, String statement, Scale scale, List<Case> cases) {
        return new Claim(id, citation, statement, Expectation.OPEN, scale, cases);
    }

    /**
     * A claim with false twins beside it, all made in the same way: for 0 the cases of the claim, for 1 and so on those of
     * the twins.
     */
    public static Claim holds(
            String id, Citation citation, String statement, Scale scale, int twins, IntFunction<List<Case>> made) {
        List<List<Case>> others = IntStream.rangeClosed(1, twins).mapToObj(made).toList();
        return new Claim(id, citation, statement, Expectation.HOLDS, scale, made.apply(0), others);
    }

    public boolean isRepair() {
        return id.endsWith(REPAIRED);
    }

    /** The id its repair has, if there is one. */
    public String repairId() {
        return id + REPAIRED;
    }
}
