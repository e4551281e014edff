import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight } from '../lib/bottomInset.css'
import { focusRing, forcedFill, media, oneColumn, vars } from '../theme'

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, [contenteditable]'
/** While a field of text has the focus, or one task fills the page. */
const isInTheWay = `:is(${fields}):focus, [data-fills-page]`

export const bar = style({
  background: vars.color.surface,
  borderBlockStart: `${vars.border.width} solid ${vars.color.line}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0rem)',
  selectors: { [`:root:has(${isInTheWay}) &`]: { display: 'none' } },
})
globalStyle(`:root:has(${bar}):not(:has(${isInTheWay}))`, {
  '@media': { [media.belowTablet]: { vars: { [barHeight]: 'calc(4rem + env(safe-area-inset-bottom, 0rem))' } } },
})

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // A long word takes from the room of short ones before it breaks.
  gridAutoColumns: 'minmax(0, auto)',
  margin: '0 auto',
  maxInlineSize: '36rem',
})
export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style([
  focusRing,
  {
    ...oneColumn,
    justifyItems: 'center',
    alignContent: 'start',
    gap: vars.space[2],
    minBlockSize: '4rem',
    padding: `${vars.space[8]} ${vars.space[2]} ${vars.space[4]}`,
    border: 0,
    background: 'transparent',
    color: vars.color.inkMuted,
    font: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.strong})` },
      '&[aria-current="page"]': { color: vars.color.accent },
    },
  },
])

/** A pill behind the icon marks the current place. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  maxInlineSize: '100%',
  blockSize: vars.space[32],
  border: `${vars.border.width} solid transparent`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xl,
  selectors: {
    [`${item}:hover &`]: { background: vars.color.sunken },
    [`${item}[aria-current="page"] &`]: { background: vars.color.accentSoft, borderColor: 'currentColor' },
  },
  '@media': {
    // Forced, the transparent border of the others would have a colour too.
    [media.forcedColors]: { borderColor: 'Canvas', selectors: { [`${item}[aria-current="page"] &`]: forcedFill } },
  },
})
export const label = style({
  maxInlineSize: '100%',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { [`${item}[aria-current="page"] &`]: { fontWeight: vars.fontWeight.bold } },
})
