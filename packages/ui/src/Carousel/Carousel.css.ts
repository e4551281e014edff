import { style, styleVariants } from '@vanilla-extract/css'
import { flow, media, vars, wrappingRow } from '../theme'

export const carousel = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const viewport = style({ display: 'grid', overflow: 'clip', minInlineSize: 0 })

/** All slides share one grid cell, so that the viewport has the height of the highest. */
export const slide = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  transition: `opacity ${vars.duration.slow} ${vars.ease}, transform ${vars.duration.slow} ${vars.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const single = styleVariants({
  front: { opacity: 1, zIndex: 1 },
  beside: { opacity: 0, visibility: 'hidden' },
  away: { opacity: 0, visibility: 'hidden' },
})

const narrowSlide = { inlineSize: '82%', justifySelf: 'center' } as const
const fromTablet = { inlineSize: '52%' } as const
/** A neighbour: smaller, translucent, and mostly clipped on a phone. */
const neighbour = (side: -1 | 1) =>
  ({
    ...narrowSlide,
    opacity: 0.55,
    transform: `translateX(calc(${side * 94}% * ${flow})) scale(0.86)`,
    '@media': { [media.tablet]: { ...fromTablet, transform: `translateX(calc(${side * 50}% * ${flow})) scale(0.78)` } },
  }) as const

/** The front slide between its neighbours; a phone shows only their edges. */
export const neighbours = styleVariants({
  front: { ...narrowSlide, zIndex: 1, '@media': { [media.tablet]: fromTablet } },
  before: neighbour(-1),
  after: neighbour(1),
  away: { ...narrowSlide, opacity: 0, visibility: 'hidden', '@media': { [media.tablet]: fromTablet } },
})

/** First in the document, so that Pause is the first tab stop; displayed below the slides. */
export const controls = style({
  order: 1,
  ...wrappingRow,
  justifyContent: 'center',
  gap: vars.space[8],
})

/** A prerendered page does not know the reader's preference: it hides the button before its code has loaded. */
export const pause = style({ '@media': { [media.reducedMotion]: { display: 'none' } } })

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

/** Beside arrows, on a phone, the dots have a line of their own: each is as wide as a touch target. */
export const dotsBelow = style({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.tablet]: { order: 'initial', flexBasis: 'auto' } },
})

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[24],
  blockSize: vars.target.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  cursor: 'pointer',
  '@media': { [media.coarse]: { inlineSize: vars.target.medium, blockSize: vars.target.medium } },
  '::before': {
    content: '""',
    inlineSize: '0.625rem',
    blockSize: '0.625rem',
    borderRadius: vars.radius.full,
    border: `${vars.border.strong} solid ${vars.color.control}`,
  },
  selectors: {
    '&[aria-current="true"]::before': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      transform: 'scaleX(1.6)',
    },
    '&:hover::before': { borderColor: vars.color.accent },
  },
})
