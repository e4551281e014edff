import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { belowTopBar } from '../../frame/belowTopBar'

/** The arrow back to the list. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  justifySelf: 'start',
  alignSelf: 'start',
})
/** The applicant card beside the guidelines on wide screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
/** Applicant card and button stick beside long guidelines. */
export const aside = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: belowTopBar, order: 2 } },
})
/** The sound check. */
export const sound = style({ display: 'grid', gap: vars.space[8] })
/** Button and volume side by side on wide screens. */
export const soundControls = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 20rem)' } },
})
/** Stacked sentences inside a message. */
export const sentences = style({ display: 'grid', gap: vars.space[4] })
/** The guidelines in English. */
export const english = style({ display: 'grid', gap: vars.space[8], paddingInlineStart: vars.space[24] })
