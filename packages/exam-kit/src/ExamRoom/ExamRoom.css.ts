import { globalStyle, style } from '@vanilla-extract/css'
import { framed, media, smallMuted, spreadRow, vars, wrappingRow } from '@naru/ui/theme'
import { stuckPlayerHeight, stuckTop } from './stuckEdge'

export const room = style({
  // Progress lines do not animate: motion beside a question distracts, and each answer would start four animations.
  vars: { [vars.duration.slow]: '0s' },
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: vars.width.exam,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: vars.gutter,
})

const wide = `${room}[data-size="wide"] &`
const narrow = `${room}[data-size="narrow"] &`

/** One row with the progress of the section as its lower line: at most 56 px high where the window is small. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  marginInline: `calc(-1 * ${vars.gutter})`,
  paddingBlockStart: vars.space[2],
  paddingInline: vars.gutter,
  selectors: {
    // Keeps the clock visible beside a long question; small screens show it in the bar.
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      paddingBlockStart: vars.space[12],
      columnGap: vars.space[16],
      background: vars.color.canvas,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
})

/** On one line where the window is small, so that a long title does not push the question off it. */
export const title = style({
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  selectors: {
    [narrow]: { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1 },
    [wide]: { flex: '0 1 auto', fontSize: vars.fontSize.xl },
  },
})

const facts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] } as const

/** From 768 px on; below, it is in the sheet of the navigator. */
export const headFacts = style({
  ...facts,
  gridColumn: 1,
  selectors: { [wide]: { flex: '1 1 8rem' } },
  '@media': { [media.belowTablet]: { display: 'none' } },
})

export const sheetFacts = style({ ...facts, '@media': { [media.tablet]: { display: 'none' } } })

export const duration = style({
  ...smallMuted,
  textWrap: 'balance',
})

export const settingsButton = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.tablet]: { gridRow: '1 / span 3' } },
})

export const phase = style({
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${vars.gutter})`,
  selectors: { [wide]: { flex: 'none', inlineSize: `calc(100% + 2 * ${vars.gutter})` } },
})

export const clock = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })

/** Keeps the clock visible where the bar is not sticky. */
export const clockLine = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.gutter})`,
  paddingBlock: vars.space[4],
  paddingInline: vars.gutter,
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.canvas,
})

export const notices = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const elsewhere = style({ flex: 1, paddingBlock: vars.space[32] })

export const elsewhereTitle = style({ font: 'inherit' })

export const settings = style({ display: 'grid', gap: vars.space[24], paddingBlockEnd: vars.space[16] })

export const setting = style({
  ...spreadRow,
  gap: vars.space[12],
})

export const settingNote = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const saveState = style({
  display: 'flex',
  gridColumn: 1,
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.heading,
  selectors: { [wide]: { flexBasis: '11rem', fontSize: vars.fontSize.sm } },
})

/** Not bold: wider words would wrap, and move the question. */
export const saveTrouble = style({ color: vars.color.warning })

export const columns = style({
  display: 'grid',
  flex: 1,
  alignItems: 'start',
  gap: vars.space[32],
  paddingBlock: vars.space[12],
  selectors: {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 52rem) 21rem',
      justifyContent: 'space-between',
      gap: vars.space[48],
    },
  },
})

export const question = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  minInlineSize: 0,
  // No focus ring: only a pointer press focuses this element.
  outline: 'none',
})

// At the top of a question its player does not stick.
globalStyle(`${question} > section`, { scrollMarginBlockStart: `calc(-1 * var(${stuckPlayerHeight}, 0rem))` })

const stuckPlayer = { position: 'sticky', insetBlockStart: `var(${stuckTop}, 0)`, zIndex: 1 } as const

/** Keeps the seconds of the answer window in sight; not where it would cover most of the options. */
export const player = style({
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  paddingBlock: vars.space[8],
  background: vars.color.canvas,
  selectors: { [wide]: stuckPlayer, [narrow]: stuckPlayer },
  '@media': { '(min-width: 36rem)': { selectors: { [`${room}[data-size="tight"] &`]: stuckPlayer } } },
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  selectors: {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(var(${stuckTop}, ${vars.space[96]}) + ${vars.space[12]})`,
      maxBlockSize: `calc(100dvh - var(${stuckTop}, ${vars.space[96]}) - ${vars.space[24]})`,
      padding: vars.space[12],
      ...framed,
    },
  },
})

export const controls = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })

/** One row of at most 64 px from 360 px on; with less room or larger text the buttons have a row of their own. */
export const bar = style({
  ...wrappingRow,
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.gutter})`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[4],
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.gutter,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: { [narrow]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
  '@media': { '(min-width: 22.5rem)': { selectors: { [narrow]: { flexWrap: 'nowrap' } } } },
})

export const barControls = style({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  gap: vars.space[4],
})

// Doubled selectors are stronger than the button's own styles wherever those come.
export const barNext = style({
  flex: '1 1 auto',
  minInlineSize: 'min-content',
  selectors: { '&&': { paddingInline: vars.space[8], paddingBlock: 0, fontSize: vars.fontSize.sm, lineHeight: 1.25 } },
})

/** The word below the icon, so that it is narrow. */
export const opener = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  selectors: {
    '&&': {
      flexDirection: 'column',
      gap: 0,
      minBlockSize: vars.target.medium,
      padding: vars.space[4],
      fontSize: vars.fontSize.xs,
      lineHeight: 1.25,
      whiteSpace: 'nowrap',
    },
  },
})

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24] })
