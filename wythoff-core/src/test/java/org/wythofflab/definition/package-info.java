/**
 * The games once more, written from the rules alone and sharing no class with the product: what the
 * engines are compared with. Slow on purpose, and small enough to be read beside the papers.
 *
 * <p>Start with {@link org.wythofflab.definition.Definitions} (every base, with and without
 * modifiers), {@link org.wythofflab.definition.RandomGames} and {@link
 * org.wythofflab.definition.PaperTables} (what the papers print), and ask {@link
 * org.wythofflab.definition.DefinitionSolver} or {@link org.wythofflab.definition.ImitationDefinition}.
 * Nothing here may import the rooms of the product.
 */
@NullMarked
package org.wythofflab.definition;

import org.jspecify.annotations.NullMarked;
