import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = style({
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
export const track = style({ opacity: 0.25 })
