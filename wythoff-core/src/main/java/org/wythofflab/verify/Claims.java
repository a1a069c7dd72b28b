package org.wythofflab.verify;

import java.util.ArrayList;
import java.util.List;
import org.wythofflab.verify.blocking.BlockingClaims;
import org.wythofflab.verify.imitation.ImitationClaims;
import org.wythofflab.verify.modular.ModularClaims;
import org.wythofflab.verify.restrictedst.RestrictedStClaims;
import org.wythofflab.verify.wytf.WytFClaims;

/** All claims, paper by paper. */
public final class Claims {

    private Claims() {}

    public static List<Claim> all() {
        List<Claim> all = new ArrayList<>();
        all.addAll(WytFClaims.all());
        all.addAll(ModularClaims.all());
        all.addAll(BlockingClaims.all());
        all.addAll(RestrictedStClaims.all());
        all.addAll(ImitationClaims.all());
        return List.copyOf(all);
    }

    /**
     * The claims of that id, or whose id begins with it up to a slash: a paper, or a claim and its repair. If there are
     * none, those into which it is divided, as blocking/proposition-1.2 into its parts.
     */
    public static List<Claim> named(String id) {
        List<Claim> named = beginningWith(id, "/");
        return named.isEmpty() && id.contains("/") ? beginningWith(id, "-") : named;
    }

    private static List<Claim> beginningWith(String id, String separator) {
        return all().stream()
                .filter(claim -> claim.id().equals(id) || claim.id().startsWith(id + separator))
                .toList();
    }
}
