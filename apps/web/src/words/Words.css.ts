import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Words and language side by side where both fit. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space[16],
  alignItems: 'end',
  maxInlineSize: vars.width.text,
})
/** Below both. */
export const note = style({ gridColumn: '1 / -1' })
