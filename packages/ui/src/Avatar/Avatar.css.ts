import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme'

export const avatar = style({
  flexShrink: 0,
  display: 'inline-grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  border: `${vars.border.width} solid ${vars.color.accent}`,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
  userSelect: 'none',
})

export const size = styleVariants({
  small: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.fontSize.sm },
  medium: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: vars.fontSize.md },
  large: { inlineSize: '4.5rem', blockSize: '4.5rem', fontSize: vars.fontSize.h3 },
})
