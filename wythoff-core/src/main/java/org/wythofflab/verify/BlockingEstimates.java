package org.wythofflab.verify;
import java.util.List;
final class BlockingEstimates { static List<Claim> all(){ return List.of(); } }
