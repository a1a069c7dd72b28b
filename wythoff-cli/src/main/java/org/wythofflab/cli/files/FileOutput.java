package org.wythofflab.cli.files;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.UnaryOperator;
import org.wythofflab.lab.BadRequestException;

/** An answer in a file: written aside and put in place when it is complete, so that there is never half a file. */
public final class FileOutput extends Output {
    private static final String END = ".part";

    private final Path target;
    private final Path aside;

    private FileOutput(String name, Path target, Path aside, UnaryOperator<OutputStream> disk) throws IOException {
        super(new BufferedOutputStream(new NamedStream(name, disk.apply(Files.newOutputStream(aside))), 1 << 16));
        this.target = target;
        this.aside = aside;
        if (!aside.equals(target)) {
            // For an end without a chance to close: Ctrl-C while input is awaited.
            aside.toFile().deleteOnExit();
        }
    }

    public static FileOutput open(String name) {
        return open(name, stream -> stream);
    }

    /**
     * The same through something.
     *
     * @param disk what stands between the answer and the file; tests have it fill up
     */
    public static FileOutput open(String name, UnaryOperator<OutputStream> disk) {
        try {
            Path path = Path.of(name);
            // Through a symbolic link, to what it names: the link itself should stay.
            Path target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (Files.isDirectory(target)) {
                throw cannotWrite(name, "it is a directory; name a file in it");
            }
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw cannotWrite(name, "it is not writable");
            }
            // A device or a pipe is written to as it is.
            boolean replaceable = Files.isRegularFile(target) || !Files.exists(target);
            return new FileOutput(name, target, replaceable ? beside(target) : target, disk);
        } catch (NoSuchFileException missing) {
            throw cannotWrite(name, "there is no such directory");
        } catch (AccessDeniedException denied) {
            throw cannotWrite(name, "permission denied");
        } catch (InvalidPathException | IOException failure) {
            throw cannotWrite(name, String.valueOf(failure.getMessage()));
        }
    }

    private static Path beside(Path target) throws IOException {
        sweep(target);
        return target.resolveSibling(start(target) + ProcessHandle.current().pid() + END);
    }

    private static String start(Path target) {
        return "." + target.getFileName() + ".";
    }

    /** Removes what processes left that were killed while they wrote the same file. */
    private static void sweep(Path target) throws IOException {
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, file -> isLeft(file, start(target)))) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (DirectoryIteratorException | AccessDeniedException unreadable) {
            // A folder that can be written to but not be listed; nothing depends on this.
        }
    }

    private static boolean isLeft(Path file, String start) {
        String name = file.getFileName().toString();
        if (!name.startsWith(start) || !name.endsWith(END) || name.length() <= start.length() + END.length()) {
            return false;
        }
        String writer = name.substring(start.length(), name.length() - END.length());
        return writer.matches("[0-9]{1,18}")
                && ProcessHandle.of(Long.parseLong(writer)).isEmpty();
    }

    private static BadRequestException cannotWrite(String name, String why) {
        return new BadRequestException("cannot write " + name + ": " + why);
    }

    @Override
    public boolean isConsole() {
        return false;
    }

    @Override
    public void commit() throws IOException {
        writer().close();
        if (!aside.equals(target)) {
            // In one step: to replace it otherwise means to delete it first, and then there is none for a moment.
            Files.move(aside, target, StandardCopyOption.ATOMIC_MOVE);
        }
    }

    /** Removes what was never committed. */
    @Override
    public void close() throws IOException {
        try {
            writer().close();
        } finally {
            if (!aside.equals(target)) {
                Files.deleteIfExists(aside);
            }
        }
    }

    /** A stream whose failures tell which file they are about: a full disk, or one that is gone. */
    private static final class NamedStream extends FilterOutputStream {
        private final String name;

        NamedStream(String name, OutputStream stream) {
            super(stream);
            this.name = name;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException failure) {
                throw new IOException("cannot write " + name + ": " + failure.getMessage(), failure);
            }
        }
    }
}
