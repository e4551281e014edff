import { style } from '@vanilla-extract/css'
import { bottomEdge } from '../frame/bottomEdge.css'

export const bar = style(bottomEdge)
