package org.wythofflab.verify.restrictedst;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.verify.Claim;

/** Liu and Li: (s,t)-Wythoff's game with restricted amounts. */
public final class RestrictedStClaims {

    private RestrictedStClaims() {}

    public static List<Claim> all() {
        List<Claim> claims = new ArrayList<>();
        claims.addAll(RestrictedStRules.claims());
        claims.addAll(RestrictedStOptions.claims());
        claims.addAll(RestrictedStExamples.claims());
        claims.addAll(RestrictedStTheoremClaims.claims());
        claims.addAll(RestrictedStTables.claims());
        claims.addAll(RestrictedStLemmas.claims());
        claims.addAll(RestrictedStSlips.claims());
        claims.addAll(RestrictedStBounds.claims());
        claims.addAll(RestrictedStParities.claims());
        claims.addAll(RestrictedStProofs.claims());
        claims.addAll(RestrictedStQuestions.claims());
        return claims;
    }
}
