import { fallbackVar } from '@vanilla-extract/css'
import { scale } from './scale.css'

/** @param length any CSS length @returns a length that scales with the candidate's text size, for style files */
export function scaled(length: string): string {
  return `calc(${length} * ${fallbackVar(scale, '1')})`
}
