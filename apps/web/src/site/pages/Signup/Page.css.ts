import { style } from '@vanilla-extract/css'

/** First and last name keep level when one of them has an error below it. */
export const names = style({ alignItems: 'start' })
