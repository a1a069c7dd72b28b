package org.wythofflab.cli.files;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.View;
import org.wythofflab.lab.proof.Keepsakes;

/** A certificate, or another text, in a file, compressed if its name ends in {@code .gz}. */
public record CertificateFile(String name) implements Keepsakes.Keeper {

    /** More than any certificate that could be checked. */
    private static final int LONGEST = 1 << 28;

    private static final int GZIP_MAGIC = 0x8B1F;

    @Override
    public void keep(View certificate) throws IOException {
        try (FileOutput file = FileOutput.open(name)) {
            OutputStream stream = file.stream();
            if (name.toLowerCase(Locale.ROOT).endsWith(".gz")) {
                GZIPOutputStream zipped = new GZIPOutputStream(stream);
                Writer writer = new OutputStreamWriter(zipped, StandardCharsets.UTF_8);
                certificate.write(writer);
                writer.flush();
                zipped.finish();
            } else {
                Writer writer = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
                certificate.write(writer);
                writer.flush();
            }
            file.commit();
        }
    }

    @Override
    public String place() {
        return name;
    }

    public String read() {
        try (InputStream stream = unzipped(new BufferedInputStream(Files.newInputStream(Path.of(name))))) {
            byte[] bytes = stream.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new BadRequestException(name + " is too long to be read");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw new BadRequestException("there is no file " + name);
        } catch (IOException | UncheckedIOException failure) {
            throw new BadRequestException("cannot read " + name + ": " + failure.getMessage());
        }
    }

    private static InputStream unzipped(BufferedInputStream stream) throws IOException {
        stream.mark(2);
        int magic = stream.read() | (stream.read() << 8);
        stream.reset();
        return magic == GZIP_MAGIC ? new GZIPInputStream(stream) : stream;
    }
}
