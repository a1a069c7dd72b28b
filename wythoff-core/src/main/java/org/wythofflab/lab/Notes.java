package org.wythofflab.lab;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What was written about games, by their canonical texts, so that it is found out once: at most so many characters; the one
 * not asked for longest goes first. For many threads.
 */
final class Notes {
    private final long most;
    private final Map<String, String> notes = new LinkedHashMap<>(16, 0.75f, true);
    private long length;

    Notes(long most) {
        this.most = most;
    }

    synchronized Optional<String> about(String game) {
        return Optional.ofNullable(notes.get(game));
    }

    synchronized void keep(String game, String note) {
        String old = notes.put(game, note);
        length += old == null ? length(game, note) : note.length() - old.length();
        Iterator<Map.Entry<String, String>> oldest = notes.entrySet().iterator();
        while (length > most && oldest.hasNext()) {
            Map.Entry<String, String> entry = oldest.next();
            length -= length(entry.getKey(), entry.getValue());
            oldest.remove();
        }
    }

    private static long length(String game, String note) {
        // Texts are far shorter than 2^31 together.
        return (long) game.length() + note.length();
    }

    synchronized long length() {
        return length;
    }
}
