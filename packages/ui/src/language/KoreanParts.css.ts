import { style } from '@vanilla-extract/css'

/** Words in a sentence of another language keep the height of its lines, against the height of Korean text. */
export const part = style({ selectors: { '&&': { lineHeight: 'inherit' } } })
