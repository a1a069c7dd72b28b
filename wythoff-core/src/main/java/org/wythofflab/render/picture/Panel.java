package org.wythofflab.render.picture;

/** A board with its caption; {@code across} runs along its columns, {@code along} along its rows. */
public record Panel(String caption, Tiles tiles, Axis across, Axis along) {}
