import { style } from '@vanilla-extract/css'
import { media, onHover, vars } from '../theme'

export const footer = style({
  background: vars.color.sunken,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  paddingBlock: vars.space[32],
  fontSize: vars.fontSize.sm,
})
export const inner = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
})
/** As many columns as fit, so that the links stand below each other. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
})
export const link = style([
  onHover({ color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.space[32],
    color: vars.color.inkMuted,
    textDecoration: 'none',
    borderRadius: vars.radius.control,
    '@media': { [media.coarse]: { minBlockSize: vars.target.medium } },
  },
])
