import { style } from '@vanilla-extract/css'
import { focusRing, framed, media, smallMuted, vars, wrappingRow } from '@naru/ui/theme'
import { numbersBeside } from '../AnswerOptions/AnswerOptions.css'

export const trainer = style([numbersBeside, { display: 'grid', gap: vars.space[12], minInlineSize: 0 }])

export const heading = style([
  focusRing,
  { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.heading, borderRadius: vars.radius.control },
])

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

/** Why the clip did not play; without box and gap while it did. */
export const failure = style({ selectors: { '&:empty': { display: 'contents' } } })

/** The learner's own voice: on lines of its own below the buttons. */
export const own = style({
  display: 'grid',
  gap: vars.space[8],
  flexBasis: '100%',
  selectors: { '&:empty': { display: 'none' } },
})

export const voice = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr',
  alignItems: 'center',
  gap: vars.space[12],
})

export const curve = style({
  inlineSize: '100%',
  blockSize: vars.space[32],
  borderBlockEnd: `${vars.border.width} solid ${vars.color.line}`,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  overflow: 'visible',
})

export const turns = style({ display: 'grid', gap: vars.space[12] })

export const turn = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  ...framed,
  selectors: { '&[data-marked]': { borderInlineStart: `${vars.border.strong} solid ${vars.color.warning}` } },
})

export const turnHead = style({
  ...wrappingRow,
  gap: vars.space[8],
  ...smallMuted,
})

export const said = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.korean,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

export const revealed = style([focusRing, said])

/** The text that the press reveals: its shape is there, its letters are not. */
export const veiled = style([
  focusRing,
  said,
  {
    minBlockSize: vars.target.large,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.inkMuted,
    font: 'inherit',
    fontSize: vars.fontSize.lg,
    textAlign: 'start',
    cursor: 'pointer',
  },
])

/** Not in the page's text, so that neither search nor screen reader finds it. */
export const veil = style({
  '::before': { content: 'attr(data-said)', filter: 'blur(0.4em)' },
  '@media': { [media.forcedColors]: { '::before': { visibility: 'hidden' } } },
})

export const wrong = style({
  color: vars.color.danger,
  fontWeight: vars.fontWeight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
