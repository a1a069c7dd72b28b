package org.wythofflab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.LimitException;
import org.wythofflab.lab.SavedTable;
import org.wythofflab.rules.Catalogue;
import org.wythofflab.rules.CatalogueEntry;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.rules.GameSum;
import org.wythofflab.rules.GameSyntaxException;
import org.wythofflab.solve.Budget;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Claims;
import org.wythofflab.verify.LedgerRun;

/**
 * The front door: everything about Wythoff-like two-pile games begins here.
 *
 * <pre>{@code
 * Game game = Wythoff.game("wythoff block 3");
 * Answer answer = game.at("10^30", "7");
 * System.out.println((answer.isP() ? "P: " : "N: ") + answer.why());
 * game.positions().limit(10).forEach(System.out::println);
 * }</pre>
 */
public final class Wythoff {
    private Wythoff() {}

    /**
     * The game that a line of text describes; see the guide for the language.
     *
     * @throws BadTextException if the text is no game
     */
    public static Game game(String text) {
        try {
            return new Game(GameSpec.parse(text), Effort.standard());
        } catch (GameSyntaxException fault) {
            throw new BadTextException(text, fault);
        }
    }

    /**
     * Games side by side, as {@code wythoff + nim}.
     *
     * @throws BadTextException if the text is no sum, or a part of it has no Grundy values
     */
    public static Sum sum(String text) {
        try {
            return new Sum(GameSum.parse(text), Effort.standard());
        } catch (GameSyntaxException fault) {
            throw new BadTextException(text, fault);
        }
    }

    /**
     * A table of Grundy values and its game, from a file that {@link Game#save} or {@code ./wythoff grundy GAME --size N -o
     * FILE.wgt} has written. {@link org.wythofflab.lab.TableReader} reads only those rows that are asked about.
     *
     * @throws BadTextException if it is another file, or damaged, or cut off; the message says where
     * @throws RefusedException if it does not fit in the usual memory
     */
    public static SavedTable table(InputStream in) throws IOException {
        try {
            return Effort.standard().spend(budget -> read(in, budget));
        } catch (UncheckedIOException failure) {
            throw failure.getCause();
        } catch (BadRequestException damage) {
            throw new BadTextException("this is no table that can be read: " + damage.getMessage());
        } catch (LimitException limit) {
            throw new RefusedException("the table is too large", String.valueOf(limit.getMessage()));
        }
    }

    private static SavedTable read(InputStream in, Budget budget) {
        try {
            return SavedTable.read(in, budget);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The catalogue: the games of the papers, by name. */
    public static List<CatalogueEntry> catalogue() {
        return Catalogue.entries();
    }

    /** What the papers claim, claim by claim. */
    public static List<Claim> claims() {
        return Claims.all();
    }

    /**
     * Checks claims of the papers against the rules, on all processors.
     *
     * @param id a claim such as {@code modular/theorem-5}, or a paper such as {@code modular}
     * @throws BadTextException if there is no such claim
     */
    public static List<LedgerRun.Entry> verify(String id) {
        return verify(id, Effort.standard());
    }

    /** The same within an effort. */
    public static List<LedgerRun.Entry> verify(String id, Effort effort) {
        List<Claim> claims = Claims.named(id);
        if (claims.isEmpty()) {
            throw new BadTextException("there is no claim '" + id + "'; Wythoff.claims() lists them");
        }
        return effort.spend(budget ->
                LedgerRun.of(claims).run(Runtime.getRuntime().availableProcessors(), budget, LedgerRun.Notebook.NONE));
    }
}
