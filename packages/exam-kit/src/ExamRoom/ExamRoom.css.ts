import { style } from '@vanilla-extract/css'
import { media, vars } from '@naru/ui/theme'
import { stacked, volumeRow } from '../AudioPlayer/AudioPlayer.css'
import { stuckTop } from './stuckEdge'

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

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  selectors: {
    // Keeps the clock visible beside a long question; small screens show it in the bar.
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      paddingBlock: vars.space[12],
      columnGap: vars.space[16],
      background: vars.color.canvas,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
})

export const titles = style({
  flex: '1 1 0',
  minInlineSize: '5rem',
  selectors: { [wide]: { flex: '1 1 8rem', minInlineSize: 0 } },
})

/** Clamped, so that a long title does not push the question off a small screen. */
const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const

export const title = style({
  ...clamped(2),
  margin: 0,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  selectors: { [wide]: { fontSize: vars.fontSize.xl } },
})

export const duration = style({
  ...clamped(2),
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  textWrap: 'balance',
})

export const phase = style({
  order: 2,
  flex: '1 1 100%',
  selectors: { [wide]: { order: 0, flex: '1 1 8rem', maxInlineSize: '15rem' } },
})

export const badges = style({
  order: 1,
  selectors: { [wide]: { order: 0 } },
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
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

export const elsewhereTitle = style({ margin: 0, font: 'inherit' })

export const settings = style({ display: 'grid', gap: vars.space[24], paddingBlockEnd: vars.space[16] })

export const setting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const settingNote = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const saveState = style({
  display: 'flex',
  order: 1,
  flexBasis: '100%',
  selectors: { [wide]: { order: 0, flexBasis: '11rem', fontSize: vars.fontSize.sm } },
  alignItems: 'center',
  gap: vars.space[4],
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
})

export const saveTrouble = style({ color: vars.color.warning, fontWeight: 600 })

export const columns = style({
  display: 'grid',
  flex: 1,
  alignItems: 'start',
  gap: vars.space[32],
  paddingBlock: vars.space[16],
  selectors: {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 52rem) 21rem',
      justifyContent: 'space-between',
      gap: vars.space[48],
      paddingBlock: vars.space[16],
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

const stuckPlayer = { position: 'sticky', insetBlockStart: `var(${stuckTop}, 0)`, zIndex: 1 } as const

const narrow = `${room}[data-size="narrow"] &`

/** Keeps the seconds of the answer window in sight; not where it would cover most of the options. */
export const player = style({
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  paddingBlock: vars.space[8],
  background: vars.color.canvas,
  selectors: { [wide]: stuckPlayer, [narrow]: stuckPlayer },
  '@media': {
    // The row of the volume scrolls away.
    [stacked]: { selectors: { [narrow]: { insetBlockStart: `calc(-1 * (${volumeRow} + ${vars.space[8]}))` } } },
    '(min-width: 36rem)': { selectors: { [`${room}[data-size="tight"] &`]: stuckPlayer } },
  },
})

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  selectors: {
    [wide]: {
      position: 'sticky',
      insetBlockStart: `calc(var(${stuckTop}, ${vars.space[96]}) + ${vars.space[16]})`,
      maxBlockSize: `calc(100dvh - var(${stuckTop}, ${vars.space[96]}) - ${vars.space[32]})`,
      padding: vars.space[16],
      border: `${vars.border.width} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
    },
  },
})

export const controls = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[12] })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.gutter})`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
  paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.gutter,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  background: vars.color.surface,
  selectors: {
    [`${room}[data-size="narrow"] &`]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
  },
})

export const barControls = style({ display: 'flex', flex: '1 1 16rem', flexWrap: 'wrap', gap: vars.space[8] })

export const grows = style({ flex: '1 1 8rem', minInlineSize: 0 })

/** On one line, because the bar must be low. */
export const opener = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  // Doubled: stronger than the button's own padding wherever its styles come.
  selectors: { '&&': { paddingInline: vars.space[4] } },
})

export const sheet = style({ display: 'flex', flexDirection: 'column', gap: vars.space[24] })
