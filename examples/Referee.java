import org.wythofflab.Wythoff;

/** A referee's work: is what a paper says so, and how far was it checked? */
class Referee {
    public static void main(String[] args) {
        for (String id : new String[] {"blocking/theorem-1.1", "modular/theorem-5", "restricted-st/table-10"}) {
            Wythoff.verify(id).forEach(entry -> System.out.println(entry.claim().id() + ": "
                    + entry.verdict()
                            .fold(
                                    proved -> ("proved for all positions " + proved.parameters()).strip(),
                                    agrees -> "agrees, " + agrees.scale().describe(agrees.bound()),
                                    refuted -> "refuted at " + refuted.smallest().where(),
                                    undecided -> "undecided: " + undecided.why())));
        }
    }
}

/* prints
blocking/theorem-1.1: proved for all positions k=1..3
modular/theorem-5: agrees, piles below 160
restricted-st/table-10: refuted at n=2 H_n
restricted-st/table-10/repaired: proved for all positions
*/
