import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { stepHeight } from '../../today/NextStep.css'

export const place = style({
  display: 'none',
  paddingBlockStart: vars.space[24],
  selectors: { '&[data-learner], html[data-returned] &': { display: 'block' } },
})
export const step = style([stepHeight, { display: 'grid' }])
/** Not until it is known whether the session has ended. */
export const login = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  padding: vars.space[24],
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  textAlign: 'center',
  selectors: { 'html[data-known] &': { visibility: 'hidden' } },
})
