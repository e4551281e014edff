import { vars, wrappingRow } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { bottomEdge } from '@naru/app-shell/frame/bottomEdge.css'

export const bar = style({
  ...bottomEdge,
  ...wrappingRow,
  // The button keeps its words whole: below the topic where both do not fit side by side.
  justifyContent: 'center',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})

export const exam = style({
  flex: '1 1 9rem',
  maxInlineSize: 'max-content',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  alignItems: 'baseline',
})

export const topic = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const left = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
