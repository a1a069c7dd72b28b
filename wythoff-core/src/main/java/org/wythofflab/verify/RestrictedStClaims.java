package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;

/** Liu and Li: (s,t)-Wythoff's game with restricted amounts. */
final class RestrictedStClaims {

    private RestrictedStClaims() {}

    static List<Claim> all() {
        List<Claim> claims = new ArrayList<>();
        claims.addAll(RestrictedStRules.claims());
        claims.addAll(RestrictedStOptions.claims());
        claims.addAll(RestrictedStExamples.claims());
        claims.addAll(RestrictedStTheorems.claims());
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
