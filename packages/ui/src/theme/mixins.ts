import type { StyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints'
import { vars } from './contract.css'

/** The outline itself, for an element that shows the focus of something inside it. */
export const focusOutline = {
  outline: `${vars.border.strong} solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const satisfies StyleRule

/** Focus ring for keyboard focus, native or by react-aria. Use as `style([focusRing, {…}])`. */
export const focusRing = {
  selectors: { '&:focus-visible, &[data-focus-visible]': focusOutline },
} as const satisfies StyleRule

/** Grows a small target to a finger's size where the pointer is a finger. */
export const fingerTarget = {
  '@media': { [media.coarse]: { minBlockSize: vars.target.medium, minInlineSize: vars.target.medium } },
} as const satisfies StyleRule

/**
 * Space at the sides of what holds words. It grows with the text like any space, but never takes the line from the words: with text twice as
 * large on a phone they are still broken between words.
 */
export const sideSpace = (space: string) => `min(${space}, 7vw)`

/** Seen by screen readers alone. */
export const heardOnly = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule

/** Figures of one width, for clocks, marks and tables. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const satisfies StyleRule

/** A transition of the two properties that may move: opacity and transform. */
export const moves = (duration: string = vars.duration.fast) =>
  ({
    transitionProperty: 'opacity, transform',
    transitionDuration: duration,
    transitionTimingFunction: vars.ease,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }) as const satisfies StyleRule
