import { keyframes, style } from '@vanilla-extract/css'
import { framed, vars } from '../theme'

const open = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } })

export const popover = style({
  outline: 'none',
  minInlineSize: '14rem',
  maxInlineSize: '20rem',
  padding: vars.space[4],
  overflow: 'auto',
  ...framed,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-entering]': { animation: `${open} ${vars.duration.fast} ${vars.ease}` } },
})
export const menu = style({ outline: 'none', display: 'grid', gap: vars.space[2] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.border.strong})`,
  selectors: {
    '&[data-focused]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': { outline: `${vars.border.strong} solid ${vars.color.focus}` },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&[data-selected]': { color: vars.color.accent, fontWeight: vars.fontWeight.medium },
  },
})
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const sectionTitle = style({
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.inkMuted,
})
export const section = style({
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  paddingBlock: vars.space[4],
})

/** A trigger without a button's appearance, such as an avatar. */
export const bareTrigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.target.medium,
  minBlockSize: vars.target.medium,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
})
