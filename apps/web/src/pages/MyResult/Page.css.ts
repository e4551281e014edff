import { style } from '@vanilla-extract/css'

/** A paper's name of any length, which breaks rather than widening the table. */
export const name = style({ display: 'block', minInlineSize: '8rem', overflowWrap: 'anywhere' })
/** Marks stay on one line. */
export const marks = style({ whiteSpace: 'nowrap' })
