import { globalStyle, style } from '@vanilla-extract/css'
import { fillParent, flow, media, smallMuted, tabular, vars } from '@naru/ui/theme'

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

/** The axis beside the plot; the days below it. */
export const chart = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[8],
    ...smallMuted,
  },
])
export const unit = style({ gridColumn: '1 / -1', paddingBlockEnd: vars.space[4] })

export const axis = style({ position: 'relative', inlineSize: '3rem', blockSize: '11rem' })
export const tick = style({
  position: 'absolute',
  insetInlineEnd: 0,
  transform: 'translateY(-50%)',
  whiteSpace: 'nowrap',
})

export const plot = style({ position: 'relative', blockSize: '11rem' })
export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
})
export const floor = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `${vars.border.strong} dashed ${vars.color.warning}`,
})
/** Leaves room for the first and the last point. */
export const inside = style({ position: 'absolute', insetBlock: 0, insetInline: vars.space[24] })
export const curve = style({
  ...fillParent,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: vars.border.strong,
  strokeLinejoin: 'round',
  transform: `scaleX(${flow})`,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
// The curve is stretched; its line is not.
globalStyle(`${curve} polyline`, { vectorEffect: 'non-scaling-stroke' })
export const point = style({
  position: 'absolute',
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  margin: `calc(${vars.space[12]} / -2)`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  border: `${vars.border.strong} solid ${vars.color.surface}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
/** The value of the latest point, above it. */
export const latest = style({
  position: 'absolute',
  marginBlockEnd: vars.space[8],
  marginInlineEnd: `calc(-1 * ${vars.space[24]})`,
  color: vars.color.accent,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
})
export const days = style({ gridColumn: 2, display: 'flex', justifyContent: 'space-between', gap: vars.space[8] })

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  fontSize: vars.fontSize.sm,
})
export const floorName = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: vars.space[24],
    marginInlineEnd: vars.space[8],
    verticalAlign: 'middle',
    borderBlockStart: `${vars.border.strong} dashed ${vars.color.warning}`,
  },
})
