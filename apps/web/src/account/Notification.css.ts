import { style } from '@vanilla-extract/css'

/** Receives the focus when a button in it disappears; without a visible outline. */
export const area = style({ minInlineSize: 0, outline: 'none' })

/** An answer of the operator has lines of its own. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
