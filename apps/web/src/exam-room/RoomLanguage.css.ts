import { style } from '@vanilla-extract/css'
import { vars } from '@naru/ui/theme'

/** A known picture beside the list, because its label is hidden. */
export const language = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  inlineSize: '11rem',
  minBlockSize: vars.target.medium,
  alignItems: 'center',
  columnGap: vars.space[8],
})
