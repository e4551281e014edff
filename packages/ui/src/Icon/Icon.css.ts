import { style, styleVariants } from '@vanilla-extract/css'
import { flow, media } from '../theme'

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Forced colours do not reach into a picture: there it takes the colour of the words around it.
  '@media': { [media.forcedColors]: { color: 'inherit !important' } },
})

/** Points along the line. */
export const pointing = style({ transform: `scaleX(${flow})` })

export const filled = style({ fill: 'currentColor' })

/** In em, so that an icon grows with the text beside it. */
export const size = styleVariants({
  small: { inlineSize: '1em', blockSize: '1em' },
  medium: { inlineSize: '1.25em', blockSize: '1.25em' },
  large: { inlineSize: '1.75em', blockSize: '1.75em' },
})
