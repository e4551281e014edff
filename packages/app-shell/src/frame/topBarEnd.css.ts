import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** A menu button that is only a picture, as round as the avatar beside it. */
export const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.medium,
  blockSize: vars.target.medium,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.lg,
})
/** Keeps the place of avatar or Login until the session is known. */
export const reserved = style({ inlineSize: vars.target.medium, blockSize: vars.target.medium })
/** Hidden on a device that knew a session, until the check of the session resolves. */
export const login = style({
  selectors: {
    'html[data-known] &': { visibility: 'hidden' },
    // The word is long, and the bar is one row on a phone.
    ':lang(ta) &': { paddingInline: vars.space[8] },
  },
})
