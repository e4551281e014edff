import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** The controls of a step. */
export const step = style({ display: 'grid', gap: vars.space[16], selectors: { '&:empty': { display: 'none' } } })
/** Keeps its place while it is empty, so that nothing moves when a notice comes and goes. */
export const notice = style({ minBlockSize: '3.25rem' })
/** The two quiet buttons below the code: their words begin where the boxes do, also when they stand one below the other. */
export const ways = style({ marginInline: `calc(-1 * ${vars.space[16]})` })
