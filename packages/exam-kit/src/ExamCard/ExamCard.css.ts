import { style } from '@vanilla-extract/css'
import { framed, media, vars } from '@naru/ui/theme'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  blockSize: '100%',
  ...framed,
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: vars.shadow.raised } } } },
})

export const photo = style({ aspectRatio: '16 / 9', overflow: 'hidden', background: vars.color.sunken })

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[16],
})

export const topic = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

export const description = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })

/** At the end of the card, so that the cards of a row agree. */
export const duration = style({
  marginBlockStart: 'auto',
  paddingBlock: vars.space[8],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
