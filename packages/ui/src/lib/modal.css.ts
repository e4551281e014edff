import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '../theme'

const appear = keyframes({ from: { opacity: 0 } })

/** Covers the page with a scrim. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: 0,
  border: 0,
  background: vars.color.scrim,
  color: vars.color.ink,
  animation: `${appear} ${vars.duration.medium} ${vars.ease}`,
  '::backdrop': { background: 'transparent' },
  '@media': { [media.print]: { display: 'none' } },
})

// The page behind does not scroll.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' })
