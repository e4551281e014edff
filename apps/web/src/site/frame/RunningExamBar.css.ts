import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** In view at the bottom of every page, and after its end: it covers nothing there, and shifts no layout. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 18,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.print]: { display: 'none' } },
})

export const exam = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  alignItems: 'baseline',
})

export const topic = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const left = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
