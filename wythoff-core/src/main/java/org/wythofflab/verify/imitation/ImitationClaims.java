package org.wythofflab.verify.imitation;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.theory.Citation;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.Claim;

/** Larsson, with an appendix by Hegarty: (m,p)-Imitation Nim and (m,p)-Wythoff Nim. */
public final class ImitationClaims {

    private ImitationClaims() {}

    public static List<Claim> all() {
        List<Claim> claims = new ArrayList<>();
        claims.addAll(ImitationNimClaims.all());
        claims.addAll(ImitationExampleClaims.all());
        claims.addAll(ImitationPairClaims.all());
        claims.addAll(ImitationBoundClaims.all());
        claims.addAll(ImitationFurtherExampleClaims.all());
        claims.addAll(ImitationOutcomeClaims.all());
        claims.addAll(ImitationProofClaims.all());
        claims.addAll(ImitationAppendixClaims.all());
        claims.addAll(ImitationAppendixPairClaims.all());
        claims.addAll(ImitationAppendixProofClaims.all());
        claims.addAll(ImitationCorollaryClaims.all());
        return claims;
    }

    static Citation at(String locator) {
        return new Citation(Paper.IMITATION, locator);
    }
}
