import org.wythofflab.*
import org.wythofflab.answer.*
import org.wythofflab.rules.*
import org.wythofflab.solve.*
import org.wythofflab.theory.*
import org.wythofflab.verify.*
import java.math.BigInteger
import java.util.stream.*
