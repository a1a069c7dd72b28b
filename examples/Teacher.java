import org.wythofflab.Game;
import org.wythofflab.Wythoff;
import org.wythofflab.answer.Answer;
import org.wythofflab.answer.Standing;

/** A teacher's sheet: one position, who wins, why, and which moves keep the win. */
class Teacher {
    public static void main(String[] args) {
        Game game = Wythoff.game("wythoff");
        Answer answer = game.at("11", "15");
        System.out.println("(11,15) is " + (answer.isP() ? "lost" : "won") + " for the player to move:");
        System.out.println(answer.why());

        game.options("11", "15").forEach((option, standing) -> {
            if (standing == Standing.P) {
                System.out.println("  " + option.words() + ", to " + option.to());
            }
        });
        System.out.println("with piles of a million digits too: " + game.at("10^1000000", "1").isP());
    }
}

/* prints
(11,15) is won for the player to move:
Take 5 from each pile, to (6,10). Whatever the opponent does there, you can answer to another losing position. (6,10) is a P-position: 6 = floor(4 phi) and 10 = 6 + 4, phi the golden ratio.
  take 2 from the first pile, to (9,15)
  take 5 from each pile, to (6,10)
with piles of a million digits too: false
*/
