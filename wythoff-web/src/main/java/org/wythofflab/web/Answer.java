package org.wythofflab.web;

import java.util.Map;

/**
 * What is sent.
 *
 * @param headers besides the type
 */
record Answer(String type, byte[] body, Map<String, String> headers) {

    static final String JSON = "application/json; charset=utf-8";
    static final String PNG = "image/png";
}
