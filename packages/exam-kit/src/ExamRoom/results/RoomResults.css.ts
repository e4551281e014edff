import { style } from '@vanilla-extract/css'
import { media, oneColumn, vars } from '@naru/ui/theme'

export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: '52rem',
  marginInline: 'auto',
  paddingBlock: vars.space[24],
  '@media': { [media.print]: { padding: 0, maxInlineSize: 'none' } },
})

export const head = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space[16],
  '@media': { [media.print]: { display: 'none' } },
})

export const title = style({
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.heading,
  fontWeight: 700,
  textAlign: 'center',
})

export const quiet = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm })

export const waiting = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space[32],
  color: vars.color.inkMuted,
  textAlign: 'center',
})

export const waitingTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.ink,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })
