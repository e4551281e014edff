import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** The form, and the contact details beside it. */
export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
})
/** One contact detail. */
export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], overflowWrap: 'anywhere' })
