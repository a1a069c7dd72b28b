package org.wythofflab.lab.ledger;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wythofflab.lab.BadRequestException;
import org.wythofflab.verify.Claim;
import org.wythofflab.verify.Claims;

/** The claims a user names. */
final class ClaimIds {

    private ClaimIds() {}

    /** By id, or by the beginning of ids up to a slash, which is a paper or a claim with its repair; none means all. */
    static List<Claim> read(List<String> ids) {
        if (ids.isEmpty()) {
            return Claims.all();
        }
        Set<Claim> claims = new LinkedHashSet<>();
        for (String id : ids) {
            List<Claim> named = Claims.named(id);
            if (named.isEmpty()) {
                throw new BadRequestException(
                        "there is no claim '" + id + "'" + near(id)
                                + "\n  wythoff claims lists them all; a paper's id, such as blocking, stands for all of its claims");
            }
            claims.addAll(named);
        }
        return new ArrayList<>(claims);
    }

    /** Claims that have the last word of the id in theirs. */
    private static String near(String id) {
        String word = id.substring(id.lastIndexOf('/') + 1);
        List<String> near = Claims.all().stream()
                .map(Claim::id)
                .filter(known -> !word.isEmpty() && known.contains(word))
                .limit(3)
                .toList();
        return near.isEmpty() ? "" : ", did you mean " + String.join(" or ", near) + "?";
    }
}
