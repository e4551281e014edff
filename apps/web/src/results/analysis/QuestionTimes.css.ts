import { media, vars } from '@naru/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** The bars below the length of the highest one. */
export const chart = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '48rem' })
/** The length of the highest bar. */
export const scale = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted })
export const bars = style({
  display: 'flex',
  gap: vars.space[2],
  blockSize: '8rem',
  paddingBlockEnd: vars.space[24],
})
export const column = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: vars.space[32],
  display: 'flex',
  alignItems: 'end',
  borderBlockEnd: `${vars.border.width} solid ${vars.color.control}`,
})
/** Below its bar; wider than it. */
export const number = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: '-0.75rem',
  textAlign: 'center',
  fontSize: vars.fontSize.xs,
  color: vars.color.inkMuted,
})
const fill = style({
  inlineSize: '100%',
  minBlockSize: vars.space[2],
  borderStartStartRadius: vars.space[2],
  borderStartEndRadius: vars.space[2],
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})
/** Long times have the colour of what needs work; the sentence names them. */
export const bar = styleVariants({
  usual: [fill, { background: vars.color.accent }],
  long: [fill, { background: vars.color.warm }],
})
