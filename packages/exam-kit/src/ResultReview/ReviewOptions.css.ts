import { style } from '@vanilla-extract/css'
import { media, smallMuted, vars, wrappingRow } from '@naru/ui/theme'
import { scaled } from '../TextSize/scaled'

export const answers = style({ display: 'grid', gap: vars.space[8] })

export const answer = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem 1fr', gap: vars.space[12] } },
})

export const term = style({
  ...smallMuted,
  lineHeight: vars.lineHeight.korean,
})

export const value = style({
  fontSize: scaled(vars.fontSize.md),
  fontWeight: 600,
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
})

export const missing = style({ fontWeight: 400, fontStyle: 'italic', color: vars.color.inkMuted })

export const smallPicture = style({
  display: 'block',
  inlineSize: '7.5rem',
  maxInlineSize: '100%',
  '@media': { [media.print]: { inlineSize: '2.4cm' } },
})

export const options = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const option = style({
  ...wrappingRow,
  columnGap: vars.space[12],
  rowGap: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  border: `${vars.border.width} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-mark="right"]': { background: vars.color.successSoft, borderColor: vars.color.success },
    '&[data-mark="wrong"]': { background: vars.color.dangerSoft, borderColor: vars.color.danger },
  },
  '@media': {
    [media.print]: {
      paddingBlock: vars.space[2],
      // In forced colours the correct option has a solid border and the wrong one a dashed border.
      selectors: {
        '&[data-mark="right"]': { background: 'none', borderWidth: '1.5pt' },
        '&[data-mark="wrong"]': { background: 'none', borderWidth: '1.5pt', borderStyle: 'dashed' },
      },
    },
  },
})

export const position = style({
  flexShrink: 0,
  ...smallMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const optionWords = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  fontSize: scaled(vars.fontSize.md),
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
})

export const optionMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  selectors: {
    [`${option}[data-mark="right"] &`]: { color: vars.color.success },
    [`${option}[data-mark="wrong"] &`]: { color: vars.color.danger },
  },
})

/** Quiet under the options that were not chosen. */
export const note = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  // A maximum size would put it on the line of the option.
  paddingInlineEnd: 'max(0rem, calc(100% - 68ch))',
  color: vars.color.inkMuted,
  fontSize: scaled(vars.fontSize.sm),
  lineHeight: vars.lineHeight.korean,
  overflowWrap: 'anywhere',
  selectors: { [`${option}[data-mark="wrong"] &`]: { color: vars.color.ink, fontSize: scaled(vars.fontSize.md) } },
})
