import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Topics are long, but a list is easier to read when it is not as wide as the page. */
export const selector = style({ maxInlineSize: vars.width.form })
