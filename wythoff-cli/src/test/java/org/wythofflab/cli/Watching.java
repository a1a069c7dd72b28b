package org.wythofflab.cli;

import org.wythofflab.cli.terminal.Terminal;

/** A person who watches both streams and types nothing. */
record Watching(boolean hasColours) implements Terminal {
    @Override
    public boolean showsAnswers() {
        return true;
    }

    @Override
    public boolean showsNotes() {
        return true;
    }
}
