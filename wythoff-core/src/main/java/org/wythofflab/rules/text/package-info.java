/**
 * Cuts a text into {@link org.wythofflab.rules.text.Tokens} and words the messages about it: quotes, columns, the word
 * that was meant. What the tokens mean is the business of {@code grammar}.
 */
@NullMarked
package org.wythofflab.rules.text;

import org.jspecify.annotations.NullMarked;
