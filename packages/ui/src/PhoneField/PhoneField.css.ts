import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const country = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  inlineSize: '6.5rem',
  borderInlineEnd: `${vars.border.width} solid ${vars.color.line}`,
})

/** Covers the short name, so that the box stays narrow while the list shows full names. */
export const list = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  border: 0,
  fontSize: vars.fontSize.md,
})

export const short = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  paddingInline: vars.space[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  borderRadius: vars.radius.control,
  selectors: { [`${list}:focus-visible + &`]: { color: vars.color.ink, background: vars.color.accentSoft } },
})
