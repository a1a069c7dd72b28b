package org.wythofflab.verify;

import java.util.List;

/** TODO */
final class ImitationClaims {

    private ImitationClaims() {}

    static List<Claim> all() {
        return List.of();
    }
}
