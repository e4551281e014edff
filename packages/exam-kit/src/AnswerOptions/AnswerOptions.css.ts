import { style } from '@vanilla-extract/css'
import { focusOutline, media, vars } from '@naru/ui/theme'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.tablet]: { gap: vars.space[12] } },
})

export const pictures = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
})

export const field = style({ display: 'flex' })

export const option = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  border: `${vars.border.width} solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&[data-selected]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&[data-disabled]': { cursor: 'not-allowed', background: vars.color.sunken, borderStyle: 'dashed' },
    '&[data-focus-visible]': focusOutline,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
})

export const picture = style({ flexDirection: 'column', alignItems: 'stretch' })

export const badge = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  borderRadius: vars.radius.full,
  border: `${vars.border.width} solid ${vars.color.control}`,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${option}[data-selected] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  selectors: { [`${option}[data-selected] &`]: { fontWeight: 600 } },
})

export const tick = style({
  flexShrink: 0,
  color: vars.color.accent,
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
})

export const pictureHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
})
