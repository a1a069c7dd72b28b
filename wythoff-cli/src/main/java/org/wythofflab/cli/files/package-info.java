/**
 * Where answers go and what is read from files. {@link org.wythofflab.cli.files.Output} is where to start; whatever
 * writes a file does so through {@link org.wythofflab.cli.files.FileOutput}, so that there is never half a file.
 */
@NullMarked
package org.wythofflab.cli.files;

import org.jspecify.annotations.NullMarked;
