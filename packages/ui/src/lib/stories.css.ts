import { style } from '@vanilla-extract/css'
import { vars } from '../theme'
import { asVariables, themeValues } from '../theme/values'

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))',
  gap: vars.space[16],
})
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[24],
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})
/** What the contrast theme is on a dark system. */
export const night = style({ selectors: { '&[data-theme]': { vars: asVariables(themeValues('contrastNight')) } } })
export const name = style({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted })
export const state = style([name, { display: 'block', marginBlockEnd: vars.space[8] }])
export const cells = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const texts = style([cells, { marginBlockStart: vars.space[16] }])
export const text = style([panel, { gridTemplateColumns: 'minmax(0, 1fr)' }])
export const narrow = style({ inlineSize: '20rem', maxInlineSize: '100%' })
export const swatch = style({
  blockSize: '3.5rem',
  borderRadius: vars.radius.control,
  border: `${vars.border.width} solid ${vars.color.control}`,
})
export const measure = style({
  blockSize: vars.space[16],
  background: vars.color.accent,
  borderRadius: vars.radius.control,
})
export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
})
export const measured = style({
  display: 'inline-block',
  minInlineSize: '3rem',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})
export const mover = style({
  inlineSize: vars.space[32],
  blockSize: vars.space[16],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.ease,
  selectors: { '&[data-across]': { transform: 'translateX(16rem)' } },
})
