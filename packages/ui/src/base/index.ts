import '../theme'
import './letters.css'
import './base.css'
