import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme'

export const carousel = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const stage = style({ display: 'grid', overflow: 'clip', minInlineSize: 0 })

/** All slides lie in one cell, so that the stage is as high as the highest. */
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

const peekSlide = { inlineSize: '100%', justifySelf: 'center' } as const
const fromTablet = (inlineSize: string) => ({ [media.tablet]: { inlineSize } })

/** On a phone one slide; on wider screens the front one between its neighbours. */
export const peek = styleVariants({
  front: { ...peekSlide, zIndex: 1, '@media': fromTablet('52%') },
  before: {
    ...peekSlide,
    opacity: 0,
    '@media': { [media.tablet]: { inlineSize: '52%', opacity: 0.55, transform: 'translateX(-50%) scale(0.78)' } },
  },
  after: {
    ...peekSlide,
    opacity: 0,
    '@media': { [media.tablet]: { inlineSize: '52%', opacity: 0.55, transform: 'translateX(50%) scale(0.78)' } },
  },
  away: { ...peekSlide, opacity: 0, visibility: 'hidden', '@media': fromTablet('52%') },
})

/** First for the keyboard, so that Pause is the first stop; below the slides for the eye. */
export const controls = style({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
})

/** On a phone the dots have a line of their own: they are as wide as a finger there. */
export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
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
    '&[data-hovered]::before': { borderColor: vars.color.accent },
  },
})
