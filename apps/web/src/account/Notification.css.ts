import { style } from '@vanilla-extract/css'

/** Receives the focus when a button in it disappears; without a visible outline. */
export const area = style({ minInlineSize: 0, outline: 'none' })
