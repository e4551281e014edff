import { style } from '@vanilla-extract/css'
import { focusOutline, media, vars } from '../theme'

/** The native input covers the visible button, so that clicks, dropped files and the keyboard need no code. */
export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
  justifySelf: 'start',
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    [`${input}:hover + &`]: { background: vars.color.sunken },
    [`${input}:focus-visible + &`]: focusOutline,
    [`${input}[aria-invalid="true"] + &`]: { borderColor: vars.color.danger },
    [`${input}:disabled + &`]: {
      color: vars.color.inkMuted,
      background: vars.color.sunken,
      borderColor: vars.color.line,
      borderStyle: vars.border.disabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { [`${input}:disabled + &`]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})
export const label = style({ minInlineSize: 0 })
