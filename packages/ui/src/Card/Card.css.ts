import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { focusOutline, framed, media, textPadding, vars } from '../theme'

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  ...framed,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
export const padding = styleVariants(vars.space, (space) => ({
  // `0` has no unit, and `min()` cannot compare it with a length.
  padding: space === vars.space[0] ? space : `${space} ${textPadding(space)}`,
}))
globalStyle(`${padding[0]} > :first-child`, {
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  overflow: 'hidden',
})

// The shadow is a pseudo-element, so that only its opacity is animated.
export const interactive = style({
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: vars.shadow.raised,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.duration.medium} ${vars.ease}`,
  },
  selectors: {
    '&:hover::after, &:focus-within::after': { opacity: 1 },
    '&:hover': { borderColor: vars.color.control },
    '&:has(:focus-visible)': focusOutline,
  },
})
