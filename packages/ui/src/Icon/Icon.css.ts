import { style, styleVariants } from '@vanilla-extract/css'
import { flow, media } from '../theme'

export const icon = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Forced colours do not apply inside an SVG.
  '@media': { [media.forcedColors]: { color: 'inherit !important' } },
})

/** Mirrored in right-to-left text. */
export const pointing = style({ transform: `scaleX(${flow})` })

export const filled = style({ fill: 'currentColor' })

/** In em, so that an icon scales with the text. */
export const size = styleVariants({
  small: { inlineSize: '1em', blockSize: '1em' },
  medium: { inlineSize: '1.25em', blockSize: '1.25em' },
  large: { inlineSize: '1.75em', blockSize: '1.75em' },
})
