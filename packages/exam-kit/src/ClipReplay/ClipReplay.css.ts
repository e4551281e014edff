import { style } from '@vanilla-extract/css'
import { media, smallMuted, vars, wrappingRow } from '@naru/ui/theme'

export const replay = style({
  ...wrappingRow,
  gap: vars.space[12],
  '@media': { [media.print]: { display: 'none' } },
})

export const clip = style({ flex: '1 1 14rem', minInlineSize: 0, maxInlineSize: '26rem', blockSize: '2.75rem' })

export const missing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  ...smallMuted,
})
