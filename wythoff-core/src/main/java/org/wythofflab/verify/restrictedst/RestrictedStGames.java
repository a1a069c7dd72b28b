package org.wythofflab.verify.restrictedst;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Case;
import org.wythofflab.verify.Parameters;

/** The games of Liu and Li in the language of games, and the choices of s and t that are checked. */
final class RestrictedStGames {

    static final int MOST = 6;

    private RestrictedStGames() {}

    static Citation at(String locator) {
        return new Citation(Paper.RESTRICTED_ST, locator);
    }

    static String st(int s, int t) {
        return "st(" + s + "," + t + ")";
    }

    static String oddOdd(int s, int t) {
        return "odd-odd(" + s + "," + t + ")";
    }

    static String evenEven(int s, int t) {
        return "even-even(" + s + "," + t + ")";
    }

    static String oddEven(int s, int t) {
        return "odd-even(" + s + "," + t + ")";
    }

    static String evenOdd(int s, int t) {
        return "even-odd(" + s + "," + t + ")";
    }

    static String misere(String game) {
        return game + " misere";
    }

    /** All s and t up to 6. */
    static List<Case> all(Case.OfTwo check) {
        return Case.over("s", MOST, "t", MOST, check);
    }

    /** Those with s + t > 2, the ones for which odd-even games have two-pile moves. */
    static List<Case> notBothOne(Case.OfTwo check) {
        return some(check, (s, t) -> s + t > 2);
    }

    static List<Case> bothOne(Case.OfTwo check) {
        return some(check, (s, t) -> s + t == 2);
    }

    /** Case (A) of Theorem 14. */
    static List<Case> caseA(Case.OfTwo check) {
        return some(check, (s, t) -> !RestrictedStPairs.isCaseB(s, t));
    }

    /** Case (B) of Theorem 14. */
    static List<Case> caseB(Case.OfTwo check) {
        return some(check, RestrictedStPairs::isCaseB);
    }

    /** A choice of s and t. */
    @FunctionalInterface
    private interface Which {
        boolean has(int s, int t);
    }

    private static List<Case> some(Case.OfTwo check, Which which) {
        List<Case> cases = new ArrayList<>();
        for (int s = 1; s <= MOST; s++) {
            for (int t = 1; t <= MOST; t++) {
                if (which.has(s, t)) {
                    cases.add(new Case(Parameters.of("s", s).and("t", t), check.with(s, t)));
                }
            }
        }
        return cases;
    }
}
