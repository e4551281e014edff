import { framed, media, oneColumn, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const hero = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 0.9fr) minmax(0, 1.1fr)', gap: vars.space[48] } },
})
/** The text that stays while the slides change. */
export const words = style({ display: 'grid', gap: vars.space[24], justifyItems: 'start' })
export const slide = style({
  display: 'grid',
  overflow: 'hidden',
  ...framed,
})
/** The drawing keeps its position for any slide text. */
export const drawing = style({ aspectRatio: '16 / 10', '@media': { [media.tablet]: { aspectRatio: '16 / 9' } } })
/** Title and text; the longest text decides the height, so that the layout does not shift. */
export const caption = style({
  display: 'grid',
  gap: vars.space[8],
  alignContent: 'start',
  padding: vars.space[24],
  minBlockSize: '10.5rem',
  '@media': { [media.tablet]: { minBlockSize: '9rem' } },
})
export const slideTitle = style({ letterSpacing: '0.14em', color: vars.color.accent })
export const featureIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[48],
  blockSize: vars.space[48],
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accent,
  fontSize: vars.fontSize.xl,
})
export const review = style({
  display: 'grid',
  gap: vars.space[16],
  blockSize: '100%',
  alignContent: 'start',
})
export const quote = style({ fontSize: vars.fontSize.lg })
export const reviewer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.inkMuted,
})
export const advertisement = style({
  ...oneColumn,
  overflow: 'hidden',
  ...framed,
})
export const advertisementTitle = style({
  padding: vars.space[16],
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
})

/** Not for a device that knows a session, until it is known whether it still does. */
export const forVisitors = style({ selectors: { 'html[data-known] &': { visibility: 'hidden' } } })
