// The global styles: themes, reset, focus ring and all fonts.
import '../base'
import '../fonts'
