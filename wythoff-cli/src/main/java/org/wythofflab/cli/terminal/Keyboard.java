package org.wythofflab.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.TerminalBuilder;
import org.wythofflab.solve.StoppedException;

/** Lines that a person types, with editing, completion and a history of this session. */
final class Keyboard implements LineSource {
    private static final String PROMPT = "> ";

    private final org.jline.terminal.Terminal terminal;
    private final LineReader reader;

    private Keyboard(org.jline.terminal.Terminal terminal, List<String> words) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(new StringsCompleter(words))
                // An exclamation mark is no command of a shell here.
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.BRACKETED_PASTE, false)
                .build();
    }

    /**
     * Asks the terminal what it can do, so only for a conversation.
     *
     * @param words what is completed
     */
    static Keyboard open(List<String> words) throws IOException {
        return new Keyboard(TerminalBuilder.builder().system(true).dumb(true).build(), words);
    }

    @Override
    public Optional<String> next() {
        try {
            return Optional.of(reader.readLine(PROMPT));
        } catch (EndOfFileException end) {
            return Optional.empty();
        } catch (UserInterruptException interrupted) {
            throw new StoppedException("stopped at the keyboard");
        }
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
