import { style } from '@vanilla-extract/css'
import { colorNames, systemColors, vars } from '@naru/ui/theme'

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: vars.space[16],
})

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[16],
  minInlineSize: 0,
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.canvas,
  color: vars.color.ink,
})

export const name = style({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted })

/** An approximation of forced colours; tests use the browser's own. */
export const forced = style({
  selectors: {
    '&&': { vars: Object.fromEntries(colorNames.map((color) => [vars.color[color], systemColors[color]])) },
  },
})
