import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { flow, layers, media, vars } from '../theme'

const appear = keyframes({ from: { opacity: 0 } })
const fromStart = keyframes({ from: { transform: `translateX(calc(-100% * ${flow}))` } })
const fromEnd = keyframes({ from: { transform: `translateX(calc(100% * ${flow}))` } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: vars.color.scrim,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.medium} ${vars.ease}` } },
  '@media': { [media.print]: { display: 'none' } },
})

export const sheet = style({
  position: 'absolute',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
})

const sideways = { insetBlock: 0, inlineSize: '18rem', maxInlineSize: 'calc(100vw - 2rem)' }
const enter = (name: string) => ({ '&[data-entering]': { animation: `${name} ${vars.duration.slow} ${vars.ease}` } })

export const side = styleVariants({
  start: { ...sideways, insetInlineStart: 0, selectors: enter(fromStart) },
  end: { ...sideways, insetInlineEnd: 0, selectors: enter(fromEnd) },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvh',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    paddingBlockEnd: 'env(safe-area-inset-bottom, 0rem)',
    selectors: enter(fromBelow),
  },
})

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space[16],
  padding: vars.space[16],
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold })
