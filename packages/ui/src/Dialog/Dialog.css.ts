import { keyframes, style } from '@vanilla-extract/css'
import { overlay as modal } from '../lib/modal.css'
import { framed, oneColumn, textPadding, vars } from '../theme'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const overlay = style([
  modal,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[16],
    overflowY: 'auto',
    selectors: { '&[open]': { display: 'grid' } },
  },
])

export const dialog = style({
  ...oneColumn,
  overflowWrap: 'anywhere',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: vars.width.form,
  padding: `${vars.space[24]} ${textPadding(vars.space[24])}`,
  ...framed,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.duration.medium} ${vars.ease}`,
})

export const wide = style({ maxInlineSize: vars.width.text })

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const title = style({ fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold, textWrap: 'balance' })
export const close = style({
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
})
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  justifyContent: 'flex-end',
  marginBlockStart: vars.space[8],
})
