package org.wythofflab.architecture.samples.answer;

/** A word of its room. */
public record Answer(int value) {}
