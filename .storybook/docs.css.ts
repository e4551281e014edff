import { globalStyle, style } from '@vanilla-extract/css'
import { framed, vars } from '@naru/ui/theme'

// Storybook's pages of documentation, in the measures of the site.
globalStyle('.sbdocs.sbdocs-wrapper', { background: vars.color.canvas, paddingBlock: vars.space[48] })
globalStyle('.sbdocs.sbdocs-content', { color: vars.color.ink })
globalStyle('.sbdocs-content > :is(p, ul, ol)', { maxInlineSize: vars.width.text, fontSize: vars.fontSize.md })
globalStyle('.sbdocs-content > h1', { fontSize: vars.fontSize.h2, fontWeight: vars.fontWeight.bold })
globalStyle('.sbdocs-content > table :is(td, th)', { fontSize: vars.fontSize.sm, textAlign: 'start' })
globalStyle('.sbdocs-content > table tr:nth-of-type(2n)', { background: vars.color.sunken })
globalStyle('.sbdocs-content > h2', {
  fontSize: vars.fontSize.xxl,
  borderBlockEnd: 'none',
  paddingBlockEnd: 0,
  marginBlockStart: vars.space[48],
})
globalStyle('.sbdocs.sbdocs-content h3', { marginBlockStart: vars.space[48] })

/** What a written page shows of the library: on the site's ground, with the site's rules. */
export const example = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlock: vars.space[24],
  padding: vars.space[24],
  ...framed,
})
