import '../base'
import '../letters'
