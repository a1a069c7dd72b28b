package org.wythofflab.lab;

import org.wythofflab.answer.Credit;
import org.wythofflab.answer.Situation;

/** A situation that is understood, and to what that is owed. */
record Found(Situation situation, Credit credit) {}
