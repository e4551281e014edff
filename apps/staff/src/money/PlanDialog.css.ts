import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Price and validity side by side, aligned at the top. */
export const pair = style({ alignItems: 'start' })
export const group = style({ display: 'grid', gap: vars.space[8], padding: 0, border: 0, minInlineSize: 0 })
export const legend = style({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: vars.fontWeight.medium })
export const topic = style({ overflowWrap: 'anywhere' })
