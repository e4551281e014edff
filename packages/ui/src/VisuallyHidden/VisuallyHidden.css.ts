import { style } from '@vanilla-extract/css'
import { screenReaderOnly } from '../theme'

export const visuallyHidden = style(screenReaderOnly)
