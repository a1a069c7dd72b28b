package org.wythofflab.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.wythofflab.cli.files.CertificateFile;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.sweep.SweepPictureRequest;
import org.wythofflab.lab.sweep.SweepTable;

/** Tables of sweeps in files, {@code @FILE.csv}, in the place of games. */
final class SweepFiles {
    private static final String MARK = "@";
    private static final String END = ".csv";
    private static final String ACROSS = "--x";
    private static final String UPWARDS = "--y";
    private static final String BY = "--by";

    private SweepFiles() {}

    static boolean areIn(Arguments arguments) {
        return Stream.of(ACROSS, UPWARDS, BY).anyMatch(arguments::has)
                || arguments.places().stream().anyMatch(SweepFiles::isOne);
    }

    private static boolean isOne(String place) {
        return place.startsWith(MARK) && place.toLowerCase(Locale.ROOT).endsWith(END);
    }

    static Request plot(Arguments arguments) {
        List<String> places = arguments.places();
        if (!places.stream().allMatch(SweepFiles::isOne)) {
            throw new BadRequestException("--x, --y and --by are columns of the table of a sweep, @FILE.csv");
        }
        String across = column(arguments, ACROSS);
        String upwards = column(arguments, UPWARDS);
        for (String meaningless : List.of("--size", "--show", "--from", "--mark", "--scale", "--matrix", "--colours")) {
            if (arguments.has(meaningless)) {
                throw new BadRequestException(meaningless + " has no meaning for the table of a sweep");
            }
        }
        Optional<String> by = arguments.option(BY);
        return new SweepPictureRequest(
                places.stream().map(SweepFiles::table).toList(), across, upwards, by, arguments.has("--dark"));
    }

    private static String column(Arguments arguments, String option) {
        return arguments
                .option(option)
                .orElseThrow(() -> new BadRequestException(
                        "the table of a sweep is drawn with --x COLUMN and --y COLUMN; there is no " + option));
    }

    private static SweepTable table(String place) {
        String file = place.substring(MARK.length());
        String name = file.substring(file.lastIndexOf('/') + 1);
        return SweepTable.of(name.substring(0, name.length() - END.length()), new CertificateFile(file).read());
    }
}
