import { style } from '@vanilla-extract/css'
import { focusRing, onHover, vars } from '../theme'
import { moves } from '../theme/mixins'

export const disclosure = style({
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  minInlineSize: 0,
})
export const heading = style({ fontSize: 'inherit', fontWeight: 'inherit' })
export const trigger = style([
  focusRing,
  onHover({ background: vars.color.sunken }),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: vars.target.medium,
    padding: `${vars.space[8]} ${vars.space[4]}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.ink,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    },
  },
])
export const title = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const chevron = style([
  moves(),
  {
    color: vars.color.inkMuted,
    selectors: { [`${trigger}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
  },
])
export const content = style({ padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[16]}` })
export const group = style({ display: 'grid', borderBlockStart: `${vars.border.width} solid ${vars.color.line}` })
