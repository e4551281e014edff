import { style } from '@vanilla-extract/css'

/** A paper's name of any length, which breaks rather than widening the table. */
export const name = style({ display: 'block', minInlineSize: '6rem', overflowWrap: 'anywhere' })
/** Marks stay on one line, and what is below them on another. */
export const marks = style({ display: 'block', whiteSpace: 'nowrap' })
