import { bottomInset, media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { belowTopBar } from '@naru/app-shell/frame/belowTopBar'

export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
export const aside = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowTopBar, order: 2 } },
})
export const sound = style({ display: 'grid', gap: vars.space[8] })
export const soundControls = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 20rem)' } },
})
export const sentences = style({ display: 'grid', gap: vars.space[4] })
export const english = style({ display: 'grid', gap: vars.space[8], paddingInlineStart: vars.space[24] })
export const startBar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  background: vars.color.canvas,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
})
/** Stays in view while the guidelines are read. While an exam runs, the frame's bar does, with its time left. */
export const startBarInView = style([startBar, { position: 'sticky', insetBlockEnd: bottomInset, zIndex: 1 }])
