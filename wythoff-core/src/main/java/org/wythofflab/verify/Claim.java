package org.wythofflab.verify;

import java.util.List;
import java.util.stream.Stream;
import org.wythofflab.theory.Citation;

/**
 * A statement of a paper that can be checked.
 *
 * @param id such as {@code restricted-st/theorem-20}; the repair of a false statement ends in {@code /repaired}
 * @param statement what it says, one line in our own words; of a false statement, what is printed
 * @param expected what the ledger expects; it never enters a verdict, only the exit code
 * @param scale what a bound means here, and the standard one
 * @param cases one for each choice of parameters, smallest first
 * @param twins false statements made as the cases are, with a constant off by one or an inequality turned round: a check
 *     that lets one pass would let anything pass
 */
public record Claim(
        String id,
        Citation citation,
        String statement,
        Expectation expected,
        Scale scale,
        List<Case> cases,
        List<Check> twins) {

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

    /** The same claim with one more false twin. */
    public Claim unlike(Check twin) {
        List<Check> more = Stream.concat(twins.stream(), Stream.of(twin)).toList();
        return new Claim(id, citation, statement, expected, scale, cases, more);
    }

    public boolean isRepair() {
        return id.endsWith(REPAIRED);
    }

    /** The id its repair has, if there is one. */
    public String repairId() {
        return id + REPAIRED;
    }
}
