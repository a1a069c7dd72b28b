package org.wythofflab.lab.proof;

import java.io.IOException;
import org.wythofflab.lab.View;

/** Where something goes that is made beside the answer, such as a certificate. */
public interface Keeper {

    void keep(View made) throws IOException;

    /** Where it is then, in a few words. */
    String place();
}
