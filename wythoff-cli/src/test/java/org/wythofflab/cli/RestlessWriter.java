package org.wythofflab.cli;

import java.nio.file.Path;
import java.util.Arrays;

/** Writes files of all kinds into a folder, again and again, until it is killed. */
final class RestlessWriter {
    private RestlessWriter() {}

    /** What it says when it has written each file once. */
    static final String READY = "ready";

    /** What is written: a name and the command without {@code -o}; {@code N} is 40 or 90. */
    static final String[][] FILES = {
        {"list.csv", "positions wythoff --format csv --bound N"},
        {"map.png", "picture wythoff --size N"},
        {"map.svg", "picture nim --size N"},
        {"table.wgt", "grundy wythoff --size N"},
        {"b.txt", "sequence wythoff A --format bfile --count N"},
    };

    static String[] command(Path folder, int file, int size) {
        String[] words = FILES[file][1].replace("N", Integer.toString(size)).split(" ");
        String[] all = Arrays.copyOf(words, words.length + 2);
        all[words.length] = "-o";
        all[words.length + 1] = folder.resolve(FILES[file][0]).toString();
        return all;
    }

    public static void main(String[] args) {
        Path folder = Path.of(args[0]);
        for (int i = 0; ; i++) {
            if (i == FILES.length) {
                System.out.println(READY);
            }
            Run run = Run.of(command(folder, i % FILES.length, i / FILES.length % 2 == 0 ? 40 : 90));
            if (run.code() != ExitCode.DONE) {
                System.out.println(run);
            }
        }
    }
}
