import { style } from '@vanilla-extract/css'

/** First and last name stay aligned when one of them has an error. */
export const names = style({ alignItems: 'start' })
