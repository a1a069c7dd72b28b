package org.wythofflab.lab.proof;

import java.io.IOException;
import java.util.Optional;
import org.wythofflab.lab.View;

/**
 * What is kept of a proof.
 *
 * @param certificate where the certificate goes
 * @param walnut the folder for Walnut's files
 * @param smtlib where the conditions for SMT solvers go
 */
public record Keepsakes(Optional<Keeper> certificate, Optional<Folder> walnut, Optional<Keeper> smtlib) {

    public static final Keepsakes NONE = new Keepsakes(Optional.empty(), Optional.empty(), Optional.empty());

    /** Where one file goes. */
    public interface Keeper {

        void keep(View content) throws IOException;

        /** Where it is then, in a few words. */
        String place();
    }

    /** Where some files go. */
    public interface Folder {

        /**
         * Takes a file.
         *
         * @param name with slashes between the folders
         */
        void keep(String name, View content) throws IOException;

        String place();
    }
}
