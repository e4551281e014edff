import { media, vars } from '@naru/ui/theme'
import type { StyleRule } from '@vanilla-extract/css'

/** A bar at the bottom of the window, above the phone's own; not printed. */
export const bottomEdge = {
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.print]: { display: 'none' } },
} satisfies StyleRule
