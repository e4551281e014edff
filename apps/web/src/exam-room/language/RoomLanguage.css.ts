import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

/** The height of the label, the list and the button, so that the settings do not grow while the code loads. */
export const language = style({
  inlineSize: '100%',
  minBlockSize: `calc(${vars.target.medium} + ${vars.target.small} + 2.25rem)`,
})
