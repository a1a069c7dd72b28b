package org.wythofflab.lab.explore;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.wythofflab.explore.Exploration;
import org.wythofflab.explore.Explorer;
import org.wythofflab.explore.Measure;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.lab.Inquiry;
import org.wythofflab.lab.Lab;
import org.wythofflab.lab.Report;
import org.wythofflab.lab.Request;
import org.wythofflab.lab.Texts;
import org.wythofflab.render.Format;
import org.wythofflab.rules.GameSpec;

/**
 * What can be measured of a game: slopes, densities, periods, fits, each with how far it was checked.
 *
 * @param bound look at piles below this
 * @param measures words of {@link Measure}, separated by commas; without them, all
 */
public record ExploreRequest(String game, Optional<String> bound, Optional<String> measures) implements Request {
    private static final int LEAST = 16;
    private static final int MOST = 1 << 27;

    @Override
    public Report answeredBy(Lab lab) {
        GameSpec spec = Texts.game(game);
        OptionalInt far = bound.map(text -> OptionalInt.of(within(text))).orElseGet(OptionalInt::empty);
        Set<Measure> wanted = measures.map(ExploreRequest::measures).orElseGet(() -> EnumSet.allOf(Measure.class));
        return new Report()
                .as(Format.TEXT, out -> new ExplorationText(explore(spec, far, wanted, lab.inquiry())).write(out))
                .as(Format.JSON, out -> ExplorationJson.write(explore(spec, far, wanted, lab.inquiry()), out));
    }

    private static Exploration explore(GameSpec spec, OptionalInt far, Set<Measure> wanted, Inquiry inquiry) {
        return inquiry.accept(
                        inquiry.run(() -> Explorer.explore(spec, wanted, far, inquiry.budget())),
                        () -> "a list of the P-positions of " + spec.text())
                .value();
    }

    private static int within(String text) {
        BigInteger number = Texts.number("bound", text);
        if (number.compareTo(BigInteger.valueOf(LEAST)) < 0 || number.compareTo(BigInteger.valueOf(MOST)) > 0) {
            throw new BadRequestException("the bound is a number from " + LEAST + " to 2^27");
        }
        return number.intValueExact();
    }

    /** Reads {@code slopes,density}. */
    public static Set<Measure> measures(String words) {
        EnumSet<Measure> wanted = EnumSet.noneOf(Measure.class);
        for (String word : words.split(",", -1)) {
            wanted.add(Measure.of(word.strip())
                    .orElseThrow(() -> new BadRequestException("there is no measure '" + word.strip() + "'; there are "
                            + Arrays.stream(Measure.values()).map(Measure::word).collect(Collectors.joining(", ")))));
        }
        return wanted;
    }
}
