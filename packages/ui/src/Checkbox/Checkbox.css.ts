import { style } from '@vanilla-extract/css'
import { focusOutline, media, vars } from '../theme'

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  paddingBlock: vars.space[4],
  cursor: 'pointer',
  position: 'relative',
  selectors: { '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minBlockSize: vars.target.medium, alignItems: 'center' } },
})

export const box = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.onAccent,
  selectors: {
    [`${checkbox}[data-hovered] &`]: { borderColor: vars.color.ink },
    [`${checkbox}[data-selected] &, ${checkbox}[data-indeterminate] &`]: {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    [`${checkbox}[data-focus-visible] &`]: focusOutline,
    [`${checkbox}[data-disabled] &`]: { borderStyle: vars.border.disabled, opacity: 0.6 },
    [`${checkbox}[data-invalid] &`]: { borderColor: vars.color.danger },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'HighlightText',
      borderColor: 'CanvasText',
      selectors: {
        [`${checkbox}[data-selected] &, ${checkbox}[data-indeterminate] &`]: {
          background: 'Highlight',
          borderColor: 'Highlight',
        },
        [`${checkbox}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
        [`${checkbox}[data-invalid] &`]: { borderColor: 'CanvasText', borderWidth: vars.border.strong },
        [`${checkbox}[data-disabled] &`]: { opacity: 1, borderColor: 'GrayText', color: 'Canvas' },
        [`${checkbox}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { background: 'GrayText' },
      },
    },
  },
})
