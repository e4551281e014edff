import { style } from '@vanilla-extract/css'
import { focusOutline, media, smallMuted, vars } from '@naru/ui/theme'

/** For lines that do not follow each other closely: forty questions, legend and summary fit beside the question in every script. */
const dense = 1.3

export const navigator = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minBlockSize: 0,
})

/** Scrolls the cells if they do not fit. The padding prevents clipping of the focus ring. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Offset parent of the cells.
  position: 'relative',
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
})

export const title = style({
  fontSize: vars.fontSize.lg,
  lineHeight: dense,
  fontWeight: 600,
})

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
})

export const sectionTitle = style({
  fontSize: vars.fontSize.md,
  lineHeight: dense,
  fontWeight: 600,
})

export const limit = style({
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(2.25rem, 1fr))',
  gap: vars.space[4],
  '@media': { [media.coarse]: { gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))' } },
  // Containment: a changed cell lays out that cell only.
  contain: 'layout style',
})

/** Its cells are cells of the grid, because a group may go on in the next row. */
export const group = style({ display: 'contents' })

export const groupItem = style({
  display: 'contents',
  // With every cell filtered out.
  selectors: { '&:not(:has(button))': { display: 'none' } },
})

const inGroup = `${group} > &`

export const cell = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: '2.375rem',
  padding: 0,
  alignContent: 'center',
  justifyItems: 'center',
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  // Figures need no room for marks.
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-state="answered"]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '&[data-locked]': {
      background: vars.color.sunken,
      borderStyle: 'dashed',
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    '&[data-current]': {
      borderColor: vars.color.accent,
      borderStyle: 'solid',
      boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.accent}`,
    },
    // A folded corner: the current cell is recognisable without colour.
    '&[data-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderBlockStart: `0.625rem solid ${vars.color.accent}`,
      borderInlineStart: '0.625rem solid transparent',
    },
    '&:focus-visible': { ...focusOutline, zIndex: 1 },
    // The cells of a group are joined: no round corners between them, and a link over the gap.
    [`${inGroup}:not(:last-child)`]: { borderStartEndRadius: 0, borderEndEndRadius: 0 },
    [`${inGroup}:not(:first-child)`]: { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    [`${inGroup}:not(:first-child)::before`]: {
      content: '',
      position: 'absolute',
      insetBlock: `calc(-1 * ${vars.border.width})`,
      insetInlineEnd: `calc(100% + ${vars.border.width})`,
      inlineSize: vars.space[4],
      borderBlock: `${vars.border.width} solid ${vars.color.control}`,
      background: vars.color.sunken,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-locked])': { borderColor: vars.color.accentHover } } },
    [media.coarse]: { minBlockSize: '2.875rem' },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="answered"]': { borderBlockEndWidth: vars.space[4] },
        '&[data-current]': { borderColor: 'Highlight', borderWidth: vars.border.strong },
        // Forced, the transparent side of the corner would have a colour too.
        '&[data-current]::after': { forcedColorAdjust: 'none', borderBlockStartColor: 'Highlight' },
      },
    },
  },
})

export const number = style({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted })

export const choice = style({
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  selectors: { [`${cell}[data-state="answered"] &`]: { color: vars.color.accent } },
})

/** A pennant at the foot of the cell. */
export const flag = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: vars.space[2],
  display: 'inline-flex',
  color: vars.color.warning,
  fontSize: '0.6875rem',
})

export const nothing = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const legend = style({
  display: 'flex',
  // Each entry as wide as its words, which are long in some languages.
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
})

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })

export const swatch = style([
  cell,
  {
    inlineSize: '1.25rem',
    minBlockSize: '1.25rem',
    cursor: 'default',
    overflow: 'hidden',
    '@media': { [media.coarse]: { minBlockSize: '1.25rem' } },
  },
])

export const swatches = style({ display: 'inline-flex', gap: vars.space[4] })

export const joinedSwatch = style([swatch, { overflow: 'visible' }])
