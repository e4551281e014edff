import { media, oneColumn, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const sheet = style({
  ...oneColumn,
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
})

export const fact = style({
  ...oneColumn,
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '4cm minmax(0, 1fr)' },
  },
})
export const term = style({ color: vars.color.inkMuted })
export const value = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
/** A number or a signature, which is compared letter by letter. */
export const letters = style({ fontFamily: 'ui-monospace, monospace', wordBreak: 'break-all' })

export const verification = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  maxInlineSize: '14rem',
})
/** Dark on light in every theme, so that cameras read it. */
export const code = style({
  inlineSize: '11rem',
  blockSize: '11rem',
  color: 'black',
  background: 'white',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

/** What paper does not need. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })
/** The choice of the name is as wide as its words need. */
export const choice = style({ maxInlineSize: '16rem' })
/** The form is as wide as a number. */
export const form = style({ maxInlineSize: '28rem' })
