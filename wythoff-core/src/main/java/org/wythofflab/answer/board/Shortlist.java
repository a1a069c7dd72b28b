package org.wythofflab.answer.board;

import java.util.Optional;
import java.util.TreeSet;
import org.wythofflab.rules.Option;

/** Counts options and remembers the simplest few of them. */
final class Shortlist {
    private static final int REMEMBERED = 8;

    private final TreeSet<Option> simplest = new TreeSet<>(Option.SIMPLEST);
    private long count;

    void add(Option option) {
        count++;
        simplest.add(option);
        if (simplest.size() > REMEMBERED) {
            simplest.pollLast();
        }
    }

    long count() {
        return count;
    }

    boolean isEmpty() {
        return count == 0;
    }

    Optional<Option> simplest() {
        return simplest.isEmpty() ? Optional.empty() : Optional.of(simplest.first());
    }

    /** Where they lead: {@code (0,0), (1,2)}, and how many more there are. */
    String words() {
        StringBuilder text = new StringBuilder();
        for (Option option : simplest) {
            text.append(text.length() == 0 ? "" : ", ").append(option.to());
        }
        long more = count - simplest.size();
        return text.append(more == 0 ? "" : " and " + more + " more").toString();
    }
}
