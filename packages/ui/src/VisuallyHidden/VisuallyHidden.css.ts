import { style } from '@vanilla-extract/css'
import { heardOnly } from '../theme'

export const visuallyHidden = style(heardOnly)
