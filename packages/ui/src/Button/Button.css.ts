import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, forcedFill, media, onHover, textPadding, vars } from '../theme'

const enabled = '&:not([data-disabled], [data-pending])'

/** The media queries of a filled button. */
const filled = <Rule extends object>(hovered: Rule) => ({
  '@media': {
    ...onHover(hovered, `${enabled}:hover`)['@media'],
    [media.forcedColors]: { selectors: { '&:not([data-disabled]), &:not([data-disabled]):hover': forcedFill } },
  },
})

export const button = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    maxInlineSize: '100%',
    border: `${vars.border.width} solid transparent`,
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.heading,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `transform ${vars.duration.fast} ${vars.ease}`,
    selectors: {
      [`${enabled}:active`]: { transform: 'scale(0.98)' },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        color: vars.color.inkMuted,
        background: vars.color.sunken,
        borderColor: vars.color.line,
        borderStyle: vars.border.disabled,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      [media.coarse]: { minBlockSize: vars.target.medium, minInlineSize: vars.target.medium },
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: { borderColor: 'ButtonText' },
    },
  },
])

export const variants = styleVariants({
  primary: {
    selectors: {
      '&:not([data-disabled])': { background: vars.color.accent, color: vars.color.onAccent },
    },
    ...filled({ background: vars.color.accentHover }),
  },
  secondary: {
    selectors: {
      '&:not([data-disabled])': {
        background: vars.color.surface,
        color: vars.color.ink,
        borderColor: vars.color.control,
      },
    },
    ...onHover({ background: vars.color.sunken }, `${enabled}:hover`),
  },
  quiet: {
    selectors: {
      '&:not([data-disabled])': { background: 'transparent', color: vars.color.accent },
      '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    },
    ...onHover({ background: vars.color.accentSoft }, `${enabled}:hover`),
  },
  danger: {
    selectors: {
      '&:not([data-disabled])': { background: vars.color.danger, color: vars.color.onAccent },
    },
    ...filled({ textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
  },
})

export const sizes = styleVariants({
  small: {
    minBlockSize: vars.target.small,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    fontSize: vars.fontSize.sm,
  },
  medium: {
    minBlockSize: vars.target.medium,
    paddingInline: textPadding(vars.space[16]),
    paddingBlock: vars.space[8],
  },
  large: {
    minBlockSize: vars.target.large,
    paddingInline: textPadding(vars.space[24]),
    paddingBlock: vars.space[8],
    fontSize: vars.fontSize.lg,
  },
})

export const fullWidth = style({ inlineSize: '100%' })

export const square = style({ paddingInline: 0, paddingBlock: 0, aspectRatio: '1', flexShrink: 0 })

/** A quiet button without text takes the colour of its surroundings. */
export const quietSquare = style({ selectors: { '&:not([data-disabled])': { color: 'inherit' } } })

// `break-word` instead of `anywhere`: the minimum width is that of the longest word, which breaks only where it does not fit.
export const label = style({ minInlineSize: 0, overflowWrap: 'break-word' })
