import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

/** The height of the label and the list, so that the settings do not grow while the code loads. */
export const language = style({ inlineSize: '100%', minBlockSize: `calc(${vars.target.medium} + 1.75rem)` })
