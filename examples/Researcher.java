import java.util.List;
import org.wythofflab.Game;
import org.wythofflab.Wythoff;
import org.wythofflab.rules.Position;

/** A researcher's own ruleset: where do its P-positions go, and does any theorem here know it? */
class Researcher {
    public static void main(String[] args) {
        Game maharaja = Wythoff.game("moves(first: all; second: all; both: k = l or k = 2 and l = 1 or k = 1 and l = 2)");
        System.out.println(maharaja.words());
        System.out.println("theorems that apply: " + maharaja.theorems().size());

        List<Position> pairs = maharaja.positions().filter(p -> p.x() <= p.y()).limit(12).toList();
        System.out.println("P-positions: " + pairs);

        Position last = maharaja.positions(3000).filter(p -> p.x() < p.y()).reduce((a, b) -> b).orElseThrow();
        System.out.println("slope so far: " + 1000 * last.y() / last.x() + "/1000");
        System.out.println("Grundy value of (10,10): " + maharaja.grundyAt("10", "10"));
    }
}

/* prints
There are two piles of tokens, a first and a second, and two players who move in turn. A player may take any number of tokens from one pile. Or take k >= 1 tokens from the first pile and l >= 1 from the second at once: k = 1 and l = 2 or k = 2 and l = 1 or k = l. A player who cannot move loses.
theorems that apply: 0
P-positions: [(0,0), (1,3), (4,5), (2,6), (7,10), (8,13), (9,16), (12,18), (11,19), (14,23), (15,26), (17,29)]
slope so far: 1616/1000
Grundy value of (10,10): 6
*/
