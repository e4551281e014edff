import { style } from '@vanilla-extract/css'

export const version = style({ maxInlineSize: '20rem' })
