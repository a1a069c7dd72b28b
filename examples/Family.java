import java.util.stream.IntStream;
import org.wythofflab.Wythoff;

/** A question to a family of games: how many P-positions has m-modular Wythoff? (Khovanova and Niu: 2*floor(m/phi) + 1.) */
class Family {
    public static void main(String[] args) {
        IntStream.rangeClosed(1, 8)
                .mapToObj(m -> "modular(" + m + ")")
                .forEach(game -> System.out.println(
                        game + ": " + Wythoff.game(game).positions(200).count() + " P-positions"));
    }
}

/* prints
modular(1): 1 P-positions
modular(2): 3 P-positions
modular(3): 3 P-positions
modular(4): 5 P-positions
modular(5): 7 P-positions
modular(6): 7 P-positions
modular(7): 9 P-positions
modular(8): 9 P-positions
*/
