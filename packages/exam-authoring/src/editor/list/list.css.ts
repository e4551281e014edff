import { style } from '@vanilla-extract/css'
import { focusOutline, focusRing, media, tabular, vars } from '@naru/ui/theme'

export const frame = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })
export const list = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  minInlineSize: 0,
  outline: 'none',
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  border: `${vars.border.width} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  // A long paper lays out only the rows that are seen.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 3rem',
  selectors: {
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-selected]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&[data-focus-visible]': focusOutline,
    '&[data-dragging]': { opacity: 0.5 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
})
export const number = style([tabular, { fontWeight: vars.fontWeight.bold, minInlineSize: '1.5rem', textAlign: 'end' }])
export const words = style({ minInlineSize: 0, display: 'grid' })
export const excerpt = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
})
export const kind = style({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted })
export const end = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
export const drag = style([
  focusRing,
  {
    display: 'grid',
    placeContent: 'center',
    inlineSize: vars.target.small,
    blockSize: vars.target.small,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.inkMuted,
    cursor: 'grab',
    touchAction: 'none',
    '@media': { [media.coarse]: { inlineSize: vars.target.medium, blockSize: vars.target.medium } },
  },
])
export const drop = style({
  blockSize: vars.border.strong,
  borderRadius: vars.radius.full,
  background: 'transparent',
  selectors: { '&[data-drop-target]': { background: vars.color.accent } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-drop-target]': { background: 'Highlight' } } } },
})
export const faults = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
})
export const ghost = style({
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  border: `${vars.border.width} solid ${vars.color.accent}`,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
})
