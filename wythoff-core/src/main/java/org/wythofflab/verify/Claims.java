package org.wythofflab.verify;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.wythofflab.theory.Paper;
import org.wythofflab.verify.blocking.BlockingClaims;
import org.wythofflab.verify.imitation.ImitationClaims;
import org.wythofflab.verify.modular.ModularClaims;
import org.wythofflab.verify.restrictedst.RestrictedStClaims;
import org.wythofflab.verify.wytf.WytFClaims;

/** All claims, paper by paper. Those of a paper are made when first asked for, and kept: they are values. */
public final class Claims {

    private static final Map<Paper, List<Claim>> MADE = new ConcurrentHashMap<>();

    private Claims() {}

    public static List<Claim> all() {
        return of(Arrays.stream(Paper.values()));
    }

    public static List<Claim> of(Paper paper) {
        return MADE.computeIfAbsent(paper, Claims::make);
    }

    private static List<Claim> of(Stream<Paper> papers) {
        return papers.flatMap(paper -> of(paper).stream()).toList();
    }

    private static List<Claim> make(Paper paper) {
        return List.copyOf(
                switch (paper) {
                    case WYT_F -> WytFClaims.all();
                    case MODULAR -> ModularClaims.all();
                    case BLOCKING -> BlockingClaims.all();
                    case RESTRICTED_ST -> RestrictedStClaims.all();
                    case IMITATION -> ImitationClaims.all();
                });
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
        return of(Arrays.stream(Paper.values()).filter(paper -> (id + "/").startsWith(paper.id() + "/"))).stream()
                .filter(claim -> claim.id().equals(id) || claim.id().startsWith(id + separator))
                .toList();
    }
}
