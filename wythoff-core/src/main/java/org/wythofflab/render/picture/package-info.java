/**
 * Pictures. A {@link org.wythofflab.render.picture.Drawing} is a list of marks in pixels; {@link
 * org.wythofflab.render.picture.Png} and {@link org.wythofflab.render.picture.Svg} write it. {@link
 * org.wythofflab.render.picture.MapPicture} lays out boards with axes and a legend, {@link
 * org.wythofflab.render.picture.Plot} points, lines and bars; {@link org.wythofflab.render.picture.HalfBlocks} shows a
 * board in a terminal. Nothing here computes what it shows.
 */
@NullMarked
package org.wythofflab.render.picture;

import org.jspecify.annotations.NullMarked;
