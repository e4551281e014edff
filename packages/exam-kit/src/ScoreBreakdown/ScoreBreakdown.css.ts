import { style, styleVariants } from '@vanilla-extract/css'
import { media, smallMuted, vars } from '@naru/ui/theme'

export const rail = style({
  display: 'block',
  marginBlockStart: vars.space[8],
  minInlineSize: '7rem',
  maxInlineSize: '24rem',
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.line}`,
  '@media': {
    // Beside the label.
    [media.print]: {
      display: 'inline-block',
      inlineSize: '4rem',
      minInlineSize: 0,
      marginBlockStart: 0,
      marginInlineStart: vars.space[8],
    },
  },
})

const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})

export const bar = styleVariants({
  good: [fill, { background: vars.color.accent }],
  weak: [fill, { background: vars.color.warm }],
})

export const count = style({ whiteSpace: 'nowrap' })

export const note = style({
  display: 'block',
  marginBlockStart: vars.space[4],
  ...smallMuted,
  '@media': { [media.print]: { display: 'none' } },
})
