import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const step = style({ display: 'grid', gap: vars.space[16], selectors: { '&:empty': { display: 'none' } } })
/** Reserves its height while empty, so that the layout does not shift. */
export const notice = style({ minBlockSize: '3.25rem' })
/** The two text buttons below the code, aligned with the boxes. */
export const ways = style({ marginInline: `calc(-1 * ${vars.space[16]})` })
