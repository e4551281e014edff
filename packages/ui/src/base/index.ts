import '../theme'
import './latinFont.css'
import './base.css'
