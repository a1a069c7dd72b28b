package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;

/** Liu and Li: (s,t)-Wythoff's game with restricted amounts. */
final class RestrictedStClaims {

    private RestrictedStClaims() {}

    static List<Claim> all() {
        List<Claim> claims = new ArrayList<>();
        claims.addAll(RestrictedStTheorems.claims());
        claims.addAll(RestrictedStTables.claims());
        claims.addAll(RestrictedStProofs.claims());
        return claims;
    }
}
