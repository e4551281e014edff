import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** In the sentence, which must leave the question in view on a low phone. */
export const logIn = style({ marginBlock: `calc(-1 * ${vars.space[12]})`, textDecorationLine: 'underline' })
