import { layers, textPadding, vars, wrappingRow } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { paymentBarHeight } from './payment/paymentBar'

/** Darkens the page, below the gateway's frame. */
export const scrim = style({ position: 'fixed', inset: 0, zIndex: layers.overlay, background: vars.color.scrim })

/** Above everything, even without support for popovers. */
export const bar = style({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 2_147_483_647,
  ...wrappingRow,
  justifyContent: 'flex-end',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  inlineSize: '100%',
  maxInlineSize: 'none',
  minBlockSize: paymentBarHeight,
  border: 0,
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  padding: `${vars.space[8]} ${textPadding(vars.space[16])}`,
  background: vars.color.surface,
  color: vars.color.ink,
})
/** What the window does; the buttons follow on the same line where they fit. */
export const status = style({ flex: '1 1 10rem', minInlineSize: 0 })
export const buttons = style({ display: 'flex', gap: vars.space[8] })
