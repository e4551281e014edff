import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { bottomInset } from '../lib/bottomInset.css'
import { focusRing, framed, layers, media, vars } from '../theme'

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const region = style({
  position: 'fixed',
  // Above on phones, whose forms and bars have their main action below.
  insetBlockStart: `max(${vars.space[8]}, env(safe-area-inset-top, 0rem))`,
  insetInline: vars.space[8],
  zIndex: layers.toast,
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'center',
  pointerEvents: 'none',
  outline: 'none',
  '@media': {
    [media.tablet]: {
      insetBlock: `auto calc(${vars.space[16]} + max(${bottomInset}, env(safe-area-inset-bottom, 0rem)))`,
      insetInline: vars.space[24],
      justifyItems: 'end',
    },
    [media.print]: { display: 'none' },
  },
})

export const toast = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[12],
    inlineSize: '100%',
    maxInlineSize: '26rem',
    padding: vars.space[12],
    paddingInlineStart: vars.space[16],
    pointerEvents: 'auto',
    ...framed,
    color: vars.color.ink,
    borderInlineStart: `0.25rem solid currentColor`,
    boxShadow: vars.shadow.overlay,
    animation: `${arrive} ${vars.duration.medium} ${vars.ease}`,
  },
])

export const pressable = style({ cursor: 'pointer' })

export const tone = styleVariants({
  error: { borderInlineStartColor: vars.color.danger },
  success: { borderInlineStartColor: vars.color.success },
})
export const mark = styleVariants({ error: { color: vars.color.danger }, success: { color: vars.color.success } })
export const markBox = style({ paddingBlockStart: vars.space[8] })
export const content = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4], alignSelf: 'center' })
export const message = style({ fontWeight: vars.fontWeight.medium })
export const description = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted })
export const messageButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
