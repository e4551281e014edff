import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '../theme'

export const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.gutter,
  '@media': { [media.print]: { paddingInline: 0, maxInlineSize: 'none' } },
})
export const width = styleVariants(vars.width, (content) => ({
  maxInlineSize: `calc(${content} + 2 * ${vars.gutter})`,
}))
export const padded = style({
  paddingBlock: vars.space[32],
  '@media': { [media.tablet]: { paddingBlock: vars.space[48] }, [media.print]: { paddingBlock: 0 } },
})
