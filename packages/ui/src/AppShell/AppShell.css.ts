import { style } from '@vanilla-extract/css'
import { layers, media } from '../theme'

export const shell = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })

export const top = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.sticky,
  '@media': { [media.print]: { display: 'none' } },
})

export const middle = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flexDirection: 'row' } },
})

export const bottom = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.sticky,
  '@media': { [media.print]: { display: 'none' } },
})

/** At least as high as the window, so that loading content does not move a visible footer. */
export const main = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100svh',
  outline: 'none',
  '@media': { [media.print]: { minBlockSize: 0 } },
})

export const chrome = style({ '@media': { [media.print]: { display: 'none' } } })
