package org.wythofflab.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tasks of many clients, see {@link ClientName}: first come, first served within a client, and the clients take turns.
 * Bounded for each and for all.
 */
final class FairQueue<T> {
    private final int most;
    private final int mostOfOne;
    private final Map<String, ArrayDeque<T>> clients = new LinkedHashMap<>();
    private int size;

    FairQueue(int most, int mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
    }

    /** @throws Fault.Thrown if too many wait already */
    synchronized void add(String client, T task) {
        if (size >= most) {
            throw Fault.of(Fault.BUSY, "too many requests are waiting; try again in a moment")
                    .thrown();
        }
        ArrayDeque<T> mine = clients.computeIfAbsent(client, fresh -> new ArrayDeque<>());
        if (mine.size() >= mostOfOne) {
            throw Fault.of(Fault.TOO_MANY, mostOfOne + " of your requests are waiting already; wait for some of them")
                    .thrown();
        }
        mine.add(task);
        size++;
        // Whoever takes one task takes any.
        notify();
    }

    /** The next task; waits until there is one. */
    synchronized T take() throws InterruptedException {
        while (true) {
            Optional<T> next = poll();
            if (next.isPresent()) {
                return next.get();
            }
            wait();
        }
    }

    private Optional<T> poll() {
        Iterator<Map.Entry<String, ArrayDeque<T>>> turns = clients.entrySet().iterator();
        if (!turns.hasNext()) {
            return Optional.empty();
        }
        Map.Entry<String, ArrayDeque<T>> turn = turns.next();
        String client = turn.getKey();
        ArrayDeque<T> mine = turn.getValue();
        turns.remove();
        T task = mine.remove();
        size--;
        if (!mine.isEmpty()) {
            // To the end of the line.
            clients.put(client, mine);
        }
        return Optional.of(task);
    }

    /** A task that nobody waits for any more; true if it was still waiting. */
    synchronized boolean remove(String client, T task) {
        ArrayDeque<T> mine = clients.get(client);
        if (mine == null || !mine.remove(task)) {
            return false;
        }
        size--;
        if (mine.isEmpty()) {
            clients.remove(client);
        }
        return true;
    }

    synchronized int size() {
        return size;
    }

    synchronized List<T> drain() {
        List<T> all = new ArrayList<>();
        clients.values().forEach(all::addAll);
        clients.clear();
        size = 0;
        return all;
    }
}
