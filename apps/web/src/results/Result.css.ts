import { focusRing, media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** What paper does not need. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

/** Fits the summary on one sheet of paper. */
export const sheet = style({ '@media': { [media.print]: { zoom: 0.7 } } })

export const tabs = style([
  screenOnly,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[16],
    borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  },
])
/** The line below the present one covers that of all. */
export const tab = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.target.medium,
    marginBlockEnd: `calc(-1 * ${vars.border.width})`,
    borderBlockEnd: `${vars.border.strong} solid transparent`,
    borderRadius: 0,
    color: vars.color.inkMuted,
    selectors: { '&[aria-current]': { color: vars.color.accent, borderColor: 'currentColor' } },
  },
])

export const score = style({ display: 'grid', justifyItems: 'center', gap: vars.space[12], textAlign: 'center' })
