package org.wythofflab.rules;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** No two-pile moves at all, as in Nim. */
public record NoPairs() implements PairRule {

    @Override
    public boolean allows(BigInteger k, BigInteger l) {
        return false;
    }

    @Override
    public PairTest on(int maxFirst, int maxSecond) {
        return (k, l) -> false;
    }

    @Override
    public PairRule swapped() {
        return this;
    }

    @Override
    public PairRule simplest(boolean besideNim) {
        return this;
    }

    @Override
    public String text(AmountSet first, AmountSet second) {
        if (first.isAll() && second.isAll()) {
            return "nim";
        }
        return "restricted(1,1; h=" + first.text() + ", v=" + second.text() + ", d1=none, d2=none)";
    }

    @Override
    public Optional<Creases> creases(int side) {
        return Optional.of(new Creases(1, Set.of()));
    }

    @Override
    public Symmetry symmetry() {
        return Symmetry.because(words());
    }

    @Override
    public Optional<List<Progression>> progressions() {
        return Optional.of(List.of());
    }

    @Override
    public String words() {
        return "tokens from one pile only";
    }
}
