import { style } from '@vanilla-extract/css'
import { focusOutline, media, vars } from '../theme'

const thumbSize = vars.space[24]
const halfThumb = `calc(${thumbSize} / 2)`

export const slider = style({ display: 'grid', gap: vars.space[4], minInlineSize: 'min(8rem, 100%)' })
export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
})
export const output = style({ flexShrink: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const track = style({
  position: 'relative',
  // The thumb stays inside the slider, as wide as its line.
  marginInline: halfThumb,
  blockSize: vars.space[24],
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: `calc(-1 * ${halfThumb})`,
    insetBlock: 'calc(50% - 0.0625rem)',
    borderRadius: vars.radius.full,
    background: vars.color.control,
  },
  '@media': {
    [media.coarse]: { blockSize: vars.target.medium },
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
  },
})

export const fill = style({
  position: 'absolute',
  insetBlock: 'calc(50% - 0.125rem)',
  // Ends at the edge of the thumb.
  insetInlineStart: `calc(-1 * ${halfThumb})`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { [`${slider}[data-disabled] &`]: { background: 'GrayText' } },
    },
  },
})

export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `${vars.border.strong} solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    '&[data-focus-visible]': focusOutline,
    '&[data-dragging]': { background: vars.color.accentSoft },
    '&[data-disabled]': { borderColor: vars.color.line },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
})
