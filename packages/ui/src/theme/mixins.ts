import type { StyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints'
import { vars } from './contract.css'

/** The focus outline, for an element that shows the focus of a descendant. */
export const focusOutline = {
  outline: `${vars.border.strong} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const satisfies StyleRule

/** Focus ring for keyboard focus, native or of react-aria. Use as `style([focusRing, {…}])`. */
export const focusRing = {
  selectors: { '&:focus-visible, &[data-focus-visible]': focusOutline },
} as const satisfies StyleRule

/** In the system's forced colours: filled, so that a primary action or a chosen place stands out. */
export const forcedFill = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const satisfies StyleRule

/** Styles under the mouse: on a touch screen they would stay after a press. Use as `style([onHover({…}), {…}])`. */
export const onHover = <Rule extends object>(rule: Rule, selector = '&:hover') =>
  ({ '@media': { [media.hover]: { selectors: { [selector]: rule } } } }) as const

/** Enlarges a small target on touch screens. */
export const touchTarget = {
  '@media': { [media.coarse]: { minBlockSize: vars.target.medium, minInlineSize: vars.target.medium } },
} as const satisfies StyleRule

/**
 * Horizontal padding for text. Scales with the text size, but at most to 7 % of the viewport, so that with doubled text size a phone still
 * wraps between words.
 */
export const textPadding = (space: string) => `min(${space}, 7vw)`

/** Hides an element visually, but not from screen readers. */
export const screenReaderOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule

/** Tabular figures, for clocks, marks and tables. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const satisfies StyleRule

/** A transition of opacity and transform, the only animated properties. */
export const moves = (duration: string = vars.duration.fast) =>
  ({
    transitionProperty: 'opacity, transform',
    transitionDuration: duration,
    transitionTimingFunction: vars.ease,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }) as const satisfies StyleRule

/** A row that wraps, its parts on one middle line. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const satisfies StyleRule

/** The same with its parts at both ends. */
export const spreadRow = { ...wrappingRow, justifyContent: 'space-between' } as const satisfies StyleRule

/** A grid whose column may be narrower than its content. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const satisfies StyleRule

/** The ground of a card. */
export const framed = {
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} as const satisfies StyleRule

/** As large as the positioned element around it. */
export const fillParent = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
} as const satisfies StyleRule

/** What is said beside the text. */
export const smallMuted = { color: vars.color.inkMuted, fontSize: vars.fontSize.sm } as const satisfies StyleRule
