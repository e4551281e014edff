import { style, styleVariants } from '@vanilla-extract/css'
import { tabular as tabularFigures, vars } from '../theme'

export const text = style({ textWrap: 'pretty' })
export const size = styleVariants(vars.fontSize, (fontSize) => ({ fontSize }))
export const tone = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  accent: { color: vars.color.accent },
  inherit: { color: 'inherit' },
})
export const weight = styleVariants(vars.fontWeight, (fontWeight) => ({ fontWeight }))
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
export const tabular = style(tabularFigures)
