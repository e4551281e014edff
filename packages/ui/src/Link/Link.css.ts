import { style, styleVariants } from '@vanilla-extract/css'
import { media, onHover, vars } from '../theme'

export const link = style({
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 'from-font',
  '@media': { [media.print]: { color: 'inherit' } },
})

export const variant = styleVariants({
  inline: {
    color: vars.color.accent,
    textDecorationLine: 'underline',
    ...onHover({ color: vars.color.accentHover }),
  },
  standalone: {
    color: vars.color.accent,
    fontWeight: vars.fontWeight.medium,
    textDecorationLine: 'none',
    ...onHover({ color: vars.color.accentHover, textDecorationLine: 'underline' }),
  },
  plain: {
    color: 'inherit',
    textDecorationLine: 'none',
    ...onHover({ textDecorationLine: 'underline' }),
  },
})
