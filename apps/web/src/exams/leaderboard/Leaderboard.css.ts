import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Narrower than the page, for readability. */
export const selector = style({ maxInlineSize: vars.width.form })
/** Reserves the height of selector and leaderboard while they load, so that the layout does not shift. */
export const area = style({ display: 'grid', alignContent: 'start', gap: vars.space[32], minBlockSize: '32rem' })
