package org.wythofflab.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.wythofflab.rules.GameSpec;

/** Cards are written once, and no more of them are kept than there is room for. */
final class NotesTest {

    @Test
    void theOneNotAskedForLongestGoesFirst() {
        Notes notes = new Notes(20);
        notes.keep("a", "123456789");
        notes.keep("b", "123456789");
        assertThat(notes.about("a")).hasValue("123456789");
        notes.keep("c", "123456789");
        assertThat(notes.about("b")).isEmpty();
        assertThat(notes.about("a")).isPresent();
        assertThat(notes.length()).isEqualTo(20);
        notes.keep("a", "1");
        assertThat(notes.length()).isEqualTo(12);
        notes.keep("d", "longer than everything there is room for");
        assertThat(notes.length()).isZero();
    }

    @Test
    void anotherTextOfTheSameGameNeedsNoOtherCard() {
        Boards boards = new Boards(1_000_000);
        AtomicInteger written = new AtomicInteger();
        for (String text : new String[] {"st(1,1)", " wythoff ", "wythoff"}) {
            GameSpec game = Texts.game(text);
            assertThat(boards.card(game.text(), () -> "card " + written.incrementAndGet()))
                    .isEqualTo("card 1");
        }
        assertThat(boards.card("nim", () -> "card " + written.incrementAndGet()))
                .isEqualTo("card 2");
    }
}
