import { style } from '@vanilla-extract/css'
import { focusOutline, media, oneColumn, vars } from '../theme'

/** Styles that all form fields share. */
export const field = style({
  ...oneColumn,
  // In a row, the field with the shorter help text does not spread its lines.
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  overflowWrap: 'anywhere',
})

export const label = style({ fontWeight: vars.fontWeight.medium, fontSize: vars.fontSize.sm, padding: 0 })

export const description = style({ fontSize: vars.fontSize.sm, color: vars.color.inkMuted })

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.fontSize.sm,
  color: vars.color.danger,
})

/** Frame of an input; the control inside has no border. */
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  minInlineSize: 0,
  minBlockSize: vars.target.medium,
  background: vars.color.surface,
  border: `${vars.border.width} solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
  overflowClipMargin: '0.25rem',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { ...focusOutline, outlineOffset: '0', borderColor: vars.color.focus },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.border.width} ${vars.color.danger}`,
    },
    '&:has(> :disabled)': {
      borderStyle: vars.border.disabled,
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
    },
  },
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingInline: vars.space[12],
  paddingBlock: vars.space[8],
  background: 'transparent',
  border: 0,
  borderRadius: 'inherit',
  appearance: 'none',
  // Phones zoom into focused fields with text below 1rem.
  fontSize: `max(${vars.fontSize.md}, 1em)`,
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.color.surface}`, WebkitTextFillColor: vars.color.ink },
  },
})

export const textArea = style({ resize: 'vertical', minBlockSize: '8rem', lineHeight: vars.lineHeight.text })

/** A control inside the frame, beside the input. */
export const inside = style({ alignSelf: 'center', marginInlineEnd: vars.space[4], color: vars.color.inkMuted })

/** A native select, without the system's arrow. */
export const select = style([
  input,
  {
    paddingInlineEnd: vars.space[48],
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
])

export const selectBox = style([box, { position: 'relative', alignItems: 'center' }])
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space[12],
  pointerEvents: 'none',
  color: vars.color.inkMuted,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
})
