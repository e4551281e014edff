import { style, styleVariants } from '@vanilla-extract/css'
import { framed, media, smallMuted, tabular, vars } from '../theme'

export const scroller = style({
  // The containing block of the hidden caption, which could otherwise widen the page.
  position: 'relative',
  overflowX: 'auto',
  ...framed,
})
export const table = style([tabular, { inlineSize: '100%' }])
export const caption = style({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
})
export const head = style({ background: vars.color.sunken })
export const row = style({
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  selectors: { 'thead &': { borderBlockStart: 0 } },
})
export const highlighted = style({ background: vars.color.accentSoft })
export const cell = style({
  paddingBlock: vars.space[12],
  paddingInline: vars.space[8],
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[12] },
    '&:last-child': { paddingInlineEnd: vars.space[12] },
  },
  '@media': {
    [media.tablet]: {
      paddingInline: vars.space[16],
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space[16] },
        '&:last-child': { paddingInlineEnd: vars.space[16] },
      },
    },
    [media.print]: { paddingBlock: vars.space[2] },
  },
})
export const headerCell = style({
  ...smallMuted,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.tablet]: { whiteSpace: 'nowrap' } },
})
export const rowHeader = style({ fontWeight: vars.fontWeight.medium })
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
