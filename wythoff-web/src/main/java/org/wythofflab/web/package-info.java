/**
 * The studio: a web page and the JSON interface behind it, on one port of this machine. {@link org.wythofflab.web.Studio}
 * starts and stops it.
 *
 * <p>Nothing here knows about games: a request becomes a {@link org.wythofflab.lab.Request}, the lab answers, and the answer is
 * sent. What lives here is what a server owes its users: limits, fairness, cancelling, caching, and headers.
 */
@NullMarked
package org.wythofflab.web;

import org.jspecify.annotations.NullMarked;
