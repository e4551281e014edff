import { style } from '@vanilla-extract/css'
import { fillParent, focusOutline, media, smallMuted, vars } from '@naru/ui/theme'
import { scaled } from '../TextSize/scaled'

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.tablet]: { gap: vars.space[12] } },
})

export const pictures = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
})

/** Numbers only, in one row. */
export const spoken = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))' })

export const field = style({ position: 'relative', display: 'flex' })

/** The invisible radio button covers its option, so that the focused area is as large as the visible one. */
export const input = style({
  ...fillParent,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
})

export const option = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  border: `${vars.border.width} solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.ink,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`${input}:checked + &`]: {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.accent}`,
    },
    [`${input}:disabled + &`]: { background: vars.color.sunken, borderStyle: 'dashed' },
    [`${input}:focus-visible + &`]: focusOutline,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${input}:hover:not(:disabled, :checked) + &`]: { borderColor: vars.color.ink },
      },
    },
    [media.forcedColors]: {
      selectors: { [`${input}:checked + &`]: { borderColor: 'Highlight', borderWidth: vars.border.strong } },
    },
  },
})

/** Around options whose last ones actions would cover on low phones: there the numbers of pictures are beside them. */
export const numbersBeside = style({})
const lowPhone = `${media.belowTablet} and (max-height: 40rem)`

export const picture = style({
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[4],
  '@media': {
    [media.belowTablet]: { paddingBlock: vars.space[4], paddingInline: vars.space[8] },
    [lowPhone]: { selectors: { [`${numbersBeside} &`]: { flexDirection: 'row' } } },
  },
})

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
    [`${input}:checked + ${option} &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${input}:hover:not(:disabled, :checked) + ${option} &`]: {
          borderColor: vars.color.ink,
          boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.ink}`,
        },
      },
    },
  },
})

export const words = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: scaled(vars.fontSize.md),
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  selectors: { [`${input}:checked + ${option} &`]: { fontWeight: 600 } },
})

export const tick = style({
  flexShrink: 0,
  color: vars.color.accent,
  visibility: 'hidden',
  selectors: { [`${input}:checked + ${option} &`]: { visibility: 'visible' } },
})

export const pictureHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': {
    [lowPhone]: { selectors: { [`${numbersBeside} &`]: { flexDirection: 'column', justifyContent: 'start' } } },
  },
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  ...smallMuted,
})

export const reserved = style({ visibility: 'hidden' })
