package org.wythofflab.verify;

import java.util.List;

/** TODO */
final class RestrictedStClaims {

    private RestrictedStClaims() {}

    static List<Claim> all() {
        return List.of();
    }
}
