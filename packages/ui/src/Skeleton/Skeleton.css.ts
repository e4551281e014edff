import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme'

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })

export const skeleton = style({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.sunken,
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const shape = styleVariants({
  text: { blockSize: '1em', marginBlock: '0.25em' },
  heading: { blockSize: vars.space[32] },
  block: {},
  picture: { aspectRatio: '16 / 9', borderRadius: 0 },
  circle: { borderRadius: vars.radius.full, aspectRatio: '1' },
})
