/** The straight lines that positions lie near. Start at {@link org.wythofflab.explore.beam.BeamFinder}. */
@NullMarked
package org.wythofflab.explore.beam;

import org.jspecify.annotations.NullMarked;
