package org.wythofflab.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wythofflab.cli.files.MatchFile;
import org.wythofflab.cli.terminal.LineSource;
import org.wythofflab.cli.terminal.Voice;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.match.Talk;

/** One game in the terminal: a conversation until the end, line by line. */
final class PlayTable {
    static final List<String> COMMANDS = List.of(
            "take", "to", "forbid", "propose", "none", "hint", "moves", "why", "review", "undo", "rules", "save",
            "resign", "help", "quit");

    private static final String HELP = """
            take 3 from first    take 3 from the first pile (or: 3 0)
            3 5                  take 3 from the first and 5 from the second pile (or: -3,5)
            to 4,7               take what leaves 4 and 7
            2: take 3 from first do so in part 2 of a sum (or: 2: 3 0, or: 2: to 4,7)
            forbid 1,0 2,2       forbid the moves that take these (or: forbid none)
            forbid to 3,7        forbid the move that leaves 3 and 7
            propose 1,0 2,2      propose the moves that take these
            hint                 help, one step at a time
            moves                the moves there are
            why                  why the last turn of the computer was made
            review               the turns so far, who could win before each, and the mistakes
            undo                 take your last turn back
            rules                the rules of the game
            save FILE            save the match; wythoff play --load FILE goes on with it
            resign               give the game up, and see where it was won or lost
            quit                 leave the game
            """;

    private final Talk talk;
    private final Optional<String> file;
    private final LineSource lines;
    private final Voice voice;

    PlayTable(Talk talk, Optional<String> file, LineSource lines, Voice voice) {
        this.talk = talk;
        this.file = file;
        this.lines = lines;
        this.voice = voice;
    }

    void play() throws IOException {
        voice.say(talk.welcome());
        keep();
        while (!talk.isOver()) {
            if (talk.isComputersTurn()) {
                voice.say(List.of(talk.answer()));
                keep();
            } else if (!listen()) {
                return;
            }
        }
        voice.say(talk.conclusion());
    }

    private void keep() throws IOException {
        if (file.isPresent()) {
            MatchFile.save(file.get(), talk.text());
        }
    }

    /** Asks until something has been done; false at the end of the game before its time. */
    private boolean listen() throws IOException {
        voice.say(talk.question());
        while (true) {
            Optional<String> line = lines.next();
            if (line.isEmpty()) {
                voice.note("The input has ended, and the game stops at " + talk.position() + ".");
                return false;
            }
            String words = line.get().strip();
            int end = words.indexOf(' ');
            switch ((end < 0 ? words : words.substring(0, end)).toLowerCase(Locale.ROOT)) {
                case "quit", "exit", "q" -> {
                    voice.note("The game stops at " + talk.position() + ".");
                    return false;
                }
                case "help", "?" -> voice.print(HELP);
                case "save" -> save(end < 0 ? "" : words.substring(end).strip());
                default -> {
                    Talk.Reply reply = talk.hear(words);
                    voice.say(reply.said());
                    if (reply.acted()) {
                        keep();
                        return true;
                    }
                }
            }
        }
    }

    private void save(String name) throws IOException {
        if (name.isEmpty()) {
            voice.note("Save where? For example: save evening.match");
            return;
        }
        try {
            MatchFile.save(name, talk.text());
            voice.note("Saved in " + name + ".");
        } catch (BadRequestException cannot) {
            voice.note(HelpPage.capital(String.valueOf(cannot.getMessage())) + ".");
        }
    }
}
