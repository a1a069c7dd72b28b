package org.wythofflab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wythofflab.rules.RandomSets.Sample;
import org.wythofflab.rules.grammar.SetParser;

final class AmountSetTest {

    private static final long SEED = 7;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "all; all",
                "none; none",
                "odd|even; all",
                "1 mod 2; odd",
                "-2 mod 2; even",
                "0 mod 1; all",
                "4 mod 3; 1 mod 3",
                "-1 mod 3; 2 mod 3",
                "{3,1,2}; 1..3",
                "{0}; none",
                "0..5; 1..5",
                "-7..-3; none",
                ">=1; all",
                ">=-5; all",
                ">=2|{1}; all",
                "{5,6}; {5,6}",
                "{6,5,7}|3..4; 3..7",
                "1..4|5..9; 1..9",
                "1..4|6..9; 1..4|6..9",
                ">=7|5..8|2..4; >=2",
                "1 mod 4|3 mod 4; odd",
                "0 mod 6|3 mod 6|1 mod 3; 0 mod 3|1 mod 3",
                "2 mod 6|4 mod 6|0 mod 6|{3}; even|{3}",
                "0 mod 7|1 mod 11|2 mod 13; 0 mod 7|1 mod 11|2 mod 13",
                "even|1..9; even|1..9",
                "even|1..10; even|1..9",
                "even|{1,3}; even|{1,3}",
                "odd|>=100; odd|>=99",
                "odd|>=99; odd|>=99",
                "odd|{2,4}|>=10; odd|{2,4}|>=9",
                "1..3|>=5; 1..3|>=5",
                "{2,4,6,8}|>=10; even|>=10",
                "2^3..3^2+1; 8..10",
                "10^30..10^30+5|{10^40}|odd; odd|{10000000000000000000000000000000000000000}|1000000000000000000000000000000..1000000000000000000000000000005",
                ">=10^20|10^19..10^20; >=10000000000000000000",
                ">=10^20|odd|even; all",
                "0 mod 999999937|0 mod 999999937; 0 mod 999999937",
                "1 mod 5003|6 mod 10006|5004 mod 10006; 1 mod 5003|6 mod 10006",
                "10^30+6..10^30+9|10^30..10^30+5; 1000000000000000000000000000000..1000000000000000000000000000009",
                "10^30..10^30+9|10^30..10^30+5; 1000000000000000000000000000000..1000000000000000000000000000009",
                ">=10^30|10^30-5..10^30-1; >=999999999999999999999999999995",
                "1 mod 4096|2049 mod 4096; 1 mod 2048",
                "odd|1..4095; odd|2..4094",
                "{0}|10^30..10^30+2; 1000000000000000000000000000000..1000000000000000000000000000002",
                "10^30..10^30+1; {1000000000000000000000000000000,1000000000000000000000000000001}",
            })
    void aSetHasOneText(String text, String canonical) throws GameSyntaxException {
        assertThat(SetParser.parse(text).text()).isEqualTo(canonical);
        assertThat(SetParser.parse(canonical)).isEqualTo(SetParser.parse(text));
    }

    @Test
    void randomUnionsHoldWhatThePlainPredicateHolds() throws GameSyntaxException {
        RandomSets sets = new RandomSets(new Random(SEED));
        List<BigInteger> amounts = Stream.concat(
                        LongStream.rangeClosed(-2, 200).boxed(),
                        LongStream.of(4_095, 4_096, 1L << 31, 1L << 62)
                                .flatMap(start -> LongStream.range(start, start + 60))
                                .boxed())
                .map(BigInteger::valueOf)
                .flatMap(amount -> Stream.of(amount, amount.shiftLeft(40).add(BigInteger.ONE)))
                .toList();
        for (int i = 0; i < 1_000; i++) {
            Sample sample = sets.next();
            AmountSet set = SetParser.parse(sample.text());
            assertThat(amounts)
                    .as(sample.text())
                    .allMatch(amount -> set.contains(amount) == sample.has().test(amount))
                    .allMatch(amount -> amount.bitLength() >= Long.SIZE
                            || set.contains(amount.longValueExact()) == set.contains(amount));
        }
    }

    /** Preperiods are below 60 and common periods divide 840, so sets that agree up to 900 are the same. */
    @Test
    void randomUnionsAreEqualExactlyWhenTheyHoldTheSame() throws GameSyntaxException {
        RandomSets sets = new RandomSets(new Random(SEED + 1));
        Map<String, AmountSet> byMembers = new HashMap<>();
        Map<AmountSet, String> members = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            Sample sample = sets.next();
            AmountSet set = SetParser.parse(sample.text());
            String held = IntStream.rangeClosed(1, 900)
                    .filter(set::contains)
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(","));
            AmountSet same = byMembers.computeIfAbsent(held, key -> set);
            assertThat(set)
                    .as(sample.text())
                    .isEqualTo(same)
                    .hasSameHashCodeAs(same)
                    .hasToString(same.text());
            assertThat(members.computeIfAbsent(set, key -> held)).isEqualTo(held);
            assertThat(SetParser.parse(set.text())).isEqualTo(set).hasToString(set.text());
        }
        assertThat(byMembers).hasSizeGreaterThan(500);
    }

    @Test
    void largeBoundsAreExact() throws GameSyntaxException {
        AmountSet set = SetParser.parse("10^19..10^20|{5000}|>=10^30|7 mod 1000003");
        assertThat(set.contains(5_000)).isTrue();
        assertThat(set.contains(5_001)).isFalse();
        assertThat(set.contains(1_000_010L)).isTrue();
        assertThat(set.contains(Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE % 1_000_003 == 7);
        assertThat(set.contains(Long.MIN_VALUE)).isFalse();
        assertThat(set.contains(BigInteger.TEN.pow(19))).isTrue();
        assertThat(set.contains(BigInteger.TEN.pow(20))).isTrue();
        assertThat(set.contains(BigInteger.TEN.pow(20).add(BigInteger.ONE))).isFalse();
        assertThat(set.contains(BigInteger.TEN.pow(30))).isTrue();
        assertThat(set.contains(BigInteger.TEN.pow(30).negate())).isFalse();
    }

    /** Amounts up to 4095 are looked up, larger ones compared, and those beyond a long are compared as large numbers. */
    @ParameterizedTest
    @CsvSource({"5000,9000", "4095,4095", "4095,5000", "4000,4096", "9223372036854775800,9223372036854775807"})
    void rangesHoldTheirEndsAndNothingBeyond(long low, long high) throws GameSyntaxException {
        AmountSet range = SetParser.parse(low + ".." + high);
        AmountSet ray = SetParser.parse(">=" + low);
        for (long amount : new long[] {low - 1, low, high, high + 1}) {
            boolean inside = low <= amount && amount <= high;
            assertThat(range.contains(amount)).as("%d", amount).isEqualTo(inside);
            assertThat(range.contains(BigInteger.valueOf(amount))).isEqualTo(inside);
            assertThat(ray.contains(amount)).isEqualTo(amount >= low);
        }
        assertThat(range.contains(BigInteger.valueOf(high).add(BigInteger.ONE))).isFalse();
        assertThat(range.or(AmountSet.upTo(BigInteger.valueOf(low - 1))))
                .isEqualTo(AmountSet.upTo(BigInteger.valueOf(high)));
        assertThat(ray.or(AmountSet.upTo(BigInteger.valueOf(low - 1)))).isEqualTo(AmountSet.ALL);
    }

    @Test
    void rangesMayBeginWhereLongsEnd() throws GameSyntaxException {
        AmountSet range = SetParser.parse("2^63-1..2^63+1");
        assertThat(range.contains(Long.MAX_VALUE - 1)).isFalse();
        assertThat(range.contains(Long.MAX_VALUE)).isTrue();
        assertThat(range.contains(BigInteger.ONE.shiftLeft(63))).isTrue();
    }

    @Test
    void aUnionIsTheSetOfAllItsParts() throws GameSyntaxException {
        AmountSet union = new AmountUnion()
                .residues(1, 4)
                .range(BigInteger.TWO, BigInteger.valueOf(6))
                .range(BigInteger.TEN, BigInteger.ONE)
                .from(BigInteger.valueOf(30))
                .add(SetParser.parse("3 mod 4"))
                .set();
        assertThat(union).isEqualTo(SetParser.parse("odd|2..6|>=30"));
        assertThat(AmountSet.upTo(BigInteger.TWO)).isEqualTo(SetParser.parse("{1,2}"));
        assertThat(AmountSet.upTo(BigInteger.ZERO)).isEqualTo(AmountSet.NONE);
    }

    @Test
    void theNamedSetsKnowThemselves() throws GameSyntaxException {
        assertThat(AmountSet.ALL.isAll()).isTrue();
        assertThat(AmountSet.ODD.isAll()).isFalse();
        assertThat(AmountSet.NONE.isEmpty()).isTrue();
        assertThat(AmountSet.EVEN.isEmpty()).isFalse();
        assertThat(AmountSet.ODD.or(AmountSet.EVEN)).isEqualTo(AmountSet.ALL);
        assertThat(AmountSet.NONE.or(SetParser.parse("{2}"))).isEqualTo(SetParser.parse("2..2"));
        assertThat(AmountSet.ODD).isNotEqualTo(AmountSet.EVEN).isNotEqualTo("odd");
    }
}
