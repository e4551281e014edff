import { media, oneColumn, vars } from '@naru/ui/theme'
import { style } from '@vanilla-extract/css'

/** Height of the step in the longest language, so that nothing moves when it arrives. */
export const stepHeight = style({
  minBlockSize: '15rem',
  selectors: { ':is(:lang(si), :lang(ta)) &': { minBlockSize: '18.5rem' } },
  '@media': {
    [media.tablet]: {
      minBlockSize: '11.5rem',
      selectors: { ':is(:lang(si), :lang(ta)) &': { minBlockSize: '13.25rem' } },
    },
  },
})
/** Where large text leaves the boat no room. */
const tight = '(max-width: 17rem)'

export const step = style([
  stepHeight,
  {
    containerType: 'inline-size',
    position: 'relative',
    ...oneColumn,
    alignItems: 'center',
    overflow: 'hidden',
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.accentSoft,
    border: `${vars.border.width} solid ${vars.color.accent}`,
  },
])
/** On wider screens, the boat is beside all of them. */
export const words = style({
  position: 'relative',
  zIndex: 1,
  ...oneColumn,
  gap: vars.space[8],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { paddingInlineEnd: '12rem' } },
})
/** Beside the boat. */
export const title = style({
  paddingInlineEnd: vars.space[64],
  '@media': { [media.tablet]: { paddingInlineEnd: 0 } },
  '@container': { [tight]: { paddingInlineEnd: 0 } },
})
export const action = style({
  ...oneColumn,
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  '@media': { [media.tablet]: { maxInlineSize: '18rem' } },
})
/** The boat that carries the learner on; beside the words where there is room. */
export const picture = style({
  position: 'absolute',
  insetInlineEnd: vars.space[16],
  insetBlockStart: vars.space[16],
  inlineSize: '3.5rem',
  color: vars.color.accent,
  '@container': { [tight]: { display: 'none' } },
  '@media': {
    [media.tablet]: { inlineSize: '9rem', insetInlineEnd: vars.space[48], insetBlock: 0, marginBlock: 'auto' },
  },
})
