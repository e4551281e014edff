import { style } from '@vanilla-extract/css'
import { fillParent, focusOutline, focusRing, framed, media, vars } from '@naru/ui/theme'

/** Line and list, side by side on a computer. */
export const recorder = style({
  display: 'grid',
  gap: vars.space[24],
  minInlineSize: 0,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
})

export const stage = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  paddingBlock: vars.space[16],
  paddingInline: `min(${vars.space[24]}, 4vw)`,
  ...framed,
})

export const heading = style([
  focusRing,
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.medium, borderRadius: vars.radius.control },
])

/** Readable at arm's length on a phone. */
export const line = style({
  minBlockSize: '2lh',
  fontSize: 'clamp(1.75rem, 7vw, 2.75rem)',
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

/** Has the same height in every phase, so that the button stays where the thumb is. */
export const phase = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3.5rem',
  fontVariantNumeric: 'tabular-nums',
})

export const countIn = style({ fontSize: vars.fontSize.h1, fontWeight: vars.fontWeight.bold, lineHeight: 1 })

/** At least 64 pixels high at the usual text size. */
export const recordButton = style([
  focusRing,
  {
    display: 'inline-flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[12],
    minBlockSize: vars.space[64],
    minInlineSize: 'min(13rem, 100%)',
    paddingInline: vars.space[24],
    border: `${vars.border.strong} solid ${vars.color.danger}`,
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.danger,
    font: 'inherit',
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.bold,
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-recording]': { background: vars.color.danger, color: vars.color.onAccent },
      '&[data-disabled]': { borderColor: vars.color.line, color: vars.color.inkMuted, cursor: 'progress' },
    },
    '@media': {
      [media.tablet]: { flexGrow: 0 },
      [media.forcedColors]: { borderColor: 'ButtonText', color: 'ButtonText' },
    },
  },
])

/** A circle records, a square stops. */
export const mark = style({
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  selectors: { '&[data-shape="square"]': { borderRadius: vars.space[2] } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'ButtonText' } },
})

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const computerOnly = style({ '@media': { [media.coarse]: { display: 'none' } } })

export const meterCaption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
})

export const meterTrack = style({
  position: 'relative',
  blockSize: vars.space[16],
  overflow: 'hidden',
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
})

export const meterFill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: vars.color.success,
  selectors: {
    '&[data-word="quiet"], &[data-word="loud"]': { background: vars.color.warning },
    '&[data-word="clipped"]': { background: vars.color.danger },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})

/** Where good levels begin and end. */
export const meterMark = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.border.strong,
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})

export const review = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

/** Space at the ends, so that handles do not leave the frame. */
export const waveTrack = style({
  position: 'relative',
  blockSize: '6rem',
  marginInline: vars.space[12],
  touchAction: 'none',
  cursor: 'pointer',
})

export const wavePicture = style({
  ...fillParent,
  color: vars.color.accent,
  fill: 'currentColor',
  background: vars.color.sunken,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})

export const waveCut = style({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.sunken,
  opacity: 0.8,
  borderInline: `${vars.border.width} dashed ${vars.color.control}`,
})

export const playhead = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.border.strong,
  background: vars.color.ink,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
})

/** A line with a wide area to grab. */
export const handle = style({
  insetBlockStart: '50%',
  inlineSize: vars.target.medium,
  blockSize: '100%',
  cursor: 'ew-resize',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(50% - ${vars.border.strong})`,
    inlineSize: `calc(2 * ${vars.border.strong})`,
    background: vars.color.ink,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc(50% - ${vars.space[12]})`,
    insetInlineStart: `calc(50% - ${vars.space[8]})`,
    inlineSize: vars.space[16],
    blockSize: vars.space[24],
    borderRadius: vars.radius.control,
    border: `${vars.border.strong} solid ${vars.color.ink}`,
    background: vars.color.surface,
  },
  selectors: { '&[data-focus-visible]::after': focusOutline },
})

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
})

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 })

export const itemButton = style([
  focusRing,
  {
    display: 'grid',
    flex: 1,
    gap: vars.space[4],
    minInlineSize: 0,
    minBlockSize: vars.target.large,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: `${vars.border.width} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
      '&[data-disabled]': { cursor: 'default', color: vars.color.inkMuted },
    },
  },
])

export const itemText = style({ overflowWrap: 'anywhere', wordBreak: 'keep-all', lineHeight: vars.lineHeight.korean })

export const statement = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderInlineStart: `${vars.space[4]} solid ${vars.color.accent}`,
  background: vars.color.sunken,
})

export const download = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.target.medium,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.accent,
  },
])
