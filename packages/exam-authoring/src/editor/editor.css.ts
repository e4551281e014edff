import { style } from '@vanilla-extract/css'
import {
  focusOutline,
  focusRing,
  media,
  oneColumn,
  smallMuted,
  spreadRow,
  tabular,
  touchTarget,
  vars,
} from '@naru/ui/theme'

const hairline = `${vars.border.width} solid ${vars.color.line}`

export const field = style({ minInlineSize: 0 })

export const part = style({
  ...oneColumn,
  gap: vars.space[16],
  paddingBlockStart: vars.space[24],
  borderBlockStart: hairline,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'end' })
export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 })
export const narrow = style({ flex: '0 1 8rem', minInlineSize: '6rem' })

/** Two columns where there is room. */
export const pairs = style({
  display: 'grid',
  gap: vars.space[16],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
})

/** One option or one line of a script. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[12],
  rowGap: vars.space[8],
  padding: vars.space[12],
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: { '&[data-key]': { borderColor: vars.color.success, background: vars.color.successSoft } },
})
export const entryBody = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const entryActions = style({
  gridColumn: '1 / -1',
  ...spreadRow,
  gap: vars.space[4],
})

export const key = style([
  touchTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: vars.target.small,
    fontSize: vars.fontSize.sm,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': { ...focusOutline, borderRadius: vars.radius.control } },
  },
])
export const keyInput = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  accentColor: vars.color.success,
  selectors: { '&:focus-visible': { outline: 'none' } },
})
export const position = style([
  tabular,
  {
    display: 'grid',
    placeContent: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.full,
    background: vars.color.sunken,
    fontWeight: vars.fontWeight.medium,
    fontSize: vars.fontSize.sm,
  },
])

export const mediaField = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const mediaBox = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12], alignItems: 'center' })
export const thumbnail = style({
  inlineSize: '7.5rem',
  flexShrink: 0,
  border: hairline,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surface,
})
export const clip = style({ inlineSize: '100%', maxInlineSize: '22rem' })
export const mediaFacts = style({
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
})
export const fieldLabel = style({ fontWeight: vars.fontWeight.medium, fontSize: vars.fontSize.sm })
export const fieldHelp = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted })
export const fieldError = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  color: vars.color.danger,
})

export const fieldWarning = style([fieldError, { color: vars.color.ink }])

export const tabs = style({ display: 'grid', gap: vars.space[16] })
export const tabList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  borderBlockEnd: hairline,
})
export const tab = style([
  touchTarget,
  {
    paddingInline: vars.space[12],
    paddingBlock: vars.space[8],
    minBlockSize: vars.target.small,
    ...smallMuted,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    borderBlockEnd: `${vars.border.strong} solid transparent`,
    borderStartStartRadius: vars.radius.control,
    borderStartEndRadius: vars.radius.control,
    selectors: {
      '&[data-selected]': { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-focus-visible]': focusOutline,
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': { borderBlockEndColor: 'Highlight' } } } },
  },
])
export const tabPanel = style([focusRing, { display: 'grid', gap: vars.space[16], borderRadius: vars.radius.control }])

export const summaryLink = style([
  focusRing,
  touchTarget,
  {
    display: 'inline',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
])

export const editor = style({
  ...oneColumn,
  gap: vars.space[24],
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space[96],
})
export const number = style([tabular, { inlineSize: '5rem' }])
export const choice = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 })
export const group = style({
  ...oneColumn,
  gap: vars.space[16],
  padding: vars.space[16],
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
})
export const sectionEntry = style({
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[12],
  border: hairline,
  borderRadius: vars.radius.control,
})
