import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { flow, oneColumn, vars } from '../theme'

const fromStart = keyframes({ from: { transform: `translateX(calc(-100% * ${flow}))` } })
const fromEnd = keyframes({ from: { transform: `translateX(calc(100% * ${flow}))` } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })

export { overlay } from '../lib/modal.css'

export const sheet = style({
  position: 'absolute',
  ...oneColumn,
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[16],
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  border: `${vars.border.width} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
})

const sideways = { insetBlock: 0, inlineSize: '18rem', maxInlineSize: 'calc(100vw - 2rem)' }
const enter = (name: string) => `${name} ${vars.duration.slow} ${vars.ease}`

export const side = styleVariants({
  start: { ...sideways, insetInlineStart: 0, animation: enter(fromStart) },
  end: { ...sideways, insetInlineEnd: 0, animation: enter(fromEnd) },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '85dvh',
    borderStartStartRadius: vars.radius.card,
    borderStartEndRadius: vars.radius.card,
    paddingBlockEnd: `calc(${vars.space[16]} + env(safe-area-inset-bottom, 0rem))`,
    animation: enter(fromBelow),
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})
export const title = style({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold })
