import { fallbackVar } from '@vanilla-extract/css'
import { scale } from './scale.css'

/** Returns a length that scales with the candidate's text size, for style files. @param length any CSS length */
export function scaled(length: string): string {
  return `calc(${length} * ${fallbackVar(scale, '1')})`
}
