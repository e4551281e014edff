import { vars } from '@naru/ui/theme'

/** Where a part of a page stops that stays in view below the top bar. It grows with the size of the text, as the bar does. */
export const belowTopBar = `calc(4rem + ${vars.space[16]})`
