import { keyframes, style } from '@vanilla-extract/css'
import { layers, media, textPadding, vars } from '../theme'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space[16],
  overflowY: 'auto',
  background: vars.color.scrim,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.medium} ${vars.ease}` } },
  '@media': { [media.print]: { display: 'none' } },
})

export const modal = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.form,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.duration.medium} ${vars.ease}` } },
})

export const wide = style({ maxInlineSize: vars.width.text })

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space[16],
  padding: `${vars.space[24]} ${textPadding(vars.space[24])}`,
})
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
