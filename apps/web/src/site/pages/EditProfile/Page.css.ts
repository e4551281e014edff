import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Picture and the button that changes it. */
export const picture = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[24] })
/** A round picture of the placeholder's size. */
export const photo = style({
  flexShrink: 0,
  inlineSize: '6rem',
  blockSize: '6rem',
  borderRadius: vars.radius.full,
  objectFit: 'cover',
  border: `${vars.border.width} solid ${vars.color.accent}`,
})
/** Fills the rest of the row. */
export const choice = style({ flex: '1 1 14rem', minInlineSize: 0 })
/** The fact that cannot be changed. */
export const facts = style({ display: 'grid', gap: vars.space[4] })
/** Its label. */
export const term = style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium })
/** The fact. */
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
