import { style } from '@vanilla-extract/css'
import { bottomEdge } from '../frame/bottomEdge.css'

/** Overlays the bottom of the page, so that it shifts no layout. */
export const bar = style({ ...bottomEdge, position: 'fixed', insetInline: 0, zIndex: 20 })
