import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Overlays the bottom of the page, so that it shifts no layout. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.print]: { display: 'none' } },
})
