import { style } from '@vanilla-extract/css'
import { fillParent, focusRing, vars } from '@naru/ui/theme'

export const tool = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

/** As large as the picture; handles stand out by half of their size. */
export const canvas = style({
  position: 'relative',
  maxInlineSize: '100%',
  justifySelf: 'center',
  marginBlock: vars.space[12],
  touchAction: 'none',
})

/** Cuts off the shade around the frame. */
export const inside = style({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.sunken,
})

export const image = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '40vh', blockSize: 'auto' })

export const shade = style({ position: 'absolute', boxShadow: `0 0 0 100vmax ${vars.color.scrim}` })

export const frame = style([
  focusRing,
  {
    position: 'absolute',
    padding: 0,
    border: `${vars.border.strong} solid ${vars.color.accent}`,
    background: 'transparent',
    cursor: 'move',
    touchAction: 'none',
  },
])

export const corner = style([
  focusRing,
  {
    position: 'absolute',
    inlineSize: vars.target.medium,
    blockSize: vars.target.medium,
    marginInlineStart: `calc(${vars.target.medium} / -2)`,
    marginBlockStart: `calc(${vars.target.medium} / -2)`,
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'grab',
    touchAction: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: vars.space[12],
      border: `${vars.border.strong} solid ${vars.color.accent}`,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
    },
  },
])

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space[12],
})

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const drawing = style({
  ...fillParent,
  pointerEvents: 'none',
})

export const word = style([
  focusRing,
  {
    position: 'absolute',
    minInlineSize: vars.space[24],
    minBlockSize: vars.space[24],
    padding: 0,
    border: `${vars.border.width} dashed ${vars.color.accent}`,
    background: 'transparent',
    cursor: 'move',
    touchAction: 'none',
  },
])

export const words = style({ display: 'grid', gap: vars.space[4] })

export const wordRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
