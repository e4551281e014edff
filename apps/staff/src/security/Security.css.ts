import { media, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const words = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0, flex: '1 1 14rem' })
export const name = style({ overflowWrap: 'anywhere' })
export const qrCode = style({
  inlineSize: 'min(100%, 14rem)',
  background: 'white',
  color: 'black',
  fill: 'currentColor',
  shapeRendering: 'crispEdges',
  borderRadius: vars.radius.control,
})
export const secret = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' })
/** Receives the focus when the codes appear. */
export const codesFrame = style({ outline: 'none' })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space[8],
  fontFamily: vars.font.mono,
})
/** Buttons are not printed. */
export const noPrint = style({ '@media': { [media.print]: { display: 'none' } } })
