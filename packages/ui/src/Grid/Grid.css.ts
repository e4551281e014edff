import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme'

export const grid = style({ display: 'grid', minInlineSize: 0 })
export const gap = styleVariants(vars.space, (space) => ({ gap: space }))

const columnCounts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** One column on a phone, at most two on a tablet, all columns from 1024 px. */
export const columns = styleVariants(columnCounts, (count) => ({
  gridTemplateColumns: equal(1),
  '@media': {
    [media.tablet]: { gridTemplateColumns: equal(Math.min(count, 2)) },
    [media.desktop]: { gridTemplateColumns: equal(count) },
  },
}))
