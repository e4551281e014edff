import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
})
export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], overflowWrap: 'anywhere' })
