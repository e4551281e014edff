import { style, styleVariants } from '@vanilla-extract/css'
import { oneColumn, vars } from '../theme'

export const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  border: `${vars.border.width} solid`,
})

const tinted = (ink: string, soft: string) => ({ background: soft, borderColor: ink })

export const tone = styleVariants({
  info: tinted(vars.color.info, vars.color.infoSoft),
  success: tinted(vars.color.success, vars.color.successSoft),
  warning: tinted(vars.color.warning, vars.color.warningSoft),
  danger: tinted(vars.color.danger, vars.color.dangerSoft),
})

export const mark = styleVariants({
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
})

export const markBox = style({ display: 'flex', blockSize: '1.5em', alignItems: 'center', fontSize: vars.fontSize.md })
export const body = style({
  ...oneColumn,
  gap: vars.space[4],
  color: vars.color.ink,
})
export const title = style({ fontWeight: vars.fontWeight.bold })
export const action = style({ marginBlockStart: vars.space[8] })
