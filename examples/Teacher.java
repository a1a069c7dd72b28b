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
take 5 from each pile, to (6,10); the smaller pile is A_n and the other, y, less than B_n: to (A_m, B_m), m = floor((y - s A_n) / t)
  take 2 from the first pile, to (9,15)
  take 5 from each pile, to (6,10)
with piles of a million digits too: false
*/
