import { style } from '@vanilla-extract/css'
import { flow, layers, media, oneColumn, spreadRow, vars } from '@naru/ui/theme'
import { belowTopBar } from '@naru/app-shell/frame/belowTopBar'

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[16], alignItems: 'end' })
export const filter = style({ flex: '1 1 12rem', maxInlineSize: '22rem', minInlineSize: 0 })

export const paper = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[12],
})
export const paperBody = style({
  ...oneColumn,
  gap: vars.space[8],
  minInlineSize: 0,
  flex: '1 1 16rem',
  overflowWrap: 'anywhere',
})
export const paperTitle = style({ overflowWrap: 'anywhere' })

/** The editor fills the width of the exam. */
export const editor = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] })
export const editorHead = style({
  ...spreadRow,
  gap: vars.space[12],
})
export const editorTitle = style({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  flex: '1 1 14rem',
  overflowWrap: 'anywhere',
})

/** Stays in view while somebody types further down: nothing is saved. */
export const saveProblem = style({ position: 'sticky', insetBlockStart: belowTopBar, zIndex: layers.sticky })

/** List, fields and preview: beside each other where there is room, else one at a time. */
export const columns = style({
  ...oneColumn,
  gap: vars.space[24],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: '17rem minmax(0, 1fr) 25rem' },
  },
})
/** Typing in one column lays out only that column. */
const column = style({ contain: 'layout', minInlineSize: 0 })
const onlyIf = (view: string) => `&:not([data-view="${view}"] > &)`
export const listColumn = style([
  column,
  {
    ...oneColumn,
    gap: vars.space[16],
    '@media': {
      [media.belowDesktop]: { selectors: { [onlyIf('list')]: { display: 'none' } } },
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: belowTopBar,
        maxBlockSize: `calc(100dvh - ${belowTopBar} - ${vars.space[16]})`,
        overflowY: 'auto',
        scrollbarGutter: 'stable',
      },
    },
  },
])
export const fieldsColumn = style([
  column,
  {
    ...oneColumn,
    gap: vars.space[24],
    '@media': {
      [media.belowDesktop]: { selectors: { [onlyIf('edit')]: { display: 'none' } } },
      [media.desktopOnly]: {
        selectors: { '[data-view="preview"] > &': { display: 'none' } },
      },
    },
  },
])
export const previewColumn = style([
  column,
  {
    '@media': {
      [media.belowDesktop]: { selectors: { [onlyIf('preview')]: { display: 'none' } } },
      [media.desktopOnly]: {
        selectors: { [onlyIf('preview')]: { display: 'none' } },
      },
      [media.wide]: { position: 'sticky', insetBlockStart: belowTopBar },
    },
  },
])
/** The choice of what is shown, where not everything fits. */
export const views = style({ '@media': { [media.wide]: { display: 'none' } } })

export const numbers = style({ paddingInlineStart: vars.space[24], display: 'grid', gap: vars.space[4] })
/** Problems that the server has found: the place beside the problem, on a phone above it. */
export const faults = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })
export const faultList = style({ overflowWrap: 'anywhere' })
export const fault = style({
  display: 'grid',
  columnGap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
})
/** The arrow of undo turns the other way. */
export const undo = style({ transform: `scaleX(calc(-1 * ${flow}))` })
export const save = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
})
