import { style } from '@vanilla-extract/css'
import { vars } from '../theme'

export const loading = style({ display: 'grid', gap: vars.space[24] })
export const label = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], color: vars.color.inkMuted })
