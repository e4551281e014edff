import { vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'
import { bottomEdge } from '@naru/app-shell/frame/bottomEdge.css'

export const bar = style({
  ...bottomEdge,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[16],
})

export const exam = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  alignItems: 'baseline',
})

export const topic = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const left = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
