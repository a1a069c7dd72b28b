package org.wythofflab.lab.bench;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wythofflab.exact.Decimals;
import org.wythofflab.exact.Product;
import org.wythofflab.exact.Quadratic;
import org.wythofflab.lab.BadRequestException;

/** What is measured. How large it gets is a matter of patience, so that only the longest piles have a limit here. */
final class BenchTasks {
    private static final String MAHARAJA =
            "moves(first: all; second: all; both: k = l or k = 1 and l = 2 or k = 2 and l = 1)";
    private static final String GENERALIZED = "moves(first: all; second: all; both: k = l or l = 2*k or k = 2*l)";
    private static final String SQUARES = "moves(first: all; second: all; both: k = l or k*k = l or l*l = k)";
    private static final String RESIDUES =
            "moves(first: all; second: all; both: k % 3 = 1 and l % 3 = 2 or k % 3 = 2 and l % 3 = 1 or k = l)";

    /** No plain list fits an {@code int} beyond. */
    private static final List<Long> SIZES = Sizes.upTo(200_000_000);

    private final List<BenchTask> tasks = new ArrayList<>();
    private final List<Long> digits;

    private BenchTasks(long mostDigits) {
        digits = Sizes.tens(10_000, mostDigits);
        lists();
        boards();
        tables();
        longPiles();
        arithmetic();
    }

    /** @param full longer piles, too */
    static List<BenchTask> all(boolean full) {
        return new BenchTasks(full ? 10_000_000 : 1_000_000).tasks;
    }

    /** Those whose ids are named, or the groups of their ids; all if nothing is named. */
    static List<BenchTask> named(List<String> names, boolean full) {
        List<BenchTask> all = all(full);
        Set<BenchTask> wanted = new LinkedHashSet<>();
        for (String name : names) {
            List<BenchTask> found = all.stream()
                    .filter(task -> task.id().equals(name) || task.id().startsWith(name + "/"))
                    .toList();
            if (found.isEmpty()) {
                throw new BadRequestException(
                        "there is no task '" + name + "'\n  wythoff bench --list names them all; board, for example,"
                                + " stands for all whose names begin with board/");
            }
            wanted.addAll(found);
        }
        return names.isEmpty() ? all : List.copyOf(wanted);
    }

    private void lists() {
        String bits = "a bit for each pile used";
        add(
                "pairs/st",
                "pairs of st(2,3)",
                bits,
                "pairs",
                size -> new AskedWork("st(2,3)").sequence("A,B", size),
                size -> PlainLists.pairs(2, 3, size));
        add(
                "pairs/text",
                "pairs of wythoff, written as text",
                bits + ", a string a line",
                "pairs",
                size -> new AskedWork("wythoff").terms("A,B", size),
                PlainLists::lines);
        positions("wythoff", "wythoff", "counters of rows, columns and diagonals", side -> PlainLists.blocked(1, side));
        positions("maharaja", MAHARAJA);
        positions("diagonals", GENERALIZED);
        positions("mp", "mp-wythoff(2,3)", "counters of diagonals", side -> PlainLists.diagonals(2, 3, side));
        for (int block : List.of(5, 20, 21)) {
            positions(
                    "block-" + block,
                    "wythoff block " + block,
                    "counters of rows, columns and diagonals",
                    side -> PlainLists.blocked(block, side));
        }
        add(
                "positions/value-1",
                "places of Grundy value 1 in the rows of wythoff",
                "the values of all options",
                "rows",
                rows -> new AskedWork("wythoff").sequence("grundy-value:1", rows),
                rows -> PlainBoards.places("wythoff", 1, rows));
    }

    private void positions(String name, String game) {
        positions(name, game, "every option until one is P", side -> PlainBoards.positions(game, side));
    }

    private void positions(String name, String game, String plainly, BenchTask.Work plain) {
        add("positions/" + name, "P-positions of " + game, plainly, "a side", EngineWork.on(game)::positions, plain);
    }

    private void boards() {
        board("st", "st(2,3)");
        board("misere", "odd-even(2,3) misere");
        board("irregular", SQUARES);
        board("residues", RESIDUES);
    }

    private void board(String name, String game) {
        tasks.add(new BenchTask(
                "board/" + name,
                "outcomes of " + game,
                "every option until one is P",
                "a side",
                SIZES,
                Optional.of(EngineWork.on(game)::solvedBoard),
                EngineWork.on(game)::board,
                side -> PlainBoards.board(game, side)));
    }

    private void tables() {
        table("wythoff", "wythoff");
        table("a-wythoff", "a-wythoff(2)");
        table("wyt", "wyt(k^2)");
        table("st", "st(2,3)");
        table("modular", "modular(5)");
        add(
                "states/imitation",
                "states of imitation(2,3)",
                "every move of every state",
                "a side",
                EngineWork.on("imitation(2,3)")::states,
                side -> PlainStates.starts(2, 3, side));
    }

    private void table(String name, String game) {
        tasks.add(new BenchTask(
                "grundy/" + name,
                "Grundy values of " + game,
                "the values of all options",
                "a side",
                SIZES,
                Optional.of(EngineWork.on(game)::solvedTable),
                EngineWork.on(game)::table,
                side -> PlainBoards.table(game, side)));
    }

    private void longPiles() {
        piles("wythoff", "wythoff", "BigInteger.sqrt", PlainNumbers::isWythoffPair);
        piles("st", "st(2,3)", "BigInteger.divide, digit by digit", (x, y) -> PlainNumbers.isStPair(2, 3, x, y));
        piles("block-2", "wythoff block 2", "BigInteger.sqrt", PlainNumbers::isBlockTwoPair);
    }

    private void piles(String name, String game, String plainly, PlainNumbers.Outcome plain) {
        number(
                "piles/" + name,
                "outcomes of " + game + " at two positions",
                plainly,
                length -> new AskedWork(game).outcomes(LongPair.of(game, length)),
                length -> PlainNumbers.outcomes(plain, LongPair.of(game, length)));
    }

    private void arithmetic() {
        number(
                "exact/product",
                "a product",
                "BigInteger.multiply",
                length -> LongNumbers.two(length, Product::of),
                length -> LongNumbers.two(length, BigInteger::multiply));
        number(
                "exact/golden",
                "floor(n*phi)",
                "BigInteger.sqrt",
                length -> LongNumbers.one(length, Quadratic.GOLDEN::floorOfMultiple),
                length -> LongNumbers.one(length, PlainNumbers::floorOfGolden));
        number(
                "exact/output",
                "decimal digits written",
                "BigInteger.toString",
                length -> LongNumbers.one(length, Decimals::print),
                length -> LongNumbers.one(length, BigInteger::toString));
        number(
                "exact/input",
                "decimal digits read",
                "new BigInteger",
                length -> LongNumbers.text(length, Decimals::parse),
                length -> LongNumbers.text(length, BigInteger::new));
    }

    private void number(String id, String what, String plainly, BenchTask.Work ours, BenchTask.Work plain) {
        tasks.add(new BenchTask(id, what, plainly, "digits", digits, Optional.empty(), ours, plain));
    }

    private void add(String id, String what, String plainly, String unit, BenchTask.Work ours, BenchTask.Work plain) {
        tasks.add(new BenchTask(id, what, plainly, unit, SIZES, Optional.empty(), ours, plain));
    }
}
