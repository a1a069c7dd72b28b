package org.wythofflab.lab;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Lines in a file, written as they are made: work that was killed, at any moment, goes on where it was. A line is a checksum
 * and some cells, tabs between them; one that was cut off fails its checksum and counts as not written. The file is kept
 * from others.
 */
public final class Journal implements AutoCloseable {

    /** Where a line is, to read it again. */
    public record Entry(long start, int length) {}

    /** Hears of each sound line. */
    @FunctionalInterface
    public interface Visitor {
        /** Whether these are cells that the program writes: a checksum says only that nobody changed them since. */
        boolean takes(Entry entry, List<String> cells);
    }

    // Not a channel: an interrupt would close that, and interrupts stop theorems here.
    private final RandomAccessFile file;

    private Journal(RandomAccessFile file) {
        this.file = file;
    }

    /**
     * Opens or begins a file.
     *
     * @param header its first line
     * @param visitor hears of what is in it
     * @throws BadRequestException if it is something else, or in use
     */
    public static Journal open(String name, String header, Visitor visitor) throws IOException {
        RandomAccessFile file = new RandomAccessFile(path(name).toFile(), "rw");
        try {
            lock(file, name);
            Journal journal = new Journal(file);
            journal.begin(name, (header + "\n").getBytes(StandardCharsets.UTF_8));
            journal.read(header.length() + 1L, visitor, name);
            return journal;
        } catch (IOException | RuntimeException failure) {
            file.close();
            throw failure;
        }
    }

    private static Path path(String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            Path directory = path.getParent();
            if (Files.isDirectory(path) || directory == null || !Files.isDirectory(directory)) {
                throw new BadRequestException("the checkpoint " + name + " is not a file in a directory that exists");
            }
            return path;
        } catch (InvalidPathException fault) {
            throw new BadRequestException("the checkpoint " + name + " is no name of a file");
        }
    }

    private static void lock(RandomAccessFile file, String name) throws IOException {
        try {
            if (file.getChannel().tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException held) {
            // By another run in this process; said below.
        }
        throw new BadRequestException("another run is using the checkpoint " + name);
    }

    private void begin(String name, byte[] header) throws IOException {
        byte[] found = new byte[Math.toIntExact(Math.min(header.length, file.length()))];
        file.readFully(found);
        for (int i = 0; i < found.length; i++) {
            if (found[i] != header[i]) {
                throw new BadRequestException(
                        "the file " + name + " is no checkpoint of this program; name another one, or a new one");
            }
        }
        if (found.length < header.length) {
            file.setLength(0);
            file.write(header);
        }
    }

    /** Reads what there is, and leaves the file ready for the next line. */
    private void read(long from, Visitor visitor, String name) throws IOException {
        file.seek(from);
        InputStream in = new BufferedInputStream(Channels.newInputStream(file.getChannel()), 1 << 16);
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long start = from;
        int number = 1;
        int next;
        do {
            next = in.read();
            if (next >= 0 && next != '\n') {
                line.write(next);
                continue;
            }
            number++;
            Optional<List<String>> cells = cells(line.toString(StandardCharsets.UTF_8));
            if (cells.isPresent() && !visitor.takes(new Entry(start, line.size()), cells.get())) {
                throw new BadRequestException("line " + number + " of the checkpoint " + name
                        + " is none that this program writes; remove the line, or name another file");
            }
            if (next < 0 && line.size() > 0) {
                // The last line was cut off; ending it keeps it apart from the next.
                file.seek(file.length());
                file.write('\n');
            }
            start += line.size() + 1L;
            line.reset();
        } while (next >= 0);
    }

    /** Adds a line; once this returns, only the machine itself could lose it. */
    public Entry append(List<String> cells) throws IOException {
        String body = String.join("\t", cells.stream().map(Journal::escaped).toList());
        byte[] bytes = (checksum(body) + "\t" + body + "\n").getBytes(StandardCharsets.UTF_8);
        Entry entry = new Entry(file.length(), bytes.length - 1);
        file.seek(entry.start());
        file.write(bytes);
        return entry;
    }

    /** A line that was written or read before. */
    public List<String> read(Entry entry) throws IOException {
        byte[] bytes = new byte[entry.length()];
        file.seek(entry.start());
        file.readFully(bytes);
        return cells(new String(bytes, StandardCharsets.UTF_8))
                .orElseThrow(() -> new IOException("the checkpoint was changed by somebody else"));
    }

    private static Optional<List<String>> cells(String line) {
        int tab = line.indexOf('\t');
        if (tab < 0 || !checksum(line.substring(tab + 1)).equals(line.substring(0, tab))) {
            return Optional.empty();
        }
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(tab + 1).split("\t", -1)) {
            cells.add(unescaped(cell));
        }
        return Optional.of(cells);
    }

    /** What {@link #escaped} made of a cell, back again; any other text means something, too. */
    private static String unescaped(String cell) {
        if (cell.indexOf('\\') < 0) {
            return cell;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cell.length(); i++) {
            char letter = cell.charAt(i);
            if (letter == '\\' && i + 1 < cell.length()) {
                i++;
                letter = switch (cell.charAt(i)) {
                    case 't' -> '\t';
                    case 'n' -> '\n';
                    default -> cell.charAt(i);
                };
            }
            text.append(letter);
        }
        return text.toString();
    }

    private static String escaped(String cell) {
        return cell.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
    }

    private static String checksum(String body) {
        CRC32 sum = new CRC32();
        sum.update(body.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
