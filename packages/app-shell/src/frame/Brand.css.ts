import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })
export const sign = style({ inlineSize: vars.space[32], color: vars.color.accent })
export const name = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold, letterSpacing: '-0.01em' })
