import { media, oneColumn, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Picture, facts and buttons: side by side on wide screens. */
export const entry = style({
  ...oneColumn,
  gap: vars.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const withPicture = style({
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto' } },
})
export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  maxInlineSize: '16rem',
})
export const words = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const name = style({ overflowWrap: 'anywhere', minInlineSize: 0 })
export const facts = style({ overflowWrap: 'anywhere' })
/** What somebody wrote, with its lines. */
export const message = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.tablet]: { justifyContent: 'end', maxInlineSize: '20rem' } },
})
