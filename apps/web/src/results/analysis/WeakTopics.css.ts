import { media, vars, wrappingRow } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const topics = style({ display: 'grid', gap: vars.space[16] })
export const topic = style({
  ...wrappingRow,
  gap: `${vars.space[8]} ${vars.space[16]}`,
})
export const topicName = style({ flex: '1 1 10rem', minInlineSize: 0, display: 'grid', gap: vars.space[4] })
export const rail = style({
  display: 'block',
  blockSize: vars.space[8],
  maxInlineSize: '16rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  border: `${vars.border.width} solid ${vars.color.control}`,
})
export const share = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
export const practise = style({ '@media': { [media.print]: { display: 'none' } } })
