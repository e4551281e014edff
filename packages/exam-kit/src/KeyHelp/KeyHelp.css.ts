import { style } from '@vanilla-extract/css'
import { media, smallMuted, vars } from '@naru/ui/theme'

/** Only where a pointer can hover: a phone has no keyboard. */
export const help = style({
  display: 'none',
  '@media': { [media.hover]: { display: 'flex' } },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  ...smallMuted,
})

export const list = style({ display: 'contents' })

export const entry = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[8] })

export const name = style({ fontWeight: 600, color: vars.color.ink })

export const key = style({
  paddingInline: vars.space[8],
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
  fontWeight: 600,
  lineHeight: vars.lineHeight.text,
})
