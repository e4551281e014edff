import { style } from '@vanilla-extract/css'
import { focusRing, media, onHover, vars, wrappingRow } from '../theme'

export const bar = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  position: 'relative',
})

export const inner = style({
  ...wrappingRow,
  // Large text wraps on a narrow screen instead of overflowing.
  columnGap: vars.space[4],
  minBlockSize: '4rem',
  paddingInline: vars.gutter,
  paddingBlock: vars.space[8],
  '@media': { [media.tablet]: { columnGap: vars.space[16] } },
})

export const brand = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    marginInlineEnd: 'auto',
    minBlockSize: vars.target.medium,
    color: vars.color.ink,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '-0.01em',
    textDecoration: 'none',
    borderRadius: vars.radius.control,
  },
])

export const links = style({
  display: 'none',
  gap: vars.space[4],
  '@media': { [media.tablet]: { display: 'flex' } },
})

export const link = style([
  onHover({ color: vars.color.ink, background: vars.color.sunken }, '&:hover:not([aria-current])'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    minBlockSize: vars.target.medium,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.medium,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': { color: vars.color.accent },
      '&[aria-current="page"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space[12],
        insetBlockEnd: vars.space[4],
        borderBlockEnd: `${vars.border.strong} solid currentColor`,
        borderRadius: vars.radius.full,
      },
    },
  },
])

export const end = style({
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginInlineStart: 'auto',
  '@media': { [media.tablet]: { marginInlineStart: 0 } },
})

export const toggle = style({ display: 'inline-flex', '@media': { [media.tablet]: { display: 'none' } } })

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  padding: vars.space[8],
  '@media': { [media.tablet]: { display: 'none' } },
})
export const panelLinks = style({ display: 'grid', gap: vars.space[2] })
export const panelLink = style([
  link,
  {
    display: 'flex',
    paddingInline: vars.space[16],
    selectors: {
      '&[aria-current="page"]': { background: vars.color.accentSoft },
      '&[aria-current="page"]::after': {
        insetBlock: vars.space[8],
        insetInline: '0 auto',
        borderBlockEnd: 0,
        borderInlineStart: '0.1875rem solid currentColor',
      },
    },
  },
])
