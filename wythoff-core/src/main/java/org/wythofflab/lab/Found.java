package org.wythofflab.lab;

/** A situation that is understood, and to what that is owed. */
record Found(Situation situation, Credit credit) {}
