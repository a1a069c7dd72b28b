package org.wythofflab.answer.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Explanation;
import org.wythofflab.answer.PartValue;
import org.wythofflab.answer.Step;
import org.wythofflab.answer.words.PlainWords;
import org.wythofflab.exact.Brief;
import org.wythofflab.rules.SumMove;
import org.wythofflab.rules.SumPosition;

/** Why a sum is won or lost, in words. */
record SumWords(DecidedSum sum, Optional<SumMove> move) {
    private static final String THEOREM = "the theorem of Sprague and Grundy";

    private static final String PROOF =
            "Sprague (1935) and Grundy (1939): a sum is a P-position if and only if the nim-sum"
                    + " s of the Grundy values of its parts is 0. If s is not 0, some part has a value v with the highest binary"
                    + " digit of s; then v xor s < v, and as v is the least value that no option of the part has, there is a move to"
                    + " v xor s, which makes the nim-sum 0. If s is 0, a move changes the value of one part, and so the nim-sum";

    /** Values up to this many bits are shown digit by digit. */
    private static final int FEW_BITS = 12;

    Explanation explanation() {
        return new Explanation(plain(), reason(), Optional.of(PROOF));
    }

    private String plain() {
        if (sum.isP()) {
            return isOver(sum.position())
                    ? "no move is left in any part, and the player who cannot move loses"
                    : PlainWords.LOST;
        }
        return move.map(this::advice)
                .orElse("the next player wins, in a part whose piles are too large for a move to be looked for");
    }

    private String advice(SumMove winning) {
        Step step = Step.of(winning.move(), sum.position().parts().get(winning.part()));
        String promise = isOver(sum.position().after(winning))
                ? "There the opponent cannot move in any part, and loses"
                : "Whatever the opponent does there, in whichever part, you can answer to another losing position";
        return "in part " + name(winning.part()) + ", " + step.words() + ", to " + step.to() + ". " + promise;
    }

    private String name(int part) {
        return (part + 1) + ", " + sum.position().sum().parts().get(part).text();
    }

    private static boolean isOver(SumPosition position) {
        return IntStream.range(0, position.parts().size()).allMatch(i -> PlainWords.isOver(position.place(i)));
    }

    private Optional<String> reason() {
        if (isOver(sum.position())) {
            return Optional.empty();
        }
        List<String> sentences = new ArrayList<>();
        IntStream.range(0, sum.parts().size())
                .filter(i -> sum.parts().get(i).twin().filter(twin -> twin > i).isPresent())
                .mapToObj(this::twins)
                .forEach(sentences::add);
        int open = open();
        if (open >= 0) {
            sentences.add("The other parts together are worth nothing, so part " + (open + 1)
                    + " decides, as if it were alone");
        } else if (sum.parts().stream().anyMatch(part -> part.value().isPresent())) {
            sentences.add(values());
        }
        return Optional.of(String.join(". ", sentences)).filter(words -> !words.isEmpty());
    }

    private int open() {
        return IntStream.range(0, sum.parts().size())
                .filter(i -> sum.parts().get(i).isOpen())
                .findFirst()
                .orElse(-1);
    }

    private String twins(int part) {
        int twin = sum.parts().get(part).twin().orElseThrow();
        return "Parts " + (part + 1) + " and " + (twin + 1)
                + " are alike and cancel each other: whatever is done in one can be done in the other";
    }

    private String values() {
        List<BigInteger> before =
                sum.parts().stream().flatMap(part -> part.value().stream()).toList();
        BigInteger total = DecidedSum.known(sum.parts());
        boolean some = before.size() < sum.parts().size();
        String piles = (some ? "The other parts have" : "The parts have") + " the Grundy values " + list(before)
                + ", and are worth as much as Nim piles of that many tokens. ";
        if (total.signum() == 0) {
            return piles
                    + binary(before)
                            .map(digits -> "In binary, " + digits + ", each place has an even number of ones")
                            .orElse("Their nim-sum, which adds in binary without carrying, is 0");
        }
        String left = move.map(winning -> ". The move makes the values " + list(after(winning)) + ", and the nim-sum 0")
                .orElse("");
        return piles + "Their nim-sum, which adds in binary without carrying, is " + Brief.of(total) + left;
    }

    private List<BigInteger> after(SumMove winning) {
        BigInteger total = DecidedSum.known(sum.parts());
        return IntStream.range(0, sum.parts().size())
                .boxed()
                .flatMap(i -> sum.parts().get(i).value().map(v -> i == winning.part() ? v.xor(total) : v).stream())
                .toList();
    }

    private static Optional<String> binary(List<BigInteger> values) {
        int width = values.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        return width == 0 || width > FEW_BITS
                ? Optional.empty()
                : Optional.of(join(values.stream()
                        .map(value -> "0".repeat(width - Math.max(1, value.bitLength())) + value.toString(2))
                        .toList()));
    }

    private static String list(List<BigInteger> values) {
        return join(values.stream().map(Brief::of).toList());
    }

    private static String join(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    Credit credit() {
        List<Credit> credits = sum.parts().stream().map(PartValue::credit).toList();
        String by = credits.stream().map(Credit::by).distinct().count() == 1
                ? credits.get(0).by()
                : "engine";
        String inShort = "by " + THEOREM;
        String words = IntStream.range(0, credits.size())
                .mapToObj(i -> "part " + (i + 1) + " " + credits.get(i).inShort())
                .collect(Collectors.joining("; ", inShort + "; ", ""));
        return new Credit(by, Optional.empty(), inShort, words);
    }
}
