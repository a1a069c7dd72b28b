package org.wythofflab.cli;

import java.util.Locale;
import org.wythofflab.lab.BadRequestException;

/** The commands there are, in the order people meet them. Listing them builds none of them. */
enum CommandName {
    GAMES("the catalogue of games and the papers they come from"),
    DESCRIBE("the rules of a game in words, and what can be computed"),
    OUTCOME("who wins a position, by which move, and why"),
    MOVES("all moves of a position, each with its outcome"),
    POSITIONS("the P-positions below a bound"),
    GRUNDY("Grundy values: a table, or those of given positions"),
    SEQUENCE("sequences of a game: numbered P-positions, counts, Grundy values"),
    EXPLORE("measures a game: slopes, densities, periods, fitted formulas"),
    COMPARE("where two games have different outcomes, and how often"),
    IDENTIFY("which known sequences (OEIS numbers) agree with given terms"),
    NUMERATION("the digits of a pile that decide a game"),
    PICTURE("a picture of a game: PNG, SVG, or in the terminal"),
    PLAY("a game against the computer or another person"),
    CLAIMS("the claims of the papers that the ledger holds"),
    VERIFY("checks claims of the papers against the rules"),
    PROVE("proves for all positions which of them are P"),
    DISCOVER("finds out which positions are P, or of a Grundy value, and proves it"),
    SWEEP("one row of measures for each game of a range"),
    CHECK_PROOF("checks the certificate of a proof"),
    BENCH("the speed of the engines against plain programs"),
    STUDIO("the page in your browser: boards, games to play, theorems"),
    JSHELL("a Java shell with the library, which needs a JDK"),
    HELP("help about a command"),
    VERSION("the version of this program"),
    COMPLETION("a script that completes commands and options in bash or zsh");

    private final String summary;

    CommandName(String summary) {
        this.summary = summary;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String summary() {
        return summary;
    }

    Command command() {
        return switch (this) {
            case GAMES -> new GamesCommand();
            case DESCRIBE -> new DescribeCommand();
            case OUTCOME -> new OutcomeCommand();
            case MOVES -> new MovesCommand();
            case POSITIONS -> new PositionsCommand();
            case GRUNDY -> new GrundyCommand();
            case SEQUENCE -> new SequenceCommand();
            case EXPLORE -> new ExploreCommand();
            case COMPARE -> new CompareCommand();
            case IDENTIFY -> new IdentifyCommand();
            case NUMERATION -> new NumerationCommand();
            case PICTURE -> new PictureCommand();
            case PLAY -> new PlayCommand();
            case CLAIMS -> new ClaimsCommand();
            case VERIFY -> new VerifyCommand();
            case PROVE -> new ProveCommand();
            case DISCOVER -> new DiscoverCommand();
            case SWEEP -> new SweepCommand();
            case CHECK_PROOF -> new CheckProofCommand();
            case BENCH -> new BenchCommand();
            case STUDIO -> new StudioCommand();
            case JSHELL -> new JshellCommand();
            case HELP -> new HelpCommand();
            case VERSION -> new VersionCommand();
            case COMPLETION -> new CompletionCommand();
        };
    }

    /** @throws BadRequestException if there is no such command */
    static CommandName named(String word) {
        for (CommandName name : values()) {
            if (name.word().equals(word)) {
                return name;
            }
        }
        throw new BadRequestException(
                "unknown command '" + word + "'" + HelpPage.nearestCommand(word) + "\nall commands: wythoff help");
    }
}
