import '../theme'
import './siteFonts.css'
import './base.css'
