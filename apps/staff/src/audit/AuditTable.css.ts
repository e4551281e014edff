import { media, vars } from '@naru/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The table; narrower than a tablet, each entry is a column of its cells. */
export const entries = style({ minInlineSize: 0 })

const narrow = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [media.belowTablet]: rule } })
globalStyle(`${entries} thead`, narrow({ display: 'none' }))
globalStyle(`${entries} :is(table, tbody)`, narrow({ display: 'block' }))
globalStyle(
  `${entries} tbody tr`,
  narrow({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[12],
    rowGap: vars.space[4],
    padding: vars.space[12],
  }),
)
globalStyle(
  `${entries} tbody tr > :nth-child(n)`,
  narrow({ display: 'block', padding: 0, textAlign: 'start', gridColumn: '1 / -1' }),
)
// The number is beside the action.
globalStyle(`${entries} tbody tr > td:first-child`, narrow({ gridArea: '1 / 2', color: vars.color.inkMuted }))
globalStyle(`${entries} tbody tr > th:nth-child(n)`, narrow({ gridArea: '1 / 1' }))
globalStyle(`${entries} tbody tr > :empty`, narrow({ display: 'none' }))

/** Lines of any length, which wrap instead of widening the table. */
export const text = style({
  display: 'grid',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { minInlineSize: '9rem' } },
})
/** A label and its value: side by side where the column is wide. */
export const pair = style([
  text,
  { '@media': { [media.belowTablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] } } },
])
/** The label of a column that has no head. */
export const onPhones = style({ '@media': { [media.tablet]: { display: 'none' } } })
