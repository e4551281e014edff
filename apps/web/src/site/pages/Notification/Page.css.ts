import { style } from '@vanilla-extract/css'

/** Takes the focus when a button in it goes, which nobody needs to see. */
export const area = style({ minInlineSize: 0, outline: 'none' })
