import org.wythofflab.Wythoff;

/** A referee's work: is what a paper says so, and how far was it checked? */
class Referee {
    public static void main(String[] args) {
        for (String id : new String[] {"modular/theorem-5", "restricted-st/table-10"}) {
            Wythoff.verify(id).forEach(entry -> System.out.println(entry.claim().id() + ": "
                    + entry.verdict()
                            .fold(
                                    agrees -> "agrees, " + agrees.scale().describe(agrees.bound()),
                                    refuted -> "refuted at " + refuted.smallest().where(),
                                    undecided -> "undecided: " + undecided.why())));
        }
    }
}

/* prints
modular/theorem-5: agrees, piles below 160
restricted-st/table-10: refuted at n=2 H_n
restricted-st/table-10/repaired: agrees, n below 200
*/
