import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Where the bar at the bottom is in place of the side navigation. */
export const phone = media.belowTablet

export const onPhones = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const notOnPhones = style({ display: 'contents', '@media': { [phone]: { display: 'none' } } })

export const settings = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  borderBlock: `${vars.border.width} solid ${vars.color.line}`,
})
export const size = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] })
export const label = style({ fontWeight: vars.fontWeight.medium, fontSize: vars.fontSize.sm })
