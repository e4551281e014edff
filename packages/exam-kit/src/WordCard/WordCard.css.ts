import { style } from '@vanilla-extract/css'
import { focusRing, media, vars } from '@naru/ui/theme'

/** The margin leaves room for the top bar, which covers what scrolls below it. */
export const card = style({
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  maxInlineSize: '40rem',
  scrollMarginBlockStart: vars.space[96],
})

export const heading = style([focusRing, { fontWeight: 600, borderRadius: vars.radius.control }])

export const ask = style({ display: 'block', fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.heading })

export const prompt = style({
  display: 'block',
  fontSize: vars.fontSize.h3,
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

export const listen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const note = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const options = style({ display: 'grid', gap: vars.space[8] })

export const option = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.target.large,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    border: `${vars.border.width} solid ${vars.color.control}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.ink,
    font: 'inherit',
    lineHeight: vars.lineHeight.korean,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
  },
])

export const number = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })

/** Only where a keyboard is likely. */
export const computerOnly = style({
  display: 'none',
  '@media': { [media.hover]: { display: 'revert' } },
})

/** Takes no room while it is empty. */
export const verdict = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[16]})` } },
})

/** Right or not, beside its icon. */
export const judgement = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: 600,
  selectors: {
    '&[data-tone="right"]': { color: vars.color.success },
    '&[data-tone="wrong"]': { color: vars.color.danger },
  },
})

export const entry = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const line = style({
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

export const korean = style({ fontSize: vars.fontSize.xl, fontWeight: 600 })

/** Marked by weight and a line too. */
export const mark = style({
  background: vars.color.accentSoft,
  color: vars.color.ink,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: '0.25em',
})

export const picture = style({ maxInlineSize: '15rem' })
