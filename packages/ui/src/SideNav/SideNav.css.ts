import { style } from '@vanilla-extract/css'
import { focusRing, media, onHover, smallMuted, vars } from '../theme'

export const aside = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      display: 'block',
      flexShrink: 0,
      position: 'sticky',
      insetBlockStart: '4rem',
      blockSize: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      overflowX: 'hidden',
      inlineSize: '16rem',
      padding: vars.space[8],
      background: vars.color.surface,
      borderInlineEnd: `${vars.border.width} solid ${vars.color.line}`,
    },
  },
})

export const narrow = style({
  '@media': { [media.tablet]: { inlineSize: '3rem', paddingInline: 0 } },
})

export const head = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: vars.space[8] })
export const headNarrow = style({ justifyContent: 'center' })
export const list = style({ display: 'grid', gap: vars.space[2] })
export const entry = style({ display: 'grid' })

/** A line separates it from the list above. */
export const group = style({
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[8],
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
})
export const heading = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  ...smallMuted,
  fontWeight: vars.fontWeight.medium,
})
export const headingNarrow = style({ padding: 0 })

export const item = style([
  focusRing,
  onHover({ background: vars.color.sunken, color: vars.color.ink }, '&:hover:not([aria-current])'),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.target.medium,
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.inkMuted,
    fontWeight: vars.fontWeight.medium,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // Inside: the column cuts what is outside of it.
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.strong})` },
      '&[aria-current="page"]': {
        background: vars.color.accentSoft,
        color: vars.color.accent,
      },
      '&[aria-current="page"]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `0.1875rem solid ${vars.color.accent}`,
        borderStartStartRadius: 'inherit',
        borderEndStartRadius: 'inherit',
      },
    },
  },
])
export const itemNarrow = style({ justifyContent: 'center', paddingInline: 0, borderRadius: 0 })
