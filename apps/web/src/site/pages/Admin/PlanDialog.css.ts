import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Price and validity side by side, whatever help stands below one of them. */
export const pair = style({ alignItems: 'start' })
/** The group of exams. */
export const group = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })
/** What they are. */
export const legend = style({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: vars.fontWeight.medium })
/** A topic of any length. */
export const topic = style({ overflowWrap: 'anywhere' })
