package org.wythofflab.lab;

/** A question to the {@link Lab}. Games, positions and numbers are the texts a user writes. */
public interface Request {

    /** What {@link Lab#answer} calls; reads the texts, and leaves the work to the report. */
    Report answeredBy(Lab lab);
}
