import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const card = style({ overflow: 'hidden' })
export const words = style({ padding: vars.space[16] })
