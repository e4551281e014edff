import { createVar, fallbackVar, styleVariants } from '@vanilla-extract/css'

const scale = createVar()

/** Sets the size of the exam's words for everything inside the element. */
export const textSize = styleVariants({
  normal: { vars: { [scale]: '1' } },
  large: { vars: { [scale]: '1.25' } },
  largest: { vars: { [scale]: '1.5' } },
})

/** A length that grows with the candidate's text size. @param length any CSS length */
export function scaled(length: string): string {
  return `calc(${length} * ${fallbackVar(scale, '1')})`
}
