package org.wythofflab.lab.ledger;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.verify.Finding;
import org.wythofflab.verify.LedgerRun;
import org.wythofflab.verify.Parameters;

/**
 * Findings in a file, one line each, written as they are made: a run that was killed, at any moment, goes on where it
 * was. A line that was cut off fails its checksum and counts as not written.
 */
final class Checkpoint implements LedgerRun.Notebook, AutoCloseable {

    private static final String HEADER = "wythoff ledger, version 1\n";
    private static final int MOST_BYTES = 1 << 28;

    private final FileChannel file;
    private final Map<String, Finding> known;

    private Checkpoint(FileChannel file, Map<String, Finding> known) {
        this.file = file;
        this.known = known;
    }

    /** Opens or begins a file and keeps others out. */
    static Checkpoint open(String name) throws IOException {
        FileChannel file = FileChannel.open(
                path(name), StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            lock(file, name);
            return new Checkpoint(file, read(file, name));
        } catch (IOException | RuntimeException failure) {
            file.close();
            throw failure;
        }
    }

    private static void lock(FileChannel file, String name) throws IOException {
        try {
            if (file.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException held) {
            // By another run in this process; said below.
        }
        throw new BadRequestException("another run is using the checkpoint " + name);
    }

    /** Reads what there is, and leaves the file ready for the next line. */
    private static Map<String, Finding> read(FileChannel file, String name) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(Math.min(file.size(), MOST_BYTES)));
        while (bytes.hasRemaining() && file.read(bytes) >= 0) {}
        String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        if (!HEADER.startsWith(text.substring(0, Math.min(text.length(), HEADER.length())))) {
            throw new BadRequestException(
                    "the file " + name + " is no checkpoint of this program; name another one, or a new one");
        }
        Map<String, Finding> known = new HashMap<>();
        text.lines()
                .flatMap(line -> CheckpointLine.parse(line).stream())
                .forEach(line -> known.put(line.key(), line.finding()));
        if (text.length() < HEADER.length()) {
            file.truncate(0);
            write(file, HEADER);
        } else if (!text.endsWith("\n")) {
            // The last line was cut off; ending it keeps it apart from the next.
            write(file, "\n");
        }
        return known;
    }

    private static void write(FileChannel file, String text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        while (bytes.hasRemaining()) {
            file.write(bytes);
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

    @Override
    public Optional<Finding> recall(String claim, Parameters parameters, long bound) {
        return Optional.ofNullable(known.get(CheckpointLine.key(claim, parameters, bound)));
    }

    @Override
    public void keep(String claim, Parameters parameters, long bound, Finding finding) {
        CheckpointLine line = new CheckpointLine(CheckpointLine.key(claim, parameters, bound), finding);
        try {
            write(file, line.text() + "\n");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
