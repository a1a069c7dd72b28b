package org.wythofflab.architecture.samples.render.picture;

/** A body that counts as a word. */
public record Sketch(int width) {}
