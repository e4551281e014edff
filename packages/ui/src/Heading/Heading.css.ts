import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme'

export const heading = style({
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  color: vars.color.ink,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { breakAfter: 'avoid' } },
})

/** The three largest sizes are smaller on a phone. */
const large = (phone: string, tablet: string) => ({
  fontSize: phone,
  letterSpacing: '-0.02em',
  '@media': { [media.tablet]: { fontSize: tablet } },
})

export const size = styleVariants({
  h1: large(vars.fontSize.h2, vars.fontSize.h1),
  h2: large(vars.fontSize.h3, vars.fontSize.h2),
  h3: large(vars.fontSize.xxl, vars.fontSize.h3),
  xxl: { fontSize: vars.fontSize.xxl, letterSpacing: '-0.015em' },
  xl: { fontSize: vars.fontSize.xl, letterSpacing: '-0.01em' },
  lg: { fontSize: vars.fontSize.lg },
  md: { fontSize: vars.fontSize.md },
  sm: { fontSize: vars.fontSize.sm },
})
