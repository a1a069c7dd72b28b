package org.wythofflab.lab;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.wythofflab.prove.Certificate;
import org.wythofflab.prove.Proofs;
import org.wythofflab.prove.ProvedSet;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;

/** The sets that this program has proved itself, the last ones of them. For many threads. */
final class Learned implements Proofs {
    private static final long MOST_BYTES = 16_000_000;

    private record Lesson(ProvedSet set, long bytes) {}

    private final Map<GameSpec, Lesson> lessons = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    @Override
    public synchronized Optional<ProvedSet> about(GameSpec game, Budget budget) {
        return Optional.ofNullable(lessons.get(game)).map(Lesson::set);
    }

    void learn(Certificate certificate) {
        if (certificate.value() > 0) {
            return; // says nothing of who wins
        }
        byte[] packed = packed(certificate);
        ProvedSet set = certificate
                .learned()
                .keptIn(() -> new InputStreamReader(
                        new GZIPInputStream(new ByteArrayInputStream(packed)), StandardCharsets.UTF_8));
        // The set is about as long as what it was packed from, in the worst case.
        keep(new Lesson(set, packed.length + 64L * set.states()));
    }

    private synchronized void keep(Lesson lesson) {
        Lesson before = lessons.put(lesson.set.game(), lesson);
        bytes += lesson.bytes - (before == null ? 0 : before.bytes);
        var oldest = lessons.values().iterator();
        while (bytes > MOST_BYTES && oldest.hasNext()) {
            bytes -= oldest.next().bytes;
            oldest.remove();
        }
    }

    private static byte[] packed(Certificate certificate) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (Writer out = new OutputStreamWriter(new GZIPOutputStream(packed), StandardCharsets.UTF_8)) {
            certificate.write(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }
}
