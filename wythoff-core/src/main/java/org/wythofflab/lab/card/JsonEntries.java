package org.wythofflab.lab.card;

import java.io.IOException;
import org.wythofflab.render.JsonWriter;
import org.wythofflab.rules.CatalogueEntry;

/** Catalogue entries as every JSON answer writes them. */
final class JsonEntries {
    private JsonEntries() {}

    /** The fields of an entry, inside an object that the caller opened. */
    static JsonWriter write(JsonWriter json, CatalogueEntry entry) throws IOException {
        return write(json, entry, false);
    }

    /** @param secret whether nothing is said of what is known */
    static JsonWriter write(JsonWriter json, CatalogueEntry entry, boolean secret) throws IOException {
        return json.field("name", entry.name())
                .field("citation", entry.citation())
                .field("known", secret ? "" : entry.known())
                .field("kind", entry.kind().title())
                .field("plain", entry.plain());
    }
}
