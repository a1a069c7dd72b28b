/**
 * Many people at one studio, on this machine: how long they wait, what they are told, and what they leave behind. {@link
 * org.wythofflab.bench.load.StudioLoad} starts the studio and the people; the figures are in {@code docs/reliability.md}.
 */
@NullMarked
package org.wythofflab.bench.load;

import org.jspecify.annotations.NullMarked;
