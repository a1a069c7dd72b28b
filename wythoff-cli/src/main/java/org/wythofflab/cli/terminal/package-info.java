/**
 * The person at the other end: what is read and shown, whether anybody watches, progress, colours, Ctrl-C, and the lines
 * of a conversation. {@link org.wythofflab.cli.terminal.Console} is where to start; no command is known here.
 */
@NullMarked
package org.wythofflab.cli.terminal;

import org.jspecify.annotations.NullMarked;
