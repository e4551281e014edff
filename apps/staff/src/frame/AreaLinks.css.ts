import { focusRing, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

const list = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' })
export const column = style([list, { flexDirection: 'column', gap: vars.space[4] }])
export const row = style([list, { flexWrap: 'wrap', gap: vars.space[8] }])
export const area = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.control,
    color: vars.color.ink,
    textDecoration: 'none',
    selectors: {
      [`${column} &`]: { gap: vars.space[12] },
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': {
        background: vars.color.accentSoft,
        color: vars.color.accent,
        fontWeight: vars.fontWeight.medium,
      },
    },
  },
])
