package org.wythofflab.prove.game;

import java.util.List;
import org.wythofflab.prove.automata.Projection;

/**
 * A step of a proof: the positions from which a move of one class leads into all of some sets.
 *
 * @param name of the set that it finds
 * @param moves the name of the class
 * @param into the names of the sets; with none, there only has to be a move
 * @param found the positions, and what shows that they are these
 */
public record ProofStep(String name, String moves, List<String> into, Projection found) {}
