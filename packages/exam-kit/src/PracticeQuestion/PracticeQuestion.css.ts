import { style } from '@vanilla-extract/css'
import { focusRing, media, smallMuted, vars } from '@naru/ui/theme'

export const practice = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 })

export const form = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

/** Only where a keyboard is likely. */
export const keys = style({
  display: 'none',
  ...smallMuted,
  '@media': { [media.hover]: { display: 'inline' } },
})

export const outcome = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const verdict = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: `${vars.border.width} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.heading,
    fontWeight: 600,
    selectors: {
      '&[data-mark="right"]': {
        background: vars.color.successSoft,
        borderColor: vars.color.success,
        color: vars.color.success,
      },
      '&[data-mark="wrong"]': {
        background: vars.color.dangerSoft,
        borderColor: vars.color.danger,
        color: vars.color.danger,
      },
    },
  },
])
