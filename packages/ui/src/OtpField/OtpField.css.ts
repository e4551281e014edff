import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const boxes = style({
  // A legend is not a grid item, so the grid's gap does not apply.
  marginBlockStart: vars.space[4],
  display: 'flex',
  gap: vars.space[8],
  maxInlineSize: '24rem',
})

export const digit = style({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.large,
  padding: 0,
  textAlign: 'center',
  fontSize: vars.fontSize.xxl,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.surface,
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted },
  },
})
