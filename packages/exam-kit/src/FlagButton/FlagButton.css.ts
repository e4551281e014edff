import { style } from '@vanilla-extract/css'
import { focusRing, media, vars } from '@naru/ui/theme'

export const flag = style([
  focusRing,
  {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.target.small,
    paddingInline: vars.space[12],
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.accent,
    font: 'inherit',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.warning,
        background: vars.color.warningSoft,
        color: vars.color.warning,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } },
      [media.coarse]: { minBlockSize: vars.target.medium },
      [media.forcedColors]: {
        selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', borderWidth: vars.border.strong } },
      },
    },
  },
])
