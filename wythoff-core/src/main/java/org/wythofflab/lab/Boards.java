package org.wythofflab.lab;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Choice;
import org.wythofflab.solve.Engines.Solver;
import org.wythofflab.solve.StoppedException;

/**
 * Solved boards, kept for the requests to come while they take at most so many bytes; the one not used for longest goes
 * first. For many threads: a board that several of them need is solved once.
 */
public final class Boards {

    /** Prepares a square board of the given side. */
    @FunctionalInterface
    public interface Engine<T> {
        Choice<Solver<T>> on(BigInteger side, Budget budget);
    }

    /** What a board holds of each position. */
    public enum Kind {
        OUTCOMES,
        VALUES,
        COUNTS,
        HISTORIES,
        /** Blocks of squares, for maps seen from far away. */
        SHRUNK,
        /** A list, which takes time and bytes by the side and not by the area. */
        FEW;

        /** Such games are not listed with more. */
        private static final int MOST_IN_A_ROW = 127;

        /** Boards this small are solved at once, whatever part of them is needed; states are the dearest. */
        BigInteger smallest() {
            return BigInteger.valueOf(this == HISTORIES || this == COUNTS ? 256 : 512);
        }

        /** A side with room for what is asked next: a power of two, or three quarters of one where boards are large. */
        BigInteger roomy(BigInteger side) {
            BigInteger power =
                    BigInteger.ONE.shiftLeft(side.subtract(BigInteger.ONE).bitLength());
            BigInteger less = power.subtract(power.shiftRight(2));
            return this == SHRUNK && side.compareTo(less) <= 0 ? less : power;
        }

        /** How much slower a small board may be than a large one, see {@link Pace}; where rows are long, most of all. */
        double doubt() {
            return this == SHRUNK ? 8 : 1.5;
        }

        /** Of a square board of a game; at most 2^54 squares of a few bytes. */
        long bytes(GameSpec game, long side) {
            return switch (this) {
                case OUTCOMES -> side * side / 8 + 32 * side;
                case SHRUNK -> side * side / 256 + 16 * side;
                case VALUES, COUNTS -> 4 * side * side;
                case HISTORIES -> side * side;
                // 8 bytes for half of the positions of each row: one, or as many as may be forbidden and one more.
                case FEW -> 4L * (Math.min(MOST_IN_A_ROW, game.maneuver().count()) + 1) * side;
            };
        }
    }

    private record Id(GameSpec game, Kind kind) {
        long bytes(long side) {
            return kind.bytes(game, side);
        }
    }

    /** A board, or the place where one will be. */
    private static final class Slot {
        private final ReentrantLock busy = new ReentrantLock();
        private final Pace pace;
        private volatile int side;
        private @Nullable Object board;

        Slot(Kind kind) {
            pace = new Pace(kind.doubt());
        }
    }

    private static final long PAUSE_MILLIS = 20;

    /** Where time is limited, a board of this side shows how long a larger one takes. */
    private static final BigInteger TRIAL = BigInteger.valueOf(2048);

    /** Cards of some hundred games. */
    private static final long MOST_NOTED = 1_000_000;

    private final long mostBytes;
    private final Notes cards;
    private final Map<Id, Slot> slots = new LinkedHashMap<>(16, 0.75f, true);

    public Boards(long mostBytes) {
        this.mostBytes = mostBytes;
        this.cards = new Notes(Math.min(mostBytes, MOST_NOTED));
    }

    /** Keeps nothing. */
    public static Boards none() {
        return new Boards(0);
    }

    /** The card of a game, kept as boards are, by its name. */
    public String card(String name, Supplier<String> written) {
        return cards.about(name).orElseGet(() -> {
            String card = written.get();
            cards.keep(name, card);
            return card;
        });
    }

    /** What the boards take now. */
    public long bytes() {
        synchronized (slots) {
            return total();
        }
    }

    private long total() {
        return slots.entrySet().stream()
                .mapToLong(entry -> entry.getKey().bytes(entry.getValue().side))
                .sum();
    }

    /**
     * A board of at least that side.
     *
     * @param task names the work in a refusal
     */
    public <T> T covering(
            GameSpec game, Kind kind, BigInteger side, Engine<T> engine, Inquiry inquiry, Supplier<String> task) {
        Id id = new Id(game, kind);
        Slot slot;
        synchronized (slots) {
            slot = slots.computeIfAbsent(id, fresh -> new Slot(kind));
        }
        enter(slot, inquiry);
        try {
            T board = covering(slot, side, kind, engine, inquiry, task);
            keep(id, slot);
            return board;
        } finally {
            slot.busy.unlock();
        }
    }

    /** Whoever waits for a board may still be cancelled. */
    private static void enter(Slot slot, Inquiry inquiry) {
        try {
            while (!slot.busy.tryLock(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
                inquiry.pulse();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            inquiry.pulse();
            throw new StoppedException("stopped while another request solved the board");
        }
    }

    @SuppressWarnings("unchecked") // the kind of a board says what it is
    private <T> T covering(
            Slot slot, BigInteger side, Kind kind, Engine<T> engine, Inquiry inquiry, Supplier<String> task) {
        if (slot.board != null && side.compareTo(BigInteger.valueOf(slot.side)) <= 0) {
            return (T) slot.board;
        }
        boolean timed =
                kind != Kind.FEW && side.compareTo(TRIAL) > 0 && inquiry.left().isPresent();
        // Too much is refused before anything is tried.
        Choice.Chosen<Solver<T>> needed = inquiry.accept(engine.on(side, inquiry.budget()), task);
        if (timed && !slot.pace.isKnown()) {
            covering(slot, TRIAL, kind, engine, inquiry, task);
        }
        BigInteger larger = kind.roomy(side).max(kind.smallest());
        boolean tooSlow = timed && slot.pace.objection(larger, inquiry).isPresent();
        Optional<Choice.Chosen<Solver<T>>> spacious = tooSlow || larger.equals(side)
                ? Optional.empty()
                : engine.on(larger, inquiry.budget()).fold(Optional::of, refused -> Optional.empty());
        BigInteger next = spacious.isPresent() ? larger : side;
        Choice.Chosen<Solver<T>> chosen = spacious.orElse(needed);
        if (timed) {
            slot.pace.objection(next, inquiry).ifPresent(why -> {
                slot.pace.refused();
                throw LimitException.ofLimits(task.get() + " is too much\n  " + why);
            });
        }
        // The old board stays, as the new one may turn out to take too long; its memory is that of the boards kept.
        Supplier<T> work = () -> inquiry.run(() -> chosen.value().run(inquiry.budget()));
        // A small board tells more about the warmth of the Java machine than about the game.
        T board = next.compareTo(TRIAL) < 0 ? work.get() : slot.pace.measure(next, inquiry, work);
        slot.board = board;
        slot.side = next.intValueExact();
        return board;
    }

    private void keep(Id newest, Slot slot) {
        synchronized (slots) {
            // Meanwhile it may have been thrown out.
            slots.put(newest, slot);
            Iterator<Map.Entry<Id, Slot>> oldest = slots.entrySet().iterator();
            long total = total();
            while (total > mostBytes && oldest.hasNext()) {
                Map.Entry<Id, Slot> entry = oldest.next();
                total -= entry.getKey().bytes(entry.getValue().side);
                oldest.remove();
            }
        }
    }
}
