import { style } from '@vanilla-extract/css'
import { screenReaderOnly, layers, vars } from '../theme'

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: layers.overlay,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.medium,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:not(:focus)': screenReaderOnly,
  },
})
