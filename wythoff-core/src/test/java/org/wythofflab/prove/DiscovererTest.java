package org.wythofflab.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.GameSpec;
import org.wythofflab.solve.Budget;
import org.wythofflab.solve.Engines;

/** What is discovered is proved, its certificate is valid, and what does not fit is not called anything. */
class DiscovererTest {

    private static final Budget BUDGET = Budget.of(1L << 40, 1 << 29);
    private static final int BOUND = 1 << 13;

    /** What was discovered with this bound; several tests look at the same. */
    private static final Map<String, Discovery> FOUND = new ConcurrentHashMap<>();

    private static Discovery found(String game, int value) throws Exception {
        String key = game + " " + value;
        Discovery known = FOUND.get(key);
        Discovery found = known != null ? known : discover(game, value, Optional.empty(), BOUND);
        FOUND.put(key, found);
        return found;
    }

    private static Discovery discover(String game, int value, Optional<String> numeration, int bound) throws Exception {
        return Discoverer.discover(GameSpec.parse(game), value, numeration, bound, BUDGET);
    }

    private static String certificate(String game, int value) throws Exception {
        return text(found(game, value));
    }

    private static String text(Discovery found) {
        return found.proof()
                .certified()
                .orElseThrow(() -> new AssertionError(found))
                .text();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"nim; 1", "nim; 2", "wyt(2); 1", "nim block 3 misere; 0"})
    void certificatesAreValid(String game, int value) throws Exception {
        ProofCheck check = ProofCheck.of(certificate(game, value), BUDGET);
        assertThat(check.flaw()).isEmpty();
        assertThat(check.value()).isEqualTo(value);
        assertThat(check.game()).contains(GameSpec.parse(game));
    }

    /** Every set of a certificate of a value, and the value itself. */
    @Test
    void alteredCertificatesOfValuesAreRejected() throws Exception {
        String certificate = certificate("nim", 2);
        Matcher rows = Pattern.compile("(?m)^\\[\\d+(, \\d+)*\\]").matcher(certificate);
        Random random = new Random(3);
        int altered = 0;
        while (rows.find()) {
            String[] numbers =
                    rows.group().substring(1, rows.group().length() - 1).split(", ");
            int place = random.nextInt(numbers.length);
            numbers[place] = Integer.toString(
                    place == 0 ? 1 - Integer.parseInt(numbers[0]) : Integer.parseInt(numbers[place]) + 1);
            assertRejected(certificate.substring(0, rows.start()) + "[" + String.join(", ", numbers) + "]"
                    + certificate.substring(rows.end()));
            altered++;
        }
        assertThat(altered).isGreaterThan(20);
        assertRejected(certificate.replace("\"value\": 2", "\"value\": 1"));
        assertRejected(certificate.replace("\"value\": 2", "\"value\": 3"));
        assertRejected(certificate.replace("value certificate", "certificate"));
        assertRejected(certificate.replace("\"game\": \"nim\"", "\"game\": \"wythoff\""));
        assertRejected(certificate.replace("\"game\": \"nim\"", "\"game\": \"nim misere\""));
        // The set of one value passed off as that of another.
        assertRejected(certificate("nim", 1).replace("value certificate", "certificate"));
    }

    /** An option that is left need not be P; if one that is P would do, this would pass. */
    @Test
    void alteredCertificatesOfMisereBlockingAreRejected() throws Exception {
        String certificate = certificate("nim block 2 misere", 0);
        assertRejected(certificate.replace("[\"not P\"]", "[\"P\"]"));
        assertRejected(certificate.replace("[\"not P\"]", "[]"));
        assertRejected(certificate.replace("nim misere block 2", "nim block 2"));
    }

    private static void assertRejected(String certificate) {
        assertThat(ProofCheck.of(certificate, BUDGET).isValid()).isFalse();
    }

    @Test
    void whatIsSimpleIsFoundInEveryNumberSystem() {
        Together.at(List.of("base 2", "base 3", "fibonacci", "pell"), DiscovererTest::isFoundIn);
    }

    private static void isFoundIn(String numeration) throws Exception {
        Discovery found = discover("wythoff block 3", 0, Optional.of(numeration), BOUND);
        assertThat(found.proof()).isInstanceOf(Proof.Proved.class);
        assertThat(((Proof.Proved) found.proof()).numeration()).isEqualTo(numeration);
        assertThat(ProofCheck.of(found.proof().certified().orElseThrow().text(), BUDGET)
                        .isValid())
                .isTrue();
    }

    /** The pairs (floor(n phi), floor(n phi^2)) cannot be read off binary digits: their ratio is irrational (Cobham). */
    @Test
    void whatDoesNotFitIsUnknown() throws Exception {
        Discovery found = discover("wythoff", 0, Optional.of("base 2"), BOUND);
        assertThat(found.proof()).isInstanceOf(Proof.Unknown.class);
        assertThat(((Proof.Unknown) found.proof()).reached())
                .isEqualTo(
                        "no automaton with up to 32768 states in base 2 was found to explain the positions with piles"
                                + " below 8192");
        assertThat(found.traits()).isEmpty();
    }

    @Test
    void whoHasNoValuesIsToldSo() throws Exception {
        for (String game : new String[] {"wythoff misere", "wythoff block 2", "imitation(1,1)"}) {
            Proof proof = discover(game, 1, Optional.empty(), 1 << 12).proof();
            assertThat(proof).isInstanceOf(Proof.Unknown.class);
            assertThat(((Proof.Unknown) proof).reached()).contains("have values");
        }
        assertThatThrownBy(() -> discover("wythoff", 0, Optional.of("roman"), 100))
                .isInstanceOf(ClaimSyntaxException.class)
                .hasMessageContaining("roman");
    }

    @Test
    void theSameIsFoundAgain() throws Exception {
        Discovery again = discover("wythoff block 4", 0, Optional.empty(), BOUND);
        assertThat(text(again)).isEqualTo(certificate("wythoff block 4", 0));
        assertThat(again.traits()).isEqualTo(found("wythoff block 4", 0).traits());
    }

    /** A formula that is found is a claim that is proved. */
    @Test
    void formulasAreTrue() {
        Together.at(
                List.of(
                        "wythoff block 3",
                        "wyt(3) misere",
                        "modular(5) misere",
                        "odd-even(2,3)",
                        "nim block 3 misere",
                        "wythoff",
                        "wythoff misere",
                        "a-wythoff(2) misere",
                        "a-wythoff(3) misere",
                        "wythoff ends(x+y < 2)",
                        "restricted(1,1; h=1 mod 3, v=2 mod 3, d1=1 mod 3, d2=2 mod 3)"),
                DiscovererTest::itsFormulaIsTrue);
    }

    private static void itsFormulaIsTrue(String text) throws Exception {
        GameSpec game = GameSpec.parse(text);
        String formula =
                found(text, 0).traits().flatMap(Discovery.Traits::formula).orElseThrow();
        assertThat(Prover.prove(game, formula, Optional.empty(), BUDGET)).isInstanceOf(Proof.Proved.class);
        assertThat(Prover.prove(game, formula + " or x = 77 and y = 3", Optional.empty(), BUDGET))
                .isInstanceOf(Proof.Refuted.class);
    }

    /** Multiples of K are taken: what is known of the quotients is found, and told, by quotients. */
    @Test
    void multiplesAreDivided() throws Exception {
        String game = "restricted(1,2; h=0 mod 3, v=0 mod 3, d1=0 mod 3, d2=0 mod 3)";
        Discovery found = discover(game, 0, Optional.empty(), 1 << 10);
        assertThat(found.traits().flatMap(Discovery.Traits::formula))
                .contains("(exists n, a: a = floor((1+sqrt(5))/2*n) and (x // 3 = a and y // 3 = a + n or y // 3 = a"
                        + " and x // 3 = a + n))");
    }

    /** Every position that an engine lists is in a strip or an exception, and no strip is wider than it must be. */
    @Test
    void stripsHoldAllPositionsTightly() {
        Together.at(List.of("wythoff block 8", "wythoff block 14", "wyt(4) misere"), DiscovererTest::stripsHold);
    }

    private static void stripsHold(String text) throws Exception {
        GameSpec game = GameSpec.parse(text);
        Discovery.Traits traits = found(text, 0).traits().orElseThrow();
        List<Strip> strips = traits.strips().stream().map(Strip::of).toList();
        assertThat(strips).isNotEmpty();
        Engines.positions(game, BigInteger.valueOf(600), BUDGET)
                .fold(chosen -> chosen.value(), refused -> {
                    throw new AssertionError(refused.why());
                })
                .run(BUDGET, (x, y) -> {
                    if (x <= y) {
                        boolean[] held = {traits.exceptions().contains("x = " + x + " and y = " + y)};
                        strips.forEach(strip -> held[0] |= strip.holds(x, y));
                        assertThat(held[0]).as("(%d,%d)", x, y).isTrue();
                    }
                });
        strips.forEach(strip -> assertThat(strip.met).contains(strip.low, strip.high));
    }

    /** {@code low <= r*y - p*x <= high}, and which values were met. */
    private record Strip(long low, long r, long p, long high, Set<Long> met) {

        static Strip of(String words) {
            Matcher parts = Pattern.compile("(-?\\d+) <= (?:(\\d+)\\*)?y - (?:(\\d+)\\*)?x <= (-?\\d+)")
                    .matcher(words);
            assertThat(parts.matches()).as(words).isTrue();
            return new Strip(
                    Long.parseLong(parts.group(1)),
                    factor(parts.group(2)),
                    factor(parts.group(3)),
                    Long.parseLong(parts.group(4)),
                    new HashSet<>());
        }

        private static long factor(String text) {
            return text == null ? 1 : Long.parseLong(text);
        }

        boolean holds(int x, int y) {
            long distance = r * y - p * x;
            boolean holds = low <= distance && distance <= high;
            if (holds) {
                met.add(distance);
            }
            return holds;
        }
    }

    @Test
    void linesAreNamedByTheirSlopes() throws Exception {
        Discovery.Traits wythoff = found("wythoff", 0).traits().orElseThrow();
        assertThat(wythoff.slopes()).containsExactly("(1+sqrt(5))/2");
        assertThat(wythoff.strips()).containsExactly("y - shift(x) = 0");
        assertThat(wythoff.first().toString()).startsWith("[(0,0), (1,2), (3,5), (4,7)");
        Discovery.Traits block = found("wythoff block 4", 0).traits().orElseThrow();
        assertThat(block.slopes()).containsExactly("1+sqrt(2)");
        assertThat(block.strips()).containsExactly("-3 <= y - shift(x) <= 2");
        assertThat(block.density()).contains("every number is the first pile of exactly 4 of them");
    }
}
