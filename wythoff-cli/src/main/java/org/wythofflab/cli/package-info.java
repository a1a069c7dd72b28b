/**
 * The command {@code wythoff}. {@link org.wythofflab.cli.Main} connects the program to the process; {@code Program} runs
 * one command line against a {@code Console} and returns the exit code. Each command only says which {@link
 * org.wythofflab.lab.Request} its arguments mean; formats, limits, files, progress and errors are handled once for all.
 *
 * <p>{@code terminal} is the person at the other end, {@code files} is where answers go and what is read from the disk.
 *
 * <p>A start must stay cheap: only the command that is asked for is built, without reflection.
 */
@NullMarked
package org.wythofflab.cli;

import org.jspecify.annotations.NullMarked;
