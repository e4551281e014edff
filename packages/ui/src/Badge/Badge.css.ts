import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingInline: vars.space[8],
  paddingBlock: vars.space[2],
  border: `${vars.border.width} solid transparent`,
  // Half of one line's height: several lines keep their letters within the corners.
  borderRadius: '1.1em',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.text,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // A table scrolls instead of breaking its words.
  selectors: { 'table &': { overflowWrap: 'break-word' } },
})

const tinted = (ink: string, soft: string) => ({
  color: ink,
  background: soft,
  borderColor: `color-mix(in oklab, ${ink} 35%, ${soft})`,
})

export const tone = styleVariants({
  neutral: { color: vars.color.inkMuted, background: vars.color.sunken, borderColor: vars.color.line },
  accent: tinted(vars.color.accent, vars.color.accentSoft),
  info: tinted(vars.color.info, vars.color.infoSoft),
  success: tinted(vars.color.success, vars.color.successSoft),
  warning: tinted(vars.color.warning, vars.color.warningSoft),
  danger: tinted(vars.color.danger, vars.color.dangerSoft),
})
