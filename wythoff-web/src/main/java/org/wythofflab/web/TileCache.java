package org.wythofflab.web;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Finished pictures by their address, at most so many bytes of them; the one not asked for longest goes first. */
final class TileCache {
    /** What an entry takes besides its text and its picture. */
    private static final int OVERHEAD = 200;

    private final long most;
    private final Map<String, byte[]> tiles = new LinkedHashMap<>(64, 0.75f, true);
    private long bytes;

    TileCache(long most) {
        this.most = most;
    }

    synchronized Optional<byte[]> get(String address) {
        return Optional.ofNullable(tiles.get(address));
    }

    synchronized void put(String address, byte[] tile) {
        byte[] old = tiles.put(address, tile);
        bytes += size(address, tile) - (old == null ? 0 : size(address, old));
        Iterator<Map.Entry<String, byte[]>> oldest = tiles.entrySet().iterator();
        while (bytes > most && oldest.hasNext()) {
            Map.Entry<String, byte[]> entry = oldest.next();
            bytes -= size(entry.getKey(), entry.getValue());
            oldest.remove();
        }
    }

    private static long size(String address, byte[] tile) {
        return 2L * address.length() + tile.length + OVERHEAD;
    }

    synchronized long bytes() {
        return bytes;
    }
}
