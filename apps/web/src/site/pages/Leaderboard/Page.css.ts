import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Topics are long, but a list is easier to read when it is not as wide as the page. */
export const selector = style({ maxInlineSize: vars.width.form })
/** Holds the room of selector and board while they are on their way, so that nothing below moves. */
export const area = style({ display: 'grid', alignContent: 'start', gap: vars.space[32], minBlockSize: '32rem' })
